/**
 * Calls `sweep` every hour until stopped; failures go to `onError` and are retried an hour later. Skipped while `mayErase` returns false: with a
 * wrong clock everything would seem old.
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
