import { during } from './opening.ts'
import { memoryOf } from './memory.ts'
import { downloadedPages } from './offline.ts'
import type { Player } from './player.ts'
import type { Found } from './rows.ts'
import { openBook, pressNext, standing } from './turning.ts'
import { beginVisit, type Renderer, type Visit } from './visit.ts'

/** Pause on each page after it has settled, ms. */
export const LOOK_MS = 3000
/** The child stays on the last page until no data has arrived for `QUIET_MS`, at most `REST_MS`; meanwhile the book is stored for offline use. */
const QUIET_MS = 12_000
const REST_MS = 60_000
/** Within this time the process of a stopped worker has ended, ms. */
const WORKER_ENDS_MS = 3000
/** Number of visits after which the service is stopped, to count the stored pages. */
const STORED_VISITS = 2

/** Reads the book to its end, and measures the turns, memory, data on the wire and pages that work without the service. */
export async function measureReading(player: Player, renderer: Renderer, count: number): Promise<Found> {
  return during(await beginVisit(player, { renderer }), async (visit) => {
    const blank = await memoryOf(visit.browser)
    const turns = await readThrough(visit)
    await visit.line.rested(QUIET_MS, REST_MS)
    await stopWorkers(visit)
    const memory = (await memoryOf(visit.browser)) - blank
    const sent = visit.line.sent()
    const bytes = sent.reduce((sum, request) => sum + request.bytes, 0)
    const offlinePages = count < STORED_VISITS ? [await downloadedPages(visit)] : []
    return { ...turns, memory: [memory], bytes: [bytes / 1000], requests: [sent.length], offlinePages }
  })
}

/**
 * Stops the service worker. A browser does so 30 s after the worker's last event, and ends its process; DevTools, which this bench is attached with, keeps
 * it running. The page starts it again when it needs it.
 */
async function stopWorkers({ page, cdp }: Visit): Promise<void> {
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.send('ServiceWorker.disable')
  await page.waitForTimeout(WORKER_ENDS_MS)
}

/** Turns all pages, each `LOOK_MS` after it has settled. */
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
    // Event Timing reports a slow press late.
    await page.waitForTimeout(LOOK_MS)
    const emitted = Object.entries(await presses(visit)).find(([press]) => !known.includes(press))
    // The browser does not report events under 16 ms; count them as 16.
    tap.push(emitted?.[1] ?? 16)
  }
  return { moved, shown, settled, tap, tapWorst: tap }
}

const presses = ({ page }: Visit) => page.evaluate(() => window.waits.presses)
