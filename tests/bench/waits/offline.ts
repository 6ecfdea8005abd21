import type { Heard } from './ears.ts'
import type { Leaf } from './player.ts'
import type { Visit } from './visit.ts'

/** A downloaded page opens in less than this, ms, even on a busy machine. */
const PATIENCE = { timeout: 20_000, polling: 100 } as const

/** Stops the service, opens the app again, and answers on how many pages of the book the picture, the play and the voice are there. Asked last: the line stays cut. */
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
      // Missed: nothing came, or not all of it.
    }
  }
  return offlinePages
}

/** Runs in the page: its picture stands, its things can be played with, and its voice is heard. */
function isWhole(leaf: Leaf): boolean {
  const heard: Heard[] = Reflect.get(window, 'waitsHeard')
  const isHeard = heard.some(({ path, at }) => at <= performance.now() && new RegExp(leaf.voice).test(path))
  const hasFailed = window.__storybook?.events().some(({ type }) => type === 'failed') === true
  return isHeard && !hasFailed && document.querySelector('.no-picture') === null && window.waitsScreen.stands(leaf)
}
