import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Accessibility faults of the page, one text per axe rule. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated, because the page's security policy allows no script elements. Once per document: half a megabyte to send, parse and run.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (rules) =>
      Reflect.get(window, 'axe').run(document, {
        runOnly: rules,
        // What passes isn't described: that takes most of the time after the checks themselves.
        resultTypes: ['violations'],
        // WCAG 2.5.3, off by default in axe: speaking a control's visible label must activate it.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      }),
    RULES,
  )
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  return [...faults, ...(await misnamed(page))]
}

/** Controls whose accessible name does not begin with their visible label. axe only requires the name to contain it. */
function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.trim().toLowerCase()
    return [
      ...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label], [role^="menuitem"][aria-label]'),
    ]
      .map((control) => ({ seen: control.innerText.trim().split('\n')[0] ?? '', named: control.ariaLabel ?? '' }))
      .filter(({ seen, named }) => !plain(named).startsWith(plain(seen)))
      .map(({ seen, named }) => `'${seen}' is named '${named}'`)
  })
}

/** Waits until all animations have ended, because half-faded text has too little contrast. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.loading').first().waitFor({ state: 'detached' })
  // The page that came with the document can be played before the reader is there, and then both stand for a moment.
  await page.locator('#first-page').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
