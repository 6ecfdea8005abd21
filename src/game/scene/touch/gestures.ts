import { overlapShare } from '../../rules/geometry.ts'
import type { Box, RuleTarget } from '../../targets.ts'
import { type Point, targetAt } from './hitTest.ts'

/** A finger held so long on an item asks for its word. */
export const HOLD_MS = 600
/** Two taps on the picture within this time zoom. */
export const DOUBLE_TAP_MS = 500
/** A press that moves less is a tap; small fingers tremble. Stage units. */
const TREMBLE = 14
/** Two taps further apart are two taps. Stage units. */
const DOUBLE_TAP_REACH = 90

/** What gestures read. */
export interface GestureWorld {
  /** All targets at their present places. */
  targets(): readonly RuleTarget[]
  /** Size that counts for an item's overlap with a place (a lifted tile may be smaller than in its tray). */
  dropSize(id: string): { readonly width: number; readonly height: number }
  /** Share of the item that must lie in its place. */
  readonly overlap: number
  /** A tap on an item is a move of its own (a letter flies into the next slot) instead of choosing it for a tap on its place. */
  readonly doesTapMove: boolean
  /** Does somebody hide at this point, who is found by a touch and is no miss? */
  isHidden(point: Point): boolean
  /** Smallest size that a finger is sure to hit, stage units. */
  leastSize(): number
  now(): number
  after(ms: number, run: () => void): () => void
}

/** What gestures bring about. */
export interface GestureActions {
  /** Any touch on a target. */
  touched(id: string): void
  tap(id: string): void
  /** The item leaves the ground under the finger. */
  lift(id: string): void
  /** The item's centre follows the finger. */
  dragTo(id: string, x: number, y: number): void
  /** The place under the dragged item, or none. */
  near(zoneId: string | undefined): void
  drop(id: string, zoneId: string): void
  goHome(id: string): void
  /** The item chosen by a tap, waiting for a tap on its place. */
  pick(id: string | undefined): void
  sayWord(id: string): void
  /** A touch beside all targets. */
  touchPicture(point: Point): void
  doubleTap(point: Point): void
}

interface Held {
  readonly pointer: number
  readonly id: string
  /** Let go without dragging it makes its move. */
  readonly doesTapMove: boolean
  readonly start: Point
  /** From the finger to the item's centre, so that it does not jump under the finger. */
  readonly grip: Point
  readonly zones: readonly RuleTarget[]
  readonly stopHold: () => void
  isDragging: boolean
}

/** Turns touches into moves for any kind: taps act on press; a drag follows the finger that began it and no other. */
export class Gestures {
  private readonly world: GestureWorld
  private readonly actions: GestureActions
  private held: Held | undefined
  private picked: string | undefined
  private nearZone: string | undefined
  private lastTouch: { at: number; point: Point } | undefined
  /** Reused at each move, so that dragging makes no garbage. */
  private readonly moving = { x: 0, y: 0, width: 0, height: 0 }

  constructor(world: GestureWorld, actions: GestureActions) {
    this.world = world
    this.actions = actions
  }

  /** True while a finger holds an item. */
  get isHolding(): boolean {
    return this.held !== undefined
  }

  /** The item that waits for a tap on its place. */
  get pickedItem(): string | undefined {
    return this.picked
  }

  /** A finger comes down; `at` is the touch's own time, ms, which a busy page does not delay. */
  down(pointer: number, point: Point, at = this.world.now()): void {
    // Other fingers and resting palms do not disturb a drag.
    if (this.held) return
    const target = targetAt(this.touchable(), point, this.world.leastSize())
    if (!target || (target.isBackground && this.world.isHidden(point))) return this.touchPicture(point, at)
    this.lastTouch = undefined
    this.actions.touched(target.id)
    // A choice that has a place of its own can be tapped or dragged there.
    const isDraggable = target.kind === 'drag' || (target.goesTo !== undefined && target.state === 'idle')
    if (isDraggable) return this.press(pointer, point, target)
    if (target.kind === 'drop') return this.touchPlace(target, point)
    if (target.isDrawn) return
    if (target.state === 'idle') this.actions.tap(target.id)
    else this.actions.touchPicture(point)
  }

  /** A finger moves; the item's place is set at once. */
  move(pointer: number, point: Point): void {
    const held = this.held
    if (held?.pointer !== pointer) return
    if (!held.isDragging) {
      if (Math.hypot(point.x - held.start.x, point.y - held.start.y) < TREMBLE) return
      held.isDragging = true
      held.stopHold()
      this.setPicked(undefined)
    }
    const x = point.x + held.grip.x
    const y = point.y + held.grip.y
    this.actions.dragTo(held.id, x, y)
    this.setNear(this.placeUnder(held, x, y)?.id)
  }

