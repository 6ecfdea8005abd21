import type { CDPSession, Locator, Page } from 'playwright'
import { median, percentile } from '../browser.ts'

/** A cheap tablet: its processor is about four times slower. */
const THROTTLE = 4
const THINGS = 40
const TIMES = 20

/** A change of the picture and its times from the input to the frame that shows it, ms. */
export interface SeenChange {
  readonly what: string
  readonly median: number
  readonly p90: number
  readonly worst: number
}

declare global {
  interface Window {
    seenAfter?: (input: string) => Promise<number>
    seenChange?: Promise<number> | undefined
  }
}

/**
 * Composes a picture of forty things and measures, on a processor slowed down four times, how long it takes from an input until the frame that shows
 * its change. Needs a signed-in teacher.
 */
export async function measureChanges(page: Page, cdp: CDPSession): Promise<SeenChange[]> {
  const stage = await composeForty(page)
  await page.evaluate(installSeenAfter)
  const chosen = stage.locator('[data-name][aria-pressed=true]')
  await chosen.focus()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const found = [
    await repeat('a thing is moved by a key', (n) =>
      seen(page, 'keydown', () => page.keyboard.press(n % 2 ? 'ArrowLeft' : 'ArrowRight')),
    ),
    await dragged(page, stage, chosen),
    await repeat('a thing is turned', (n) => seen(page, 'keydown', () => page.keyboard.press(n % 2 ? ',' : '.'))),
  ]
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return found
}

async function composeForty(page: Page): Promise<Locator> {
  await page.goto('/maker/new')
  await page.getByText('Empty', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Title, Indonesian' }).fill('Pasar')
  await page.getByRole('button', { name: 'Make the book' }).click()
  const stage = page.locator('.stage')
  await stage.and(page.locator('[data-ready=true]')).waitFor()
  const tile = page.locator('.editor-panel .kit-tile')
  for (let count = 0; count < THINGS; count += 1) {
    await tile.nth(count % 12).click()
    await stage.locator('[data-name]').nth(count).waitFor()
    // The kit comes back when nothing is chosen.
    if (count < THINGS - 1) await page.keyboard.press('Escape')
  }
  await stage.locator('canvas.loading').first().waitFor({ state: 'detached' })
  return stage
}

/** Adds `seenAfter` to the page: the time from the next input of that type to the frame that shows the stage's first change, ms; returns when the stage is still. */
function installSeenAfter(): void {
  const QUIET_MS = 300
  window.seenAfter = (input) =>
    new Promise((resolve) => {
      let began = 0
      let shown = 0
      let last = 0
      const stage = document.querySelector('.stage')
      const changes = new MutationObserver(() =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          // After the frame has been painted.
          port1.addEventListener('message', () => {
            last = performance.now()
            if (shown === 0) shown = last
          })
          port1.start()
          port2.postMessage(null)
        }),
      )
      if (stage) changes.observe(stage, { attributes: true, childList: true, subtree: true })
      const whenStill = () => {
        if (shown === 0 || performance.now() - last < QUIET_MS) {
          setTimeout(whenStill, QUIET_MS)
          return
        }
        changes.disconnect()
        resolve(shown - began)
      }
      const onInput = (event: Event) => {
        began = event.timeStamp
        whenStill()
      }
      document.addEventListener(input, onInput, { capture: true, once: true })
    })
}

async function seen(page: Page, input: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((type) => {
    window.seenChange = window.seenAfter?.(type)
  }, input)
  await act()
  const ms = await page.evaluate(() => window.seenChange)
  if (ms === undefined) throw new Error('the page was loaded again')
  return ms
}

async function dragged(page: Page, stage: Locator, thing: Locator): Promise<SeenChange> {
  const [box, around] = [await thing.boundingBox(), await stage.boundingBox()]
  if (!box || !around) throw new Error('nothing is there to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const step = around.width / 8 / TIMES
  const found = await repeat('a thing is dragged', (n) =>
    seen(page, 'pointermove', () => page.mouse.move(x + 12 + n * step, y)),
  )
  await page.mouse.up()
  return found
}

async function repeat(what: string, once: (n: number) => Promise<number>): Promise<SeenChange> {
  const times: number[] = []
  for (let n = 0; n < TIMES; n += 1) times.push(await once(n))
  return { what, median: median(times), p90: percentile(times, 0.9), worst: Math.max(...times) }
}
