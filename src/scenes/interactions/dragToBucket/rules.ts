import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, unchanged } from '../../../game/rules/kindRules.ts'
import type { Local } from '../../../game/language.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { DragToBucket } from './schema.ts'

/** SPEC section 5: fraction of the item that must be inside its place. */
const OVERLAP = 0.25

/** The items in the bucket, in the order of their drops. */
export interface DragToBucketState {
  readonly placed: readonly string[]
}

/** The sound of a count, if the page counts aloud. */
function countSound(config: DragToBucket, count: number): Local | undefined {
  const en = config.countSounds?.en[count - 1]
  const id = config.countSounds?.id[count - 1]
  return config.isCounting && en !== undefined && id !== undefined ? { en, id } : undefined
}

/** Width of a stacked item, and distance to its neighbours and to the next row, as fractions of the bucket's width. */
const HEAPED = { width: 0.4, beside: 0.25, above: 0.19 }

/** The place of the nth item (from 0): rows on top of each other, each with one item less, so that all can be seen and counted. Boxes in one unit. */
export function heapPlace(bucket: Box, thing: Box, total: number, n: number): Box {
  const width = bucket.width * HEAPED.width
  const height = (width * thing.height) / thing.width
  let size = 1
  while ((size * (size + 1)) / 2 < total) size += 1
  let row = 0
  let left = n
  while (left >= size - row) {
    left -= size - row
    row += 1
  }
  const middle = bucket.x + bucket.width / 2 + (left - (size - row - 1) / 2) * bucket.width * HEAPED.beside
  const foot = bucket.y + bucket.height * 0.52 - row * bucket.width * HEAPED.above
  return { x: middle - width / 2, y: foot - height, width, height }
}

/** Every item belongs into the bucket; the only possible mistake is one that is already there. */
export const dragToBucketRules: KindRules<DragToBucket, DragToBucketState> = {
  overlap: OVERLAP,
  start: () => ({ state: { placed: [] }, outcomes: [] }),

  targets(config, { placed }, context) {
    const zoneBox = fromPercent(config.dropZone.percent)
    const items = config.objectList.map(({ id, label, start, audio }, index): RuleTarget => {
      const facts = {
        id: `item:${id}`,
        kind: 'drag' as const,
        label: `${label[context.language]} ${index + 1}`,
        ...(audio ? { says: [audio] } : {}),
      }
      const at = placed.indexOf(id)
      if (at >= 0) {
        const box = heapPlace(zoneBox, fromPercent(start.percent), config.objectList.length, at)
        return { ...facts, state: 'done', box }
      }
      return {
        ...facts,
        state: 'idle',
        correct: true,
        goesTo: `zone:${config.dropZone.id}`,
        box: fromPercent(start.percent),
      }
    })
    const isFull = placed.length === config.objectList.length
    return [
      ...items,
      {
        id: `zone:${config.dropZone.id}`,
        kind: 'drop',
        label: config.dropZone.label[context.language],
        state: isFull ? 'done' : 'idle',
        ...(config.dropZone.audio ? { says: [config.dropZone.audio] } : {}),
        box: zoneBox,
      },
    ]
  },

  move(config, state, { targetId }) {
    const id = targetId.replace('item:', '')
    if (!config.objectList.some((object) => object.id === id)) return unchanged(state)
    if (state.placed.includes(id)) return unchanged(state)
    const placed = [...state.placed, id]
    const count = placed.length
    const sound = countSound(config, count)
    const outcomes: Outcome[] = [
      { type: 'accepted', targetId, to: `zone:${config.dropZone.id}`, count },
      { type: 'effect', name: 'plop' },
      ...(sound ? [{ type: 'say', lines: [sound] } as const] : []),
      {
        type: 'tried',
        // Nothing can go to a wrong place, so a random move is always right: recorded, but no evidence.
        question: { ask: `count:${count}`, item: `number:${count}|count`, guess: 1 },
        ok: true,
      },
    ]
    const total = config.objectList.length
    if (count < total) return { state: { placed }, outcomes }
    return {
      state: { placed },
      outcomes: [
        ...outcomes,
        { type: 'effect', name: 'complete' },
        { type: 'feedback', tone: 'done', message: { key: 'bucket.done' } },
        { type: 'completed', score: total, total },
      ],
    }
  },

  repeat: (_config, _state, { targetId }) =>
    targetId.startsWith('item:') ? [{ type: 'feedback', tone: 'wrong', message: { key: 'bucket.already' } }] : [],

  command: (_config, state, command) =>
    command.type === 'reset' ? { state: { placed: [] }, outcomes: [{ type: 'changed' }] } : unchanged(state),

  progress: (config, { placed }) => ({ done: placed.length, total: config.objectList.length }),
}
