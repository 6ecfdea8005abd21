import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Box } from '../../../../../game/targets.ts'
import { storedBox } from '../hand.ts'
import { type NamedArea, NEW_BOX } from './namedArea.ts'

/** What a finger does: it moves an area, pulls its corner, or draws it again on the picture. Percent of the picture. */
interface Gesture {
  readonly id: string
  readonly how: 'move' | 'size' | 'draw'
  readonly from: { readonly x: number; readonly y: number }
  readonly box: Box
}

interface Wanted {
  readonly stage: RefObject<HTMLElement | null>
  readonly onChoose: (id: string) => void
  readonly onBox: (id: string, box: Box) => void
}

/** Hook: areas follow a finger while it moves, pulls or draws; where it ends, the box is stored. Another finger changes nothing. */
export function useGesture({ stage, onChoose, onBox }: Wanted) {
  const [shown, setShown] = useState<{ readonly id: string; readonly box: Box }>()
  const gesture = useRef<Gesture>(undefined)
  const boxOf = ({ id, box }: NamedArea) => (shown?.id === id ? shown.box : box)
  const begin = (event: PointerEvent, how: Gesture['how'], area: NamedArea | undefined) => {
    if (!area || !event.isPrimary) return
    event.preventDefault()
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    onChoose(area.id)
    gesture.current = { id: area.id, how, from: pointIn(stage.current, event), box: boxOf(area) ?? NEW_BOX }
  }
  const follow = (event: PointerEvent) => {
    const { current } = gesture
    if (current) setShown({ id: current.id, box: boxAfter(current, pointIn(stage.current, event)) })
  }
  const end = () => {
    if (gesture.current && shown) onBox(shown.id, storedBox(shown.box))
    gesture.current = undefined
    setShown(undefined)
  }
  return { boxOf, begin, follow, end }
}

/** Where a pointer is, percent of the stage. */
function pointIn(stage: HTMLElement | null, { clientX, clientY }: PointerEvent): Gesture['from'] {
  const { left = 0, top = 0, width = 1, height = 1 } = stage?.getBoundingClientRect() ?? {}
  const share = (value: number) => Math.min(100, Math.max(0, value * 100))
  return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
}

function boxAfter({ how, from, box }: Gesture, to: Gesture['from']): Box {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (how === 'move')
    return {
      ...box,
      x: Math.min(100 - box.width, Math.max(0, box.x + dx)),
      y: Math.min(100 - box.height, Math.max(0, box.y + dy)),
    }
  if (how === 'size')
    return {
      ...box,
      width: Math.max(1, Math.min(100 - box.x, box.width + dx)),
      height: Math.max(1, Math.min(100 - box.y, box.height + dy)),
    }
  // A touch without a move draws nothing.
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return box
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.max(0.1, Math.abs(dx)),
    height: Math.max(0.1, Math.abs(dy)),
  }
}
