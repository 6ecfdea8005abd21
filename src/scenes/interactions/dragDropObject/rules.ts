import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { DragDropObject } from './schema.ts'

/** SPEC section 5: fraction of the item that must be inside its place. */
const OVERLAP = 0.25

/** Items in the order of the places they fill. */
export interface DragDropObjectState {
  readonly placed: readonly string[]
  /** Places at which a wrong one was tried before, by order. */
  readonly missed: readonly number[]
}

type State = DragDropObjectState
type Zone = DragDropObject['dropZones'][number]

const EMPTY: State = { placed: [], missed: [] }
const byOrder = (config: DragDropObject) => [...config.dropZones].sort((a, b) => a.order - b.order)
const idOf = (targetId: string) => targetId.slice(targetId.indexOf(':') + 1)

/** The place to be filled next. */
function nextZone(config: DragDropObject, state: State): Zone | undefined {
  return byOrder(config)[state.placed.length]
}

/** Places are filled in order (SPEC section 5: the zone's index equals the count already placed). */
export const dragDropObjectRules: KindRules<DragDropObject, State> = {
  overlap: OVERLAP,
  start: () => ({ state: EMPTY, outcomes: [] }),

  targets(config, state, context) {
    const zones = byOrder(config)
    const next = nextZone(config, state)
    const items = config.objectList.map(({ id, label, start, audio }, index): RuleTarget => {
      const at = state.placed.indexOf(id)
      const held = zones[at]
      const facts = {
        id: `item:${id}`,
        kind: 'drag' as const,
        label: `${label[context.language]} ${index + 1}`,
        ...(audio ? { says: [audio] } : {}),
      }
      if (held) return { ...facts, state: 'done', box: fromPercent(held.percent) }
      const box = fromPercent(start.percent)
      return {
        ...facts,
        state: 'idle',
        correct: true,
        box,
        ...(next ? { goesTo: `zone:${next.id}`, order: next.order } : {}),
      }
    })
    const places = zones.map(
      (zone): RuleTarget => ({
        id: `zone:${zone.id}`,
        kind: 'drop',
        label: zone.label[context.language],
        state: zone.order <= state.placed.length ? 'done' : 'idle',
        order: zone.order,
        ...(zone.countSound ? { says: [zone.countSound] } : {}),
        box: fromPercent(zone.percent),
      }),
    )
    return [...items, ...places]
  },

  move(config, state, { targetId, to }): Step<State> {
    const id = idOf(targetId)
    const next = nextZone(config, state)
    const isItem = config.objectList.some((object) => object.id === id) && targetId.startsWith('item:')
    if (!next || !isItem || state.placed.includes(id)) return unchanged(state)
    const zone = to === undefined ? next : config.dropZones.find((place) => place.id === idOf(to))
    if (!zone) return unchanged(state)
    if (zone.order !== next.order) return miss(config, state, targetId, zone, next)
    return fill(config, { ...state, placed: [...state.placed, id] }, targetId, next)
  },

  command: (_config, state, command) =>
    command.type === 'reset' ? { state: EMPTY, outcomes: [{ type: 'changed' }] } : unchanged(state),

  progress: (config, { placed }) => ({ done: placed.length, total: config.dropZones.length }),
}

const question = (config: DragDropObject, state: State, order: number) => ({
  ask: `order:${order}`,
  item: `number:${order}|order`,
  guess: 1 / Math.max(1, config.dropZones.length - state.placed.length),
})

function miss(config: DragDropObject, state: State, targetId: string, zone: Zone, next: Zone): Step<State> {
  const missed = state.missed.includes(next.order) ? state.missed : [...state.missed, next.order]
  return {
    state: { ...state, missed },
    outcomes: [
      { type: 'tried', question: question(config, state, next.order), ok: false, chose: `number:${zone.order}` },
      { type: 'rejected', targetId, to: `zone:${zone.id}` },
      { type: 'effect', name: 'error' },
      { type: 'feedback', tone: 'wrong', message: { key: 'order.wrong', params: { n: next.order } } },
    ],
  }
}

function fill(config: DragDropObject, state: State, targetId: string, zone: Zone): Step<State> {
  const total = config.dropZones.length
  const isLast = state.placed.length === total
  const before = { ...state, placed: state.placed.slice(0, -1) }
  const outcomes: Outcome[] = [
    { type: 'tried', question: question(config, before, zone.order), ok: true },
    { type: 'accepted', targetId, to: `zone:${zone.id}`, count: zone.order },
    { type: 'effect', name: isLast ? 'complete' : 'success' },
    ...(zone.countSound ? [{ type: 'say', lines: [zone.countSound] } as const] : []),
    {
      type: 'feedback',
      tone: isLast ? 'done' : 'right',
      message: isLast ? { key: 'order.done' } : { key: 'order.placed', params: { n: zone.order } },
    },
  ]
  if (isLast) outcomes.push({ type: 'completed', score: total - state.missed.length, total })
  return { state, outcomes }
}
