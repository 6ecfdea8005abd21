/** Runs when the browser is idle, or after a short timeout; the result cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 4000 })
    return () => cancelIdleCallback(id)
  }
  // Safari lacks requestIdleCallback.
  const id = setTimeout(run, 1500)
  return () => clearTimeout(id)
}
