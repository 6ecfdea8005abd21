import type { Local } from '../../../game/language.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { fromPercent } from '../../../game/rules/geometry.ts'
import { saidNumber } from '../../../game/rules/counting.ts'
import { rowOf } from '../../../game/rules/grid.ts'
import { type KindRules, type Outcome, type RulesContext, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import { shuffle } from '../../../game/rules/random.ts'
import type { FamilyDrop } from './schema.ts'

/** Who is where, and the number of mistakes. */
export interface FamilyDropState {
  /** Members in the order of the tray. */
  readonly tray: readonly string[]
  readonly placed: readonly string[]
  /** Members that were dropped on a wrong shadow before. */
  readonly missed: readonly string[]
  readonly wrong: number
}

type State = FamilyDropState
type Member = FamilyDrop['familyMembers'][number]

/** SPEC section 5: fraction of a person's area that must be inside the zone. */
export const FAMILY_OVERLAP = 0.6

/** The tray with the portraits of waiting people, along the bottom edge, stage units. */
export const FAMILY_TRAY: Box = { x: 60, y: 676, width: 1160, height: 118 }
const PIECE = { width: 122, height: 110 } as const
const GAP = 80
/** Size of a lifted person as a fraction of their place: almost as large, so that the right shadow can be recognised. */
const LIFTED = 0.7

const idOf = (targetId: string) => targetId.slice(targetId.indexOf(':') + 1)
const memberOf = (config: FamilyDrop, id: string) => config.familyMembers.find((member) => member.id === id)

/** The rules of both family kinds: on the page and after the book. */
export const familyDropRules: KindRules<FamilyDrop, State> = {
  overlap: FAMILY_OVERLAP,
  start: (config, context) => ({ state: fresh(config, context), outcomes: [] }),

  targets(config, state, context) {
    const waiting = rowOf(FAMILY_TRAY, state.tray.length, PIECE, GAP)
    const people = state.tray.flatMap((id, place): RuleTarget[] => {
      const member = memberOf(config, id)
      const zone = config.dropZones.find((candidate) => candidate.id === id)
      const home = waiting[place]
      if (!member || !zone || !home) return []
      const facts = {
        id: `item:${id}`,
        kind: 'drag' as const,
        label: member.label[context.language],
        says: [member.audio],
      }
      if (state.placed.includes(id)) return [{ ...facts, state: 'done', box: fromPercent(zone.percent) }]
      return [{ ...facts, state: 'idle', correct: true, goesTo: `zone:${id}`, box: home }]
    })
    const shadows = config.dropZones.map(
      (zone, index): RuleTarget => ({
        id: `zone:${zone.id}`,
        kind: 'drop',
        // The shadow's name would give the answer away to listeners, so it is identified by number.
        label: context.text('label.shadow', { n: index + 1 }),
        state: state.placed.includes(zone.id) ? 'done' : 'idle',
        ...saidNumber(index + 1),
        box: fromPercent(zone.percent),
      }),
    )
    return [...people, ...shadows]
  },

  move(config, state, { targetId, to }): Step<State> {
    const member = memberOf(config, idOf(targetId))
    if (!member || !targetId.startsWith('item:') || to === undefined || state.placed.includes(member.id))
      return unchanged(state)
    const zoneId = idOf(to)
    if (state.placed.includes(zoneId)) return unchanged(state)
    return zoneId === member.id ? settle(config, state, member) : goHome(config, state, member, zoneId)
  },

  command: (config, state, command, context) =>
    command.type === 'reset' ? { state: fresh(config, context), outcomes: [{ type: 'changed' }] } : unchanged(state),

  progress: (config, { placed }) => ({ done: placed.length, total: config.familyMembers.length }),

  counters: ({ placed, wrong }) => ({ correct: placed.length, wrong, attempts: placed.length + wrong }),
}

/** The size of a person while dragged, stage units. */
export function liftedSize(config: FamilyDrop, id: string): { readonly width: number; readonly height: number } {
  const zone = config.dropZones.find((candidate) => candidate.id === id)
  if (!zone) return PIECE
  const { width, height } = fromPercent(zone.percent)
  return { width: width * LIFTED, height: height * LIFTED }
}

function fresh(config: FamilyDrop, context: RulesContext): State {
  const tray = shuffle(
    config.familyMembers.map(({ id }) => id),
    context.random,
  )
  return { tray, placed: [], missed: [], wrong: 0 }
}

const question = (config: FamilyDrop, state: State, id: string) => ({
  ask: `family:${id}`,
  item: `family:${id}|use`,
  guess: 1 / Math.max(1, config.familyMembers.length - state.placed.length),
})

function goHome(config: FamilyDrop, state: State, { id }: Member, zoneId: string): Step<State> {
  const missed = state.missed.includes(id) ? state.missed : [...state.missed, id]
  return {
    state: { ...state, missed, wrong: state.wrong + 1 },
    outcomes: [
      { type: 'tried', question: question(config, state, id), ok: false, chose: `family:${zoneId}` },
      { type: 'rejected', targetId: `item:${id}`, to: `zone:${zoneId}` },
      { type: 'effect', name: 'error' },
      { type: 'feedback', tone: 'wrong', message: { key: 'drop.wrong' } },
    ],
  }
}

function settle(config: FamilyDrop, state: State, { id, audio }: Member): Step<State> {
  const placed = [...state.placed, id]
  const total = config.familyMembers.length
  const isLast = placed.length === total
  const name: Local = audio
  const outcomes: Outcome[] = [
    { type: 'tried', question: question(config, state, id), ok: true },
    { type: 'accepted', targetId: `item:${id}`, to: `zone:${id}` },
    { type: 'effect', name: isLast ? 'complete' : 'success' },
    { type: 'say', lines: [name] },
    { type: 'feedback', tone: isLast ? 'done' : 'right', message: { key: isLast ? 'family.done' : 'drop.correct' } },
  ]
  if (isLast) outcomes.push({ type: 'completed', score: total - state.missed.length, total })
  return { state: { ...state, placed }, outcomes }
}
