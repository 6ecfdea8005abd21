import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page, one line a rule. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Not as a script element: the page's own security policy allows none.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (rules) => Reflect.get(window, 'axe').run(document, { runOnly: rules }),
    RULES,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Waits until nothing fades in or out any more, as half-faded text has too little contrast. */
export async function settled(page: Page): Promise<void> {
  await page.getByText('Loading...').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
