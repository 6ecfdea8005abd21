import type { Language } from '../../../game/language.ts'
import { seededRandom } from '../../../game/rules/random.ts'
import type { HasClip } from '../clips.ts'
import type { Ladder, StoryQuestion } from '../schema.ts'
import type { PathAsk } from './arrange.ts'
import { asksOf, kindTypeOf, type LadderAsk, type PlayMode, type Sort } from './asks.ts'
import type { BookStop, PathBook } from './book.ts'
import { askable } from './canAsk.ts'
import type { Override } from './choose.ts'
import { chosenToday } from './chosen.ts'
import { type ActivityConfig, configOf } from './config.ts'
import type { Histories } from './open.ts'
import type { MeasuredCost } from './rules.ts'
import { settled } from './settle.ts'

/** All that a path is made of. No clock, chance or network of its own: the same input gives the same path. */
export interface PathInput {
  readonly ladder: Ladder
  readonly questions: readonly StoryQuestion[]
  readonly language: Language
  readonly mode: PlayMode
  /** Today on the device, `2026-11-02`. */
  readonly day: string
  /** Counted questions by item, oldest first. */
  readonly histories: Histories
  /** Days on which this child had a turn, in order. */
  readonly turnDays: readonly string[]
  readonly books: readonly PathBook[]
  readonly override?: Override | undefined
  readonly measured?: MeasuredCost
  /** A second path on the same day has books only. */
  readonly isSecond?: boolean
  /** A five-minute check comes in the place of the questions. */
  readonly hasCheck?: boolean
  readonly hasKind: (type: string) => boolean
  readonly hasClip: HasClip
  /** What `playableAsks` gives for these, where it is known: it stays the same as long as the device has the same lines. */
  readonly playable?: readonly LadderAsk[]
}

/** An activity of the path: questions of one sort, played by one kind. `place` names it in events: `today-1`. */
export interface PathActivity {
  readonly place: string
  readonly sort: Sort
  readonly type: string
  readonly config: ActivityConfig
  readonly items: readonly string[]
}

/** A stop of the path. */
export type Stop =
  | { readonly kind: 'asks'; readonly activities: readonly PathActivity[] }
  | { readonly kind: 'check' }
  | { readonly kind: 'book'; readonly book: BookStop }
  | { readonly kind: 'talk'; readonly question: StoryQuestion | undefined }
  | { readonly kind: 'home' }

/** Today's path: three to five stops, the last of them home. */
export interface TodayPath {
  readonly stops: readonly Stop[]
  /** Id of the step that the child is at; `undefined` where the ladder has nothing to ask. */
  readonly step: string | undefined
  readonly asks: readonly PathAsk[]
  readonly askSeconds: number
  readonly bookSeconds: number
}

/** From so many questions on there are two stops with questions. */
const TWO_STOPS_FROM = 8

/** All questions that a device can ask, in the order of the ladder. */
export function playableAsks(
  input: Pick<PathInput, 'ladder' | 'language' | 'mode' | 'hasKind' | 'hasClip'>,
): LadderAsk[] {
  const { ladder, language, mode } = input
  return settled(askable(asksOf(ladder, language, mode), ladder.languages[language], input, input), ladder, language)
}

/** Plans today's path of a child. */
export function todayPath(input: PathInput): TodayPath {
  const { isSecond = false, hasCheck = false } = input
  const { step, open, planned, book } = chosenToday(isSecond ? [] : (input.playable ?? playableAsks(input)), input)
  const stops: Stop[] = [
    ...(hasCheck ? [{ kind: 'check' as const }] : askStops(planned.asks, open, input)),
    ...(book ? [{ kind: 'book' as const, book }] : []),
    ...(isSecond ? [] : [{ kind: 'talk' as const, question: talkOf(input, book) }]),
    { kind: 'home' },
  ]
  return { stops, step, asks: planned.asks, askSeconds: planned.askSeconds, bookSeconds: planned.bookSeconds }
}

function askStops(asks: readonly PathAsk[], open: readonly PathAsk[], input: PathInput): Stop[] {
  const half = Math.ceil(asks.length / 2)
  const parts = asks.length >= TWO_STOPS_FROM ? [asks.slice(0, half), asks.slice(half)] : [asks]
  let number = 0
  const opened: readonly LadderAsk[] = open.map(({ ask }) => ask)
  return parts.flatMap((part) => {
    const activities = grouped(part).flatMap(([sort, list]): PathActivity[] => {
      const seed = seedOf(`${input.day} ${list.map(({ item }) => item).join()}`)
      const { config, asked } = configOf(list, { ...input, open: opened, random: seededRandom(seed) })
      if (asked.length === 0) return []
      number += 1
      return [{ place: `today-${number}`, sort, type: kindTypeOf(sort), config, items: asked.map(({ item }) => item) }]
    })
    return activities.length === 0 ? [] : [{ kind: 'asks' as const, activities }]
  })
}

/**
 * Questions of the five-minute check as an activity. All of the ladder up to their steps counts as met: wrong options are from there.
 * `undefined` where none of them can be asked.
 */
export function checkActivity(
  asks: readonly LadderAsk[],
  number: number,
  input: Pick<PathInput, 'ladder' | 'language' | 'mode' | 'hasClip'> & {
    readonly playable: readonly LadderAsk[]
    readonly seed: string
  },
): PathActivity | undefined {
  const [first] = asks
  if (!first) return undefined
  const { sort } = first.thing
  const steps = input.ladder.languages[input.language].steps.map(({ id }) => id)
  const last = Math.max(...asks.map(({ step }) => steps.indexOf(step)))
  const open = input.playable.filter(({ step }) => steps.indexOf(step) <= last)
  const random = seededRandom(seedOf(`${input.seed} ${asks.map(({ item }) => item).join()}`))
  const list = asks.map((ask) => ({
    ...ASKED,
    item: ask.item,
    skill: ask.skill,
    guess: ask.guess,
    order: ask.order,
    ask,
  }))
  const { config, asked } = configOf(list, { ...input, open, random })
  if (asked.length === 0) return undefined
  return { place: `check-${number}`, sort, type: kindTypeOf(sort), config, items: asked.map(({ item }) => item) }
}

/** In the check nothing is introduced: each question is put as to a child who has met it. */
const ASKED = { p: 0.5, asked: true, due: false, recall: 1 } as const

/** Questions by sort: one activity each. The sort of the first question comes first, that of the last one last. */
function grouped(asks: readonly PathAsk[]): (readonly [Sort, readonly PathAsk[]])[] {
  const groups = new Map<Sort, PathAsk[]>()
  for (const one of asks) {
    const { sort } = one.ask.thing
    groups.set(sort, [...(groups.get(sort) ?? []), one])
  }
  const last = asks.at(-1)?.ask.thing.sort
  const first = asks[0]?.ask.thing.sort
  const isLast = ([sort]: readonly [Sort, unknown]) => sort === last && sort !== first
  const entries = [...groups]
  return [...entries.filter((group) => !isLast(group)), ...entries.filter(isLast)]
}

/** What is talked about: the book's own "tell", by turns with nothing else. `undefined` where the book has none. */
function talkOf({ questions }: PathInput, book: BookStop | undefined): StoryQuestion | undefined {
  return questions.find((question) => question.book === book?.id && question.type === 'tell')
}

/** A number from a text (FNV-1a), the same on every device. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
