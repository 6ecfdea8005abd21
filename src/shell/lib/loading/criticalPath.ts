/** Timeout for the files that play a page, ms; after it, other loading starts. */
const LATEST_MS = 8000
/** The same for what the first turn needs. */
const TURN_LATEST_MS = 8000
/** The same for everything the current and the next page need. */
const PAGES_LATEST_MS = 20_000

/** A gate: callbacks run at once, or when the gate opens. */
class Gate {
  private waiting: Set<() => void> | undefined

  /** Closes the gate for at most this long, ms. */
  shut(latestMs: number): void {
    this.waiting ??= new Set()
    setTimeout(() => this.open(), latestMs)
  }

  open(): void {
    const runs = this.waiting ?? []
    this.waiting = undefined
    for (const run of runs) run()
  }

  after(run: () => void): () => void {
    const list = this.waiting
    if (!list) {
      run()
      return () => undefined
    }
    list.add(run)
    return () => list.delete(run)
  }
}

const criticalPath = new Gate()
const turn = new Gate()
const pages = new Gate()

/**
 * Gives priority to a page that came with the document, so that a slow connection loads nothing else in between. `afterCriticalPath` callbacks wait
 * until `criticalPathDone`, until the child does something, or eight seconds; `afterPages` callbacks until `pagesAreHere` or twenty seconds.
 */
export function awaitCriticalPath(): void {
  criticalPath.shut(LATEST_MS)
  pages.shut(PAGES_LATEST_MS)
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, criticalPathDone, { once: true, capture: true, passive: true })
  }
}

/** Gives priority to what the first turn needs: `turnCanBegin` resolves when that is here, or eight seconds later. */
export function awaitTurn(): void {
  turn.shut(TURN_LATEST_MS)
}

/** The page can be played, or failed to. */
export function criticalPathDone(): void {
  criticalPath.open()
}

/** The next page can be turned to. */
export function turnIsHere(): void {
  turn.open()
}

/** Resolves when the first turn has what it needs, at once if nothing is pending. */
export const turnCanBegin = (): Promise<void> => new Promise((resolve) => turn.after(resolve))

/** All files of the current and the next page are loaded. */
export function pagesAreHere(): void {
  criticalPath.open()
  turn.open()
  pages.open()
}

/** Runs when the page can be played, at once if nothing is pending; the result cancels it. */
export function afterCriticalPath(run: () => void): () => void {
  return criticalPath.after(run)
}

/** Runs when the current and the next page are loaded, at once if nothing is pending: for background work. The result cancels it. */
export function afterPages(run: () => void): () => void {
  return pages.after(run)
}
