import { advance, type ChoiceState, choose, currentQuestion, startChoice } from '../../../game/rules/choice.ts'
import { countSound, saidNumber } from '../../../game/rules/counting.ts'
import { cellAt, type GridSpec } from '../../../game/rules/grid.ts'
import {
  type KindRules,
  type Outcome,
  type RulesContext,
  type Step,
  restarted,
  unchanged,
} from '../../../game/rules/kindRules.ts'
import { shuffle } from '../../../game/rules/random.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { MatchByNumber } from './schema.ts'

/** SPEC section 9: the next picture follows by itself; Next Question skips the delay. */
const ADVANCE_MS = 2000
/** Delay of the question, so that the child can look first. */
const FIRST_QUESTION_MS = 600

/** The numbers, stage units: four columns on the right. */
const NUMBERS: GridSpec = { area: { x: 688, y: 150, width: 554, height: 494 }, columns: 4, rows: 3, gap: 18 }

/** The card with the picture to count, stage units. */
export const CARD = { x: 40, y: 34, width: 620, height: 732 } as const

type Item = MatchByNumber['numbers'][number]

/** The state that the scene draws. */
export interface MatchByNumberState extends ChoiceState {
  /** Ids of the things that were touched, in the order in which they were counted. */
  readonly counted: readonly string[]
}

type State = MatchByNumberState

/** The box of the picture in its card, and of the picture itself (4 : 3) in that, stage units. */
export const PICTURE = { x: CARD.x + 30, y: CARD.y + 30, width: CARD.width - 60, height: CARD.height - 90 } as const
const SHOWN_HEIGHT = (PICTURE.width * 3) / 4
const SHOWN: Box = { ...PICTURE, y: PICTURE.y + (PICTURE.height - SHOWN_HEIGHT) / 2, height: SHOWN_HEIGHT }

const inPicture = ({ x, y, width, height }: Box): Box => ({
  x: SHOWN.x + (x / 100) * SHOWN.width,
  y: SHOWN.y + (y / 100) * SHOWN.height,
  width: (width / 100) * SHOWN.width,
  height: (height / 100) * SHOWN.height,
})

const SPOT = 'spot:'

/** The things of the picture: each touch counts one more; a thing that was counted says its number again. */
function spotTargets(config: MatchByNumber, state: State, context: RulesContext): RuleTarget[] {
  const item = currentItem(config, state)
  const isAsking = state.status === 'asking'
  return (item?.spots ?? []).map((spot, index): RuleTarget => {
    const id = `${SPOT}${index}`
    const at = state.counted.indexOf(id)
    const thing = item?.item[context.language] ?? ''
    const label =
      at < 0
        ? context.text('label.toCount', { thing, n: index + 1 })
        : context.text('label.counted', { thing, n: at + 1 })
    const says = saidNumber((at < 0 ? state.counted.length : at) + 1)
    return {
      id,
      kind: 'tap',
      label,
      state: isAsking ? 'idle' : 'disabled',
      isStop: true,
      ...says,
      box: inPicture(spot),
    }
  })
}

function count(state: State, id: string): Step<State> {
  const counted = state.counted.includes(id) ? state.counted : [...state.counted, id]
  const sound = countSound(counted.indexOf(id) + 1)
  return {
    state: { ...state, counted },
    outcomes: [{ type: 'effect', name: 'tap' }, ...(sound ? [{ type: 'say', lines: [sound] } as const] : [])],
  }
}

const questionsOf = (config: MatchByNumber) =>
  config.numbers.map((item) => ({ ...item, id: String(item.number), answer: String(item.number) }))
const presentOf = (config: MatchByNumber, state: State) => currentQuestion(questionsOf(config), state)

/** The current things to count, also while their number is shown. */
export function currentItem(config: MatchByNumber, state: State): Item | undefined {
  return presentOf(config, state)
}

const ask = (config: MatchByNumber, state: State): Outcome[] => {
  const item = currentItem(config, state)
  return item ? [{ type: 'say', lines: [item.audio] }] : []
}

/** The cells of the numbers, stage units. */
export const numberCells = (count: number) => Array.from({ length: count }, (_, place) => cellAt(NUMBERS, place))

