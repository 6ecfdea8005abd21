let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Where no frame comes (a hidden tab), what waits for one is done after this, ms. */
const NO_FRAME_MS = 120

/**
 * Does something when the next frame has been drawn, in one go with all else that waits for it: what a touch changes in the picture is seen
 * a frame before the page around it follows, and neither makes the other late.
 */
export function afterFrame(run: () => void): void {
  waiting.push(run)
  if (timer !== undefined) return
  timer = setTimeout(settleFrame, NO_FRAME_MS)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    // A timer's turn comes when the frame has been drawn.
    timer = setTimeout(settleFrame, 0)
  })
}

/** Does at once what still waits. */
export function settleFrame(): void {
  clearTimeout(timer)
  timer = undefined
  const due = waiting
  waiting = []
  for (const run of due) run()
}
