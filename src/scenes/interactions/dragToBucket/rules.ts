import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, unchanged } from '../../../game/rules/kindRules.ts'
import type { Local } from '../../../game/language.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { DragToBucket } from './schema.ts'

/** SPEC section 5: share of the item that must lie in its place. */
export const OVERLAP = 0.25

/** Which things lie in the bucket, in the order they came. */
export interface DragToBucketState {
  readonly placed: readonly string[]
}

/** The sound of a count, where the page counts aloud. */
function countSound(config: DragToBucket, count: number): Local | undefined {
  const en = config.countSounds?.en[count - 1]
  const id = config.countSounds?.id[count - 1]
  return config.isCounting && en !== undefined && id !== undefined ? { en, id } : undefined
}

/** Everything goes into the one place; nothing can be wrong but what lies there already. */
export const dragToBucketRules: KindRules<DragToBucket, DragToBucketState> = {
  start: () => ({ state: { placed: [] }, outcomes: [] }),

  targets(config, { placed }, context) {
    const zoneBox = fromPercent(config.dropZone.percent)
    const items = config.objectList.map(({ id, label, start }, index): RuleTarget => {
      const facts = { id: `item:${id}`, kind: 'drag' as const, label: `${label[context.language]} ${index + 1}` }
      if (placed.includes(id)) return { ...facts, state: 'done', box: zoneBox }
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
        box: zoneBox,
      },
    ]
  },

  move(config, state, { targetId }) {
    const id = targetId.replace('item:', '')
    if (!config.objectList.some((object) => object.id === id)) return unchanged(state)
    if (state.placed.includes(id)) {
      return { state, outcomes: [{ type: 'feedback', tone: 'wrong', message: { key: 'bucket.already' } }] }
    }
    const placed = [...state.placed, id]
    const count = placed.length
    const sound = countSound(config, count)
    const outcomes: Outcome[] = [
      { type: 'accepted', targetId, to: `zone:${config.dropZone.id}`, count },
      { type: 'effect', name: 'plop' },
      ...(sound ? [{ type: 'say', lines: [sound] } as const] : []),
      {
        type: 'tried',
        // Nothing can be put in the wrong place, so a blind move is always right: kept, never counted.
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

  command: (_config, state, command) =>
    command.type === 'reset' ? { state: { placed: [] }, outcomes: [{ type: 'changed' }] } : unchanged(state),

  progress: (config, { placed }) => ({ done: placed.length, total: config.objectList.length }),
}
