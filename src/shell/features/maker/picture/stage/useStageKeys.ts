import type { KeyboardEvent } from 'react'
import { type KitSprite } from '../../../../../content/kit/index.ts'
import { type Item, type ItemChange, within } from '../compose/items.ts'
import { asked } from '../compose/keys.ts'
import type { PictureSelection } from '../selection.ts'
import type { PictureEdits } from '../usePictureEdits.ts'
import type { LiveStep, useLive } from './useLive.ts'

interface Around {
  readonly itemOf: (name: string) => { item: Item; drawing: Pick<KitSprite, 'box' | 'feet'> } | undefined
  readonly live: ReturnType<typeof useLive>
  readonly edits: PictureEdits
  readonly selection: PictureSelection
  /** Puts the focus on the thing that now has its place in the order, or on the picture. */
  readonly focusAfter: (name: string) => void
}

const STEPS: Readonly<Record<'move' | 'size' | 'turn', LiveStep>> = { move: 'move', size: 'resize', turn: 'turn' }

/** Keys on the picture: on a thing as `compose/keys.ts` has them; on a corner, arrows resize and turn. */
export function useStageKeys({ itemOf, live, edits, selection, focusAfter }: Around) {
  const show = (name: string, step: LiveStep, change: ItemChange) => {
    const found = itemOf(name)
    if (!found) return
    const { item, drawing } = found
    const { x = item.x, y = item.y, size = item.size, turn = item.turn } = change
    live.show({ name, step, item: within({ ...item, x, y, size, turn }, drawing) }, true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    const isCorner = target?.dataset['corner'] !== undefined
    const name = isCorner ? selection.chosen : target?.dataset['name']
    const item = name === undefined ? undefined : itemOf(name)?.item
    if (name === undefined || !item) return
    const press = isCorner ? onCorner(event) : event
    const what = asked(press, item)
    if (!what) return
    event.preventDefault()
    event.stopPropagation()
    if (what.do !== 'remove' && what.do !== 'leave' && selection.chosen !== name) selection.choose(name)
    switch (what.do) {
      case 'move':
      case 'size':
      case 'turn':
        return show(name, STEPS[what.do], what.change)
      case 'flip':
        live.commit()
        return edits.flip(name)
      case 'forward':
      case 'back':
        live.commit()
        return edits.reorder(name, what.do === 'forward' ? 1 : -1)
      case 'remove':
        live.drop()
        focusAfter(name)
        return edits.remove(name)
      case 'leave':
        live.commit()
        return selection.choose(undefined)
    }
  }
  return { onKeyDown, onKeyUp: live.commitSoon, onBlur: () => live.commit() }
}

/** Arrows on a corner: up and down resize, left and right turn. */
function onCorner({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  const turn = key === 'ArrowLeft' ? ',' : key === 'ArrowRight' ? '.' : undefined
  return { key: turn ?? key, altKey, ctrlKey, metaKey, shiftKey: turn === undefined && key.startsWith('Arrow') }
}
