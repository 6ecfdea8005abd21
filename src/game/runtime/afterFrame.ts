let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Fallback delay when no frame is drawn (a hidden tab), ms. */
const NO_FRAME_MS = 120

/**
 * Runs a callback after the next frame was drawn, batched with all others: the picture responds to a touch one frame before the page around it, and
 * neither delays the other.
 */
export function afterFrame(run: () => void): void {
  waiting.push(run)
  if (timer !== undefined) return
  timer = setTimeout(settleFrame, NO_FRAME_MS)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    // A timer fires only after the frame has been drawn.
    timer = setTimeout(settleFrame, 0)
  })
}

/** Runs pending callbacks at once. */
export function settleFrame(): void {
  clearTimeout(timer)
  timer = undefined
  const due = waiting
  waiting = []
  for (const run of due) run()
}
