import { expect, type Page, test } from '@playwright/test'
import { faultsOf, settled } from './axe.ts'
import { aChild, finishByCalls, signedIn, signUp } from './child.ts'
import { authText } from '../../src/shell/features/auth/text/forms/index.ts'
import { finger, sceneReady } from './stage.ts'

/** Minimum width and height of controls, CSS px. */
const LEAST_TOUCH = 44

const SIZES = {
  en: [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
    // 1280 × 1024 at 400 %.
    { width: 320, height: 256 },
  ],
  id: [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    // 1280 × 800 at 200 %.
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ],
} as const

/** Controls that are too small for a finger, as HTML. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // The picture's controls are for keyboards. Fingers touch the canvas, whose targets have their own minimum size (`game/touchRoom.ts`).
    const controls = [...document.querySelectorAll('button:not(.access-control), a, input, [role=menuitem]')]
    return controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return width > 0 && (width < least || height < least)
      })
      .map((control) => control.outerHTML.slice(0, 120))
  }, LEAST_TOUCH)
}

/** What WCAG 1.4.10 forbids: scrolling in two directions, and controls that are cut off or lie over each other. As texts. */
function notReflowed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 80)
    const { scrollWidth } = document.documentElement
    const faults = scrollWidth > window.innerWidth ? [`the screen is ${scrollWidth} px wide`] : []
    const modal = document.querySelector('[role="alertdialog"], [role="menu"]')
    const shown = [...(modal ?? document).querySelectorAll('button, a, input, select')]
      // A radio button is drawn by its label, and an eye stands in its field. Controls over the picture are for keyboards.
      .filter((control) => !control.matches('.access-control, .picture-extras-more, .eye, .skip, [type="radio"]'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ control, box }) => box.width > 1 && control.checkVisibility() && control.closest('[inert]') === null)
    // A table may be wider than the screen, and then scrolls by itself.
    for (const { control, box } of shown)
      if (control.closest('table') === null && (box.left < -1 || box.right > window.innerWidth + 1))
        faults.push(`cut off: ${name(control)}`)
    for (const [index, { control, box }] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 2 && down > 2 && !control.contains(other.control))
          faults.push(`${name(control)} lies over ${name(other.control)}`)
      }
    return faults
  })
}

async function expectUsable(page: Page, screen: string): Promise<void> {
  await settled(page)
  expect.soft(await faultsOf(page), screen).toEqual([])
  expect.soft(await tooSmall(page), `${screen}: press sizes`).toEqual([])
  if ((page.viewportSize()?.width ?? 0) <= 320) expect.soft(await notReflowed(page), `${screen}: reflow`).toEqual([])
}

/** Picture and text of an open page, each of which can be scrolled into the window whole or for the most part. */
async function expectReadable(page: Page, screen: string): Promise<void> {
  for (const part of ['.pic', '.story']) {
    const it = page.locator(part).first()
    await it.scrollIntoViewIfNeeded()
    await expect.soft(it, `${screen}: ${part}`).toBeInViewport({ ratio: 0.6 })
    expect.soft((await it.boundingBox())?.width ?? 0, `${screen}: ${part}`).toBeGreaterThan(240)
  }
}

