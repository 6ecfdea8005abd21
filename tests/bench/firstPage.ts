import { median } from './browser.ts'
import { busyUntil, longestUntil, recordTasks, type Task } from './mainThread.ts'
import type { Row } from './report.ts'
import { startOurs } from './waits/ours.ts'
import type { Player } from './waits/player.ts'
import { beginVisit, THROTTLE } from './waits/visit.ts'

const VISITS = 5
/** Index of a playable page, opened by its URL with empty caches. */
const PAGE = 2

/** A received file; `arrived` in ms after the navigation. */
interface Come {
  readonly path: string
  readonly arrived: number
  readonly bytes: number
}

/** Results of one visit: times in ms after the navigation, bytes on the wire with headers. */
interface FirstPageVisit {
  readonly firstPaint: number
  readonly readable: number
  readonly playable: number
  readonly layoutShift: number
  readonly longestTask: number
  readonly sent: readonly Come[]
  readonly tasks: readonly Task[]
}

interface Seen {
  firstPaint: number
  picture: number
  playable: number
  layoutShift: number
  longestTask: number
}

/** How soon a page of book 1 opened by its URL can be read and played; medians. Drawn by Canvas, under the same conditions as the peers. */
export async function measureFirstPage(): Promise<Row[]> {
  const visits: FirstPageVisit[] = []
  const unslowed: FirstPageVisit[] = []
  const ours = await startOurs()
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await visitFirstPage(ours))
      unslowed.push(await visitFirstPage(ours, 1))
    }
  } finally {
    await ours.stop()
  }
  const of = (figure: (visit: FirstPageVisit) => number, among = visits) => median(among.map(figure))
  const until = (moment: 'readable' | 'playable') => (visit: FirstPageVisit) =>
    visit.sent.filter(({ arrived }) => arrived <= visit[moment])
  const kB = (moment: 'readable' | 'playable') =>
    of((visit) => until(moment)(visit).reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
  const row = (what: string, value: number, unit: string, limit: number): Row => ({
    what: `book 1, page 3 by its address, ${THROTTLE}×, thin line, median of ${VISITS}, Canvas: ${what}`,
    value,
    unit,
    wanted: `≤ ${limit}`,
    isMet: value <= limit,
  })
  return [
    row('first contentful paint', Math.round(of((visit) => visit.firstPaint)), 'ms', 450),
    row('readable', Math.round(of((visit) => visit.readable)), 'ms', 2000),
    row(
      'requests until readable',
      of((visit) => until('readable')(visit).length),
      'files',
      6,
    ),
    row('on the wire until readable', kB('readable'), 'kB', 120),
    row('of it what is read: document, pictures, fonts', of(readKB), 'kB', 120),
    row('playable', Math.round(of((visit) => visit.playable)), 'ms', 3500),
    row('on the wire until playable', kB('playable'), 'kB', 330),
    row(
      'layout shift, thousandths',
      of((visit) => Math.round(visit.layoutShift * 1000)),
      '',
      0,
    ),
    row('longest task until playable, thread time', Math.round(of(longest)), 'ms', 250),
    row('longest task until playable, wall time', Math.round(of((visit) => visit.longestTask)), 'ms', 250),
    ...(['readable', 'playable'] as const).map((moment) => {
      const busy = Math.round(of((visit) => busyUntil(visit.tasks, visit[moment]), unslowed))
      const limit = { readable: 100, playable: 230 }[moment]
      return { ...row('', busy, 'ms', limit), what: `the same, 1×: main thread until ${moment}, thread time` }
    }),
  ]
}

const longest = (visit: FirstPageVisit) => longestUntil(visit.tasks, visit.playable)

/** kB needed until the page is readable, without scripts. */
const readKB = ({ sent, readable }: FirstPageVisit) =>
  sent
    .filter(({ path, arrived }) => arrived <= readable && !path.endsWith('.js'))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Opens the page once in a new browser, with the CPU slowed down `throttle` times, and waits until it can be played. */
async function visitFirstPage(player: Player, throttle = THROTTLE): Promise<FirstPageVisit> {
  const leaf = player.leaves[PAGE]
  if (!leaf) throw new Error('the book has no page 3')
  const visit = await beginVisit(player, { renderer: 'canvas', throttle, isWatched: false })
  try {
    const { page, browser, line } = visit
    await page.addInitScript(watchPage, leaf.id)
    const stop = await recordTasks(browser, page)
    await page.goto(player.address(leaf), { waitUntil: 'commit' })
    await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'seen'), 'playable')) > 0, undefined, {
      polling: 250,
      timeout: 60_000,
    })
    const seen = await page.evaluate((): Seen => Reflect.get(window, 'seen'))
    const begun = await page.evaluate(() => performance.timeOrigin)
    const tasks = await stop(player.address(leaf))
    const sent = line.sent().map(({ path, bytes, arrived }) => ({ path, bytes, arrived: arrived - begun }))
    return { ...seen, readable: Math.max(seen.firstPaint, seen.picture), sent, tasks }
  } finally {
    await visit.end()
  }
}

/** Runs in the page: records in `window.seen` when things became visible. Asks the stage itself whether it is ready for touches. */
function watchPage(pageId: string): void {
  const seen: Seen = { firstPaint: 0, picture: 0, playable: 0, layoutShift: 0, longestTask: 0 }
  Reflect.set(window, 'seen', seen)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  // TypeScript's DOM types lack the fields of these entries.
  watch('largest-contentful-paint', (entry) => {
    const element: unknown = Reflect.get(entry, 'element')
    if (element instanceof HTMLImageElement) seen.picture ||= entry.startTime
  })
  watch('layout-shift', (entry) => (seen.layoutShift += Number(Reflect.get(entry, 'value'))))
  watch('longtask', ({ duration }) => {
    if (seen.playable === 0) seen.longestTask = Math.max(seen.longestTask, duration)
  })
  const timer = setInterval(() => {
    const report = window.__storybook?.scene()
    if (report?.pageId !== pageId || report.status !== 'ready') return
    seen.playable = performance.now()
    clearInterval(timer)
  }, 20)
}
