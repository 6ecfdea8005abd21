import { type Browser, expect, type Page, test } from '@playwright/test'
import { aChild, signedIn } from './child.ts'
import { finger, sceneReady } from './stage.ts'

/** Frames of the stage to watch: bubbles drift on these pages. */
const FRAMES = 60
/** The picture has twelve tiles or more. Controls that appear and words that light up are some hundred in all. */
const MOST_TILES = 5 * FRAMES

/** Tiles of the page that the browser painted during `FRAMES` frames of the stage. The stage's canvas itself has none: its pixels go to the display. */
async function tilesPainted(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['cc'] })
  await page.evaluate(() => window.__storybook?.resetFrames())
  await page.waitForFunction((wanted) => (window.__storybook?.frames().count ?? 0) >= wanted, FRAMES)
  const { traceEvents }: { traceEvents: readonly { readonly name: string }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  return traceEvents.filter(({ name }) => name === 'RasterTask').length
}

test('a frame of the stage paints nothing around it again, on a page opened by its address and on one turned to', async ({
  page,
  browser,
}) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await page.goto('/book/1?page=5')
  await sceneReady(page, 'b1-p04')
  expect(await tilesPainted(browser, page)).toBeLessThan(MOST_TILES)
  await child.use('next')
  await sceneReady(page, 'b1-p05')
  expect(await tilesPainted(browser, page)).toBeLessThan(MOST_TILES)
})
