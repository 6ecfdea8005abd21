import type { KindRules, RulesContext } from '../../src/game/rules/kindRules.ts'
import { seededRandom } from '../../src/game/rules/random.ts'
import { Session, type PlayOutcome } from '../../src/game/rules/session.ts'

/** A kind in play: its session, everything it emitted, and the context, which tests may change. */
export interface Play<Config, State> {
  readonly session: Session<Config, State>
  readonly emitted: PlayOutcome[]
  readonly context: { -readonly [Key in keyof RulesContext]: RulesContext[Key] }
  /** Runs all pending timers and spoken prompts in order, until none is left. */
  settle(): void
}

/** Plays a kind's rules in Node; time stands still until `settle`. */
export function playRules<Config, State>(
  rules: KindRules<Config, State>,
  config: Config,
  options: Partial<RulesContext> = {},
): Play<Config, State> {
  const emitted: PlayOutcome[] = []
  const waiting: (() => void)[] = []
  const context = {
    language: 'en' as const,
    layout: 'regular' as const,
    pointer: 'fine' as const,
    random: seededRandom(7),
    now: 0,
    text: (key: string, params?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(params ?? {})}`,
    ...options,
  }
  const session = new Session(
    rules,
    config,
    () => context,
    (outcome) => {
      emitted.push(outcome)
      if (outcome.type === 'timer') {
        const due = context.now + outcome.ms
        waiting.push(() => {
          context.now = Math.max(context.now, due)
          session.command({ type: 'timer', name: outcome.name })
        })
      }
      if (outcome.type === 'say' && outcome.name !== undefined) {
        const name = outcome.name
        waiting.push(() => session.command({ type: 'said', name }))
      }
    },
  )
  session.begin()
  return {
    session,
    emitted,
    context,
    settle() {
      // A kind that never stops setting timers would hang the test; no kind needs a hundred in a row.
      for (let rounds = 0; rounds < 100 && waiting.length > 0; rounds += 1) waiting.shift()?.()
    },
  }
}

/** Makes right moves until the kind is completed or no right move is shown; returns how many were made. */
export function solve<Config, State>(play: Play<Config, State>, most = 500): number {
  let moves = 0
  while (!play.session.completed && moves < most) {
    const move = play.session.rightMove()
    if (move) play.session.move(move)
    else if (play.session.completed) break
    const before = play.emitted.length
    play.settle()
    if (!move && play.emitted.length === before && !play.session.rightMove()) break
    if (move) moves += 1
  }
  return moves
}

/** The outcomes of one type, in order. */
export function outcomesOf<Type extends PlayOutcome['type']>(
  play: { readonly emitted: readonly PlayOutcome[] },
  type: Type,
): Extract<PlayOutcome, { type: Type }>[] {
  return play.emitted.filter((outcome): outcome is Extract<PlayOutcome, { type: Type }> => outcome.type === type)
}
