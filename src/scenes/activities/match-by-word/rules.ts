import { cellAt, rowOf } from '../../../game/rules/grid.ts'
import {
  type KindRules,
  type Layout,
  type Outcome,
  type RulesContext,
  type Step,
  unchanged,
} from '../../../game/rules/kindRules.ts'
import { shuffle } from '../../../game/rules/random.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { MatchByWord } from './schema.ts'

/** SPEC section 5: fraction of the item that must be inside its place. */
const OVERLAP = 0.25

/** SPEC section 9: completes 1 s after the last match. */
const COMPLETE_MS = 1000

/** Members in the upper row, duties below, stage units. */
const MEMBERS: Box = { x: 40, y: 140, width: 1200, height: 330 }
const MEMBER = { width: 208, height: 310 }
const DUTIES: Box = { x: 40, y: 490, width: 1200, height: 270 }
const DUTY = { width: 224, height: 250 }
const GAP = 18

/** On phones, duties are wide cards below each other, so that their text can be large, and smaller members are beside them. */
const COMPACT_MEMBERS: Box = { x: 30, y: 140, width: 330, height: 640 }
const COMPACT_DUTIES: Box = { x: 390, y: 140, width: 860, height: 640 }
const COMPACT_GAP = 12
/** Width on the left of a wide card, kept free of text for its matched member. */
export const COMPACT_FREE = 116

/** The boxes of `count` members and as many duties. */
function placesOf(layout: Layout, count: number): { readonly members: Box[]; readonly duties: Box[] } {
  if (layout === 'regular')
    return { members: rowOf(MEMBERS, count, MEMBER, GAP), duties: rowOf(DUTIES, count, DUTY, GAP) }
  const cells = (area: Box, columns: number) =>
    Array.from({ length: count }, (_, place) =>
      cellAt({ area, columns, rows: Math.ceil(count / columns), gap: COMPACT_GAP }, place),
    )
  return { members: cells(COMPACT_MEMBERS, 2), duties: cells(COMPACT_DUTIES, 1) }
}

/** Matched ids; members and duties in display order. */
export interface MatchByWordState {
  readonly members: readonly string[]
  readonly duties: readonly string[]
  readonly matched: readonly string[]
  /** Members that were dragged to a wrong duty before. */
  readonly missed: readonly string[]
}

type State = MatchByWordState
/** A matched member is small on the upper edge of its card, or on the left of a wide one. */
const onCard = ({ x, y, width, height }: Box, layout: Layout): Box =>
  layout === 'regular'
    ? { x: x + width / 2 - 55, y: y - 70, width: 110, height: 110 }
    : { x: x + 10, y: y + 6, width: COMPACT_FREE - 16, height: height - 12 }
const idOf = (targetId: string) => targetId.slice(targetId.indexOf(':') + 1)

