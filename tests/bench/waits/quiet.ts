import { readFileSync } from 'node:fs'

/** The machine is quiet when so much of it has been idle for a second. */
const IDLE_SHARE = 0.7
const LOOK_MS = 1000
/** A machine that is never quiet is measured as it is after so long, ms. */
const PATIENCE_MS = 20_000

/** Waits until nobody else works on this machine; what is measured beside other work is their time, too. Answers whether it is quiet. */
export async function quietMachine(): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS
  let before = ticks()
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const now = ticks()
    if (!before || !now) return true
    if ((now.idle - before.idle) / (now.all - before.all) >= IDLE_SHARE) return true
    before = now
  }
  return false
}

/** What the processors have done since they were started, where the system tells (Linux). */
function ticks(): { readonly idle: number; readonly all: number } | undefined {
  try {
    const figures = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? []
    const [, , , idle = 0, waiting = 0] = figures
    return { idle: idle + waiting, all: figures.reduce((sum, value) => sum + value, 0) }
  } catch {
    return undefined
  }
}
