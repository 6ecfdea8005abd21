import { expect, type Page, test } from '@playwright/test'
import { aChild, finishByCalls, logIn, signUp } from './child.ts'
import { finger, sceneReady, targets } from './stage.ts'

/** Presses Tab until the focused element matches; fails if it never does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
  }
  throw new Error(`${selector} is not reached by Tab`)
}

test('Kiko is found by keyboard alone, leaves his paw-print for good, and a word of the text is said', async ({
  page,
}) => {
  await signUp(await aChild(page, { hand: finger, language: 'en' }))
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  await tabTo(page, '.picture-extras-more')
  await page.keyboard.press('Enter')
  await tabTo(page, '[data-extra="kiko"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Kiko was found on this page' })).toBeVisible()
  await tabTo(page, '.story')
  await page.keyboard.press('Enter')
  await expect(page.locator('.story .chosen')).toHaveCount(1)
  await page.reload()
  await sceneReady(page, 'b1-p01')
  await expect(page.getByRole('img', { name: 'Kiko was found on this page' })).toBeVisible()
})

test('what is asked aloud can be read, and what is seen can be counted, by keyboard', async ({ page }) => {
  await signUp(await aChild(page, { hand: finger, language: 'id' }))
  await finishByCalls(page, 1, 2)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Lihat kata' }).click()
  await page.goto('/book/2/post-activities?activity=1')
  await page.locator('.stage-host.is-ready').waitFor()
  await expect(page.locator('.caption p')).toHaveText(/^Ada berapa/)
  await expect
    .poll(async () => (await targets(page)).some(({ isStop, state }) => isStop && state === 'idle'))
    .toBe(true)
  await tabTo(page, '[data-target^="spot:"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-target^="spot:"]').first()).toHaveAccessibleName(/hitungan ke-1$/)
})

/** Texts, names and alternatives that are not in the language of the child, by the nearest `lang`. */
const strangers = (page: Page, language: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('[aria-label], img[alt]:not([alt=""]), button, h1, h2, p')]
        .filter((element) => element.closest<HTMLElement>('[lang]')?.lang !== wanted)
        .map((element) => element.outerHTML.slice(0, 120)),
    language,
  )

/** The switch names both languages: the other one under its own `lang`. */
const isSwitch = (html: string) => html.includes('data-control="language"')

async function expectOneLanguage(page: Page, language: string, screen: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.locator('.loading').first().waitFor({ state: 'detached' })
  const others = (await strangers(page, language)).filter((html) => !isSwitch(html))
  expect.soft(others, screen).toEqual([])
}

test('after a change of language everything on every screen is under that language', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await page.goto('/')
  await child.use('language')
  for (const path of ['/', '/login', '/register', '/login/pictures', '/privacy']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await expectOneLanguage(page, 'id', path)
  }
  await page.goto('/')
  await child.use('language')
  await signUp(child)
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  await child.use('language')
  await expectOneLanguage(page, 'id', 'an open page')
  for (const path of ['/home', '/books', '/games', '/profile', '/today', '/account', '/dashboard', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await expectOneLanguage(page, 'id', path)
  }
  await page.goto('/home')
  await child.use('menu')
  await page.getByRole('menu').waitFor()
  await expectOneLanguage(page, 'id', 'menu')
  await page.goto('/book/1')
  await sceneReady(page, 'cover')
  await expectOneLanguage(page, 'id', 'cover')
  await finishByCalls(page, 1)
  await page.goto('/book/1/post-activities?activity=1')
  await page.locator('.stage-host.is-ready').waitFor()
  await expectOneLanguage(page, 'id', 'activity')
})

test('a finished story hangs something in the barn, which opens it again', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signUp(child)
  await expect(page.getByText('Finish a story: it hangs something here.')).toBeVisible()
  await finishByCalls(page, 1)
  await page.goto('/home')
  const thing = page.getByRole('region', { name: 'My barn' }).getByRole('button')
  await expect(thing).toHaveAccessibleName('Kiko’s paw-prints. Where Is Kiko?')
  await thing.tap()
  await expect(page).toHaveURL('/book/1?page=1')
  await sceneReady(page, 'cover')
})

test('comfort and paw-prints come with the child to another device', async ({ page, browser }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  const email = await signUp(child)
  await page.goto('/profile')
  const ruler = page.getByRole('button', { name: 'Reading ruler' })
  const isSaved = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/comfort') && answer.ok())
  await ruler.tap()
  await isSaved
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' })
  const other = await aChild(await context.newPage(), { hand: finger, language: 'en' })
  await logIn(other, email)
  await other.page.goto('/book/1?page=3')
  await sceneReady(other.page, 'b1-p02')
  await expect(other.page.locator('.reading-ruler')).toBeVisible()
  await context.close()
})
