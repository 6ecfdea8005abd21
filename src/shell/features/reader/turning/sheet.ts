/** `flat`: at rest; `lifted`: under a finger; `turned`: turned over, the next page visible. */
export type SheetState = 'flat' | 'lifted' | 'turned'

/** The longest turn in `turn.css` plus a margin, ms: then it counts as ended even without a `transitionend` event. */
const TURNED_AT_LATEST_MS = 280

/**
 * The sheet of paper that a page lies on. Only the style sheet moves it, driven by an attribute of its container: React does not re-render, so it
 * moves in the next frame after a touch.
 */
export class Sheet {
  private place: HTMLElement | null = null
  private now: SheetState = 'flat'
  private done: (() => void) | undefined

  /** React's `ref` of the container. */
  readonly lie = (place: HTMLElement | null): void => {
    this.place = place
    this.show()
  }

  get state(): SheetState {
    return this.now
  }

  /** Whether the next page lies below it, with its picture loaded. */
  get hasNext(): boolean {
    const next = this.place?.querySelector(':scope > .next-sheet')
    return next?.querySelector('img')?.complete ?? next !== null
  }

  /** Lifts it at its edge, in the next frame: a tap turns it before that, and its styles are found once. */
  lift(): void {
    if (this.now === 'lifted') return
    this.enter('lifted')
    requestAnimationFrame(() => this.show())
  }

  /** Lays it flat again, from any state. */
  fall(): void {
    this.become('flat')
  }

  /** Turns it over; resolves `leadMs` before only the next page is visible, or when the sheet fell back. Never rejects. */
  turn(leadMs = 0): Promise<void> {
    this.become('turned')
    return new Promise((resolve) => {
      const { place } = this
      const sheetOf = ({ target, propertyName }: TransitionEvent) => {
        const isSheet = target instanceof Element && target.parentElement === place
        return isSheet && (propertyName === 'transform' || propertyName === 'opacity') ? target : undefined
      }
      const begun = (event: TransitionEvent) => {
        const [turning] = sheetOf(event)?.getAnimations() ?? []
        void turning?.ready.then(() => {
          if (this.done === over) endIn(restOf(turning) - leadMs)
        }, ignore)
      }
      const ended = (event: TransitionEvent) => sheetOf(event) && over()
      const over = () => {
        clearTimeout(timer)
        place?.removeEventListener('transitionrun', begun)
        place?.removeEventListener('transitionend', ended)
        if (this.done === over) this.done = undefined
        resolve()
      }
      let timer = setTimeout(over, TURNED_AT_LATEST_MS)
      const endIn = (ms: number) => {
        clearTimeout(timer)
        timer = setTimeout(over, ms)
      }
      place?.addEventListener('transitionrun', begun)
      place?.addEventListener('transitionend', ended)
      this.done = over
    })
  }

  private become(state: SheetState): void {
    if (this.now === state) return
    this.enter(state)
    this.show()
  }

  private enter(state: SheetState): void {
    this.now = state
    this.done?.()
  }

  private show(): void {
    if (this.now === 'flat') this.place?.removeAttribute('data-sheet')
    else this.place?.setAttribute('data-sheet', this.now)
  }
}

/** Time until an animation ends, ms. */
function restOf({ effect, currentTime }: Animation): number {
  const { endTime = TURNED_AT_LATEST_MS } = effect?.getComputedTiming() ?? {}
  return Number(endTime) - Number(currentTime ?? 0)
}

/** It was cancelled: the sheet fell back. */
const ignore = () => undefined
