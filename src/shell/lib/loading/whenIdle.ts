/** Runs when the browser has nothing better to do, soon at the latest; the undo cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 4000 })
    return () => cancelIdleCallback(id)
  }
  // Safari has no idle callback.
  const id = setTimeout(run, 1500)
  return () => clearTimeout(id)
}
