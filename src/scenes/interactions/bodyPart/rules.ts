import { countSound } from '../../../game/rules/counting.ts'
import { contains, fromPercent, TOUCH_REACH } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type Question, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { BodyPart } from './schema.ts'

/** A tap on the picture outside all areas. */
export const ELSEWHERE = 'elsewhere'

/** SPEC section 4: `question` until the first tap, `interaction` while areas are being found, `completed` after the last. */
export interface BodyPartState {
  readonly status: 'question' | 'interaction' | 'completed'
  readonly found: readonly string[]
  readonly mistakes: number
}

type State = BodyPartState
const FRESH: State = { status: 'question', found: [], mistakes: 0 }

/** Find all areas of the part; a tap outside them is a mistake, with gentle feedback. */
export const bodyPartRules: KindRules<BodyPart, State> = {
  start: () => ({ state: FRESH, outcomes: [] }),

  targets(config, { found, status }, context) {
    const areas = config.tapAreas.map(
      (area, index): RuleTarget => ({
        id: area.id,
        kind: 'tap',
        label: area.label[context.language],
        state: found.includes(area.id) ? 'done' : 'idle',
        correct: true,
        order: index + 1,
        says: [config.wordAudio],
        box: fromPercent(area),
      }),
    )
    // The rest of the picture is a target too, so that a miss is a move.
    const rest: RuleTarget = {
      id: ELSEWHERE,
      kind: 'tap',
      label: context.text('label.elsewhere'),
      state: status === 'completed' ? 'disabled' : 'idle',
      correct: false,
      isBackground: true,
      says: [config.wordAudio],
      box: { x: 0, y: 0, width: 1280, height: 800 },
    }
    return [...areas, rest]
  },

  move(config, state, { targetId }): Step<State> {
    if (state.status === 'completed' || state.found.includes(targetId)) return unchanged(state)
    if (targetId === ELSEWHERE) return miss(config, state)
    if (!config.tapAreas.some(({ id }) => id === targetId)) return unchanged(state)
    return find(config, state, targetId)
  },

  command(config, state, command): Step<State> {
    if (command.type === 'reset') return { state: FRESH, outcomes: [{ type: 'changed' }] }
    if (command.type === 'repeat') return { state, outcomes: [{ type: 'say', lines: [config.wordAudio] }] }
    if (command.type !== 'timer' || command.name !== 'complete' || state.status !== 'completed') return unchanged(state)
    const total = config.tapAreas.length
    return { state, outcomes: [{ type: 'completed', score: Math.max(0, total - state.mistakes), total }] }
  },

  progress: (config, { found }) => ({ done: found.length, total: config.tapAreas.length }),

  counters: ({ found, mistakes }) => ({ correct: found.length, wrong: mistakes, attempts: found.length + mistakes }),

  question: (config, { status }) =>
    status === 'question'
      ? { key: 'question', params: { text: config.question } }
      : { key: 'body.find', params: { part: config.bodyPartLabel } },
}

/** Cached, because it is calculated once per page. */
const chances = new WeakMap<BodyPart, number>()

function asked(config: BodyPart): Question {
  const guess = chances.get(config) ?? guessChance(config.tapAreas)
  chances.set(config, guess)
  return { ask: `body:${config.bodyPart}`, item: `body:${config.bodyPart}|hear`, guess }
}

/** Grid spacing of the taps in the calculation, percent. */
const STEP = 2

/** The chance that random taps find all areas before the first miss; taps on areas already found are ignored. */
function guessChance(areas: BodyPart['tapAreas']): number {
  const hits = areas.map(() => 0)
  let taps = 0
  for (let x = STEP / 2; x < 100; x += STEP) {
    for (let y = STEP / 2; y < 100; y += STEP) {
      const hit = areas.findIndex((area) => contains(withReach(area), { x, y }))
      if (hit >= 0) hits[hit] = (hits[hit] ?? 0) + 1
      taps += 1
    }
  }
  const sizes = hits.map((count) => count / taps)
  return chanceOfAll(sizes, 1 - sizes.reduce((sum, size) => sum + size, 0))
}

function withReach({ x, y, width, height }: Box): Box {
  const [wide, high] = [width * TOUCH_REACH, height * TOUCH_REACH]
  return { x: x - wide, y: y - high, width: width + 2 * wide, height: height + 2 * high }
}

const without = (sizes: readonly number[], at: number) => sizes.filter((_, other) => other !== at)

function chanceOfAll(sizes: readonly number[], missed: number): number {
  if (sizes.length === 0) return 1
  const open = sizes.reduce((sum, size) => sum + size, missed)
  return sizes.reduce((sum, size, at) => sum + (size / open) * chanceOfAll(without(sizes, at), missed), 0)
}

function miss(config: BodyPart, state: State): Step<State> {
  return {
    state: { ...state, status: 'interaction', mistakes: state.mistakes + 1 },
    outcomes: [
      { type: 'tried', question: asked(config), ok: false },
      { type: 'rejected', targetId: ELSEWHERE },
      { type: 'effect', name: 'error' },
      // What is looked for is said again.
      { type: 'say', lines: [config.wordAudio] },
      { type: 'feedback', tone: 'wrong', message: { key: 'body.wrong', params: { part: config.bodyPartLabel } } },
    ],
  }
}

function find(config: BodyPart, state: State, targetId: string): Step<State> {
  const found = [...state.found, targetId]
  const left = config.tapAreas.length - found.length
  const outcomes: Outcome[] = [
    { type: 'accepted', targetId, count: found.length },
    { type: 'effect', name: 'success' },
    {
      type: 'feedback',
      tone: left === 0 ? 'done' : 'right',
      message:
        left === 0
          ? { key: 'body.done', params: { part: config.bodyPartLabel } }
          : { key: 'body.more', params: { n: left } },
    },
  ]
  if (left > 0) {
    const number = countSound(found.length)
    const counted: Outcome[] = number ? [{ type: 'say', lines: [number] }] : []
    return { state: { ...state, status: 'interaction', found }, outcomes: [...outcomes, ...counted] }
  }
  return {
    state: { ...state, status: 'completed', found },
    outcomes: [
      { type: 'tried', question: asked(config), ok: true },
      ...outcomes,
      { type: 'say', lines: [config.wordAudio] },
      { type: 'timer', name: 'complete', ms: config.completionDelayMs },
    ],
  }
}
