import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../tools/lib/chromium.ts'
import { TSX_HELPER } from '../browser.ts'
import { listen } from './ears.ts'
import { watch } from './eyes.ts'
import { idleBrowser } from '../idleBrowser.ts'
import { bloomScreen, ourScreen } from './screens.ts'
import { type Line, openLine, THIN } from './line.ts'
import type { Player } from './player.ts'

/** How the stage draws. Without a GPU, both are done by the CPU. */
export type Renderer = 'canvas' | 'webgl'

/** How many times the CPU is slowed down, to match a cheap tablet. */
export const THROTTLE = 4

const WITHOUT_CHIP = CHROMIUM_ARGS.filter((arg) => arg !== '--disable-gpu')
const ARGS: Readonly<Record<Renderer, readonly string[]>> = {
  canvas: CHROMIUM_ARGS,
  webgl: [...WITHOUT_CHIP, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
}

interface Options {
  readonly renderer: Renderer
  readonly throttle?: number
  /** Whether the slow line is used, or an unthrottled one. */
  readonly isThin?: boolean
  /** Whether sounds and presses are recorded in the page; off when its CPU time is measured. */
  readonly isWatched?: boolean
}

/** A point on the screen, CSS px. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A new browser without caches, with its line. */
export interface Visit {
  readonly browser: Browser
  readonly page: Page
  readonly cdp: CDPSession
  readonly line: Line
  readonly player: Player
  end(): Promise<void>
}

/** Opens a new browser that contains only the sign-in: touch, 1280 × 800, workers allowed. */
export async function beginVisit(player: Player, options: Options): Promise<Visit> {
  const { renderer, throttle = THROTTLE, isThin = true, isWatched = true } = options
  const line = await openLine(player.port, isThin ? THIN : undefined)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...ARGS[renderer]] })
  const context = await browser.newContext({
    baseURL: line.url,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    // Bloom Player fails if the user agent contains “Headless”.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
  })
  await context.addInitScript(TSX_HELPER)
  await context.addInitScript(player.name === 'ours' ? ourScreen : bloomScreen)
  if (isWatched) {
    await context.addInitScript(listen)
    await context.addInitScript(watch, { next: player.next })
  }
  if (renderer === 'webgl') await context.addInitScript(claimChip)
  const page = await context.newPage()
  await player.prepare(page)
  const cdp = await context.newCDPSession(page)
  await idleBrowser(browser)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return {
    browser,
    page,
    cdp,
    line,
    player,
    async end() {
      await browser.close()
      await line.cut()
    },
  }
}

/** Runs in the page: makes WebGL report a hardware GPU, because our stage falls back to Canvas with a software renderer. */
function claimChip(): void {
  const { getContext } = HTMLCanvasElement.prototype
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, kind: string, options?: object) {
      return Reflect.apply(getContext, this, [kind, { ...options, failIfMajorPerformanceCaveat: false }])
    },
  )
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { getParameter } = prototype
    const UNMASKED_RENDERER = 0x9246
    prototype.getParameter = function (this: WebGLRenderingContext, name: number) {
      return name === UNMASKED_RENDERER ? 'Mali-G57' : getParameter.call(this, name)
    }
  }
}

/** The center of an element, CSS px. */
export async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Touches a point on the screen and lifts the finger at once. Resolves when the browser has handled both. */
export async function tapAt(cdp: CDPSession, { x, y }: Place): Promise<void> {
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

/**
 * Presses a point with the mouse and releases it at once. DevTools holds a touch back until the frame under way is shown (30 ms while a picture moves),
 * which no finger waits for; the mouse it hands over at once. Resolves when the browser has handled both.
 */
export async function pressAt(cdp: CDPSession, { x, y }: Place): Promise<void> {
  const press = { x, y, button: 'left', clickCount: 1 } as const
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }),
  ])
}
