import { expect, type Page, test } from '@playwright/test'
import { aChild, openBook, signedIn } from './child.ts'
import { finger, sceneReady } from './stage.ts'

declare global {
  interface Window {
    /** Loops that are playing. */
    loops: Set<AudioBufferSourceNode>
  }
}

const loops = (page: Page) => page.evaluate(() => window.loops.size)

test('the music of a bundled book starts on request and stops during narration', async ({ page }) => {
  await page.addInitScript(() => {
    window.loops = new Set()
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function started(this: AudioBufferSourceNode, ...given) {
      if (this.loop) window.loops.add(this)
      return start.apply(this, given)
    }
    AudioBufferSourceNode.prototype.stop = function stopped(this: AudioBufferSourceNode, ...given) {
      window.loops.delete(this)
      return stop.apply(this, given)
    }
  })
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(page, 'cover')
  await child.press('Next')
  await sceneReady(page, 'b1-p01')
  await page.getByRole('button', { name: /^Music/ }).tap()
  await expect.poll(() => loops(page), { timeout: 60_000 }).toBe(1)
  await page.locator('.c-audio').tap()
  await expect.poll(() => loops(page)).toBe(0)
})
