/** What keys do with the thing that has the focus. */
import type { Item, ItemChange } from './items.ts'

/** A key that was pressed. */
export interface Press {
  readonly key: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What a key asks for: a change of the thing, its order, or the end of it. */
export type Asked =
  | { readonly do: 'move' | 'size' | 'turn' | 'flip'; readonly change: ItemChange }
  | { readonly do: 'forward' | 'back' | 'remove' | 'leave' }

const STEP = 0.01
const SMALL_STEP = 0.002
const GROWS = 1.06
const TURNS = 5

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key means for a thing; undefined where it means nothing here. */
export function asked({ key, altKey, shiftKey, ctrlKey, metaKey }: Press, item: Item): Asked | undefined {
  if (ctrlKey || metaKey) return undefined
  const arrow = ARROWS[key]
  if (arrow) {
    const [x, y] = arrow
    if (shiftKey) return { do: 'size', change: { size: item.size * (x > 0 || y < 0 ? GROWS : 1 / GROWS) } }
    const step = altKey ? SMALL_STEP : STEP
    return { do: 'move', change: { x: item.x + x * step, y: item.y + y * step } }
  }
  if (altKey) return undefined
  switch (key) {
    case 'f':
    case 'F':
      return { do: 'flip', change: { flip: !item.flip } }
    case ',':
      return { do: 'turn', change: { turn: item.turn - TURNS } }
    case '.':
      return { do: 'turn', change: { turn: item.turn + TURNS } }
    case ']':
      return { do: 'forward' }
    case '[':
      return { do: 'back' }
    case 'Delete':
    case 'Backspace':
      return { do: 'remove' }
    case 'Escape':
      return { do: 'leave' }
    default:
      return undefined
  }
}
