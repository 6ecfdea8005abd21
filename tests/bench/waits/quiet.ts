import { readFileSync } from 'node:fs'

/** The machine is quiet if this share of its CPU time was idle for a second. */
const IDLE_SHARE = 0.7
const LOOK_MS = 1000
/** After this time the measurement starts even if the machine is not quiet, ms. */
const PATIENCE_MS = 20_000

/** Waits until no other process loads this machine, because that would lengthen the measured times. Returns whether it is quiet. */
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

/** CPU ticks since boot, from /proc/stat; `undefined` on systems other than Linux. */
function ticks(): { readonly idle: number; readonly all: number } | undefined {
  try {
    const figures = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? []
    const [, , , idle = 0, waiting = 0] = figures
    return { idle: idle + waiting, all: figures.reduce((sum, value) => sum + value, 0) }
  } catch {
    return undefined
  }
}
