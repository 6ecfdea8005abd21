import { expect, type Page, test } from '@playwright/test'
import { faultsOf, settled } from './axe.ts'
import { aChild, signUp } from './child.ts'
import { finger } from './stage.ts'

/** The least width and height of anything to press, in CSS px. */
const LEAST_TOUCH = 44

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const

/** What is too small for a finger. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = [...document.querySelectorAll('button, a, input, [role=menuitem]')]
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

for (const viewport of VIEWPORTS) {
  test(`no screen of the shell shuts anybody out at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    // Endless motion never settles; what is checked does not depend on it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expectUsable(page, 'landing')
    await page.goto('/register')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByText('Name is required').waitFor()
    await expectUsable(page, 'register with faults')
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login' }).waitFor()
    await expectUsable(page, 'login')
    for (const path of ['/login/pictures', '/privacy']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectUsable(page, path)
    }

    await signUp(await aChild(page, { hand: finger, language: 'en' }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menu').waitFor()
    await expectUsable(page, 'menu')
    for (const path of ['/home', '/books', '/games', '/profile', '/dashboard', '/nowhere']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await expectUsable(page, path)
    }
  })
}
