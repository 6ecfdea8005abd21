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
    (rules) =>
      Reflect.get(window, 'axe').run(document, {
        runOnly: rules,
        // WCAG 2.5.3, which axe leaves off: who says the word that is seen presses that control.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      }),
    RULES,
  )
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  return [...faults, ...(await misnamed(page))]
}

/** Controls whose name does not begin with what is written on them: axe is content where the word stands anywhere in the name. */
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

/** Waits until nothing fades in or out any more, as half-faded text has too little contrast. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.loading').first().waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
