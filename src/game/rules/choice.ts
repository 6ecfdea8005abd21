import { shuffle } from './random.ts'

/** A multiple-choice question: `answer` is the id of the right option. */
export interface ChoiceQuestion {
  readonly id: string
  readonly answer: string
}

/** The state of a series of choice questions. Plain data. */
export interface ChoiceState {
  /** Question ids in the order they are asked. */
  readonly order: readonly string[]
  /** Option ids in display order; the same for all questions, so that children find an option again. */
  readonly options: readonly string[]
  /** Number of questions answered. */
  readonly answered: number
  /** Wrong options chosen for the current question. */
  readonly misses: readonly string[]
  /** Questions answered right at the first move. */
  readonly firstTries: number
  /** `answered`: the right option is shown for a moment before the next question; `done`: after the last. */
  readonly status: 'asking' | 'answered' | 'done'
}

/** Questions and options in random order. */
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

/** The current question, also while its right answer is shown. */
export function currentQuestion<Question extends ChoiceQuestion>(
  questions: readonly Question[],
  state: ChoiceState,
): Question | undefined {
  const index = state.status === 'asking' ? state.answered : state.answered - 1
  return questions.find(({ id }) => id === state.order[index])
}

/** A choice: a right one moves to `answered`; a wrong one stays at the question and records the miss. */
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

/** Moves to the next question, or to `done` after the last. */
export function advance(state: ChoiceState): ChoiceState {
  if (state.status !== 'answered') return state
  return { ...state, misses: [], status: state.answered >= state.order.length ? 'done' : 'asking' }
}
