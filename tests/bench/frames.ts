import type { Browser, CDPSession, Page } from 'playwright'
import { finger, play, sceneReady } from '../e2e/stage.ts'
import { openPage, type Service, signIn } from './browser.ts'
import type { Row } from './report.ts'

/** How much slower the processor is made: a cheap tablet beside a desktop. */
const THROTTLE = 4

/** Pages of book 1 whose play is measured: their number in the address, and what is done there. */
const PLAYED = [
  { page: 2, id: 'b1-p01', what: 'dragging words' },
  { page: 3, id: 'b1-p02', what: 'tapping and counting' },
  { page: 5, id: 'b1-p04', what: 'popping bubbles' },
] as const

/** Frames over 50 ms while a finger plays, at a quarter of the processor. */
export async function measureFrames(browser: Browser, service: Service): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, service)
  await signIn(page)
  const rows: Row[] = []
  for (const { page: number, id, what } of PLAYED) {
    const frames = await framesOf(page, cdp, number, id)
    rows.push({
      what: `frames over 50 ms ${what} at ${THROTTLE}× throttle (of ${frames.count})`,
      value: frames.over50,
      unit: 'frames',
      wanted: '0',
      isMet: frames.over50 === 0,
    })
    rows.push({
      what: `frame ${what}, 95th percentile`,
      value: frames.p95,
      unit: 'ms',
      wanted: '≤ 50',
      isMet: frames.p95 <= 50,
    })
  }
  await page.context().close()
  return rows
}

async function framesOf(page: Page, cdp: CDPSession, number: number, id: string) {
  await page.goto(`/book/1?page=${number}`)
  await sceneReady(page, id)
  await page.evaluate(() => window.__storybook?.speed(1))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.evaluate(() => window.__storybook?.resetFrames())
  await play(page, finger)
  const frames = await page.evaluate(() => window.__storybook?.frames())
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (!frames) throw new Error('the debug hooks are not there')
  return frames
}
