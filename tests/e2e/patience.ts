import type { Page } from '@playwright/test'

/** Same value as in the app (`outbox/performCall.ts`), ms. */
const PATIENCE_MS = 300

/** Extends the app's wait for the response to a save, so that one from a slow machine still counts as in time. Call before the first navigation. */
export async function extendPatience(page: Page): Promise<void> {
  await page.addInitScript((patienceMs) => {
    const { setTimeout } = window
    const later = (run: TimerHandler, ms?: number) => setTimeout(run, ms === patienceMs ? 60_000 : ms)
    Object.assign(window, { setTimeout: later })
  }, PATIENCE_MS)
}
