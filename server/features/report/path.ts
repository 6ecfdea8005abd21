import { checkLadder, checkResult } from '../../../src/content/ladder/check/check.ts'
import { CHECK } from '../../../src/content/ladder/check/rules.ts'
import { daysBetween } from '../../../src/content/ladder/path/days.ts'
import { labelOf, standingOf } from '../../../src/content/ladder/path/standing.ts'
import type { PathAsk } from '../../../src/content/ladder/path/arrange.ts'
import type { LadderAsk } from '../../../src/content/ladder/path/asks.ts'
import { type MadeChoice, overrideOf, turnsLeft } from '../../../src/content/ladder/path/choice.ts'
import { chosenToday } from '../../../src/content/ladder/path/chosen.ts'
import { isKnown, knowing, type Question } from '../../../src/content/ladder/path/knowing.ts'
import { RULES } from '../../../src/content/ladder/path/rules.ts'
import { whyOf } from '../../../src/content/ladder/path/why.ts'
import type { Ladder, StoryQuestion } from '../../../src/content/ladder/schema.ts'
import { answerOf } from '../../../src/content/ladder/story/config.ts'
import { type ChildPath, pathChoice, type PathItemRow, type PathReport, type PathRow } from '../../contract/path.ts'
import { shelfOf } from '../progress/shelf.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import type { Loaded } from './load.ts'
import type { Access } from './screens.ts'

/** What the class's paths are made of. `choices`: by learner, of one language. `asksOf`: what a learner can be asked, who may play without sound or by ear. */
export interface PathSources {
  readonly lang: Lang
  readonly ladder: Ladder
  readonly asksOf: (learnerId: string) => readonly LadderAsk[]
  readonly access: Access
  readonly choices: ReadonlyMap<string, MadeChoice>
  /** Learners of whom a check was asked for and not made since. */
  readonly wanted: ReadonlySet<string>
  /** The questions about our books. */
  readonly questions: readonly StoryQuestion[]
}

/** A question with what was taken instead of it, where it was not right; an item with skill. */
type Tried = Question & { readonly chose?: string | undefined }

/** Where each child stands, and what today's path holds: by the functions that the tablets choose with, from all stored events. */
export function pathReport(loaded: Loaded, sources: PathSources): PathReport {
  return {
    head: loaded.head,
    lang: sources.lang,
    steps: stepsOf(sources),
    rows: loaded.learners.map((learner) => childOf(loaded, learner, sources).row),
  }
}

/** One child's path, with all items that it may ask or has asked. */
export function childPath(loaded: Loaded, learner: LearnerFigures, sources: PathSources): ChildPath {
  const { row, open, histories } = childOf(loaded, learner, sources)
  const openItems = new Set(open.map(({ item }) => item))
  const asks = sources.asksOf(learner.id)
  const says = labels(asks)
  const asked = asks.filter(({ item }) => openItems.has(item) || histories.has(item))
  const step = sources.ladder.languages[sources.lang].steps.find(({ id }) => id === row.step)
  const graphemes = sources.ladder.languages[sources.lang].graphemes
  return {
    head: loaded.head,
    lang: sources.lang,
    steps: stepsOf(sources),
    row,
    items: asked.map((ask) => ({
      ...plainItem(ask),
      step: ask.step,
      state: stateOf(histories.get(ask.item) ?? []),
      tries: (histories.get(ask.item) ?? []).map(({ day, ok, chose }) => ({
        day,
        ok,
        ...(chose !== undefined && { chose: says(chose) }),
      })),
    })),
    said: saidOf(learner, sources),
    brings: {
      sounds: (step?.new ?? []).flatMap((id) => graphemes.find((one) => one.id === id)?.text ?? []),
      words: (step?.words ?? []).filter(({ picture }) => picture !== undefined).map(({ word }) => word),
    },
  }
}

function saidOf({ projection }: LearnerFigures, { lang, questions }: PathSources): ChildPath['said'] {
  return projection.ladder.said.flatMap(({ kind, day, lang: own, ask, chose }) => {
    const question = own === lang ? questions.find(({ id }) => id === ask) : undefined
    if (!question) return []
    const answer = chose === undefined ? undefined : answerOf(question, chose)
    return [
      { kind, day, book_id: question.book, ask: { ...question.ask }, ...(answer && { chose: { ...answer.label } }) },
    ]
  })
}

const stepsOf = ({ ladder, lang }: PathSources): PathReport['steps'] =>
  ladder.languages[lang].steps.map(({ id, order, title }) => ({ id, order, title: { ...title } }))

