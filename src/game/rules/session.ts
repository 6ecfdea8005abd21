import type { HelpLevel, Tried } from '../bridge.ts'
import { nextRightMove, type RuleTarget } from '../targets.ts'
import { narrowed } from './narrow.ts'
import type { Command, Counters, KindRules, Move, Outcome, RulesContext, Step } from './kindRules.ts'

/** What a session emits: the rules' outcomes, with tries and completion enriched, and progress and help added. */
export type PlayOutcome =
  | Exclude<Outcome, { type: 'tried' } | { type: 'completed' }>
  | { readonly type: 'tried'; readonly tried: Tried }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'help'; readonly level: HelpLevel }
  | (Extract<Outcome, { type: 'completed' }> & { readonly helped: number })

/** Result of `move`: `unknown` and `disabled` change nothing. */
export type MoveResult = 'made' | 'unknown' | 'disabled'

/** After this many misses at one question the choice narrows or the right target glows. */
const MISSES_BEFORE_GLOW = 2
/** After this many misses the move is shown. */
const MISSES_BEFORE_SHOWING = 3

/**
 * One play of one kind: holds the state, forwards moves and commands to the rules, counts tries, helps after misses and completes once. Has no
 * dependencies except through the context, so scene, tests and debug hooks use it alike.
 */
export class Session<Config, State> {
  private state: State
  private misses = 0
  /** Wrong choices since the last right move. */
  private missed = new Set<string>()
  private tries = new Map<string, Pick<Tried, 'n' | 'help'>>()
  private isCompleted = false
  /** Targets that have said themselves. */
  private readonly heard = new Set<string>()
  /** The child had the question repeated, and has not answered it yet. */
  private isRepeated = false
  /** The move under way, for `heard` of its try. */
  private moving: Move | undefined

  private readonly rules: KindRules<Config, State>
  private readonly config: Config
  private readonly context: () => RulesContext
  private readonly emit: (outcome: PlayOutcome) => void

  constructor(
    rules: KindRules<Config, State>,
    config: Config,
    context: () => RulesContext,
    emit: (outcome: PlayOutcome) => void,
  ) {
    this.rules = rules
    this.config = config
    this.context = context
    this.emit = emit
    const first = rules.start(config, context())
    this.state = first.state
    this.opening = first
  }

  private opening: Step<State> | undefined

  /** Emits the outcomes of the start; call once, when the scene can show them. */
  begin(): void {
    const opening = this.opening
    this.opening = undefined
    if (opening) this.apply(opening)
  }

  /** The current targets: fewer choices after misses; after completion only drawing extras are idle. */
  targets(): readonly RuleTarget[] {
    const targets = this.rules.targets(this.config, this.state, this.context())
    if (!this.isCompleted) return this.help === 0 ? targets : narrowed(targets, this.missed)
    return targets.map((target) =>
      target.state === 'idle' && target.isDrawn !== true ? { ...target, state: 'disabled' as const } : target,
    )
  }

  /** A touch on a target, or a drag of it onto `to`. */
  move(move: Move): MoveResult {
    const targets = this.targets()
    const target = targets.find(({ id }) => id === move.targetId)
    if (!target || (move.to !== undefined && !targets.some(({ id }) => id === move.to))) return 'unknown'
    if (target.state === 'done') this.repeat(move)
    if (target.state !== 'idle') return 'disabled'
    this.moving = move
    this.apply(this.rules.move(this.config, this.state, move, this.context()))
    this.moving = undefined
    return 'made'
  }

  /** A target has said itself: later tries with it are `heard`. */
  hear(targetId: string): void {
    this.heard.add(targetId)
  }

  /** Forwards a command. Reset also clears misses and completion, so that the page can be played again. */
  command(command: Command): void {
    if (command.type === 'reset') {
      this.isCompleted = false
      this.forget()
    } else if (this.isCompleted) return
    if (command.type === 'repeat') this.isRepeated = true
    this.apply(this.rules.command(this.config, this.state, command, this.context()))
  }

  /** Call after the context's language has changed. */
  setLanguage(): void {
    const step = this.rules.setLanguage?.(this.config, this.state, this.context())
    this.apply(step ?? { state: this.state, outcomes: [{ type: 'changed' }] })
  }

  /** Moves made and total moves. */
  progress(): { readonly done: number; readonly total: number } {
    return this.rules.progress(this.config, this.state)
  }

  /** The counters that SPEC requires for some kinds. */
  counters(): Counters | undefined {
    return this.rules.counters?.(this.state)
  }

  /** The current right move, if there is one. */
  rightMove(): Move | undefined {
    return nextRightMove(this.targets())
  }

  /** The kind's own state, for the scene to draw. */
  get current(): State {
    return this.state
  }

  /** True from completion to the next reset. */
  get completed(): boolean {
    return this.isCompleted
  }

  /** How much help the current question gets. */
  get help(): HelpLevel {
    if (this.misses >= MISSES_BEFORE_SHOWING) return 3
    return this.misses >= MISSES_BEFORE_GLOW ? 2 : 0
  }

  private apply(step: Step<State>): void {
    const before = this.progress()
    this.state = step.state
    const after = this.progress()
    // Emitted first, so that listeners of `completed` have already counted the last move.
    if (after.done !== before.done || after.total !== before.total) this.emit({ type: 'progress', ...after })
    for (const outcome of step.outcomes) this.pass(outcome)
  }

  private pass(outcome: Outcome): void {
    if (outcome.type === 'tried') return this.passTry(outcome)
    if (outcome.type === 'completed') return this.passCompletion(outcome)
    // Emitted first: help refers to the last rejected move.
    this.emit(outcome)
    if (outcome.type === 'accepted') {
      this.isRepeated = false
      this.setMisses(0)
    }
    if (outcome.type === 'rejected') {
      this.missed.add(outcome.targetId)
      this.setMisses(this.misses + 1)
    }
  }

  /** A move with an item that is already in its place. */
  private repeat(move: Move): void {
    for (const outcome of this.rules.repeat?.(this.config, this.state, move, this.context()) ?? []) this.pass(outcome)
  }

  private passTry({ question, ok, chose }: Extract<Outcome, { type: 'tried' }>): void {
    const before = this.tries.get(question.ask)
    const n = (before?.n ?? 0) + 1
    const help = Math.max(before?.help ?? 0, this.help) as HelpLevel // the larger of two help levels is a help level
    this.tries.set(question.ask, { n, help })
    const { ask, item, guess } = question
    const heard = this.wasHeard()
    this.emit({ type: 'tried', tried: { ask, item, guess, n, ok, help, heard, ...(chose !== undefined && { chose }) } })
  }

  private wasHeard(): boolean {
    const { moving } = this
    const isHeard = (id: string | undefined) => id !== undefined && this.heard.has(id)
    return this.isRepeated || isHeard(moving?.targetId) || isHeard(moving?.to)
  }

  private passCompletion({ score, total, afterwards }: Extract<Outcome, { type: 'completed' }>): void {
    if (this.isCompleted) return
    this.isCompleted = true
    const helped = [...this.tries.values()].filter(({ help }) => help > 0).length
    this.emit({ type: 'completed', score, total, helped, ...(afterwards && { afterwards }) })
  }

  private setMisses(misses: number): void {
    const before = this.help
    this.misses = misses
    if (misses === 0) this.missed.clear()
    // Emitted again at each further miss, so that a child who missed the hand sees it again.
    if (this.help !== before || this.help > 0) this.emit({ type: 'help', level: this.help })
  }

  private forget(): void {
    this.setMisses(0)
    this.tries.clear()
    this.heard.clear()
    this.isRepeated = false
  }
}
