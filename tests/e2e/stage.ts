import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SceneReport } from '../../src/game/runtime/pageHandle.ts'
import { nextRightMove, type Target } from '../../src/game/targets.ts'

/** How fast scenes play in these tests; their own waits run that much quicker, so that nothing here waits for a time. */
const SPEED = 4

/** Turns the debug hooks on for every document of the page. */
export async function withHooks(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('debugHooks', '1'))
}

/** The scene's report now. */
export function scene(page: Page): Promise<SceneReport | null> {
  return page.evaluate(() => window.__storybook?.scene() ?? null)
}

/** The targets now, with their places in CSS px of the viewport. */
export function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => window.__storybook?.targets() ?? [])
}

/** Waits until the scene of this page or activity takes touches. */
export async function sceneReady(page: Page, pageId: string): Promise<void> {
  await expect
    .poll(async () => {
      const report = await scene(page)
      return report && `${report.pageId} ${report.status}`
    })
    .toMatch(new RegExp(`^${pageId} (ready|completed)$`))
  await page.evaluate((speed) => window.__storybook?.speed(speed), SPEED)
}

/** How a test makes a move. */
export type Hand = (page: Page, move: { target: Target; to: Target | undefined }) => Promise<void>

/** The middle of a target, CSS px. */
export const centreOf = ({ x, y, width, height }: Target) => ({ x: x + width / 2, y: y + height / 2 })

/** A finger that goes from one place to another, in CSS px, along a line of touch points as a tablet sends them. */
export async function slide(page: Page, from: { x: number; y: number }, end: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }] })
  await touch('touchStart', from.x, from.y)
  const STEPS = 8
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', from.x + ((end.x - from.x) * step) / STEPS, from.y + ((end.y - from.y) * step) / STEPS)
  }
  await touch('touchEnd', end.x, end.y)
  await client.detach()
}

/** A finger: taps, and drags. */
export const finger: Hand = async (page, { target, to }) => {
  const from = centreOf(target)
  if (to) await slide(page, from, centreOf(to))
  else await page.touchscreen.tap(from.x, from.y)
}

/** A keyboard: the access layer's control of the target, then of its place. */
export const keyboard: Hand = async (page, { target, to }) => {
  await page.locator(`[data-target="${target.id}"]`).focus()
  await page.keyboard.press('Enter')
  if (!to) return
  await page.locator(`[data-target="${to.id}"]`).focus()
  await page.keyboard.press('Enter')
}

/** A question may be spoken first, and at its own speed. */
const PATIENCE = { timeout: 30_000 }

/** Waits for the next right move, or for completion (`undefined`); `goOn` is asked while there is none (a finished word's Next). */
async function awaitRightMove(
  page: Page,
  goOn?: () => Promise<void>,
): Promise<{ target: Target; to: Target | undefined } | undefined> {
  let found: { target: Target; to: Target | undefined } | undefined
  await expect
    .poll(async () => {
      const report = await scene(page)
      if (!report || report.status === 'completed') return true
      const all = await targets(page)
      const move = nextRightMove(all)
      const target = all.find(({ id }) => id === move?.targetId)
      found = target && { target, to: all.find(({ id }) => id === move?.to) }
      if (!found) await goOn?.()
      return found !== undefined
    }, PATIENCE)
    .toBe(true)
  const report = await scene(page)
  return report?.status === 'completed' ? undefined : found
}

/** Has the scene gone on since `progress`? A bubble may be gone before the finger is there; then the move is rebuilt. */
async function hasGoneOn(page: Page, pageId: string, progress: number): Promise<boolean> {
  try {
    await expect
      .poll(
        async () => {
          const now = await scene(page)
          return now === null || now.status === 'completed' || now.progress.done > progress || now.pageId !== pageId
        },
        { timeout: 3000, intervals: [50, 100, 200] },
      )
      .toBe(true)
    return true
  } catch {
    return false
  }
}

/** Plays the open scene to its end by its targets alone; answers how many moves it took. `goOn` is asked while no move is possible. */
export async function play(page: Page, hand: Hand, goOn?: () => Promise<void>): Promise<number> {
  let moves = 0
  let vain = 0
  for (;;) {
    const before = await scene(page)
    const move = await awaitRightMove(page, goOn)
    if (!move) return moves
    await hand(page, move)
    if (await hasGoneOn(page, before?.pageId ?? '', before?.progress.done ?? 0)) {
      moves += 1
      vain = 0
    } else vain += 1
    if (vain > 5) throw new Error(`no move on ${move.target.id} brings ${before?.pageId} on`)
    if (moves > 200) throw new Error('the scene takes moves and never completes')
  }
}
