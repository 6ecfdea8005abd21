import type { LadderAsk } from '../path/asks.ts'
import { costOf } from '../path/rules.ts'
import { after, type Answer, type Belief, estimateOf, openBelief, rightAt } from './belief.ts'
import { CHECK } from './rules.ts'

/** An answer of the check as events tell it: the item with its skill, and whether the first try was right without help. */
export interface CheckAnswer {
  readonly item: string
  readonly ok: boolean
}

/** What the check found. `step`: id of the first step that the child does not master yet; `error` in steps. */
export interface CheckResult {
  readonly step: string
  readonly error: number
  readonly answers: number
}

/** What of the ladder the check asks, with the place of each step. */
export interface CheckLadder {
  readonly asks: readonly LadderAsk[]
  /** Ids of steps, the first one first. */
  readonly steps: readonly string[]
}

const SORTS: ReadonlySet<string> = new Set(CHECK.sorts)

/** The questions that place a child, of those that she can be asked (`playableAsks`). */
export function checkLadder(playable: readonly LadderAsk[], steps: readonly { readonly id: string }[]): CheckLadder {
  const asks = playable.filter(({ thing, guess }) => SORTS.has(thing.sort) && guess <= MOST_GUESS)
  return { asks, steps: steps.map(({ id }) => id) }
}

/** Easier questions say too little. */
const MOST_GUESS = 1 / 3 + 0.001

/**
 * The questions that come next: of one sort, the most telling for their time where the child seems to stand. Empty: the check is over. `first`: id of
 * the step to begin at, as the path knows the child; it only saves questions, and does not count.
 */
export function nextAsks(
  ladder: CheckLadder,
  answers: readonly CheckAnswer[],
  { seconds, first }: { readonly seconds: number; readonly first?: string },
): LadderAsk[] {
  const belief = beliefOf(ladder, answers)
  const { place, error } = estimateOf(belief)
  if (error <= CHECK.error || answers.length >= CHECK.most) return []
  const begins = answers.length === 0 && first !== undefined ? ladder.steps.indexOf(first) + 0.5 : place
  const asked = new Set(answers.map(({ item }) => item))
  const left = CHECK.seconds - seconds
  const open = ladder.asks.flatMap((ask) => {
    const cost = costOf(ask.skill, false)
    if (asked.has(ask.item) || cost > left) return []
    const at = ladder.steps.indexOf(ask.step) + 1
    return [{ ask, cost, worth: tells(begins, { at, guess: ask.guess }) / cost }]
  })
  const sort = sortOf(open, answers, ladder)
  const best = open.filter(({ ask }) => ask.thing.sort === sort).toSorted((a, b) => b.worth - a.worth)
  const block: LadderAsk[] = []
  let time = 0
  for (const { ask, cost } of best) {
    if (block.length === CHECK.block || time + cost > left) break
    block.push(ask)
    time += cost
  }
  return block
}

/** What was found; `undefined` after too few answers to say anything. Answers about what the ladder no longer asks are left out. */
export function checkResult(ladder: CheckLadder, answers: readonly CheckAnswer[]): CheckResult | undefined {
  const counted = answersOf(ladder, answers)
  if (counted.length < CHECK.leastAnswers) return undefined
  const { place, error } = estimateOf(beliefOf(ladder, answers))
  const step = ladder.steps[Math.min(ladder.steps.length - 1, Math.round(place))]
  return step === undefined ? undefined : { step, error, answers: counted.length }
}

function beliefOf(ladder: CheckLadder, answers: readonly CheckAnswer[]): Belief {
  return answersOf(ladder, answers).reduce(after, openBelief(ladder.steps.length))
}

function answersOf({ asks, steps }: CheckLadder, answers: readonly CheckAnswer[]): Answer[] {
  const byItem = new Map(asks.map((ask) => [ask.item, ask]))
  return answers.flatMap(({ item, ok }) => {
    const ask = byItem.get(item)
    return ask ? [{ at: steps.indexOf(ask.step) + 1, guess: ask.guess, ok }] : []
  })
}

/** Fisher's information of a question about a place. */
function tells(place: number, question: Pick<Answer, 'at' | 'guess'>): number {
  const right = rightAt(place, question)
  const bit = 0.05
  const rise = (rightAt(place + bit, question) - rightAt(place - bit, question)) / (2 * bit)
  return (rise * rise) / (right * (1 - right))
}

/** By turns, so that a child is not asked one thing for five minutes: the sort that was asked least, where it says at least half as much as the best. */
function sortOf(
  open: readonly { readonly ask: LadderAsk; readonly worth: number }[],
  answers: readonly CheckAnswer[],
  { asks }: CheckLadder,
): string | undefined {
  const sorts = new Map(asks.map(({ item, thing }) => [item, thing.sort]))
  const best = new Map<string, number>()
  for (const { ask, worth } of open) {
    const { sort } = ask.thing
    best.set(sort, Math.max(best.get(sort) ?? 0, worth))
  }
  const most = Math.max(0, ...best.values())
  const timesAsked = (sort: string) => answers.filter(({ item }) => sorts.get(item) === sort).length
  return [...best]
    .filter(([, worth]) => worth >= most / 2)
    .toSorted(([a, worth], [b, other]) => timesAsked(a) - timesAsked(b) || other - worth)[0]?.[0]
}
