import type { Browser, CDPSession, Page } from 'playwright'
import { sceneReady } from '../e2e/stage.ts'
import { median, openPage, type Service, signIn } from './browser.ts'
import type { Row } from './report.ts'

const TURNS = 200
/** The first turns fill caches; growth is counted from here. */
const WARM = 20

/** Heap, listeners and nodes over 200 page turns, and whether the next page was ready before Next. */
export async function measureTurns(browser: Browser, service: Service): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, service)
  await signIn(page)
  await page.goto('/book/1?page=1')
  await sceneReady(page, 'cover')
  await cdp.send('Performance.enable')
  const isReady = await nextIsReady(page)
  const times: number[] = []
  let before = await figures(cdp)
  for (let turn = 1; turn <= TURNS; turn += 1) {
    times.push(await turnOnce(page, turn))
    if (turn === WARM) before = await figures(cdp)
  }
  const after = await figures(cdp)
  await page.context().close()
  const heap = (after.heap - before.heap) / 1e6
  return [
    {
      what: 'files of the next page fetched before Next is pressed (of picture, sprites, narration)',
      value: isReady,
      unit: 'files',
      wanted: '3',
      isMet: isReady >= 3,
    },
    {
      what: `page turn, first frame of the next page, median of ${TURNS}`,
      value: median(times),
      unit: 'ms',
      wanted: '≤ 250',
      isMet: median(times) <= 250,
    },
    { what: `heap after turn ${TURNS} against turn ${WARM}`, value: heap, unit: 'MB', wanted: '≤ 1', isMet: heap <= 1 },
    {
      what: 'listeners, likewise',
      value: after.listeners - before.listeners,
      unit: '',
      wanted: '≤ 0',
      isMet: after.listeners <= before.listeners,
    },
    {
      what: 'DOM nodes, likewise',
      value: after.nodes - before.nodes,
      unit: '',
      wanted: '≤ 20',
      isMet: after.nodes - before.nodes <= 20,
    },
  ]
}

/** How many of the next page's files have come while the child looks at the cover. */
async function nextIsReady(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return [/page-01-back/, /page-01-sprites/, /naration\/en\/page-01\./].filter((file) =>
      names.some((name) => file.test(name)),
    ).length
  })
}

/** Between the cover and page 3, to and fro; ms from the press to the new page's scene. */
async function turnOnce(page: Page, turn: number): Promise<number> {
  const step = turn % 2 === 1 ? 'Next' : 'Prev'
  const id = turn % 2 === 1 ? 'b1-p01' : 'cover'
  const begun = performance.now()
  await page.locator('.ctl', { hasText: step }).click()
  await page.waitForFunction((wanted) => {
    const scene = window.__storybook?.scene()
    return scene?.pageId === wanted && scene.status !== 'loading'
  }, id)
  return performance.now() - begun
}

async function figures(cdp: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') }
}