  /** A finger goes up. */
  up(pointer: number, point: Point): void {
    const held = this.held
    if (held?.pointer !== pointer) return
    this.held = undefined
    held.stopHold()
    this.setNear(undefined)
    if (!held.isDragging && held.doesTapMove) return this.actions.tap(held.id)
    if (!held.isDragging) return this.setPicked(this.picked === held.id ? undefined : held.id, held.id)
    const zone = this.placeUnder(held, point.x + held.grip.x, point.y + held.grip.y)
    if (zone) this.actions.drop(held.id, zone.id)
    else this.actions.goHome(held.id)
  }

  /** The browser took the finger away, or the page pauses: what is held goes home. */
  cancel(pointer?: number): void {
    const held = this.held
    if (!held || (pointer !== undefined && held.pointer !== pointer)) return
    this.held = undefined
    held.stopHold()
    this.setNear(undefined)
    this.actions.goHome(held.id)
  }

  /** Targets have changed: what was picked may be gone or done. */
  forgetLost(): void {
    const targets = this.world.targets()
    const isIdle = (id: string) => targets.some((target) => target.id === id && target.state === 'idle')
    if (this.picked !== undefined && !isIdle(this.picked)) this.picked = undefined
    if (this.held && !isIdle(this.held.id)) this.cancel()
  }

  /** Places only take touches while an item waits for one; else the thing in the picture answers. */
  private touchable(): readonly RuleTarget[] {
    const targets = this.world.targets()
    return this.picked === undefined ? targets.filter(({ kind }) => kind !== 'drop') : targets
  }

  private press(pointer: number, point: Point, target: RuleTarget): void {
    if (target.state !== 'idle') return this.touchSettled(target)
    const { box } = target
    if (this.picked !== undefined && this.picked !== target.id) this.setPicked(undefined)
    this.held = {
      pointer,
      id: target.id,
      doesTapMove: target.kind === 'option' || this.world.doesTapMove,
      start: point,
      grip: { x: box.x + box.width / 2 - point.x, y: box.y + box.height / 2 - point.y },
      zones: this.world.targets().filter(({ kind, state }) => kind === 'drop' && state === 'idle'),
      stopHold: this.world.after(HOLD_MS, () => this.actions.sayWord(target.id)),
      isDragging: false,
    }
    this.actions.lift(target.id)
  }

  /** What lies in its place is asked for its word; the rules may have one of their own. */
  private touchSettled({ id, state }: RuleTarget): void {
    this.actions.sayWord(id)
    if (state === 'done') this.actions.tap(id)
  }

  private touchPlace(place: RuleTarget, point: Point): void {
    const item = this.picked
    if (item === undefined) return this.actions.touchPicture(point)
    if (place.state !== 'idle') return this.setPicked(undefined)
    this.picked = undefined
    this.actions.drop(item, place.id)
  }

  private touchPicture(point: Point, now: number): void {
    const last = this.lastTouch
    const isDouble =
      last !== undefined &&
      now - last.at <= DOUBLE_TAP_MS &&
      Math.hypot(point.x - last.point.x, point.y - last.point.y) <= DOUBLE_TAP_REACH
    this.lastTouch = isDouble ? undefined : { at: now, point }
    if (isDouble) this.actions.doubleTap(point)
    else this.actions.touchPicture(point)
  }

  private setPicked(id: string | undefined, released?: string): void {
    if (id === undefined) {
      const before = this.picked ?? released
      this.picked = undefined
      this.actions.pick(undefined)
      if (before !== undefined && !(this.held?.id === before)) this.actions.goHome(before)
      return
    }
    this.picked = id
    this.actions.pick(id)
  }

  private setNear(zoneId: string | undefined): void {
    if (this.nearZone === zoneId) return
    this.nearZone = zoneId
    this.actions.near(zoneId)
  }

  private placeUnder(held: Held, x: number, y: number): RuleTarget | undefined {
    const { width, height } = this.world.dropSize(held.id)
    this.moving.x = x - width / 2
    this.moving.y = y - height / 2
    this.moving.width = width
    this.moving.height = height
    return bestPlace(held.zones, this.moving, this.world.overlap)
  }
}

/** The place that holds the largest share of the item, if that is enough. */
function bestPlace(zones: readonly RuleTarget[], item: Box, least: number): RuleTarget | undefined {
  let best: RuleTarget | undefined
  let most = 0
  for (const zone of zones) {
    const share = overlapShare(item, zone.box)
    if (share < least || share <= most) continue
    most = share
    best = zone
  }
  return best
}
