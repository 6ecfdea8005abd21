import type { FailureReason, Message, Tone, Tried } from '../bridge.ts'
import type { Language, Local } from '../language.ts'
import type { RuleTarget } from '../targets.ts'

/** `regular`: tablets and desktops; `compact`: phones held sideways, where fewer and larger pieces show at a time. */
export type Layout = 'regular' | 'compact'

/** All that rules may know of the world: chance and time come in here and nowhere else. */
export interface RulesContext {
  readonly language: Language
  readonly layout: Layout
  /** 0 ≤ value < 1. */
  readonly random: () => number
  /** Scene clock, ms since the page became ready. */
  readonly now: number
  /** `fine`: a mouse or trackpad, where SPEC lets spelling go on by itself. */
  readonly pointer: 'fine' | 'coarse'
  /** The reader's calm mode: as few things at a time as the play can do with. */
  readonly isCalm?: boolean
  /** The words of a message in the context's language: for the labels that screen readers say. */
  readonly text: (key: string, params?: Readonly<Record<string, string | number | Local>>) => string
}

/** A touch, a key or a debug hook: all three become this. `to` names the drop target of a drag. */
export interface Move {
  readonly targetId: string
  readonly to?: string
}

/** What the shell or a timer asks of the rules besides moves. */
export type Command =
  | { readonly type: 'reset' | 'shuffle' | 'repeat' | 'next' }
  | { readonly type: 'heard'; readonly phrase: string }
  /** A timer the rules asked for by an outcome has run out. */
  | { readonly type: 'timer'; readonly name: string }
  /** A spoken prompt asked for by a `say` outcome with `name` has ended (or could not be played). */
  | { readonly type: 'said'; readonly name: string }

/** A question of the teacher's view: who asks (`ask`) about what (`item`), and how often a random first move is right (`guess`). */
export type Question = Pick<Tried, 'ask' | 'item' | 'guess'>

/** What a move or command brought about; the scene animates it, the session turns some into bridge messages. */
export type Outcome =
  /** Right: the piece stays (drag), the thing answers (tap). */
  | { readonly type: 'accepted'; readonly targetId: string; readonly to?: string; readonly count?: number }
  /** Wrong: the piece goes home; a wrong choice gives way softly. Never a red flash. */
  | { readonly type: 'rejected'; readonly targetId: string; readonly to?: string }
  | { readonly type: 'feedback'; readonly tone: Tone; readonly message: Message }
  /** Recorded for the teacher; the session adds n and help. */
  | ({ readonly type: 'tried'; readonly question: Question } & Pick<Tried, 'ok' | 'chose'>)
  /** A spoken line, by the story's path; `name` asks for a `said` command when it ends. A list is spoken in order. */
  | { readonly type: 'say'; readonly lines: readonly Local[]; readonly name?: string }
  /** An effect by its name (`success`, `error`, `complete`, `bubble-pop` …). */
  | { readonly type: 'effect'; readonly name: string; readonly volume?: number }
  /** A sprite of the picture (by name) plays its tap answer. */
  | { readonly type: 'react'; readonly sprite: string }
  /** Ask for a `timer` command after `ms` of the scene clock; the same name again replaces the older one. */
  | { readonly type: 'timer'; readonly name: string; readonly ms: number }
  /** Pieces or questions changed otherwise than by the move (next question, shuffle, tray refilled): draw again. */
  | { readonly type: 'changed' }
  /** All is done. `score` = items right at the first move. `afterwards` is said last: what may be played besides. */
  | { readonly type: 'completed'; readonly score: number; readonly total: number; readonly afterwards?: Local }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly detail: string }

/** A new state and what happened on the way, in order. */
export interface Step<State> {
  readonly state: State
  readonly outcomes: readonly Outcome[]
}

/** Counts for the child's counters (word and family drops, spelling). */
export interface Counters {
  readonly correct: number
  readonly wrong: number
  readonly attempts: number
}

/**
 * The rules of one kind, pure: state in, state and outcomes out. No Phaser, no React, no time, no chance of their own.
 * `Config` is the kind's parsed content, `State` is plain data (it survives JSON).
 */
export interface KindRules<Config, State> {
  /** The state a page opens with, and what happens at once (a first prompt's timer, a shuffled tray). */
  start(config: Config, context: RulesContext): Step<State>
  /** Everything that can be touched now, in reading order; what is not shown is absent. A right move is always among them until completion. */
  targets(config: Config, state: State, context: RulesContext): readonly RuleTarget[]
  /** Only called with the id of an idle target (and, for drags, any drop target's id). */
  move(config: Config, state: State, move: Move, context: RulesContext): Step<State>
  /** A move with what is `done` already changes nothing; what is said to it, where SPEC has a word for it. */
  repeat?(config: Config, state: State, move: Move, context: RulesContext): readonly Outcome[]
  /** Commands that a kind does not know leave the state as it is. `reset` brings back the first state. */
  command(config: Config, state: State, command: Command, context: RulesContext): Step<State>
  /** Moves made and moves to make. */
  progress(config: Config, state: State): { readonly done: number; readonly total: number }
  /** The language changed in the middle: what was reached stays; only a word being built or spelled restarts. */
  setLanguage?(config: Config, state: State, context: RulesContext): Step<State>
  /** Counters shown by the shell, where SPEC asks for them. */
  counters?(state: State): Counters
  /** The line of the child's question now (shown and spoken by Help), where it changes during play. */
  question?(config: Config, state: State, context: RulesContext): Message | undefined
}

/** A step that changes nothing. */
export function unchanged<State>(state: State): Step<State> {
  return { state, outcomes: [] }
}

/** A start in the middle, by a reset: all is redrawn, and what a start brings about (a spoken question) comes again. */
export function restarted<State>(first: Step<State>): Step<State> {
  return { state: first.state, outcomes: [{ type: 'changed' }, ...first.outcomes] }
}
