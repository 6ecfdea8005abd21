import { advance, type ChoiceState, choose, currentQuestion, startChoice } from '../../../game/rules/choice.ts'
import { cellAt, type GridSpec } from '../../../game/rules/grid.ts'
import { type KindRules, type Outcome, type Step, restarted, unchanged } from '../../../game/rules/kindRules.ts'
import type { RuleTarget } from '../../../game/targets.ts'
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
export type MatchByNumberState = ChoiceState

const questionsOf = (config: MatchByNumber) =>
  config.numbers.map((item) => ({ ...item, id: String(item.number), answer: String(item.number) }))
const presentOf = (config: MatchByNumber, state: ChoiceState) => currentQuestion(questionsOf(config), state)

/** The current things to count, also while their number is shown. */
export function currentItem(config: MatchByNumber, state: ChoiceState): Item | undefined {
  return presentOf(config, state)
}

const ask = (config: MatchByNumber, state: ChoiceState): Outcome[] => {
  const item = currentItem(config, state)
  return item ? [{ type: 'say', lines: [item.audio] }] : []
}

/** The cells of the numbers, stage units. */
export const numberCells = (count: number) => Array.from({ length: count }, (_, place) => cellAt(NUMBERS, place))

/** How many are there? All numbers stay available, so a random tap is right one time in twelve. */
export const matchByNumberRules: KindRules<MatchByNumber, ChoiceState> = {
  start(config, context) {
    const questions = questionsOf(config)
    const state = startChoice(
      questions,
      questions.map(({ answer }) => answer),
      context.random,
    )
    return { state, outcomes: [{ type: 'timer', name: 'question', ms: FIRST_QUESTION_MS }] }
  },

  targets(config, state) {
    const answer = presentOf(config, state)?.answer
    return state.options.map((number, place): RuleTarget => {
      const isUsed = state.status !== 'asking' && number === answer
      return {
        id: number,
        kind: 'option',
        label: number,
        state: state.status === 'asking' ? 'idle' : isUsed ? 'done' : 'disabled',
        correct: number === answer,
        box: cellAt(NUMBERS, place),
      }
    })
  },

  move(config, state, { targetId }) {
    const question = presentOf(config, state)
    if (!question) return unchanged(state)
    const next = choose(question, state, targetId)
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

  command(config, state, command, context): Step<ChoiceState> {
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

function goOn(config: MatchByNumber, state: ChoiceState): Step<ChoiceState> {
  const next = advance(state)
  if (next.status !== 'done') return { state: next, outcomes: [{ type: 'changed' }, ...ask(config, next)] }
  return {
    state: next,
    outcomes: [
      { type: 'effect', name: 'complete' },
      { type: 'completed', score: next.firstTries, total: config.numbers.length },
    ],
  }
}

function rightOutcomes({ number, item }: Item): Outcome[] {
  return [
    { type: 'accepted', targetId: String(number), count: number },
    { type: 'effect', name: 'success' },
    { type: 'feedback', tone: 'right', message: { key: 'number.correct', params: { number, item } } },
    { type: 'timer', name: 'advance', ms: ADVANCE_MS },
  ]
}

function wrongOutcomes({ number }: Item, chosen: string): Outcome[] {
  return [
    { type: 'rejected', targetId: chosen },
    { type: 'effect', name: 'error' },
    { type: 'feedback', tone: 'wrong', message: { key: 'number.wrong', params: { number } } },
  ]
}
