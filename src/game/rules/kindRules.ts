import type { FailureReason, Message, Tone, Tried } from '../bridge.ts'
import type { Language, Local } from '../language.ts'
import type { RuleTarget } from '../targets.ts'

/** `regular`: tablets and desktops; `compact`: phones in landscape, which show fewer and larger pieces at a time. */
export type Layout = 'regular' | 'compact'

/** All outside information for the rules: randomness and time enter only here. */
export interface RulesContext {
  readonly language: Language
  readonly layout: Layout
  /** 0 ≤ value < 1. */
  readonly random: () => number
  /** Scene clock, ms since the page became ready. */
  readonly now: number
  /** `fine`: a mouse or trackpad, where SPEC lets spelling advance by itself. */
  readonly pointer: 'fine' | 'coarse'
  /** The reader's calm mode: show as few things at a time as the play allows. */
  readonly isCalm?: boolean
  /** The wording of a message in the context's language, for the labels that screen readers read. */
  readonly text: (key: string, params?: Readonly<Record<string, string | number | Local>>) => string
}

/** A move by touch, key or debug hook alike. `to` is the drop target of a drag. */
export interface Move {
  readonly targetId: string
  readonly to?: string
}

/** Requests of the shell or a timer to the rules, apart from moves. */
export type Command =
  | { readonly type: 'reset' | 'shuffle' | 'repeat' | 'next' }
  | { readonly type: 'heard'; readonly phrase: string }
  /** A timer requested by an outcome has elapsed. */
  | { readonly type: 'timer'; readonly name: string }
  /** A spoken prompt requested by a `say` outcome with `name` has ended (or failed). */
  | { readonly type: 'said'; readonly name: string }

/** A question for the teacher's view: its id (`ask`), what it asks about (`item`), and the chance that a random first move is right (`guess`). */
export type Question = Pick<Tried, 'ask' | 'item' | 'guess'>

/** What a move or command brought about. The scene animates it; the session turns some outcomes into bridge messages. */
export type Outcome =
  /** Right: the piece stays (drag), or the thing answers (tap). */
  | { readonly type: 'accepted'; readonly targetId: string; readonly to?: string; readonly count?: number }
  /** Wrong: the piece returns to its place, or the target shows it gently. Never a red flash. */
  | { readonly type: 'rejected'; readonly targetId: string; readonly to?: string }
  | { readonly type: 'feedback'; readonly tone: Tone; readonly message: Message }
  /** Recorded for the teacher; the session adds `n` and `help`. */
  | ({ readonly type: 'tried'; readonly question: Question } & Pick<Tried, 'ok' | 'chose'>)
  /** Spoken lines, in order, by their paths in the content; `name` requests a `said` command at the end. */
  | { readonly type: 'say'; readonly lines: readonly Local[]; readonly name?: string }
  /** An effect by its name (`success`, `error`, `complete`, `bubble-pop` …). */
  | { readonly type: 'effect'; readonly name: string; readonly volume?: number }
  /** A sprite of the picture (by name) plays its answer to a touch. */
  | { readonly type: 'react'; readonly sprite: string }
  /** Requests a `timer` command after `ms` on the scene clock; a new timer replaces one of the same name. */
  | { readonly type: 'timer'; readonly name: string; readonly ms: number }
  /** Pieces or questions changed for another reason than the move (next question, shuffle, refilled tray): redraw. */
  | { readonly type: 'changed' }
  /** Everything is done. `score` = items right at the first move. `afterwards` is spoken last: what else can be played. */
  | { readonly type: 'completed'; readonly score: number; readonly total: number; readonly afterwards?: Local }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly detail: string }

/** A new state and the outcomes that led to it, in order. */
export interface Step<State> {
  readonly state: State
  readonly outcomes: readonly Outcome[]
}

/** Numbers for the child's counters (word and family drops, spelling). */
export interface Counters {
  readonly correct: number
  readonly wrong: number
  readonly attempts: number
}

/**
 * The rules of one kind: pure functions from state to state and outcomes, without Phaser, React, time or randomness of their own. `Config` is the
 * kind's parsed content; `State` is plain data (survives JSON).
 */
export interface KindRules<Config, State> {
  /** Share of a dragged item's area that must be inside its zone (SPEC section 5); absent for kinds without drags. */
  readonly overlap?: number
  /** The initial state, and the outcomes of opening (the timer of a first prompt, a shuffled tray). */
  start(config: Config, context: RulesContext): Step<State>
  /** All touchable targets in reading order; what is not shown is absent. Until completion one of them allows a right move. */
  targets(config: Config, state: State, context: RulesContext): readonly RuleTarget[]
  /** Only called with the id of an idle target (for drags, also the id of any drop target). */
  move(config: Config, state: State, move: Move, context: RulesContext): Step<State>
  /** Outcomes of a move on a target that is already `done`, for kinds where SPEC has a message for it. The state does not change. */
  repeat?(config: Config, state: State, move: Move, context: RulesContext): readonly Outcome[]
  /** Unknown commands leave the state unchanged. `reset` restores the first state. */
  command(config: Config, state: State, command: Command, context: RulesContext): Step<State>
  /** Moves made and total moves. */
  progress(config: Config, state: State): { readonly done: number; readonly total: number }
  /** Called when the language changes during play. Progress is preserved; only a word being built or spelled restarts. */
  setLanguage?(config: Config, state: State, context: RulesContext): Step<State>
  /** Counters shown by the shell, for kinds where SPEC requires them. */
  counters?(state: State): Counters
  /** The text of the current question (shown and spoken by Help), for kinds whose question changes during play. */
  question?(config: Config, state: State, context: RulesContext): Message | undefined
}

/** A step that changes nothing. */
export function unchanged<State>(state: State): Step<State> {
  return { state, outcomes: [] }
}

/** A reset during play: redraws everything and repeats the outcomes of the start (a spoken question). */
export function restarted<State>(first: Step<State>): Step<State> {
  return { state: first.state, outcomes: [{ type: 'changed' }, ...first.outcomes] }
}
