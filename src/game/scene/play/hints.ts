import type { HelpLevel } from '../../bridge.ts'
import { showHand } from '../../parts/hand.ts'
import type { PartHost } from '../../parts/partHost.ts'
import type { Move } from '../../rules/kindRules.ts'
import type { SceneClock } from '../clock.ts'
import type { TargetViews } from './targetViews.ts'

/** Kinds whose move the hand has shown in this tab. It is shown when a kind first appears; after that only a glow invites. */
const shownKinds = new Set<string>()

/** Idle time before an invitation, ms. */
const PAUSE_MS = 2000

/** What help depends on. */
export interface HintWorld {
  readonly clock: Pick<SceneClock, 'now' | 'after'>
  readonly kind: string
  rightMove(): Move | undefined
  /** Whether a finger holds an item. */
  isHeld(): boolean
}

/** Help for a child who does not know what to do: the glow, then the hand that shows the move. */
export class Hints {
  private readonly host: PartHost
  private readonly views: TargetViews
  private readonly world: HintWorld
  private readonly glowing = new Set<string>()
  private stopHand: (() => void) | undefined
  private level: HelpLevel = 0
  /** Help deferred while a prompt is spoken, when no move is possible. */
  private waiting: (() => void) | undefined
  /** The item that was dropped on a wrong place last: help is given for that item. */
  private missedItem: string | undefined
  private lastTouch = Number.NEGATIVE_INFINITY

  constructor(host: PartHost, views: TargetViews, world: HintWorld) {
    this.host = host
    this.views = views
    this.world = world
  }

  /** Called when the narration has ended: shows how to play once the child is idle, unless no longer wanted. */
  invite(isWanted: () => boolean): void {
    if (this.level > 0 || !isWanted()) return
    const { clock, isHeld, kind } = this.world
    const wait = isHeld() ? PAUSE_MS : this.lastTouch + PAUSE_MS - clock.now
    if (wait > 0) clock.after(wait, () => this.invite(isWanted))
    else this.when(() => (shownKinds.has(kind) ? this.glow() : this.show()))
  }

  /** Called when the rules have moved on: shows deferred help if a move is possible now. */
  synced(): void {
    const { waiting } = this
    if (waiting) this.when(waiting)
  }

  /** An item was rejected; help refers to it next. */
  missed(targetId: string): void {
    this.missedItem = targetId
  }

  /** 2: the right target and its place glow until the move is made; 3: the hand shows the move as well; 0: nothing. */
  help(level: HelpLevel): void {
    this.level = level
    this.stop()
    if (level === 0) return
    this.when(() => {
      this.glow()
      if (level === 3) this.show()
    })
  }

  /** The child touches: removes the hand, and a glow that was only an invitation. */
  touched(): void {
    this.lastTouch = this.world.clock.now
    if (this.level === 0) this.stop()
    else this.hideHand()
  }

  /** Removes hand and glow. */
  stop(): void {
    this.waiting = undefined
    this.hideHand()
    for (const id of this.glowing) this.views.get(id)?.glow?.(false)
    this.glowing.clear()
  }

  private when(show: () => void): void {
    this.waiting = this.moveToShow() ? undefined : show
    if (this.waiting === undefined) show()
  }

  private hideHand(): void {
    this.stopHand?.()
    this.stopHand = undefined
  }

  private moveToShow(): Move | undefined {
    const item = this.missedItem === undefined ? undefined : this.views.target(this.missedItem)
    if (item?.state === 'idle' && item.kind === 'drag' && item.order === undefined && item.goesTo !== undefined)
      return { targetId: item.id, to: item.goesTo }
    return this.world.rightMove()
  }

  private glow(): void {
    const move = this.moveToShow()
    for (const id of [move?.targetId, move?.to]) {
      const view = this.views.get(id)
      if (id === undefined || !view?.glow) continue
      this.glowing.add(id)
      view.glow(true)
    }
  }

  private show(): void {
    const move = this.moveToShow()
    const from = this.views.centre(move?.targetId)
    if (!move || !from) return
    shownKinds.add(this.world.kind)
    this.hideHand()
    this.stopHand = showHand(this.host, from, this.views.centre(move.to), () => {
      this.stopHand = undefined
    })
  }
}
