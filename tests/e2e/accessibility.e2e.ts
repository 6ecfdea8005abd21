import { expect, type Page, test } from '@playwright/test'
import { faultsOf, settled } from './axe.ts'
import { aChild, signUp } from './child.ts'
import { authText } from '../../src/shell/features/auth/text/forms/index.ts'
import { finger, sceneReady } from './stage.ts'

/** Minimum width and height of controls, CSS px. */
const LEAST_TOUCH = 44

const RUNS = [
  { width: 1280, height: 800, language: 'en' },
  { width: 844, height: 390, language: 'id' },
  { width: 390, height: 844, language: 'id' },
  { width: 820, height: 1180, language: 'en' },
] as const

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

async function expectUsable(page: Page, screen: string): Promise<void> {
  await settled(page)
  expect.soft(await faultsOf(page), screen).toEqual([])
  expect.soft(await tooSmall(page), `${screen}: press sizes`).toEqual([])
}

for (const { width, height, language } of RUNS) {
  test(`every screen of the shell is accessible at ${width} × ${height} in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const words = authText[language]
    // Looping animations would never settle, and the checks don't depend on them.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expectUsable(page, 'landing')
    await page.goto('/register')
    await page.getByRole('button', { name: words.register }).click()
    await page.getByText(words.nameRequired).waitFor()
    await expectUsable(page, 'register with faults')
    await page.goto('/login')
    await page.getByRole('button', { name: words.login }).waitFor()
    await expectUsable(page, 'login')
    for (const path of ['/login/pictures', '/privacy']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectUsable(page, path)
    }

    const child = await aChild(page, { hand: finger, language })
    await signUp(child)
    await child.use('menu')
    await page.getByRole('menu').waitFor()
    await expectUsable(page, 'menu')
    for (const path of ['/home', '/books', '/games', '/profile', '/dashboard', '/nowhere']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await expectUsable(page, path)
    }

    for (const [path, pageId] of [
      ['/book/1', 'cover'],
      ['/book/1?page=2', 'b1-p01'],
      ['/book/1?page=4', 'b1-p03'],
      ['/book/1?page=15', 'b1-p14'],
    ] as const) {
      await page.goto(path)
      await sceneReady(page, pageId)
      await expectUsable(page, path)
    }
    await child.use('library')
    await page.getByRole('alertdialog').waitFor()
    await expectUsable(page, 'leave dialog')
    for (let activity = 1; activity <= 3; activity += 1) {
      await page.goto(`/book/1/post-activities?activity=${activity}`)
      await page.locator('.stage-host.is-ready').waitFor()
      await expectUsable(page, `activity ${activity}`)
    }
  })
}
