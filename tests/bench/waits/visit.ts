import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../tools/lib/chromium.ts'
import { TSX_HELPER } from '../browser.ts'
import { listen } from './ears.ts'
import { watch } from './eyes.ts'
import { bloomScreen, ourScreen } from './screens.ts'
import { type Line, openLine, THIN } from './line.ts'
import type { Player } from './player.ts'

/** How the stage draws. Without a graphics chip both are the processor's work. */
export type Renderer = 'canvas' | 'webgl'

/** A cheap tablet beside this machine. */
export const THROTTLE = 4

const WITHOUT_CHIP = CHROMIUM_ARGS.filter((arg) => arg !== '--disable-gpu')
const ARGS: Readonly<Record<Renderer, readonly string[]>> = {
  canvas: CHROMIUM_ARGS,
  webgl: [...WITHOUT_CHIP, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
}

interface Options {
  readonly renderer: Renderer
  readonly throttle?: number
  /** On the thin line, or on one as quick as the machine. */
  readonly isThin?: boolean
  /** Whether sounds and presses are noted in the page; where its work is measured they are not. */
  readonly isWatched?: boolean
}

/** A place of the screen. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A browser that has never been here. */
export interface Visit {
  readonly browser: Browser
  readonly page: Page
  readonly cdp: CDPSession
  readonly line: Line
  readonly player: Player
  end(): Promise<void>
}

/** Opens a browser with nothing in it but who is signed in: touch, 1280 × 800, workers allowed. */
export async function beginVisit(player: Player, options: Options): Promise<Visit> {
  const { renderer, throttle = THROTTLE, isThin = true, isWatched = true } = options
  const line = await openLine(player.port, isThin ? THIN : undefined)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...ARGS[renderer]] })
  const context = await browser.newContext({
    baseURL: line.url,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    // Bloom Player breaks where the browser calls itself headless.
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

/** Runs in the page: the driver says that it is a chip, for our stage draws by Canvas where it is the processor. */
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

/** Where the middle of an element is, CSS px. */
export async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger on a place of the screen, off again at once; resolves when the browser has taken both. */
export async function tapAt(cdp: CDPSession, { x, y }: Place): Promise<void> {
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}
