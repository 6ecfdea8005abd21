/** What a page is read and played with may take so long, ms; then the rest waits no longer. */
const LATEST_MS = 8000

let waiting: Set<() => void> | undefined

/**
 * A page that came with the document is to be played first: what runs by `afterFirstThings` waits until `firstThingsDone`, until the child
 * does something, or eight seconds. On a thin line everything else would be fetched in between.
 */
export function awaitFirstThings(): void {
  waiting = new Set()
  setTimeout(firstThingsDone, LATEST_MS)
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, firstThingsDone, { once: true, capture: true, passive: true })
  }
}

/** The page can be played, or never will be. */
export function firstThingsDone(): void {
  const runs = waiting ?? []
  waiting = undefined
  for (const run of runs) run()
}

/** Runs at once where nothing is awaited, else when it is done; the undo forgets it. */
export function afterFirstThings(run: () => void): () => void {
  if (!waiting) {
    run()
    return () => undefined
  }
  const list = waiting
  list.add(run)
  return () => list.delete(run)
}
