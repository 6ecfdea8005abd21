import type { Lessons } from '../../../src/content/lessons.ts'
import { type Cell, csvHead, csvRows } from './csv.ts'
import { type Manner, teller } from './exports.ts'
import type { Fact, Lang, Visit } from './figures/facts.ts'
import { questionsOf } from './figures/questions.ts'
import { visitState } from './figures/reading.ts'
import type { Refs } from './refs.ts'

/** One row for every try, or for every page visit. */
export type FactsFile = 'tries' | 'reading'

/** The books, as these files need them. */
interface Books {
  readonly lessons: Lessons
  readonly refs: Refs
}

type Rows = (name: Cell, facts: readonly Fact[], books: Books, say: (word: string) => string) => Cell[][]

const FILES: Readonly<Record<FactsFile, { readonly columns: readonly string[]; readonly rows: Rows }>> = {
  tries: {
    columns: 'at learner lang place item skill ask n ok help guess chose counted'.split(' '),
    rows: triesRows,
  },
  reading: {
    columns: 'at learner lang book page round mode heard words active state'.split(' '),
    rows: readingRows,
  },
}

/** How such a file begins. */
export function factsHead(file: FactsFile, { language }: Manner): string {
  return csvHead(language, FILES[file].columns.map(teller(language)))
}

/** One learner's rows; `name` is what the file calls them. */
export function factsRows(
  file: FactsFile,
  name: Cell,
  facts: readonly Fact[],
  books: Books,
  { language }: Manner,
): string {
  return csvRows(language, FILES[file].rows(name, facts, books, teller(language)))
}

function triesRows(...[name, facts, { lessons, refs }, say]: Parameters<Rows>): Cell[][] {
  const yes = (is: boolean) => say(is ? 'yes' : 'no')
  const labelOf = (key: string, lang: Lang) => refs.item(key)?.label[lang] ?? key
  return questionsOf(facts, lessons).flatMap(({ id, at, lang, place, item, guess, counted, tries }) =>
    tries.map(({ n, ok, help, chose }) => [
      at,
      name,
      lang,
      place,
      labelOf(item, lang),
      refs.item(item)?.skill ?? '',
      id,
      n,
      yes(ok),
      help,
      guess,
      chose === undefined ? '' : labelOf(chose, lang),
      yes(counted),
    ]),
  )
}

function readingRows(...[name, facts, { refs }, say]: Parameters<Rows>): Cell[][] {
  const visits = facts.filter((fact): fact is Visit => fact.type === 'page.leave')
  return visits.flatMap((visit) => {
    const { at_utc, lang, place, round, mode, heard, words, active } = visit
    const page = refs.place(place)
    const state = say(`state ${visitState(visit)}`)
    return page ? [[at_utc, name, lang, page.book_id, page.number, round, mode, heard, words, active, state]] : []
  })
}
