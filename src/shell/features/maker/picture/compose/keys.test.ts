import { expect, it } from 'vitest'
import { compositionSchema } from '../../../../../content/kit/index.ts'
import { asked } from './keys.ts'

const [ITEM] = compositionSchema.parse({ place: 'yard', items: [{ sprite: 'ayu', x: 0.5, y: 0.8 }] }).items
const press = (key: string, more = {}) => {
  if (!ITEM) throw new Error('there is one')
  return asked({ key, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...more }, ITEM)
}

it('moves by one percent, with Alt by a fifth of that, and resizes with Shift', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'move', change: { x: 0.49, y: 0.8 } })
  expect(press('ArrowDown', { altKey: true })).toEqual({ do: 'move', change: { x: 0.5, y: 0.802 } })
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ do: 'size', change: { size: 1.06 } })
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'size', change: { size: 1 / 1.06 } })
})

it('flips, turns, orders, deletes and leaves; other keys stay the browser’s', () => {
  expect(press('F')).toEqual({ do: 'flip', change: { flip: true } })
  expect(press('.')).toEqual({ do: 'turn', change: { turn: 5 } })
  expect(press(']')).toEqual({ do: 'forward' })
  expect(press('[')).toEqual({ do: 'back' })
  expect(press('Delete')).toEqual({ do: 'remove' })
  expect(press('Escape')).toEqual({ do: 'leave' })
  for (const key of ['Tab', 'Enter', 'x', 'PageDown']) expect(press(key)).toBeUndefined()
  expect(press('f', { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowLeft', { metaKey: true })).toBeUndefined()
})
