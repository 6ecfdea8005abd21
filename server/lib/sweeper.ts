/**
 * Calls `sweep` each hour until it is stopped; a failure is told to `onError` and the next hour tries again. Nothing is swept while `mayErase` says
 * no: by a wrong clock everything would seem to be old.
 */
export function sweepHourly(
  sweep: () => Promise<void>,
  onError: (error: unknown) => void,
  mayErase: () => boolean,
): () => void {
  const timer = setInterval(() => {
    if (mayErase()) sweep().catch(onError)
  }, 3_600_000)
  // The process may end while only this is waiting.
  timer.unref()
  return () => clearInterval(timer)
}
