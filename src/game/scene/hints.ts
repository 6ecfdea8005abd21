import type { HelpLevel } from '../bridge.ts'
import { showHand } from '../parts/hand.ts'
import type { PartHost } from '../parts/partHost.ts'
import type { Move } from '../rules/kindRules.ts'
import type { TargetViews } from './targetViews.ts'

/** Kinds whose move the hand has shown in this tab: it is shown the first time a kind appears, and after that only a glow invites. */
const shownKinds = new Set<string>()

/** Help for a child who does not know what to do: the glow, then the hand that shows the move. */
export class Hints {
  private readonly host: PartHost
  private readonly views: TargetViews
  private readonly rightMove: () => Move | undefined
  private readonly kind: string
  private stopHand: (() => void) | undefined
  /** The item that went to a wrong place last: help is for it, not for just any. */
  private missedItem: string | undefined

  constructor(host: PartHost, views: TargetViews, kind: string, rightMove: () => Move | undefined) {
    this.host = host
    this.views = views
    this.kind = kind
    this.rightMove = rightMove
  }

  /** The narration has ended and nothing was touched yet. */
  invite(): void {
    if (shownKinds.has(this.kind)) this.glow()
    else this.show()
  }

  /** An item was refused; the next help is about it. */
  missed(targetId: string): void {
    this.missedItem = targetId
  }

  /** 2: the right target and its place glow; 3: the hand shows the move; 0: nothing. */
  help(level: HelpLevel): void {
    this.stop()
    if (level === 2) this.glow()
    if (level === 3) this.show()
  }

  /** The child touches: the invitation ends. */
  stop(): void {
    this.stopHand?.()
    this.stopHand = undefined
    for (const [, view] of this.views.all()) view.glow?.(false)
  }

  private moveToShow(): Move | undefined {
    const item = this.missedItem === undefined ? undefined : this.views.target(this.missedItem)
    if (item?.state === 'idle' && item.goesTo !== undefined) return { targetId: item.id, to: item.goesTo }
    return this.rightMove()
  }

  private glow(): void {
    const move = this.moveToShow()
    this.views.get(move?.targetId)?.glow?.(true)
    this.views.get(move?.to)?.glow?.(true)
  }

  private show(): void {
    const move = this.moveToShow()
    const from = this.views.centre(move?.targetId)
    if (!move || !from) return
    shownKinds.add(this.kind)
    this.stopHand?.()
    this.stopHand = showHand(this.host, from, this.views.centre(move.to), () => {
      this.stopHand = undefined
    })
  }
}
