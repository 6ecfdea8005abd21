import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { kinds } from '../../src/scenes/table.ts'
import { CHROMIUM_ARGS, pageBrowserPath } from '../../tools/lib/chromium.ts'

/** Tests the scenes of all kinds in the gallery, in a real browser. Their rules have other tests. */
const NAMES = kinds.map(({ role, type }) => `${role}/${type}`)
const STILL = new Set(['page/cover', 'page/picture'])
const SPEED = 40
const SLOW_MS = 120_000

let server: ViteDevServer
let browser: Browser
let page: Page
let tools: CDPSession
const errors: string[] = []

beforeAll(async () => {
  // A separate cache, since a developer's server may be running.
  server = await createServer({
    cacheDir: '.cache/vite-contract',
    logLevel: 'error',
    server: { port: 0, watch: null, hmr: false },
  })
  await server.listen()
  browser = await chromium.launch({ executablePath: pageBrowserPath(), args: [...CHROMIUM_ARGS] })
  page = await browser.newPage({ viewport: { width: 1400, height: 800 } })
  page.setDefaultTimeout(SLOW_MS)
  page.setDefaultNavigationTimeout(SLOW_MS)
  page.on('pageerror', (error) => errors.push(String(error)))
  tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  const gallery = `${server.resolvedUrls?.local[0] ?? ''}debug?debug=1&kind=page/cover`
  await page.goto(gallery)
  // Vite may bundle packages again at the first visit, which outdates what it served before. Then load the page again.
  await opened('page/cover').catch(() => page.goto(gallery).then(() => opened('page/cover')))
  await page.evaluate((speed) => window.__storybook?.speed(speed), SPEED)
}, 3 * SLOW_MS)

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Waits until the kind accepts moves. */
async function opened(name: string): Promise<void> {
  const type = name.slice(name.indexOf('/') + 1)
  await page.waitForFunction((wanted) => {
    const report = window.__storybook?.scene()
    return report?.type === wanted && report.status === 'ready'
  }, type)
}

async function open(name: string): Promise<void> {
  // Opens another kind first, in case the gallery shows this one already.
  const other = name === 'page/cover' ? 'page/picture' : 'page/cover'
  for (const next of [other, name]) {
    await page.getByRole('button', { name: next, exact: true }).click()
    await opened(next)
  }
}

const events = (type: string) =>
  page.evaluate((wanted) => (window.__storybook?.events() ?? []).filter((event) => event.type === wanted).length, type)

/** The failures that ended the play. A missing picture does not: it gets a placeholder, and the content check reports it. */
const failures = () =>
  page.evaluate(() =>
    (window.__storybook?.events() ?? []).filter((event) => event.type === 'failed' && event.reason !== 'asset-missing'),
  )

/** Makes right moves by the debug hooks until the scene is completed. */
async function solve(): Promise<void> {
  await page.waitForFunction(() => {
    const hooks = window.__storybook
    if (hooks?.scene()?.status === 'completed') return true
    const right = (hooks?.targets() ?? [])
      .filter(({ state, correct }) => state === 'idle' && correct)
      .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))[0]
    if (right) hooks?.move(right.id, right.goesTo)
    return false
  })
}

/** The resources of the stage after its warm-up, and the number of the page's event listeners. */
async function remaining(): Promise<{ life: string; listeners: number }> {
  const shown = page.locator('[data-life]')
  let life = ''
  await vi.waitFor(
    async () => {
      const before = life
      life = (await shown.textContent()) ?? ''
      if (life === '' || life !== before) throw new Error(`the stage holds ${life} after ${before}`)
    },
    { timeout: SLOW_MS, interval: 300 },
  )
  await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  return { life, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0 }
}

const NO_GROWTH = 'as before'

/** The growth after three openings of a kind. Measures repeatedly, since garbage collection may need several runs. */
async function growthOver(name: string): Promise<string> {
  const before = await remaining()
  for (let round = 0; round < 3; round += 1) await open(name)
  await open('page/picture')
  let growth = ''
  const measure = async () => {
    const now = await remaining()
    const isSame = now.life === before.life && now.listeners <= before.listeners
    growth = isSame ? NO_GROWTH : JSON.stringify({ before, now })
    if (!isSame) throw new Error(growth)
  }
  await vi.waitFor(measure, { timeout: 10_000, interval: 500 }).catch(() => undefined)
  return growth
}

