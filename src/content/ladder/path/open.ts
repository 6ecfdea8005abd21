import type { PathAsk } from './arrange.ts'
import type { LadderAsk } from './asks.ts'
import { type JudgedStep, openSteps, stepOf } from './climb.ts'
import { knowing, type Question, ratingsOf } from './knowing.ts'
import { daysBetween } from './days.ts'
import { memoryOf } from './memory.ts'
import { isDue } from './turns.ts'

/** Counted questions of a child, oldest first, by the item's key. */
export type Histories = ReadonlyMap<string, readonly Question[]>

/** What a path may ask today, and the step that the child is at. `undefined` as step: the ladder has nothing that can be asked. */
export interface OpenAsks {
  readonly step: string | undefined
  readonly items: readonly PathAsk[]
}

interface Around {
  readonly histories: Histories
  /** Today, `2026-11-02`. */
  readonly day: string
  /** Days until the next turn. */
  readonly gap: number
  /** The step that the teacher chose. */
  readonly step?: string | undefined
}

/**
 * The questions of the open steps. A later skill of an item opens once the one before has been asked. Below a step that the teacher chose only what
 * has been asked comes again. An item without a question that can be asked (no clip, no picture yet) holds nobody up.
 */
export function openAsks(asks: readonly LadderAsk[], { histories, day, gap, step: chosen }: Around): OpenAsks {
  const p = new Map([...histories].map(([item, questions]) => [item, folded(questions).p] as const))
  const steps = judgedSteps(asks)
  const step = stepOf(steps, p, chosen)
  if (step === undefined) return { step, items: [] }
  const open = new Set(openSteps(steps, step, p))
  const chosenAt = chosen === step ? steps.findIndex(({ id }) => id === step) : 0
  const skipped = new Set(steps.slice(0, chosenAt).map(({ id }) => id))
  const passed = new Set(
    steps
      .slice(
        0,
        steps.findIndex(({ id }) => id === step),
      )
      .map(({ id }) => id),
  )
  const asked = (item: string) => (histories.get(item)?.length ?? 0) > 0
  const needed = syllablesOf(asks)
  const waiting = new Set<string>()
  const items = asks.flatMap((ask) => {
    if (!open.has(ask.step)) return []
    const isAsked = asked(ask.item)
    const isLater = waiting.has(ask.base)
    if (!isAsked && !passed.has(ask.step)) waiting.add(ask.base)
    if (!isAsked && (isLater || skipped.has(ask.step))) return []
    // What is left of steps that are done, and syllables that no word of their step needs, wait until nothing else is new: they hold nobody back.
    const isLast = passed.has(ask.step) || isSpare(ask, needed)
    const order = ask.order + (isLast ? asks.length : 0)
    return [itemOf(ask, order, { histories, day, gap })]
  })
  return { step, items }
}

const needs = new WeakMap<readonly LadderAsk[], ReadonlySet<string>>()

/** The syllables of the words that are read with a picture, with their step. */
function syllablesOf(asks: readonly LadderAsk[]): ReadonlySet<string> {
  const made =
    needs.get(asks) ??
    new Set(
      asks.flatMap(({ step, thing }) =>
        thing.sort === 'reading' ? (thing.word.syllables ?? []).map((text) => `${step} ${text}`) : [],
      ),
    )
  needs.set(asks, made)
  return made
}

const isSpare = ({ step, thing }: LadderAsk, needed: ReadonlySet<string>) =>
  thing.sort === 'syllables' && !needed.has(`${step} ${thing.syllable.text}`)

/** The items that decide whether a step is done: its sounds, and its words that are read. */
export function judgedSteps(asks: readonly LadderAsk[]): JudgedStep[] {
  const steps = new Map<string, { id: string; sounds: string[]; words: string[] }>()
  for (const { step: id, thing, item } of asks) {
    const step = steps.get(id) ?? { id, sounds: [], words: [] }
    steps.set(id, step)
    if (thing.sort === 'sounds') step.sounds.push(item)
    if (thing.sort === 'reading') step.words.push(item)
  }
  return [...steps.values()]
}

/** What an item's questions say, whatever day it is. */
interface Folded {
  readonly p: number
  readonly recall: ((days: number) => number) | undefined
  readonly lastDay: string | undefined
}

/** By the list of questions: it is a new one when something was asked, so that only what changed is calculated again. */
const folds = new WeakMap<readonly Question[], Folded>()

function folded(questions: readonly Question[]): Folded {
  const known = folds.get(questions)
  if (known) return known
  const ratings = ratingsOf(questions)
  const fold = { p: knowing(questions), recall: memoryOf(ratings), lastDay: ratings.at(-1)?.day }
  folds.set(questions, fold)
  return fold
}

const NO_QUESTIONS: readonly Question[] = []

function itemOf(ask: LadderAsk, order: number, { histories, day, gap }: Around): PathAsk {
  const questions = histories.get(ask.item) ?? NO_QUESTIONS
  const { p, recall, lastDay } = folded(questions)
  const since = lastDay === undefined ? 0 : Math.max(0, daysBetween(lastDay, day))
  return {
    item: ask.item,
    skill: ask.skill,
    guess: ask.guess,
    p,
    asked: questions.length > 0,
    due: recall !== undefined && isDue(since, gap, recall),
    recall: recall?.(since) ?? 1,
    order,
    ask,
  }
}
