import { afterFrame } from '../../../../game/runtime/afterFrame.ts'
import type { Saved } from './progressApi.ts'
import type { Sheet } from './sheet.ts'

/** Time by which a save is usually decided if the device can queue it, ms; after it, a waiting sheet stays lifted. */
const DECIDED_MS = 700
/** The most by which the next page may become current before the sheet is turned over, ms: it is narrow by then. */
const MOST_LEAD_MS = 64

type Ok = Extract<Saved, { readonly ok: true }>
type Refused = Exclude<Saved, Ok>

/** What a turn needs from the reader. */
export interface TurnNeeds {
  readonly sheet: Pick<Sheet, 'state' | 'hasNext' | 'lift' | 'fall' | 'turn'>
  /** Saves the page being left. Never rejects. */
  readonly save: () => Promise<Saved>
  /** Whether the save counts as saved without a response; otherwise the sheet only lifts until one arrives. */
  readonly countsWhenQueued: () => boolean
  /** Pauses the scene while its sheet moves; resumes it if the sheet falls back. */
  readonly freeze: (isFrozen: boolean) => void
  /** Builds the next page, unseen, while the save is answered. */
  readonly prepare: () => void
  /** The page that was built is not opened. */
  readonly drop: () => void
  /** Shows the child that the save takes long. */
  readonly slow: (isSlow: boolean) => void
  /** Saved: the next page becomes current. */
  readonly commit: (saved: Ok) => void
  /** Rejected: nothing changes. */
  readonly refuse: (refused: Refused) => void
}

/**
 * One press of Next, from the touch to the new page: the sheet lifts under the finger and turns with the press; the next page becomes current once
 * the save succeeded or was queued, and a rejection lets the sheet fall back.
 */
export class Turn {
  private readonly needs: TurnNeeds
  private isUnderWay = false
  private isLeft = false
  /** How long the last page took to become current, ms. */
  private lastMs = 0

  constructor(needs: TurnNeeds) {
    this.needs = needs
  }

  /** Whether it is undecided; further presses then have no effect. */
  get isBusy(): boolean {
    return this.isUnderWay
  }

  /** A finger is on Next, or has slid off it. */
  press(isOn: boolean): void {
    if (this.isUnderWay) return
    if (isOn) this.needs.sheet.lift()
    else this.needs.sheet.fall()
  }

  /** Next was pressed. Never rejects. */
  async go(): Promise<void> {
    if (this.isUnderWay) return
    const { sheet, save, countsWhenQueued, freeze, prepare, slow } = this.needs
    this.isUnderWay = true
    const turned = countsWhenQueued() && sheet.hasNext ? sheet.turn(Math.min(this.lastMs, MOST_LEAD_MS)) : sheet.lift()
    freeze(true)
    const waits = setTimeout(() => {
      slow(true)
      sheet.lift()
    }, DECIDED_MS)
    // At once, so that it is answered during the turn: a frame later cost 20 ms of every turn, and gave its first frame 5.
    const saving = save()
    // The device has nothing else to do until then. After the frame in which the sheet moves, which it would delay.
    afterFrame(() => this.isUnderWay && prepare())
    const saved = await saving
    clearTimeout(waits)
    // A half-turned sheet must not disappear. The compositor turns it while the next page is rendered, so that begins as long before its end as it took
    // the last time.
    if (saved.ok) await turned
    this.isUnderWay = false
    // The book was left in the meantime.
    if (this.isLeft) return
    this.end(saved)
  }

  /** Blocks turns while something else is saved. Rejects as `run` does. */
  async alone<Value>(run: () => Promise<Value>): Promise<Value> {
    this.isUnderWay = true
    try {
      return await run()
    } finally {
      this.isUnderWay = false
    }
  }

  /** Marks the book as open; the result marks it as left. */
  open(): () => void {
    this.isLeft = false
    return () => {
      this.isLeft = true
    }
  }

  private end(saved: Saved): void {
    const { sheet, freeze, drop, slow, commit, refuse } = this.needs
    sheet.fall()
    // The page that was below the sheet is now the sheet, flat from the start.
    if (saved.ok) {
      const begun = performance.now()
      commit(saved)
      this.lastMs = performance.now() - begun
      return
    }
    drop()
    slow(false)
    freeze(false)
    refuse(saved)
  }
}