describe.each(NAMES)('%s', (name) => {
  it(
    'is ready once, and can be played to its end without an error',
    async () => {
      await open(name)
      expect(await events('ready')).toBe(1)
      if (!STILL.has(name)) await solve()
      expect(await events('completed')).toBe(STILL.has(name) ? 0 : 1)
      expect(await failures()).toEqual([])
      expect(errors).toEqual([])
    },
    SLOW_MS,
  )

  it(
    'leaves no texture, scene or listener behind',
    async () => {
      // The first opening loads code, which is no leak.
      await open(name)
      await open('page/picture')
      const first = await growthOver(name)
      // The app may start something late, which grows once. A leak grows each time.
      expect(first === NO_GROWTH ? first : await growthOver(name)).toBe(NO_GROWTH)
    },
    SLOW_MS,
  )
})

/** The number of frames that the stage draws during sixty animation frames of the browser. */
const framesDrawn = () =>
  page.evaluate(async () => {
    window.__storybook?.resetFrames()
    for (let left = 60; left > 0; left -= 1) await new Promise(requestAnimationFrame)
    return window.__storybook?.frames().count
  })

it(
  'draws nothing while nothing moves, and draws again after a move',
  async () => {
    await open('page/cover')
    await expect.poll(framesDrawn, { timeout: SLOW_MS, interval: 100 }).toBe(0)
    await open('page/dragDropWord')
    await expect.poll(framesDrawn, { timeout: SLOW_MS, interval: 100 }).toBe(0)
    await page.evaluate(() => window.__storybook?.resetFrames())
    await page.getByRole('button', { name: 'Solve a step' }).click()
    await expect.poll(() => page.evaluate(() => window.__storybook?.frames().count)).toBeGreaterThan(0)
  },
  SLOW_MS,
)

/** A small greyscale screenshot of a kind, drawn by this renderer. */
async function drawnBy(renderer: 'canvas' | 'webgl'): Promise<Buffer> {
  const own = await browser.newPage({ viewport: { width: 1400, height: 800 } })
  own.on('pageerror', (error) => errors.push(String(error)))
  await own.goto(`${server.resolvedUrls?.local[0] ?? ''}debug?debug=1&kind=page/dragDropWord&renderer=${renderer}`)
  await own.waitForFunction(() => window.__storybook?.scene()?.status === 'ready', undefined, { timeout: SLOW_MS })
  expect(await own.evaluate(() => window.__storybook?.quality()?.renderer)).toBe(renderer)
  // Several frames make sure that the scene has been drawn.
  await expect
    .poll(() => own.evaluate(() => window.__storybook?.frames().count), { timeout: SLOW_MS, interval: 100 })
    .toBeGreaterThan(2)
  const picture = await own.locator('.stage canvas').screenshot({ timeout: SLOW_MS })
  await own.close()
  return sharp(picture).resize(64, 40).greyscale().raw().toBuffer()
}

it(
  'looks the same in Canvas and in WebGL',
  async () => {
    const [canvas, webgl] = [await drawnBy('canvas'), await drawnBy('webgl')]
    const differences = canvas.map((grey, index) => Math.abs(grey - (webgl[index] ?? 0)))
    expect(differences.reduce((sum, one) => sum + one, 0) / canvas.length).toBeLessThan(4)
    // The screenshot is not blank.
    expect(Math.max(...canvas) - Math.min(...canvas)).toBeGreaterThan(60)
    expect(errors).toEqual([])
  },
  SLOW_MS,
)

it(
  'lowers its quality when frames stay late, and reports that by the debug hooks',
  async () => {
    // A separate tab, since the quality step lasts as long as the tab.
    const own = await browser.newPage({ viewport: { width: 1400, height: 800 } })
    await own.goto(
      `${server.resolvedUrls?.local[0] ?? ''}debug?debug=1&kind=activity/match-by-alphabet&renderer=canvas`,
    )
    await own.waitForFunction(() => window.__storybook?.scene()?.status === 'ready', undefined, { timeout: SLOW_MS })
    expect(await own.evaluate(() => window.__storybook?.quality())).toMatchObject({ step: 0, hasParticles: true })
    await own.evaluate(() => {
      const makeLate = () => {
        const end = performance.now() + 40
        while (performance.now() < end);
        requestAnimationFrame(makeLate)
      }
      makeLate()
    })
    const step = () => own.evaluate(() => window.__storybook?.quality()?.step)
    await expect.poll(step, { timeout: SLOW_MS, interval: 200 }).toBeGreaterThanOrEqual(2)
    const given = { hasParticles: false, hasIdleMotion: false }
    expect(await own.evaluate(() => window.__storybook?.quality())).toMatchObject(given)
    await own.close()
  },
  SLOW_MS,
)
