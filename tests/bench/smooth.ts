import type { Browser, CDPSession, Page } from 'playwright'
import { centreOf, sceneReady, targets } from '../e2e/stage.ts'
import { busyMs, median, openPage, percentile, type Service, signIn } from './browser.ts'
import { atMost, type Row, unmeasured } from './report.ts'

/** How many times the CPU is slowed down, to match a cheap tablet. */
const THROTTLE = 4
const DRAGS = 12
const TAPS = 24
const TABLET = `book 1, page 2, ${THROTTLE}×, quick line, Canvas`
const MOTION = 'book 1, page 2, 1×, quick line, Canvas: idle motion, main thread'
const STILL_MS = 10_000
/** Pause in ms after a forced garbage collection: 8 s later the browser collects twice more by itself. */
const TIDY_MS = 12_000
const MOVING_MS = 4000
const PROVEN_MS = 4000
/** Below this count the picture was not moving. */
const LEAST_FRAMES = 20

/** Measures the response to touch on a slowed-down CPU, and the CPU cost of a still page and of idle motion at full speed. */
export async function measureSmooth(browser: Browser, service: Service): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, service)
  await signIn(page)
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  await page.evaluate(() => window.__storybook?.speed(1))
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const moving = await idleMotion(page, cdp)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const drags = await dragTimes(page, cdp)
  const taps = await tapTimes(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const poster = await stillness(page, cdp)
  await page.context().close()
  return [
    atMost(1, {
      what: 'book 1, page 2, 1×, quick line, Canvas: CPU while nothing moves, main thread',
      value: poster,
      unit: 'ms/s',
    }),
    moving === undefined
      ? unmeasured(MOTION, new Error('the picture did not move by itself'))
      : atMost(100, { what: MOTION, value: moving, unit: 'ms/s' }),
    atMost(48, {
      what: `${TABLET}: tap on Help, Event Timing, median of ${taps.length}`,
      value: median(taps),
      unit: 'ms',
    }),
    atMost(96, {
      what: `${TABLET}: tap on Help, Event Timing, worst of ${taps.length}`,
      value: Math.max(...taps),
      unit: 'ms',
    }),
    atMost(80, {
      what: `${TABLET}: drag, pointermove to moved picture, median of ${drags.length}`,
      value: median(drags),
      unit: 'ms',
    }),
    atMost(110, {
      what: `${TABLET}: drag, pointermove to moved picture, 95th percentile`,
      value: percentile(drags, 0.95),
      unit: 'ms',
    }),
  ]
}

/** Main-thread ms per second of idle motion, which a touch starts. `undefined` if nothing moves: the app stops idle motion on a busy machine. */
async function idleMotion(page: Page, cdp: CDPSession): Promise<number | undefined> {
  await quiet(page)
  const { x, y, width } = await pictureBox(page)
  const touch = () => page.touchscreen.tap(x + width / 2, y + 8)
  // Until the device was quick enough for some seconds, the stage draws every frame.
  await touch()
  await page.waitForTimeout(PROVEN_MS)
  await touch()
  await page.waitForTimeout(1000)
  await page.evaluate(() => window.__storybook?.resetFrames())
  const begun = await busyMs(cdp)
  await page.waitForTimeout(MOVING_MS)
  const busy = (await busyMs(cdp)) - begun
  const frames = await page.evaluate(() => window.__storybook?.frames().count ?? 0)
  return frames < LEAST_FRAMES ? undefined : busy / (MOVING_MS / 1000)
}

/** Main-thread ms per second long after the last touch, after the narration has ended and the help has closed. */
async function stillness(page: Page, cdp: CDPSession): Promise<number> {
  await quiet(page)
  // The browser would collect garbage some seconds after play, during the measurement. Force it now, and wait for the collections that follow.
  await cdp.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(TIDY_MS)
  await quiet(page)
  const begun = await busyMs(cdp)
  await page.waitForTimeout(STILL_MS)
  return ((await busyMs(cdp)) - begun) / (STILL_MS / 1000)
}

/** Waits until the stage draws no frame for two seconds, no narration plays and no help bubble is shown. */
async function quiet(page: Page): Promise<void> {
  for (;;) {
    await page.evaluate(() => window.__storybook?.resetFrames())
    await page.waitForTimeout(2000)
    const frames = await page.evaluate(() => window.__storybook?.frames().count ?? 0)
    const isSilent = (await page.locator('.c-audio[aria-pressed="true"]').count()) === 0
    if (frames === 0 && isSilent && (await page.locator('.pic .bubble').count()) === 0) return
  }
}

async function pictureBox(page: Page) {
  const box = await page.locator('.pic').boundingBox()
  if (!box) throw new Error('no picture is shown')
  return box
}

/** Ms from each pointermove until the next frame was drawn. Each drag ends beside the drop zone, so that the item returns to its place. */
async function dragTimes(page: Page, cdp: CDPSession): Promise<number[]> {
  await page.evaluate(() => {
    const list: number[] = []
    Object.assign(window, { benchMoves: list })
    document.addEventListener(
      'pointermove',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - timeStamp), 0)),
      { passive: true },
    )
  })
  const item = (await targets(page)).find(({ kind, state }) => kind === 'drag' && state === 'idle')
  if (!item) throw new Error('nothing can be dragged')
  const from = centreOf(item)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }] })
  for (let drag = 0; drag < DRAGS; drag += 1) {
    await touch('touchStart', from.x, from.y)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from.x + step * 6, from.y - (step % 5) * 3)
    await touch('touchMove', from.x, from.y)
    await touch('touchEnd', from.x, from.y)
    await page.waitForTimeout(400)
  }
  return page.evaluate(() => (window as { benchMoves?: number[] }).benchMoves ?? [])
}

/** Opens and closes Help repeatedly. Returns each press's Event Timing duration, from the touch to the next frame, in ms. */
async function tapTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const byPress = new Map<number, number>()
    Object.assign(window, { benchTaps: byPress })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming
        if (interactionId > 0) byPress.set(interactionId, Math.max(byPress.get(interactionId) ?? 0, entry.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const box = await page.locator('.c-hint').boundingBox()
  if (!box) throw new Error('Help is not shown')
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(250)
  }
  const slow = await page.evaluate(() => [
    ...((window as { benchTaps?: Map<number, number> }).benchTaps?.values() ?? []),
  ])
  // The browser does not report events under 16 ms; count them as 16.
  return [...slow, ...Array.from({ length: Math.max(0, TAPS - slow.length) }, () => 16)]
}
