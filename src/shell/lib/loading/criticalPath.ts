/** What a page is read and played with may take so long, ms; then the rest waits no longer. */
const LATEST_MS = 8000
/** Likewise all that the page in view and the next one need. */
const PAGES_LATEST_MS = 20_000

/** Things that wait for a moment. While nothing is awaited they run at once. */
class Gate {
  private waiting: Set<() => void> | undefined

  /** From now on things wait, so long at most, ms. */
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
const pages = new Gate()

/**
 * A page that came with the document is to be played first: what runs by `afterCriticalPath` waits until `criticalPathDone`, until the child
 * does something, or eight seconds. On a thin line everything else would be fetched in between. What runs by `afterPages` waits until
 * `pagesAreHere`, or twenty seconds.
 */
export function awaitCriticalPath(): void {
  criticalPath.shut(LATEST_MS)
  pages.shut(PAGES_LATEST_MS)
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, criticalPathDone, { once: true, capture: true, passive: true })
  }
}

/** The page can be played, or never will be. */
export function criticalPathDone(): void {
  criticalPath.open()
}

/** The page in view has all that it is heard and played with, and the next one too. */
export function pagesAreHere(): void {
  criticalPath.open()
  pages.open()
}

/** Runs at once where nothing is awaited, else when the page can be played; the undo forgets it. */
export function afterCriticalPath(run: () => void): () => void {
  return criticalPath.after(run)
}

/** Runs at once where nothing is awaited, else when the page in view and the next one are here: for what no child waits for. The undo forgets it. */
export function afterPages(run: () => void): () => void {
  return pages.after(run)
}
