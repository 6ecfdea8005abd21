import { isSame } from './changes.ts'
import { joinedList } from './joinLists.ts'
import { joinedActivity, joinedPage, picked, type Three } from './joinParts.ts'
import { type Draft, type DraftPage, MOST_PAGES } from './schema.ts'
import type { Conflict, Side } from './types.ts'

/** Two states of a draft as one. */
export interface Joined {
  readonly draft: Draft
  /** What both have changed differently. The draft has what was chosen, or both where nothing was. */
  readonly conflicts: readonly Conflict[]
  /** How many changes of theirs were joined by themselves. */
  readonly taken: number
}

/**
 * Joins two states of a draft that were one once (`base`; `undefined` where that is not known). Other pages and other parts join by themselves. `choices`
 * by the ids of conflicts; a page or activity that is not named stays twice, of the rest mine stays.
 */
export function joinDrafts(three: Three<Draft>, choices: Readonly<Record<string, Side>> = {}): Joined {
  const { base, mine, theirs } = three
  const pages = joinedList<DraftPage>({
    base: base?.pages,
    mine: mine.pages,
    theirs: theirs.pages,
    of: 'page',
    join: joinedPage,
    choices,
  })
  const activities = joinedList({
    base: base?.activities,
    mine: mine.activities,
    theirs: theirs.activities,
    of: 'activity',
    join: joinedActivity,
    choices,
  })
  const book = joinedBook(three, choices)
  const draft = {
    ...mine,
    ...book.fields,
    pages: bounded(pages.items, mine),
    activities: activities.items.slice(0, 20),
  }
  return {
    draft,
    conflicts: [...pages.conflicts, ...activities.conflicts, ...book.conflicts],
    taken: pages.taken + activities.taken + book.taken,
  }
}

/** The cover first, whatever was moved; at most as many pages as a book has, those of mine before others. */
function bounded(pages: readonly DraftPage[], { pages: [cover, ...own] }: Draft): Draft['pages'] {
  const front = pages.find(({ id }) => id === cover.id) ?? cover
  const rest = pages.filter((page) => page !== front)
  const isOwn = (page: DraftPage) => own.some(({ id }) => id === page.id)
  let spare = MOST_PAGES - rest.filter(isOwn).length
  return [front, ...rest.filter((page) => isOwn(page) || (spare -= 1) >= 0)]
}

function joinedBook({ base, mine, theirs }: Three<Draft>, choices: Readonly<Record<string, Side>>) {
  const level = picked({ base: base?.level, mine: mine.level, theirs: theirs.level })
  const licence = picked({ base: base?.licence, mine: mine.licence, theirs: theirs.licence })
  const side = (part: 'level' | 'licence') => (choices[`book-${part}`] === 'theirs' ? 'theirs' : 'mine')
  const fields = {
    level: level[side('level')],
    licence: licence[side('licence')],
    languages: together(base?.languages, mine.languages, theirs.languages),
    authors: together(base?.authors, mine.authors, theirs.authors).slice(0, 20),
    credits: together(base?.credits, mine.credits, theirs.credits).slice(0, 40),
  }
  const torn = (['level', 'licence'] as const).filter((part) => ({ level, licence })[part].isTorn)
  const conflicts = torn.map(
    (part): Conflict => ({ id: `book-${part}`, of: 'book', number: -1, parts: [part], itemId: '' }),
  )
  const added = (['languages', 'authors', 'credits'] as const).filter((name) => !isSame(fields[name], mine[name]))
  return { fields, conflicts, taken: Number(level.isTheirs) + Number(licence.isTheirs) + added.length }
}

/** A set of both sides: what either added, without what either took away. Never empty where mine is not. */
function together<One>(base: readonly One[] = [], mine: readonly One[], theirs: readonly One[]): One[] {
  const has = (list: readonly One[], one: One) => list.some((other) => isSame(one, other))
  const stay = mine.filter((one) => has(theirs, one) || !has(base, one))
  const added = theirs.filter((one) => !has(mine, one) && !has(base, one))
  const all = [...stay, ...added]
  return all.length === 0 ? [...mine] : all
}
