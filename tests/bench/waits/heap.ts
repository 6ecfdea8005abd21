import { heldBy } from '../heap.ts'
import { during } from './opening.ts'
import type { Player } from './player.ts'
import type { Found } from './rows.ts'
import { openBook, standing } from './turning.ts'
import { beginVisit, middleOf, type Renderer, tapAt } from './visit.ts'

const TURNS = 200
/** Number of warm-up turns, which create things that are reused; DOM nodes and listeners are counted from here. */
const WARM = 20
/** Number of pages that are turned forward and back. */
const PAGES = 9
/** Pause before each press, ms. */
const LOOK_MS = 300
/** Pause before each heap measurement, ms. */
const REST_MS = 1500

/** Growth of heap, DOM nodes and listeners over many turns, with full CPU speed and an unthrottled line. */
export async function measureHeap(player: Player, renderer: Renderer): Promise<Found> {
  const options = { renderer, throttle: 1, isThin: false, isWatched: false }
  return during(await beginVisit(player, options), async (visit) => {
    const { page, cdp } = visit
    await cdp.send('Performance.enable')
    await openBook(visit)
    const pages = player.leaves.slice(0, PAGES)
    const [cover] = pages
    if (cover) await standing(visit, cover)
    const held = async () => {
      await page.waitForTimeout(REST_MS)
      return heldBy(cdp)
    }
    let [first, warm] = [await held(), await held()]
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const steps = turn % (2 * (PAGES - 1))
      const leaf = pages[steps < PAGES ? steps : 2 * (PAGES - 1) - steps]
      const isForward = steps > 0 && steps < PAGES
      await page.waitForTimeout(LOOK_MS)
      await tapAt(cdp, await middleOf(page, isForward ? player.next : player.prev))
      if (leaf) await standing(visit, leaf)
      if (turn === 1) first = await held()
      if (turn === WARM) warm = await held()
    }
    const last = await held()
    return {
      heap: [(last.heap + last.code - first.heap - first.code) / 1e6],
      heapWithoutCode: [(last.heap - first.heap) / 1e6],
      nodes: [last.nodes - warm.nodes],
      listeners: [last.listeners - warm.listeners],
    }
  })
}
