import { during } from './opening.ts'
import { memoryOf } from './memory.ts'
import { downloadedPages } from './offline.ts'
import type { Player } from './player.ts'
import type { Found } from './rows.ts'
import { openBook, pressNext, standing } from './turning.ts'
import { beginVisit, type Renderer, type Visit } from './visit.ts'

/** How long each page is looked at once it has settled, ms. */
export const LOOK_MS = 3000
/** The child stays with the last page until nothing has come for so long, ms (what was read is kept meanwhile, by a slow processor); and so long that is waited for. */
const QUIET_MS = 12_000
const REST_MS = 60_000
/** In so many visits the service is stopped after that. */
const STORED_VISITS = 2

/** The book opened and read forward to its end, what that has cost, and what of it is there without the service. */
export async function measureReading(player: Player, renderer: Renderer, count: number): Promise<Found> {
  return during(await beginVisit(player, { renderer }), async (visit) => {
    const blank = await memoryOf(visit.browser)
    const turns = await readThrough(visit)
    await visit.line.rested(QUIET_MS, REST_MS)
    const memory = (await memoryOf(visit.browser)) - blank
    const sent = visit.line.sent()
    const bytes = sent.reduce((sum, request) => sum + request.bytes, 0)
    const offlinePages = count < STORED_VISITS ? [await downloadedPages(visit)] : []
    return { ...turns, memory: [memory], bytes: [bytes / 1000], requests: [sent.length], offlinePages }
  })
}

/** Turns all pages, each a little after it has settled. */
async function readThrough(visit: Visit): Promise<Found> {
  const { page, player } = visit
  const { leaves } = player
  await openBook(visit)
  const [cover] = leaves
  if (cover) await standing(visit, cover)
  const moved: number[] = []
  const shown: number[] = []
  const settled: number[] = []
  const tap: number[] = []
  await page.waitForTimeout(LOOK_MS)
  for (const [index, to] of leaves.slice(1).entries()) {
    const known = Object.keys(await presses(visit))
    const turned = await pressNext(visit, leaves[index] ?? to, to)
    if (!turned) throw new Error(`a press on Next brought no turn to page ${to.index + 1} in 20 s`)
    moved.push(turned.moved ?? Infinity)
    shown.push(turned.shown ?? Infinity)
    settled.push(turned.settled ?? Infinity)
    // A slow press is told late.
    await page.waitForTimeout(LOOK_MS)
    const emitted = Object.entries(await presses(visit)).find(([press]) => !known.includes(press))
    // What takes less than 16 ms is not told by the browser; it counts as 16.
    tap.push(emitted?.[1] ?? 16)
  }
  return { moved, shown, settled, tap, tapWorst: tap }
}

const presses = ({ page }: Visit) => page.evaluate(() => window.waits.presses)
