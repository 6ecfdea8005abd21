/** Calls `sweep` each hour until it is stopped; a failure is told to `onError` and the next hour tries again. */
export function sweepHourly(sweep: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    sweep().catch(onError)
  }, 3_600_000)
  // The process may end while only this is waiting.
  timer.unref()
  return () => clearInterval(timer)
}
