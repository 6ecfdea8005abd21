/** Calls `look` repeatedly with the ms since the last call, again after the ms it returns; returns an unsubscribe function. */
export type Looks = (look: (ms: number) => number) => () => void

/** Interval between looks while nobody knows when something will change, ms. */
export const LOOK_MS = 40

/**
 * By timer: an animation frame takes 4 ms on a cheap tablet even if nothing on the screen changes, and a word lasts about twenty frames. While the tab is
 * hidden the voice is paused.
 */
export const byTimer: Looks = (look) => {
  let last = performance.now()
  let isOver = false
  const run = () => {
    const now = performance.now()
    const passed = now - last
    last = now
    const next = look(passed)
    if (!isOver) timer = setTimeout(run, next)
  }
  let timer = setTimeout(run, LOOK_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
