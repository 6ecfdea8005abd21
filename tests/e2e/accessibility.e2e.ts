import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { aChild, signUp } from './child.ts'
import { finger } from './stage.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The least width and height of anything to press, in CSS px. */
const LEAST_TOUCH = 44

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const

/** What axe finds wrong with the page, one line a rule. */
async function faultsOf(page: Page): Promise<string[]> {
  // Not as a script element: the page's own security policy allows none.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (rules) => Reflect.get(window, 'axe').run(document, { runOnly: rules }),
    RULES,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

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

/** Waits until nothing fades in or out any more, as half-faded text has too little contrast. */
async function settled(page: Page): Promise<void> {
  await page.getByText('Loading...').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
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
