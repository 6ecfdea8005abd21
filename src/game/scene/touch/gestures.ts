import { overlapShare } from '../../rules/geometry.ts'
import type { Box, RuleTarget } from '../../targets.ts'
import { type Point, targetAt } from './hitTest.ts'

/** Two taps on the picture within this time toggle the zoom, ms. */
export const DOUBLE_TAP_MS = 500
/** A press that moves less than this is a tap, because small fingers tremble. Stage units. */
const TREMBLE = 14
/** Taps further apart than this are no double tap. Stage units. */
const DOUBLE_TAP_REACH = 90

/** What gestures read from the page. */
export interface GestureWorld {
  /** All targets at their current places. */
  targets(): readonly RuleTarget[]
  /** The size of an item for its overlap with a place (a lifted tile may be smaller than in its tray). */
  dropSize(id: string): { readonly width: number; readonly height: number }
  /** Fraction of the item that must be inside its place. */
  readonly overlap: number
  /** Whether a tap on an item is a move (a letter flies into the next slot) instead of picking it up for a tap on its place. */
  readonly doesTapMove: boolean
  /** Whether a hidden character is at this point; touching it is never a miss. */
  isHidden(point: Point): boolean
  /** Whether a target says itself only when it is tapped, because the child is to read it. */
  isSilent(target: RuleTarget): boolean
  /** Smallest size that a finger hits reliably, stage units. */
  leastSize(): number
  now(): number
}

/** What gestures trigger. */
export interface GestureActions {
  /** Any touch on a target. */
  touched(id: string): void
  tap(id: string): void
  /** The item is lifted by the finger. */
  lift(id: string): void
  /** The item's centre follows the finger. */
  dragTo(id: string, x: number, y: number): void
  /** The place under the dragged item, or none. */
  near(zoneId: string | undefined): void
  drop(id: string, zoneId: string): void
  goHome(id: string): void
  /** The item picked by a tap, which waits for a tap on its place. */
  pick(id: string | undefined): void
  /** The target says itself: at the first touch of an item or a place, or at a tap where it is to be read. */
  sayWord(id: string): void
  /** A touch outside all targets. */
  touchPicture(point: Point): void
  doubleTap(point: Point): void
}

interface Held {
  readonly pointer: number
  readonly id: string
  /** Released without dragging, it makes its move. */
  readonly doesTapMove: boolean
  readonly start: Point
  /** Offset from the finger to the item's centre, so that it does not jump to the finger. */
  readonly grip: Point
  readonly zones: readonly RuleTarget[]
  /** It says itself when it is released without a drag. */
  readonly isSilent: boolean
  isDragging: boolean
}

/** Turns touches into moves for any kind: taps act on press; a drag follows only the finger that began it. */
export class Gestures {
  private readonly world: GestureWorld
  private readonly actions: GestureActions
  private held: Held | undefined
  private picked: string | undefined
  private nearZone: string | undefined
  private lastTouch: { at: number; point: Point } | undefined
  /** Reused for each move, so that dragging allocates nothing. */
  private readonly moving = { x: 0, y: 0, width: 0, height: 0 }

  constructor(world: GestureWorld, actions: GestureActions) {
    this.world = world
    this.actions = actions
  }

  /** True while a finger holds an item. */
  get isHolding(): boolean {
    return this.held !== undefined
  }

  /** The item that was picked and waits for a tap on its place. */
  get pickedItem(): string | undefined {
    return this.picked
  }

  /** A finger goes down; `at` is the time of the touch event, ms, which is right even if the page is busy. */
  down(pointer: number, point: Point, at = this.world.now()): void {
    // Other fingers and palms do not disturb a drag.
    if (this.held) return
    const target = targetAt(this.touchable(), point, this.world.leastSize())
    if (!target || (target.isBackground && this.world.isHidden(point))) return this.touchPicture(point, at)
    this.lastTouch = undefined
    this.actions.touched(target.id)
    // A choice that belongs to a place can be tapped or dragged there.
    const isDraggable = target.kind === 'drag' || (target.goesTo !== undefined && target.state === 'idle')
    if (isDraggable) return this.press(pointer, point, target)
    if (target.kind === 'drop') return this.touchPlace(target, point)
    if (target.isDrawn) return
    if (target.state === 'idle') this.actions.tap(target.id)
    else this.actions.touchPicture(point)
  }

  /** A finger moves; the dragged item is moved immediately. */
  move(pointer: number, point: Point): void {
    const held = this.held
    if (held?.pointer !== pointer) return
    if (!held.isDragging) {
      if (Math.hypot(point.x - held.start.x, point.y - held.start.y) < TREMBLE) return
      held.isDragging = true
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
    this.setNear(undefined)
    if (!held.isDragging && held.isSilent) this.actions.sayWord(held.id)
    if (!held.isDragging && held.doesTapMove) return this.actions.tap(held.id)
    if (!held.isDragging) return this.setPicked(this.picked === held.id ? undefined : held.id, held.id)
    const zone = this.placeUnder(held, point.x + held.grip.x, point.y + held.grip.y)
    if (zone) this.actions.drop(held.id, zone.id)
    else this.actions.goHome(held.id)
  }

  /** The browser cancelled the touch, or the page pauses: a held item returns to its place. */
  cancel(pointer?: number): void {
    const held = this.held
    if (!held || (pointer !== undefined && held.pointer !== pointer)) return
    this.held = undefined
    this.setNear(undefined)
    this.actions.goHome(held.id)
  }

  /** Call when targets have changed: a picked or held item may be gone or done. */
  forgetLost(): void {
    const targets = this.world.targets()
    const isIdle = (id: string) => targets.some((target) => target.id === id && target.state === 'idle')
    if (this.picked !== undefined && !isIdle(this.picked)) this.picked = undefined
    if (this.held && !isIdle(this.held.id)) this.cancel()
  }

  /** While no item is picked, a touch on a place goes to what is behind it, unless the place says itself. */
  private touchable(): readonly RuleTarget[] {
    const targets = this.world.targets()
    if (this.picked !== undefined) return targets
    return targets.filter(({ kind, says }) => kind !== 'drop' || says !== undefined)
  }

  private press(pointer: number, point: Point, target: RuleTarget): void {
    if (target.state !== 'idle') return this.touchSettled(target)
    const { box } = target
    if (this.picked !== undefined && this.picked !== target.id) this.setPicked(undefined)
    // A choice answers a tap by itself.
    const isSilent = target.kind === 'drag' && this.world.isSilent(target)
    if (target.kind === 'drag' && !isSilent) this.actions.sayWord(target.id)
    this.held = {
      pointer,
      id: target.id,
      doesTapMove: target.kind === 'option' || this.world.doesTapMove,
      start: point,
      grip: { x: box.x + box.width / 2 - point.x, y: box.y + box.height / 2 - point.y },
      zones: this.world.targets().filter(({ kind, state }) => kind === 'drop' && state === 'idle'),
      isSilent,
      isDragging: false,
    }
    this.actions.lift(target.id)
  }

  /** An item in its place says its word; the rules may respond too. */
  private touchSettled({ id, state }: RuleTarget): void {
    this.actions.sayWord(id)
    if (state === 'done') this.actions.tap(id)
  }

  private touchPlace(place: RuleTarget, point: Point): void {
    const item = this.picked
    if (item === undefined) {
      if (place.says) this.actions.sayWord(place.id)
      return this.actions.touchPicture(point)
    }
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

/** The place that holds the largest fraction of the item, if at least `least`. */
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