/** Match each member with a duty by a tap on both or by a drag; both are the same move. */
export const matchByWordRules: KindRules<MatchByWord, State> = {
  overlap: OVERLAP,
  start: (config, context) => ({ state: fresh(config, context), outcomes: [] }),

  targets(config, state, context) {
    const { members: memberBoxes, duties: dutyBoxes } = placesOf(context.layout, state.members.length)
    const members = state.members.flatMap((id, place): RuleTarget[] => {
      const member = config.familyMembers.find((candidate) => candidate.id === id)
      const box = memberBoxes[place]
      if (!member || !box) return []
      const label = member.label[context.language]
      const facts = { id: `member:${id}`, kind: 'drag' as const, label, says: [member.audio], box }
      const card = dutyBoxes[state.duties.indexOf(id)]
      if (state.matched.includes(id) && card) return [{ ...facts, state: 'done', box: onCard(card, context.layout) }]
      return [{ ...facts, state: 'idle', correct: true, goesTo: `duty:${id}` }]
    })
    const duties = state.duties.flatMap((id, place): RuleTarget[] => {
      const duty = config.duties.find((candidate) => candidate.id === id)
      const box = dutyBoxes[place]
      if (!duty || !box) return []
      const label = duty.duty[context.language].join(', ')
      const says = duty.audio ? { says: [duty.audio] } : {}
      return [
        { id: `duty:${id}`, kind: 'drop', label, state: state.matched.includes(id) ? 'done' : 'idle', ...says, box },
      ]
    })
    return [...members, ...duties]
  },

  move(config, state, { targetId, to }): Step<State> {
    const member = config.familyMembers.find(({ id }) => targetId === `member:${id}`)
    if (!member || to === undefined || state.matched.includes(member.id) || state.matched.includes(idOf(to)))
      return unchanged(state)
    return idOf(to) === member.id ? match(config, state, member.id) : miss(config, state, member.id, idOf(to))
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return { state: fresh(config, context), outcomes: [{ type: 'changed' }] }
    const total = config.familyMembers.length
    if (command.type !== 'timer' || command.name !== 'complete' || state.matched.length < total) return unchanged(state)
    return { state, outcomes: [{ type: 'completed', score: total - state.missed.length, total }] }
  },

  progress: (config, { matched }) => ({ done: matched.length, total: config.familyMembers.length }),
}

function fresh(config: MatchByWord, context: RulesContext): State {
  const ids = config.familyMembers.map(({ id }) => id)
  return { members: ids, duties: away(ids, shuffle(ids, context.random)), matched: [], missed: [] }
}

/** Moves cards that lie at the place of their own member: no job lies straight under its owner. A single card stays. */
function away(members: readonly string[], mixed: readonly string[]): string[] {
  const duties = [...mixed]
  for (const [at, id] of members.entries()) {
    if (duties[at] !== id || duties.length < 2) continue
    // The neighbour's card cannot be this member's, and this card cannot be the neighbour's.
    const next = (at + 1) % duties.length
    duties[at] = duties[next] ?? id
    duties[next] = id
  }
  return duties
}

const question = (config: MatchByWord, state: State, id: string) => ({
  ask: `${prefix(config)}:${id}`,
  item: `${prefix(config)}:${id}|use`,
  guess: 1 / Math.max(1, config.familyMembers.length - state.matched.length),
})
const prefix = ({ memberKind }: MatchByWord) => (memberKind === 'family' ? 'family' : 'body')

function miss(config: MatchByWord, state: State, id: string, chose: string): Step<State> {
  const missed = state.missed.includes(id) ? state.missed : [...state.missed, id]
  return {
    state: { ...state, missed },
    outcomes: [
      { type: 'tried', question: question(config, state, id), ok: false, chose: `${prefix(config)}:${chose}` },
      { type: 'rejected', targetId: `member:${id}`, to: `duty:${chose}` },
      { type: 'effect', name: 'error' },
      { type: 'feedback', tone: 'wrong', message: { key: 'duty.wrong' } },
    ],
  }
}

function match(config: MatchByWord, state: State, id: string): Step<State> {
  const next = { ...state, matched: [...state.matched, id] }
  const isLast = next.matched.length === config.familyMembers.length
  const member = config.familyMembers.find((candidate) => candidate.id === id)
  const duty = config.duties.find((candidate) => candidate.id === id)
  const outcomes: Outcome[] = [
    { type: 'tried', question: question(config, state, id), ok: true },
    { type: 'accepted', targetId: `member:${id}`, to: `duty:${id}` },
    { type: 'effect', name: isLast ? 'complete' : 'success' },
  ]
  if (member) outcomes.push({ type: 'say', lines: [member.audio, ...(duty?.audio ? [duty.audio] : [])] })
  if (isLast) {
    outcomes.push(
      { type: 'feedback', tone: 'done', message: { key: 'duty.done' } },
      { type: 'timer', name: 'complete', ms: COMPLETE_MS },
    )
  }
  return { state: next, outcomes }
}