function childOf({ head, books }: Loaded, learner: LearnerFigures, sources: PathSources) {
  const { lang, ladder, asksOf, access, choices } = sources
  const asks = asksOf(learner.id)
  const { turnDays } = learner.projection.ladder
  const histories = historiesOf(learner, lang)
  const made = choices.get(learner.id)
  const override = overrideOf(made, turnDays, head.today)
  const { step, open, planned, book } = chosenToday(asks, {
    ladder,
    language: lang,
    day: head.today,
    histories,
    turnDays,
    books: booksOf(learner, access, books),
    override,
  })
  const own = standingOf(asks, { histories, turnDays })
  const why = whyOf(planned.asks, open, histories, override)
  const says = labels(asks)
  const told = (ask: LadderAsk) => toldItem(ask, histories.get(ask.item) ?? [], says)
  const list = (items: readonly PathAsk[]) => items.map(({ ask }) => told(ask))
  const row: PathRow = {
    learner_id: learner.id,
    state: stateIn(own, histories.size),
    step: step ?? null,
    own_step: own.step ?? null,
    since: own.since ?? null,
    turns: own.turns,
    known: asks.filter(({ item }) => isKnown(histories.get(item) ?? [])).length,
    stuck: own.stuck.map(told),
    shaky: own.shaky.length,
    why: {
      pinned: list(why.pinned),
      again: list(why.again),
      due: list(why.due),
      fresh: list(why.fresh),
      too_shaky: why.tooShaky,
    },
    book: book ? { book_id: book.id, page: book.page, is_read_aloud: book.isReadAloud } : null,
    held: made && override ? heldOf(made, turnDays, head.today) : null,
    check: checkOf(learner, sources, head.today),
  }
  return { row, open, histories }
}

function checkOf(
  { id, projection }: LearnerFigures,
  { lang, ladder, asksOf, wanted }: PathSources,
  today: string,
): PathRow['check'] {
  const { checks, items } = projection.ladder
  const made = checks[lang]
  const found = made && checkResult(checkLadder(asksOf(id), ladder.languages[lang].steps), made.answers)
  const wasAsked = Object.keys(items).some((key) => key.startsWith(`${lang} `))
  return {
    latest: made && found ? { day: made.day, ...found } : null,
    is_wanted: wanted.has(id),
    is_over: made && found ? daysBetween(made.day, today) > CHECK.termDays : wasAsked,
  }
}

function heldOf(made: MadeChoice, turnDays: readonly string[], today: string): PathRow['held'] {
  const turns_left = turnsLeft(made, turnDays, today) ?? null
  return { choice: pathChoice.parse(made.choice), day: made.day, turns_left }
}

/** A child needs the teacher who is stuck at something, or for whom so much is shaky that nothing new comes. */
function stateIn({ stuck, shaky, isReady }: ReturnType<typeof standingOf>, asked: number): PathRow['state'] {
  if (asked === 0) return 'new'
  if (stuck.length > 0 || shaky.length > RULES.shakyMost) return 'needs'
  return isReady ? 'ready' : 'way'
}

function stateOf(questions: readonly Tried[]): ChildPath['items'][number]['state'] {
  if (questions.length === 0) return 'new'
  if (isKnown(questions)) return 'known'
  const p = knowing(questions)
  if (p >= RULES.firm) return 'sure'
  return p < RULES.shaky ? 'shaky' : 'between'
}

function historiesOf({ projection }: LearnerFigures, lang: Lang): ReadonlyMap<string, readonly Tried[]> {
  const own = Object.entries(projection.ladder.items).filter(([key]) => key.startsWith(`${lang} `))
  return new Map(
    own.map(([key, tries]) => [
      key.slice(lang.length + 1),
      tries.map(([day, ok, guess, , chose]) => ({ day, ok: ok === 1, guess, chose })),
    ]),
  )
}

const plainItem = ({ item, skill, thing }: LadderAsk) => ({ item, skill, label: labelOf(thing) })

/** An item with what was taken instead of it the last time that it was not right. */
function toldItem(ask: LadderAsk, tries: readonly Tried[], says: (item: string) => string): PathItemRow {
  const missed = tries.findLast(({ ok, chose }) => !ok && chose !== undefined)
  return {
    ...plainItem(ask),
    ...(missed?.chose !== undefined && { chose: { label: says(missed.chose), day: missed.day } }),
  }
}

const known = new WeakMap<readonly LadderAsk[], ReadonlyMap<string, string>>()

/** What an item is called; its own name where the ladder does not ask it. */
function labels(asks: readonly LadderAsk[]): (item: string) => string {
  const made = known.get(asks) ?? new Map(asks.map(({ base, thing }) => [base, labelOf(thing)]))
  known.set(asks, made)
  const base = (item: string) => item.split('|')[0] ?? item
  return (item) => made.get(base(item)) ?? base(item).replace(/^[a-z]+:/, '')
}

/** Our books as the child's shelf has them. */
function booksOf({ id, projection }: LearnerFigures, { places, decisions }: Access, { catalog }: Loaded['books']) {
  const mine = places.filter(({ user_id }) => user_id === id)
  const rounds = new Map(mine.map(({ book_id, completed_round }) => [book_id, completed_round]))
  return shelfOf(catalog, mine, decisions).map(({ book, isLocked, currentPage, totalPages }) => ({
    id: book.id,
    level: book.level,
    page: currentPage,
    pages: totalPages,
    isLocked,
    rounds: rounds.get(book.id) ?? 0,
    lastDay: projection.books.find((one) => one.book === book.id)?.lastDay ?? undefined,
  }))
}
