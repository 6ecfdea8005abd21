import { expect, type Page, test } from '@playwright/test'
import { strokesOf } from '../../src/scenes/shared/letters/letterStrokes.ts'
import { lettersOf } from '../../src/scenes/shared/letters/wordBuild.ts'
import type { Target } from '../../src/game/targets.ts'
import { aChild, finishByCalls, signedIn } from './child.ts'
import { finger, play, scene, sceneReady, targets } from './stage.ts'

/** Share of its tile that a letter fills (same value as in `scenes/shared/letters/letterWriting.ts`). */
const FILL = 0.74

const traces = async (page: Page) => (await targets(page)).filter(({ id }) => id.startsWith('trace:'))
const stateOf = async (page: Page, id: string) => (await targets(page)).find((target) => target.id === id)?.state

/** Traces the strokes of a letter with a finger. */
async function writeWithFinger(page: Page, letter: string, { x, y, width, height }: Target): Promise<void> {
  const side = Math.min(width, height) * FILL
  const client = await page.context().newCDPSession(page)
  for (const stroke of strokesOf(letter)) {
    // Browsers report only some points of a finger's path.
    const points = stroke
      .filter((_, index) => index % 4 === 0 || index === stroke.length - 1)
      .map((point) => ({
        x: x + (width - side) / 2 + point.x * side,
        y: y + (height - side) / 2 + point.y * side,
        id: 1,
      }))
    for (const [index, point] of points.entries())
      await client.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [point],
      })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await client.detach()
}

const emitted = (page: Page) =>
  page.evaluate(() => window.__storybook?.events().flatMap((event) => (event.type === 'tried' ? [event] : [])) ?? [])

for (const { language, word, size } of [
  { language: 'en', word: 'FATHER', size: { width: 1280, height: 800 } },
  { language: 'id', word: 'AYAH', size: { width: 844, height: 390 } },
] as const) {
  test(`the letters of a finished word can be written by finger and by keyboard (${language})`, async ({ page }) => {
    await page.setViewportSize(size)
    const child = await aChild(page, { hand: finger, language })
    await signedIn(child)
    await finishByCalls(page, 1, 2, 3)
    await page.goto('/book/4?page=4')
    await sceneReady(page, 'b4-p03')
    expect(await traces(page)).toEqual([])
    await play(page, finger)
    expect((await scene(page))?.status).toBe('completed')
    expect(await traces(page)).toHaveLength(word.length)

    // All letters but the last by finger.
    for (const [slot, letter] of lettersOf(word).slice(0, -1).entries()) {
      await expect(async () => {
        const target = (await traces(page)).find(({ id }) => id === `trace:${slot}`)
        if (target?.state === 'idle') await writeWithFinger(page, letter, target)
        expect(await stateOf(page, `trace:${slot}`)).toBe('done')
      }).toPass()
    }
    expect(await emitted(page)).not.toContainEqual(expect.objectContaining({ item: 'word:father|trace' }))

    const last = `trace:${word.length - 1}`
    const control = page.locator(`[data-target="${last}"]`)
    await control.focus()
    for (const _ of strokesOf(word.at(-1) ?? '')) await page.keyboard.press('Enter')
    await expect.poll(() => stateOf(page, last)).toBe('done')
    await expect
      .poll(() => emitted(page))
      .toContainEqual(expect.objectContaining({ item: 'word:father|trace', ok: true, guess: 1 }))
    const said = await page.evaluate(() =>
      window.__storybook
        ?.events()
        .filter(({ type }) => type === 'feedback')
        .at(-1),
    )
    expect(said).toMatchObject({ message: { key: 'trace.done', params: { word } } })
    expect(child.faults).toEqual([])
  })
}
