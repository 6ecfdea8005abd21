import type { Language } from '../../game/language.ts'
import type { KindRules, RulesContext } from '../../game/rules/kindRules.ts'
import { seededRandom } from '../../game/rules/random.ts'
import { type PlayOutcome, Session } from '../../game/rules/session.ts'

/** What playing a page from start to end has shown. */
export interface Played {
  /** It was completed by right moves alone. */
  readonly isSolved: boolean
  /** It needs moves at all. */
  readonly isPlayed: boolean
  /** A player who touches everything cannot go wrong: each question has guess 1, or nothing that can be touched is wrong. */
  readonly isWonByTouching: boolean
  /** How often a random player would be right, of each try. */
  readonly guesses: readonly number[]
  /** Paths of all lines that were spoken. */
  readonly said: ReadonlySet<string>
  /** Ids of the targets at the start. */
  readonly targets: ReadonlySet<string>
}

/** More moves than any of our kinds takes with the longest lists that a pack may have. */
const MOST_MOVES = 400
const MOST_TIMERS = 100

/** Plays a page or activity by its rules, by right moves only. Time stands still. Throws what the rules throw. */
export function played(rules: KindRules<unknown, unknown>, config: unknown, language: Language): Played {
  const waiting: (() => void)[] = []
  const said = new Set<string>()
  const guesses: number[] = []
  let now = 0
  const random = seededRandom(7)
  const context = (): RulesContext => ({
    language,
    layout: 'regular',
    pointer: 'fine',
    random,
    now,
    text: (key) => key,
  })
  const session: Session<unknown, unknown> = new Session(rules, config, context, (outcome: PlayOutcome) => {
    if (outcome.type === 'tried') guesses.push(outcome.tried.guess)
    if (outcome.type === 'completed' && outcome.afterwards) said.add(outcome.afterwards[language])
    if (outcome.type === 'timer') {
      const due = now + outcome.ms
      waiting.push(() => {
        now = Math.max(now, due)
        session.command({ type: 'timer', name: outcome.name })
      })
    }
    if (outcome.type !== 'say') return
    for (const line of outcome.lines) said.add(line[language])
    const { name } = outcome
    if (name !== undefined) waiting.push(() => session.command({ type: 'said', name }))
  })
  const settle = () => {
    for (let rounds = 0; rounds < MOST_TIMERS && waiting.length > 0; rounds += 1) waiting.shift()?.()
  }
  session.begin()
  settle()
  const targets = new Set(session.targets().map(({ id }) => id))
  const { hasChoice, moves } = solve(session, settle)
  const isPlayed = moves > 0 || targets.size > 0
  const isWonByTouching = guesses.length > 0 ? guesses.every((guess) => guess >= 1) : isPlayed && !hasChoice
  return { isSolved: session.completed, isPlayed, isWonByTouching, guesses, said, targets }
}

/** Makes right moves until nothing more can be done; says whether there was ever anything wrong to choose. */
function solve(session: Session<unknown, unknown>, settle: () => void): { hasChoice: boolean; moves: number } {
  let hasChoice = false
  let moves = 0
  for (let idle = 0; !session.completed && moves < MOST_MOVES && idle < 3; ) {
    const open = session.targets().filter(({ state }) => state === 'idle')
    const places = open.filter(({ kind }) => kind === 'drop').length
    hasChoice ||= open.some(({ correct, kind }) => correct === false || (kind === 'drag' && places > 1))
    const move = session.rightMove()
    if (move) {
      session.move(move)
      moves += 1
      idle = 0
    } else {
      session.command({ type: 'next' })
      idle += 1
    }
    settle()
  }
  return { hasChoice, moves }
}
