import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SceneReport } from '../../src/game/runtime/pageHandle.ts'
import { nextRightMove, type Target } from '../../src/game/targets.ts'

/** Speed factor of scenes in these tests; it shortens the delays of scenes. */
const SPEED = 4

/** Times between looks at a scene, ms. Playwright's own grow to a second, which most of a game would be waiting for. */
const INTERVALS = [30, 60, 100]

const RECORD_INTERVAL_MS = 30

declare global {
  interface Window {
    /** The last report of every scene that this document has shown, by page id. */
    __lastReports?: Record<string, SceneReport>
    /** The texts of all feedback that this document has shown above a stage, in order. */
    __shownFeedback?: string[]
  }
}

/**
 * Turns the debug hooks on for every document of the page, and records what comes and goes: the scenes' reports (an activity that is completed gives
 * way to the next) and the feedback above a stage.
 */
export async function withHooks(page: Page): Promise<void> {
  await page.addInitScript((intervalMs) => {
    localStorage.setItem('debugHooks', '1')
    const reports: Record<string, SceneReport> = {}
    window.__lastReports = reports
    const record = () => {
      const report = window.__storybook?.scene()
      if (report) reports[report.pageId] = report
    }
    // By a timer: frames can be a third of a second apart on a loaded machine without a graphics card.
    setInterval(record, intervalMs)
    const feedback: string[] = []
    window.__shownFeedback = feedback
    let last = ''
    // A note's words may change in place.
    new MutationObserver(() => {
      const shown = document.querySelector('.note')?.textContent ?? ''
      if (shown !== '' && shown !== last) feedback.push(shown)
      last = shown
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, RECORD_INTERVAL_MS)
}

/** The scene's current report. */
export function scene(page: Page): Promise<SceneReport | null> {
  return page.evaluate(() => window.__storybook?.scene() ?? null)
}

/** The last report of this page's or activity's scene, also when another scene has followed. */
export function lastReport(page: Page, pageId: string): Promise<SceneReport | undefined> {
  return page.evaluate((id) => {
    const report = window.__storybook?.scene()
    return report?.pageId === id ? report : window.__lastReports?.[id]
  }, pageId)
}

/** How many feedback notes this document has shown so far. */
export function feedbackCount(page: Page): Promise<number> {
  return page.evaluate(() => window.__shownFeedback?.length ?? 0)
}

/** Waits until feedback with this text has been shown, after the first `since` notes. It may be gone by now. */
export async function feedbackShown(page: Page, text: string, since = 0): Promise<void> {
  const shown = () => page.evaluate((from) => (window.__shownFeedback ?? []).slice(from), since)
  await expect.poll(shown, { intervals: INTERVALS }).toContainEqual(expect.stringContaining(text))
}

/** The current targets, with their boxes in CSS px of the viewport. */
export function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => window.__storybook?.targets() ?? [])
}

/** Waits until the scene of this page or activity accepts touches, and speeds it up. */
export async function sceneReady(page: Page, pageId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const report = await scene(page)
        return report && `${report.pageId} ${report.status}`
      },
      { intervals: INTERVALS },
    )
    .toMatch(new RegExp(`^${pageId} (ready|completed)$`))
  await page.evaluate((speed) => window.__storybook?.speed(speed), SPEED)
}

/** How a test makes a move. */
export type Hand = (page: Page, move: { target: Target; to: Target | undefined }) => Promise<void>

/** The center of a target, CSS px. */
export const centreOf = ({ x, y, width, height }: Target) => ({ x: x + width / 2, y: y + height / 2 })

/** Drags a finger from one point to another, CSS px, with intermediate touch points as a tablet sends them. */
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

/** Moves by finger: taps and drags. */
export const finger: Hand = async (page, { target, to }) => {
  const from = centreOf(target)
  if (to) await slide(page, from, centreOf(to))
  else await page.touchscreen.tap(from.x, from.y)
}

/** Moves by keyboard: presses the access layer's control of the target, then that of its destination. */
export const keyboard: Hand = async (page, { target, to }) => {
  await page.locator(`[data-target="${target.id}"]`).focus()
  await page.keyboard.press('Enter')
  if (!to) return
  await page.locator(`[data-target="${to.id}"]`).focus()
  await page.keyboard.press('Enter')
}

/** Long enough for a question to be spoken first, at normal speed. */
const PATIENCE = { timeout: 30_000, intervals: INTERVALS }

/** Waits for the next right move, or for the scene's end (`undefined`): completed, or followed by another. Calls `goOn` while there is no move (to press a finished word's Next). */
async function awaitRightMove(
  page: Page,
  pageId: string,
  goOn?: () => Promise<void>,
): Promise<{ target: Target; to: Target | undefined } | undefined> {
  let found: { target: Target; to: Target | undefined } | undefined
  const isOver = async () => {
    const report = await scene(page)
    return !report || report.status === 'completed' || report.pageId !== pageId
  }
  await expect
    .poll(async () => {
      if (await isOver()) return true
      const all = await targets(page)
      const move = nextRightMove(all)
      const target = all.find(({ id }) => id === move?.targetId)
      found = target && { target, to: all.find(({ id }) => id === move?.to) }
      if (!found) await goOn?.()
      return found !== undefined
    }, PATIENCE)
    .toBe(true)
  return (await isOver()) ? undefined : found
}

/** Whether the scene advances beyond `progress` within 3 s. A bubble may vanish before the finger arrives; the caller then makes a new move. */
async function hasGoneOn(page: Page, pageId: string, progress: number): Promise<boolean> {
  try {
    await expect
      .poll(
        async () => {
          const now = await scene(page)
          return now === null || now.status === 'completed' || now.progress.done > progress || now.pageId !== pageId
        },
        { timeout: 3000, intervals: INTERVALS },
      )
      .toBe(true)
    return true
  } catch {
    return false
  }
}

/** Plays the open scene to its end by its targets. Returns the number of moves. Calls `goOn` while no move is possible. */
export async function play(page: Page, hand: Hand, goOn?: () => Promise<void>): Promise<number> {
  let moves = 0
  let vain = 0
  const pageId = (await scene(page))?.pageId ?? ''
  for (;;) {
    const before = await scene(page)
    const move = await awaitRightMove(page, pageId, goOn)
    if (!move) return moves
    await hand(page, move)
    if (await hasGoneOn(page, pageId, before?.progress.done ?? 0)) {
      moves += 1
      vain = 0
    } else vain += 1
    if (vain > 5) throw new Error(`no move on ${move.target.id} brings ${pageId} on`)
    if (moves > 200) throw new Error('the scene takes moves and never completes')
  }
}
