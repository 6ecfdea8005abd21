import { countSound, effectName, saidNumber } from '../../../game/rules/counting.ts'
import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { numberOf, type Tapping } from './schema.ts'

/** Tapped areas. Plain data. */
export interface TappingState {
  /** Ids in the order they were tapped. */
  readonly tapped: readonly string[]
  /** Numbers for which another one was tapped first. */
  readonly missed: readonly number[]
}

type State = TappingState
type Area = Tapping['tapAreas'][number]

const START: State = { tapped: [], missed: [] }

/** Number of things counted so far. */
function counted(config: Tapping, state: State): number {
  return config.tapAreas.reduce((sum, { id, represents }) => sum + (state.tapped.includes(id) ? represents : 0), 0)
}

/** Tap and count. A second tap on an area is ignored and not a mistake, because small children tap twice. */
export const tappingRules: KindRules<Tapping, State> = {
  start: () => unchanged(START),

  targets: (config, state, { language, text }) => {
    const counts = countsOf(config, state)
    return config.tapAreas.map((area, index): RuleTarget => {
      const isTapped = state.tapped.includes(area.id)
      const target: RuleTarget = {
        id: area.id,
        kind: 'tap',
        state: isTapped ? 'done' : 'idle',
        correct: !isTapped && isNext(config, state, area),
        box: fromPercent(area),
        label: area.label?.[language] ?? text('label.area', { n: index + 1 }),
        ...saidNumber(counts(area)),
      }
      return config.isOrdinal ? { ...target, order: numberOf(area.id) } : target
    })
  },

  move(config, state, { targetId }): Step<State> {
    const area = config.tapAreas.find(({ id }) => id === targetId)
    if (!area || state.tapped.includes(area.id)) return unchanged(state)
    return isNext(config, state, area) ? accept(config, state, area) : refuse(config, state, area)
  },

  command: (_config, state, command) =>
    command.type === 'reset' ? { state: START, outcomes: [{ type: 'changed' }] } : unchanged(state),

  progress: (config, { tapped }) => ({ done: tapped.length, total: config.tapAreas.length }),
}

/** Gives the number that an area says: its own, where the order matters; else the count that it was given, or would be given now. */
function countsOf({ tapAreas, isOrdinal }: Tapping, { tapped }: State): (area: Area) => number {
  if (isOrdinal) return ({ id }) => numberOf(id)
  // Summed up once: a page may have a hundred areas.
  const things = new Map(tapAreas.map(({ id, represents }) => [id, represents]))
  const given = new Map<string, number>()
  let sum = 0
  for (const id of tapped) {
    sum += things.get(id) ?? 0
    given.set(id, sum)
  }
  return ({ id, represents }) => given.get(id) ?? sum + represents
}

function isNext(config: Tapping, state: State, { id }: Area): boolean {
  return !config.isOrdinal || numberOf(id) === state.tapped.length + 1
}

function accept(config: Tapping, state: State, area: Area): Step<State> {
  const before = counted(config, state)
  const count = before + area.represents
  const next = { ...state, tapped: [...state.tapped, area.id] }
  const total = config.tapAreas.length
  const isLast = next.tapped.length === total
  const outcomes: Outcome[] = [
    { type: 'tried', question: questionOf(config, state, count), ok: true },
    { type: 'accepted', targetId: area.id, count },
    { type: 'effect', name: isLast ? 'complete' : effectName(area.sound ?? 'success') },
    { type: 'say', lines: spoken(area, before) },
    ...(config.isOrdinal ? [praise(numberOf(area.id), isLast)] : []),
  ]
  if (isLast) outcomes.push({ type: 'completed', score: total - next.missed.length, total })
  return { state: next, outcomes }
}

/** Counts every thing of the area aloud, continuing from those before, then speaks the area's own line. */
function spoken(area: Area, before: number) {
  const numbers = Array.from({ length: area.represents }, (_, index) => countSound(before + index + 1))
  return [...numbers, area.sayAudio].filter((line) => line !== undefined)
}

/** A number tapped too early says which it is. */
function saying(n: number): Outcome[] {
  const sound = countSound(n)
  return sound ? [{ type: 'say', lines: [sound] }] : []
}

function praise(n: number, isLast: boolean): Outcome {
  return isLast
    ? { type: 'feedback', tone: 'done', message: { key: 'tap.done' } }
    : { type: 'feedback', tone: 'right', message: { key: 'tap.correct', params: { n } } }
}

function refuse(config: Tapping, state: State, area: Area): Step<State> {
  const n = state.tapped.length + 1
  return {
    state: { ...state, missed: state.missed.includes(n) ? state.missed : [...state.missed, n] },
    outcomes: [
      { type: 'tried', question: questionOf(config, state, n), ok: false, chose: `number:${numberOf(area.id)}` },
      { type: 'rejected', targetId: area.id },
      { type: 'effect', name: 'error' },
      ...saying(numberOf(area.id)),
      { type: 'feedback', tone: 'wrong', message: { key: 'tap.next', params: { n } } },
    ],
  }
}

/** Counting in any order cannot go wrong, so it is no evidence: its guess is 1. */
function questionOf(config: Tapping, state: State, n: number) {
  const left = config.tapAreas.length - state.tapped.length
  return {
    ask: `number:${n}`,
    item: `number:${n}|${config.isOrdinal ? 'order' : 'count'}`,
    guess: config.isOrdinal ? 1 / left : 1,
  }
}
