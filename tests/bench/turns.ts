import type { Browser, Page } from 'playwright'
import { sceneReady } from '../e2e/stage.ts'
import { busyMs, median, openPage, percentile, type Service, signIn } from './browser.ts'
import { type Held, heldBy } from './heap.ts'
import { atMost, type Row } from './report.ts'
import { installTurnRecorder, turn } from './turnRecorder.ts'

const TURNS = 200
/** The first turns fill caches; growth is counted from here. */
const WARM = 20
/** Nothing is pressed before the next page is ready: as a child who looks at the page first. */
const LOOK_MS = 300
/** Heap and nodes are read when the page has come to rest: in the middle of a turn the same page differs by what is still under way. */
const REST_MS = 1500
/** What the app begins once, when a book has been open for 15 s (keeping it on the device: a script more in the page), has begun before growth is counted. */
const BEGUN_MS = 18_000

/** Times, heap, listeners and nodes over 200 page turns, and whether the next page was ready before Next. */
export async function measureTurns(browser: Browser, service: Service): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, service)
  await signIn(page)
  await page.goto('/book/1?page=1')
  await sceneReady(page, 'cover')
  await page.evaluate(() => window.__storybook?.speed(1))
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const isReady = await nextIsReady(page)
  await installTurnRecorder(page)
  const first: number[] = []
  const settled: number[] = []
  let busy = 0
  let before: Held = { heap: 0, code: 0, listeners: 0, nodes: 0 }
  for (let count = 1; count <= TURNS; count += 1) {
    const begun = await busyMs(cdp)
    const times = await turnOnce(page, count)
    busy += (await busyMs(cdp)) - begun
    first.push(times.firstFrame)
    settled.push(times.settled)
    await page.waitForTimeout(count === WARM ? BEGUN_MS : count === TURNS ? REST_MS : LOOK_MS)
    if (count === WARM) before = await heldBy(cdp)
  }
  const after = await heldBy(cdp)
  await page.context().close()
  return [
    {
      what: 'files of the next page fetched before Next is pressed (of picture, sprites, narration)',
      value: isReady,
      unit: 'files',
      wanted: '3',
      isMet: isReady >= 3,
    },
    atMost(45, {
      what: `page turn: first frame of the next page, median of ${TURNS}`,
      value: median(first),
      unit: 'ms',
    }),
    atMost(100, { what: 'page turn: first frame, 95th percentile', value: percentile(first, 0.95), unit: 'ms' }),
    atMost(250, { what: 'page turn: settled, median', value: median(settled), unit: 'ms' }),
    atMost(24, { what: 'CPU of a turn until it has settled, main thread, mean', value: busy / TURNS, unit: 'ms' }),
    atMost(0.2, {
      what: `heap after turn ${TURNS} against turn ${WARM}, without V8’s code of what runs often (${megabytes(after.code - before.code)} MB more)`,
      value: (after.heap - before.heap) / 1e6,
      unit: 'MB',
    }),
    atMost(0, { what: 'DOM nodes, likewise', value: after.nodes - before.nodes, unit: '' }),
    atMost(0, { what: 'listeners, likewise', value: after.listeners - before.listeners, unit: '' }),
  ]
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** How many of the next page's files have come while the child looks at the cover. */
async function nextIsReady(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return [/page-01-(back|ground)/, /page-01-sprites/, /naration\/en\/page-01\./].filter((file) =>
      names.some((name) => file.test(name)),
    ).length
  })
}

/** Between the cover and the first page, to and fro. */
function turnOnce(page: Page, count: number) {
  return count % 2 === 1
    ? turn(page, '.c-next', { id: 'b1-p01', still: 'page-01' })
    : turn(page, '.c-prev', { id: 'cover', still: 'cover' })
}
