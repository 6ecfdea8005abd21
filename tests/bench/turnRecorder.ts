import type { Page } from 'playwright'

/** When things were seen after a press, ms from the press. */
export interface TurnTimes {
  /** The next page's picture is there and decoded, and the frame with it was drawn. */
  readonly firstFrame: number
  /** Its scene stands over the picture and answers touches. */
  readonly settled: number
}

declare global {
  interface Window {
    /** Listens for the next press; the result gives the times of the turn that it begins. */
    benchTurn?: (wanted: string, still: string) => () => Promise<TurnTimes>
    benchTimes?: (() => Promise<TurnTimes>) | undefined
  }
}

/** Puts into the page what notes the times of a turn from within, where no test runner lies in between. */
export async function installTurnRecorder(page: Page): Promise<void> {
  await page.evaluate(() => {
    const afterFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const shown = async (still: string) => {
      for (;;) {
        const image = document.querySelector<HTMLImageElement>('.pic img.art')
        if (image?.src.includes(still) && image.complete && image.naturalWidth > 0) {
          await image.decode().catch(() => undefined)
          return afterFrame()
        }
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    const standing = async (wanted: string) => {
      for (;;) {
        const scene = window.__storybook?.scene()
        if (scene?.pageId === wanted && scene.status !== 'loading') return afterFrame()
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    window.benchTurn = (wanted, still) => {
      const turned = new Promise<number>((resolve) =>
        document.addEventListener('click', (event) => resolve(event.timeStamp), { once: true, capture: true }),
      ).then(async (pressed) => {
        const first = shown(still).then(() => performance.now() - pressed)
        const settled = standing(wanted).then(() => performance.now() - pressed)
        return { firstFrame: await first, settled: await settled }
      })
      return () => turned
    }
  })
}

/** Presses a control with a finger, and answers when the page it leads to was seen. */
export async function turn(page: Page, control: string, wanted: { id: string; still: string }): Promise<TurnTimes> {
  const box = await page.locator(control).boundingBox()
  if (!box) throw new Error(`${control} is not shown`)
  // Listened for before it is made: on a busy machine the press overtakes what was sent into the page just before.
  await page.evaluate(({ id, still }) => {
    window.benchTimes = window.benchTurn?.(id, still)
  }, wanted)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const seen = await page.evaluate(() => window.benchTimes?.())
  if (!seen) throw new Error('the recorder is not there')
  return seen
}
