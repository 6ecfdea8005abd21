import { shuffle } from './random.ts'

/** One question of a choice among several: `answer` is the id of the right option. */
export interface ChoiceQuestion {
  readonly id: string
  readonly answer: string
}

/** Where a run of choice questions stands. Plain data. */
export interface ChoiceState {
  /** Question ids in the order they are asked. */
  readonly order: readonly string[]
  /** Option ids in the order they are shown; the same for all questions, so that a place can be found again. */
  readonly options: readonly string[]
  /** How many questions are answered. */
  readonly answered: number
  /** Options tried in vain at the present question. */
  readonly misses: readonly string[]
  /** Questions answered right at the first move. */
  readonly firstTries: number
  /** `answered`: the right option shows for a moment before the next question; `done`: after the last. */
  readonly status: 'asking' | 'answered' | 'done'
}

/** Questions and options in chance order. */
export function startChoice(
  questions: readonly ChoiceQuestion[],
  options: readonly string[],
  random: () => number,
): ChoiceState {
  return {
    order: shuffle(
      questions.map(({ id }) => id),
      random,
    ),
    options: shuffle(options, random),
    answered: 0,
    misses: [],
    firstTries: 0,
    status: 'asking',
  }
}

/** The question now, also while its right answer shows. */
export function currentQuestion<Question extends ChoiceQuestion>(
  questions: readonly Question[],
  state: ChoiceState,
): Question | undefined {
  const index = state.status === 'asking' ? state.answered : state.answered - 1
  return questions.find(({ id }) => id === state.order[index])
}

/** A choice: right moves to `answered` (or `done` after the last), wrong keeps the question and remembers the miss. */
export function choose(question: ChoiceQuestion, state: ChoiceState, option: string): ChoiceState {
  if (state.status !== 'asking') return state
  if (option !== question.answer) {
    return state.misses.includes(option) ? state : { ...state, misses: [...state.misses, option] }
  }
  return {
    ...state,
    answered: state.answered + 1,
    firstTries: state.firstTries + (state.misses.length === 0 ? 1 : 0),
    status: 'answered',
  }
}

/** On to the next question, or to the end after the last. */
export function advance(state: ChoiceState): ChoiceState {
  if (state.status !== 'answered') return state
  return { ...state, misses: [], status: state.answered >= state.order.length ? 'done' : 'asking' }
}
