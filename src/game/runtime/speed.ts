let factor = 1
const listeners = new Set<(factor: number) => void>()

/** Speed factor of the stage; set by the debug hooks until the document is unloaded. Sounds follow it, so that tests wait less for them too. */
export const gameSpeed = {
  get factor(): number {
    return factor
  },
  /** A factor above 0; 1 is normal speed. */
  set(next: number): void {
    if (!(next > 0) || !Number.isFinite(next)) throw new Error(`speed(${next}): a number above 0 is needed`)
    factor = next
    for (const listener of listeners) listener(next)
  },
  /** Calls `listener` on each change; returns an unsubscribe function. */
  listen(listener: (factor: number) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
