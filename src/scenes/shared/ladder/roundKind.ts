import type { Message } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { RulesContext } from '../../../game/rules/kindRules.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { Beat } from './beats.ts'
import { presentPlace, presentQuestion, type RoundConfig, type RoundQuestion, type RoundState } from './roundState.ts'
import type { PlayMode } from './schema.ts'

/** A question in play, as a kind's scripts and labels see it. */
export interface At<Config, Question> {
  readonly config: Config
  readonly question: Question
  readonly mode: PlayMode
  /** The language on screen. */
  readonly language: Language
  /** Tells it from the other questions of the round, in the other language too. */
  readonly place: string
  readonly isEased: boolean
  /** Wrong moves at this question so far. */
  readonly wrongMoves: number
  /** Its options in the order in which they lie. */
  readonly options: readonly string[]
}

/** What a kind of choice questions says, shows and records; `roundRules` makes it playable. Scripts may be empty. */
export interface RoundKind<Config, Question> {
  /** The id of the right option; `undefined`: nothing is right or wrong. */
  answer(question: Question): string | undefined
  /** The item asked, with its skill; `undefined`: choosing tells nothing about the child. */
  item(at: At<Config, Question>): string | undefined
  /** The item that a wrong choice stands for, without its skill. */
  chosenItem(at: At<Config, Question>, option: string): string
  /** What a screen reader reads on an option; `place` from 1. */
  label(at: At<Config, Question>, option: string, place: number, context: RulesContext): string
  /** The boxes of the options, stage units. */
  boxes(question: Question, context: RulesContext): readonly Box[]
  /** The box of the ear, stage units. */
  readonly ear: Box
  /** Asks the question. It must open the options in one of its beats. */
  opening(at: At<Config, Question>): readonly Beat[]
  /** Asks again, by the ear and by itself; empty: there is no ear. */
  again(at: At<Config, Question>): readonly Beat[]
  right(at: At<Config, Question>, option: string): readonly Beat[]
  wrong(at: At<Config, Question>, option: string): readonly Beat[]
  /** What a child is given after two misses (2) and at each further one (3). */
  help(at: At<Config, Question>, level: 2 | 3): readonly Beat[]
  praise(at: At<Config, Question>, option: string): Message
  comfort(at: At<Config, Question>, option: string): Message
  /** What Help says. */
  prompt(at: At<Config, Question>): Message
  /** Shows what is new, before it is asked for the first time. */
  meeting?(at: At<Config, Question>): readonly Beat[]
  /** A clip that tells what an option is, where the child cannot see it. */
  hearing?(at: At<Config, Question>, option: string): string | undefined
  /** Other things that can be touched; touching one is never a move. */
  extras?(at: At<Config, Question>, context: RulesContext): readonly Omit<RuleTarget, 'state'>[]
  /** What an extra says; `eases`: from then on the question is easier, and another item. */
  touch?(
    at: At<Config, Question>,
    id: string,
  ): { readonly beats: readonly Beat[]; readonly eases?: boolean } | undefined
}

/** A question in play; `undefined` once all are answered. */
export function atOf<Config extends RoundConfig<Question>, Question extends RoundQuestion>(
  config: Config,
  state: RoundState,
): At<Config, Question> | undefined {
  const question = presentQuestion(config, state)
  const { language, isEased, wrongMoves, options } = state
  return (
    question && {
      config,
      question,
      mode: config.mode,
      place: `${language}${presentPlace(state)}`,
      language,
      isEased,
      wrongMoves,
      options,
    }
  )
}