/** How many are there? All numbers stay available, so a random tap is right one time in twelve. */
export const matchByNumberRules: KindRules<MatchByNumber, State> = {
  start(config, context) {
    const questions = questionsOf(config)
    const state = startChoice(
      questions,
      questions.map(({ answer }) => answer),
      context.random,
    )
    return {
      state: { ...state, order: growing(state.order, context.random), counted: [] },
      outcomes: [{ type: 'timer', name: 'question', ms: FIRST_QUESTION_MS }],
    }
  },

  targets(config, state, context) {
    const answer = presentOf(config, state)?.answer
    const numbers = state.options.map((number, place): RuleTarget => {
      const isUsed = state.status !== 'asking' && number === answer
      return {
        id: number,
        kind: 'option',
        label: number,
        state: state.status === 'asking' ? 'idle' : isUsed ? 'done' : 'disabled',
        correct: number === answer,
        ...saidNumber(Number(number)),
        box: cellAt(NUMBERS, place),
      }
    })
    return [...spotTargets(config, state, context), ...numbers]
  },

  move(config, state, { targetId }) {
    if (targetId.startsWith(SPOT)) return count(state, targetId)
    const question = presentOf(config, state)
    if (!question) return unchanged(state)
    const next = { ...choose(question, state, targetId), counted: state.counted }
    const isRight = next.status === 'answered'
    const tried: Outcome = {
      type: 'tried',
      question: { ask: `number:${question.id}`, item: `number:${question.id}|count`, guess: 1 / config.numbers.length },
      ok: isRight,
      ...(isRight ? {} : { chose: `number:${targetId}` }),
    }
    return {
      state: next,
      outcomes: [tried, ...(isRight ? rightOutcomes(question) : wrongOutcomes(question, targetId))],
    }
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return restarted(this.start(config, context))
    if (command.type === 'repeat') return { state, outcomes: ask(config, state) }
    if (command.type === 'timer' && command.name === 'question') return { state, outcomes: ask(config, state) }
    const isOn = command.type === 'next' || (command.type === 'timer' && command.name === 'advance')
    return isOn && state.status === 'answered' ? goOn(config, state) : unchanged(state)
  },

  progress: (config, state) => ({ done: state.answered, total: config.numbers.length }),

  question(config, state) {
    const item = currentItem(config, state)
    return item && { key: 'question', params: { text: item.instruction } }
  },
}

/** How many questions are near each other in size: the order is random among them. */
const NEAR = 3

/** Small numbers first: the questions in groups of three, each group in random order. */
function growing(order: readonly string[], random: () => number): string[] {
  const sorted = order.toSorted((a, b) => Number(a) - Number(b))
  const groups = Math.ceil(sorted.length / NEAR)
  return Array.from({ length: groups }, (_, at) => shuffle(sorted.slice(at * NEAR, (at + 1) * NEAR), random)).flat()
}

function goOn(config: MatchByNumber, state: State): Step<State> {
  const next: State = { ...advance(state), counted: [] }
  if (next.status !== 'done') return { state: next, outcomes: [{ type: 'changed' }, ...ask(config, next)] }
  return {
    state: next,
    outcomes: [
      { type: 'effect', name: 'complete' },
      { type: 'completed', score: next.firstTries, total: config.numbers.length },
    ],
  }
}

/** Says a number: the right one, or the one that was chosen. */
function saying(number: number): Outcome[] {
  const sound = countSound(number)
  return sound ? [{ type: 'say', lines: [sound] }] : []
}

function rightOutcomes({ number, item }: Item): Outcome[] {
  return [
    { type: 'accepted', targetId: String(number), count: number },
    { type: 'effect', name: 'success' },
    ...saying(number),
    { type: 'feedback', tone: 'right', message: { key: 'number.correct', params: { number, item } } },
    { type: 'timer', name: 'advance', ms: ADVANCE_MS },
  ]
}

function wrongOutcomes({ number }: Item, chosen: string): Outcome[] {
  return [
    { type: 'rejected', targetId: chosen },
    { type: 'effect', name: 'error' },
    ...saying(Number(chosen)),
    { type: 'feedback', tone: 'wrong', message: { key: 'number.wrong', params: { number } } },
  ]
}
