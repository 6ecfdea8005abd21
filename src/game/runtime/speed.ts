let factor = 1
const listeners = new Set<(factor: number) => void>()

/** How much faster than life the stage runs; set by the debug hooks, kept for the document. Sounds follow it, so that what waits for them does not wait long. */
export const gameSpeed = {
  get factor(): number {
    return factor
  },
  /** A factor above 0; 1 is life. */
  set(next: number): void {
    if (!(next > 0) || !Number.isFinite(next)) throw new Error(`speed(${next}): a number above 0 is needed`)
    factor = next
    for (const listener of listeners) listener(next)
  },
  /** Hears each change; returns the undo. */
  listen(listener: (factor: number) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