for (const language of ['en', 'id'] as const) {
  test(`every screen of the shell is accessible at all sizes in ${language}`, async ({ page }) => {
    test.setTimeout(600_000)
    const sizes = SIZES[language]
    /** Opens the screen at the first size, and looks at it there and in windows that are turned and resized. */
    const usable = async (screen: string, open: () => Promise<unknown>, isReadable = false) => {
      await page.setViewportSize(sizes[0])
      await open()
      for (const size of sizes) {
        const at = `${screen} at ${size.width} × ${size.height}`
        await page.setViewportSize(size)
        await expectUsable(page, at)
        if (isReadable && size.width <= 320) await expectReadable(page, at)
      }
    }
    const heading = () => page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const words = authText[language]
    // Looping animations would never settle, and the checks don't depend on them.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await usable('landing', () => page.goto('/'))
    await usable('register with faults', async () => {
      await page.goto('/register')
      await page.getByRole('button', { name: words.register }).click()
      await page.getByText(words.nameRequired).waitFor()
    })
    await usable('login', async () => {
      await page.goto('/login')
      await page.getByRole('button', { name: words.login }).waitFor()
    })
    for (const path of ['/login/pictures', '/privacy'])
      await usable(path, async () => {
        await page.goto(path)
        await heading()
      })

    const child = await aChild(page, { hand: finger, language })
    await page.setViewportSize(sizes[0])
    await signUp(child)
    await usable('menu', async () => {
      await child.use('menu')
      await page.getByRole('menu').waitFor()
    })
    for (const path of ['/home', '/books', '/games', '/profile', '/today', '/dashboard', '/nowhere'])
      await usable(path, async () => {
        await page.goto(path)
        await heading()
      })

    for (const [path, pageId] of [
      ['/book/1', 'cover'],
      ['/book/1?page=2', 'b1-p01'],
      ['/book/1?page=4', 'b1-p03'],
      ['/book/1?page=15', 'b1-p14'],
    ] as const)
      await usable(
        path,
        async () => {
          await page.goto(path)
          await sceneReady(page, pageId)
        },
        true,
      )
    await usable('leave dialog', async () => {
      await child.use('library')
      await page.getByRole('alertdialog').waitFor()
    })
    for (let activity = 1; activity <= 3; activity += 1)
      await usable(`activity ${activity}`, async () => {
        await page.goto(`/book/1/post-activities?activity=${activity}`)
        await page.locator('.stage-host.is-ready').waitFor()
      })
  })
}

/** Answers for the service: the shelf has many books of the class, and a teacher wants a check. */
async function withMuchToDo(page: Page, language: 'en' | 'id'): Promise<void> {
  await page.route('**/api/path', (route) =>
    route.fulfill({ json: { data: { choices: [], checks: [{ lang: language, asked_at: '2026-01-05T01:00:00Z' }] } } }),
  )
  await page.route(/\/api\/books(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const { data }: { data: object[] } = await answer.json()
    const more = Array.from({ length: 12 }, (_, n) => ({ ...data[0], id: 2001 + n, keepsake: null, source: 'class' }))
    await route.fulfill({ response: answer, json: { data: [...data, ...more] } })
  })
}

// What a new child does not meet: at the largest and the smallest window, as the rest of each screen is checked above.
for (const { width, height, language } of [
  { width: 1280, height: 800, language: 'en' },
  { width: 390, height: 844, language: 'id' },
  { width: 320, height: 256, language: 'id' },
] as const) {
  test(`what comes with reading is accessible at ${width} × ${height} in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const child = await aChild(page, { hand: finger, language })
    await withMuchToDo(page, language)
    await signedIn(child)
    await finishByCalls(page, 1)
    await page.goto('/home')
    await page.locator('.barn-thing').first().waitFor()
    await expectUsable(page, 'home with a filled barn')
    await page.goto('/books')
    await page.locator('.shelf-tools').waitFor()
    await expectUsable(page, 'a long shelf')

    await page.goto('/profile')
    const choices = page.locator('.comfort button[aria-pressed="false"]:not([data-mode])')
    for (let left = await choices.count(); left > 0; left -= 1) {
      await choices.first().tap()
      await expect(choices).toHaveCount(left - 1)
    }
    await page.locator('[data-mode="withoutSound"]').tap()
    await expectUsable(page, 'profile with all of comfort')
    await page.goto('/book/1?page=4')
    await sceneReady(page, 'b1-p03')
    await expectUsable(page, 'a page with all of comfort')
    await page.locator('.story-asks').waitFor()
    await expectUsable(page, 'the story asks')

    await page.goto('/today')
    await page.locator('[data-control="stop"][aria-current="step"]').waitFor()
    await expectUsable(page, 'the path')
    await page.locator('[data-control="stop"][aria-current="step"]').tap()
    await page.locator('.stage-host.is-ready').waitFor()
    await expectUsable(page, 'the check')
  })
}
