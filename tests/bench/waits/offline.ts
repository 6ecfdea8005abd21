import type { Heard } from './ears.ts'
import type { Leaf } from './player.ts'
import type { Visit } from './visit.ts'

/** A downloaded page opens within this time even on a busy machine, ms. */
const PATIENCE = { timeout: 20_000, polling: 100 } as const

/** Cuts the line and counts the pages of the book that still have picture, play and narration. Call it last: the line stays cut. */
export async function downloadedPages(visit: Visit): Promise<number> {
  const { page, cdp, line, player } = visit
  await line.cut()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  let offlinePages = 0
  for (const leaf of player.leaves) {
    try {
      await page.goto(player.address(leaf), { waitUntil: 'commit' })
      await page.waitForFunction(isWhole, leaf, PATIENCE)
      offlinePages += 1
    } catch {
      // Not counted: the page did not load completely.
    }
  }
  return offlinePages
}

/** Runs in the page: whether the picture is shown, the page can be played, and the narration was heard. */
function isWhole(leaf: Leaf): boolean {
  const heard: Heard[] = Reflect.get(window, 'waitsHeard')
  const isHeard = heard.some(({ path, at }) => at <= performance.now() && new RegExp(leaf.voice).test(path))
  const hasFailed = window.__storybook?.events().some(({ type }) => type === 'failed') === true
  return isHeard && !hasFailed && document.querySelector('.no-picture') === null && window.waitsScreen.stands(leaf)
}
