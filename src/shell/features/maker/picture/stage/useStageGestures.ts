import { type PointerEvent, type RefObject, useRef } from 'react'
import { type KitSprite, PICTURE } from '../../../../../content/kit/index.ts'
import { cornered, DRAG_FROM, dragged, pinched, type Point } from '../compose/gesture.ts'
import { type Item, within } from '../compose/items.ts'
import { type Lying, met } from '../compose/pick.ts'
import type { useLive } from './useLive.ts'

/** Half of the smallest target, CSS px. */
const FINGER = 22
/** So far a finger goes over the empty picture to turn the page, CSS px. */
const SWIPE = 56

interface Grip {
  readonly kind: 'drag' | 'corner' | 'pinch' | 'swipe'
  readonly name: string | undefined
  readonly start: Item | undefined
  readonly from: readonly Point[]
  readonly drawing: Pick<KitSprite, 'box' | 'feet'> | undefined
  isMoving: boolean
}

interface Around {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly things: readonly Lying[]
  readonly chosen: string | undefined
  readonly ground: number
  readonly live: ReturnType<typeof useLive>
  /** A press has met a thing, or nothing. True where it may be dragged. */
  readonly onPress: (name: string | undefined) => boolean
  readonly onSwipe: ((by: 1 | -1) => void) | undefined
}

/** Fingers and the mouse on the picture: choose, drag, pinch, corners, and a swipe over nothing. */
export function useStageGestures(around: Around) {
  const { stage, things, chosen, ground, live, onPress, onSwipe } = around
  const pointers = useRef(new Map<number, Point>())
  const grip = useRef<Grip>(undefined)

  const unitsOf = (event: PointerEvent) => unitsAt(stage.current, event)
  const hold = (name: string | undefined, kind: Grip['kind'], from: readonly Point[]): Grip => {
    const lying = things.find((one) => one.name === name)
    return { kind, name, start: lying?.item, from, drawing: lying?.drawing, isMoving: kind !== 'drag' }
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const { point, unit } = unitsOf(event)
    stage.current?.setPointerCapture?.(event.pointerId)
    pointers.current.set(event.pointerId, point)
    if (pointers.current.size === 2 && chosen !== undefined) {
      live.commit()
      grip.current = hold(chosen, 'pinch', [...pointers.current.values()])
      return
    }
    if (pointers.current.size > 1) return
    if (isCorner(event.target) && !isInMiddle(things, chosen, point, FINGER / unit)) {
      grip.current = hold(chosen, 'corner', [point])
      return
    }
    const isDrawn = (name: string, at: Point) => inkAt(stage.current, name, things, at)
    const name = met(things, point, { chosen, reach: FINGER / unit, isDrawn })
    const mayDrag = onPress(name)
    grip.current =
      name === undefined || mayDrag ? hold(name, name === undefined ? 'swipe' : 'drag', [point]) : undefined
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, unitsOf(event).point)
    const held = grip.current
    const change = held && changeOf(held, [...pointers.current.values()], ground)
    if (!held?.start || !held.drawing || held.name === undefined || !change) return
    held.isMoving = true
    const item = within({ ...held.start, ...change }, held.drawing)
    live.show({ name: held.name, item, step: held.kind === 'drag' ? 'move' : 'resize' })
  }

  const end = (event: PointerEvent<HTMLDivElement>, isCancelled: boolean) => {
    const from = grip.current
    const to = unitsOf(event)
    if (!pointers.current.delete(event.pointerId)) return
    // A finger that is left alone drags nothing on.
    grip.current = undefined
    if (isCancelled) return live.drop()
    live.commit()
    const by = from && swipeOf(from, to)
    if (by) onSwipe?.(by)
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => end(event, true),
  }
}

const isCorner = (target: EventTarget) => target instanceof Element && target.closest('[data-corner]') !== null

/** Where a pointer is, stage units, and CSS px of a unit. */
function unitsAt(stage: Element | null, { clientX, clientY }: PointerEvent): { point: Point; unit: number } {
  const box = stage?.getBoundingClientRect()
  const unit = (box?.width ?? PICTURE.width) / PICTURE.width || 1
  return { unit, point: { x: (clientX - (box?.left ?? 0)) / unit, y: (clientY - (box?.top ?? 0)) / unit } }
}

/** Whether a finger over nothing went to another page: 1 the next, -1 the one before. */
function swipeOf({ kind, from: [start] }: Grip, { point, unit }: { point: Point; unit: number }): 1 | -1 | undefined {
  if (kind !== 'swipe' || !start) return undefined
  const [dx, dy] = [(point.x - start.x) * unit, (point.y - start.y) * unit]
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return undefined
  return dx < 0 ? 1 : -1
}

function changeOf(
  { kind, start, from, isMoving }: Grip,
  to: readonly Point[],
  ground: number,
): Partial<Pick<Item, 'x' | 'y' | 'size' | 'turn'>> | undefined {
  const [a, b] = from
  const [c, d] = to
  if (!start || !a || !c) return undefined
  if (kind === 'corner') return cornered(start, a, c)
  if (kind === 'pinch') return b && d ? pinched(start, [a, b], [c, d]) : undefined
  if (kind !== 'drag' || (!isMoving && Math.hypot(c.x - a.x, c.y - a.y) < DRAG_FROM)) return undefined
  return dragged(start, a, c, ground)
}

/** Corners of a small thing lie over its middle: a press there drags it. */
function isInMiddle(things: readonly Lying[], chosen: string | undefined, point: Point, reach: number): boolean {
  const lying = things.find(({ name }) => name === chosen)
  if (!lying) return false
  const { item, drawing } = lying
  const y = item.y * PICTURE.height - (drawing.feet.y - drawing.box.h / 2) * item.size
  const x = item.x * PICTURE.width - (drawing.feet.x - drawing.box.w / 2) * item.size * (item.flip ? -1 : 1)
  return Math.hypot(point.x - x, point.y - y) < reach * 0.8
}

/** Whether a drawing has colour at a point of it (size 1), as its canvas shows it. */
function inkAt(stage: Element | null, name: string, things: readonly Lying[], { x, y }: Point): boolean {
  const canvas = stage?.querySelector<HTMLCanvasElement>(`[data-name="${name}"] canvas`)
  const box = things.find((one) => one.name === name)?.drawing.box
  const context = canvas?.getContext('2d')
  if (!canvas || !box || !context) return false
  const [left, top] = [Math.floor((x / box.w) * canvas.width), Math.floor((y / box.h) * canvas.height)]
  if (left < 0 || top < 0 || left >= canvas.width || top >= canvas.height) return false
  // What is nearly clear, as a shadow on the ground, is not pressed.
  return (context.getImageData(left, top, 1, 1).data[3] ?? 0) > 90
}
