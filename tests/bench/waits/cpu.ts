import { busyMs } from '../browser.ts'
import { during } from './opening.ts'
import type { Player } from './player.ts'
import { LOOK_MS } from './reading.ts'
import type { Found } from './rows.ts'
import { openBook, standing } from './turning.ts'
import { beginVisit, middleOf, type Renderer, tapAt } from './visit.ts'

/** Work within this time after the press counts as the work of the turn, ms. */
const TURN_MS = 1500

/** Main-thread time of each turn while the book is read to its end, with the CPU at full speed and no instrumentation in the page. */
export async function measureCpu(player: Player, renderer: Renderer): Promise<Found> {
  return during(await beginVisit(player, { renderer, throttle: 1, isWatched: false }), async (visit) => {
    const { page, cdp } = visit
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await openBook(visit)
    const cpu: number[] = []
    for (const leaf of player.leaves.slice(0, -1)) {
      await standing(visit, leaf)
      await page.waitForTimeout(LOOK_MS)
      const place = await middleOf(page, player.next)
      const before = await busyMs(cdp)
      await tapAt(cdp, place)
      await page.waitForTimeout(TURN_MS)
      cpu.push((await busyMs(cdp)) - before)
    }
    return { cpu }
  })
}
