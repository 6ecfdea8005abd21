/** Flat on its stack; lifted under a finger; turned over, so that the next page is seen. */
export type SheetState = 'flat' | 'lifted' | 'turned'

/** How long a sheet takes to turn at most, as `turn.css` has it, and a little more: where no browser tells the end, it is over then, ms. */
const TURNED_AT_LATEST_MS = 280

/**
 * The sheet of paper that a page is. It is moved by the style sheet alone, from an attribute of the place where it lies: nothing is redrawn
 * for it, so that a finger sees it move in the next frame.
 */
export class Sheet {
  private place: HTMLElement | null = null
  private now: SheetState = 'flat'
  private done: (() => void) | undefined

  /** Where the sheet lies; React's `ref`. */
  readonly lie = (place: HTMLElement | null): void => {
    this.place = place
    this.show()
  }

  get state(): SheetState {
    return this.now
  }

  /** Is the page under it there, with its picture? */
  get hasNext(): boolean {
    const next = this.place?.querySelector(':scope > .next-sheet')
    return next?.querySelector('img')?.complete ?? next !== null
  }

  /** Lifts at its edge. */
  lift(): void {
    this.become('lifted')
  }

  /** Lies down again, from wherever it is. */
  fall(): void {
    this.become('flat')
  }

  /** Turns over; resolves when the next page lies open, or the sheet came back. Never rejects. */
  turn(): Promise<void> {
    this.become('turned')
    return new Promise((resolve) => {
      const { place } = this
      const ended = ({ target, propertyName }: TransitionEvent) => {
        const isSheet = target instanceof Element && target.parentElement === place
        if (isSheet && (propertyName === 'transform' || propertyName === 'opacity')) over()
      }
      const over = () => {
        clearTimeout(timer)
        place?.removeEventListener('transitionend', ended)
        if (this.done === over) this.done = undefined
        resolve()
      }
      const timer = setTimeout(over, TURNED_AT_LATEST_MS)
      place?.addEventListener('transitionend', ended)
      this.done = over
    })
  }

  private become(state: SheetState): void {
    if (this.now === state) return
    this.now = state
    this.done?.()
    this.show()
  }

  private show(): void {
    if (this.now === 'flat') this.place?.removeAttribute('data-sheet')
    else this.place?.setAttribute('data-sheet', this.now)
  }
}
