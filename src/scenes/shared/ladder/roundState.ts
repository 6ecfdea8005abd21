import type { Language } from '../../../game/language.ts'
import type { ChoiceState } from '../../../game/rules/choice.ts'
import { shuffle } from '../../../game/rules/random.ts'
import { NO_SCRIPT, type Script } from './beats.ts'
import type { PlayMode } from './schema.ts'

/** What the rules of a round need of a question. */
export interface RoundQuestion {
  readonly language?: Language | undefined
  readonly options: readonly string[]
  /** The sound is new: it is shown first. */
  readonly meet?: boolean
}

/** What the rules of a round need of a kind's content. */
export interface RoundConfig<Question extends RoundQuestion> {
  readonly mode: PlayMode
  readonly questions: readonly Question[]
}

/** The state of a round of questions. Plain data. `options` are those of the present question. */
export interface RoundState extends ChoiceState {
  readonly language: Language
  readonly script: Script
  /** The sound of the present question is being shown, and waits for a tap. */
  readonly isMeeting: boolean
  /** Wrong moves at the present question. */
  readonly wrongMoves: number
  /** The option that was made heard and would be taken by a second press. */
  readonly heardOption: string
  /** The child has made a part of what is to be read sound. */
  readonly isEased: boolean
  /** How often the question was said again by itself. */
  readonly reminders: number
}

/** The questions asked in a language: those that teach it; if there are none, all. */
export function questionsIn<Question extends { readonly language?: Language | undefined }>(
  { questions }: { readonly questions: readonly Question[] },
  language: Language,
): readonly Question[] {
  const taught = questions.filter((question) => question.language === undefined || question.language === language)
  return taught.length > 0 ? taught : questions
}

/** The place of the present question in its list; also while its right answer is shown. */
export function presentPlace({ status, answered }: Pick<ChoiceState, 'status' | 'answered'>): number {
  return status === 'asking' ? answered : answered - 1
}

/** The present question. A list that is shorter in one language begins again. */
export function presentQuestion<Question extends RoundQuestion>(
  config: Pick<RoundConfig<Question>, 'questions'>,
  state: RoundState,
): Question | undefined {
  const list = questionsIn(config, state.language)
  return list[presentPlace(state) % list.length]
}

/** A round before its first question. */
export function startRound<Question extends RoundQuestion>(
  config: Pick<RoundConfig<Question>, 'questions'>,
  language: Language,
): RoundState {
  return {
    // Today's path has put them in order: something sure first and last.
    order: questionsIn(config, language).map((_, place) => String(place)),
    options: [],
    answered: 0,
    misses: [],
    firstTries: 0,
    status: 'asking',
    language,
    script: NO_SCRIPT,
    isMeeting: false,
    wrongMoves: 0,
    heardOption: '',
    isEased: false,
    reminders: 0,
  }
}

/** The state in which a question is asked again, its options in chance order. */
export function freshQuestion(state: RoundState, question: RoundQuestion, random: () => number): RoundState {
  return {
    ...state,
    options: shuffle(question.options, random),
    misses: [],
    isMeeting: question.meet === true,
    wrongMoves: 0,
    heardOption: '',
    isEased: false,
    reminders: 0,
  }
}
