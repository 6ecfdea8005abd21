import { z } from 'zod'
import { type ItemGroup, type ItemSkill, itemKey } from '../game/items.ts'
import type { KindRole } from '../game/kind.ts'
import type { Local } from '../game/language.ts'
import { type DetailedKind, detailedKinds } from '../scenes/details.ts'
import { GROUPS, SKILLS } from '../scenes/shared/items.ts'
import { type BookSource, loadSources } from './books.ts'
import { ladderItems } from './ladder/lessonItems.ts'
import { loadAllQuestions, loadLadder } from './ladder/load.ts'
import { kindOfPage } from './page.ts'
import { activitiesIn } from './catalog.ts'
import { bookSchema } from './schema.ts'

/** Something that the books ask: `key` is `letter:E|sound`, `name` what stands between; `places` are ids of pages and activities. */
export interface LessonItem {
  readonly key: string
  readonly name: string
  /** Id of a group; one of `Lessons.groups`. */
  readonly group: string
  /** Id of a skill; one of `Lessons.skills`. */
  readonly skill: string
  readonly label: Local
  readonly places: readonly string[]
}

/** A page (its number) or an activity (its place in the list, from 1), and the items asked there. */
export interface LessonPlace {
  readonly id: string
  readonly number: number
  readonly title: Local
  readonly asks: readonly string[]
}

/** A book as the teachers' figures know it; the cover is no page of it. */
export interface LessonBook {
  readonly id: number
  readonly title: Local
  readonly talk: { readonly en: readonly string[]; readonly id: readonly string[] }
  readonly pages: readonly LessonPlace[]
  readonly activities: readonly LessonPlace[]
  /** Places of older revisions that the book has no more: what was played there keeps its name. */
  readonly earlier: readonly EarlierPlace[]
  /** Ids of the activities of each older revision, newest first: what a round of then was counted by. */
  readonly earlierRounds: readonly (readonly string[])[]
}

/** A page or an activity of an older revision. */
interface EarlierPlace extends LessonPlace {
  readonly kind: 'page' | 'activity'
}

/** All that the books ask, in reading order. */
export interface Lessons {
  readonly books: readonly LessonBook[]
  readonly items: ReadonlyMap<string, LessonItem>
  /** Items that only older revisions asked: they are not taught any more, and keep their names. */
  readonly retired: ReadonlyMap<string, LessonItem>
  /** What the reading ladder and the stories ask besides, on today's path and in the reader: of use where a child was asked it. */
  readonly ladder: ReadonlyMap<string, LessonItem>
  /** Groups and skills by id: those that kinds share, then those that a kind of these books brings. */
  readonly groups: ReadonlyMap<string, ItemGroup>
  readonly skills: ReadonlyMap<string, ItemSkill>
}

/** A book as its files say it, and what its older revisions said, newest first. */
export interface LessonSource extends BookSource {
  readonly earlier?: readonly BookSource[]
}

const questionsSchema = z.array(z.string()).default([])
const talkSchema = z.object({ talkAboutIt: z.object({ en: questionsSchema, id: questionsSchema }) })

/** What one revision of a book asks, read once and joined with others as often as books change. */
export interface ReadLessons {
  readonly book: RevisionBook
  readonly asked: readonly Asked[]
}

/** A book as it was read, and as its older revisions were, newest first. */
export interface BookLessons {
  readonly now: ReadLessons
  readonly earlier: readonly ReadLessons[]
}

/**
 * Reads out of books what they ask, as their kinds tell it; those that are bundled and all kinds where none are given. Rejects where a book's data
 * are broken. A page that no kind plays asks nothing. For the service and tools, not for the shell.
 */
export async function buildLessons(
  sources?: readonly LessonSource[],
  kinds?: readonly DetailedKind[],
): Promise<Lessons> {
  const given: readonly LessonSource[] = sources ?? (await loadSources())
  const read: BookLessons[] = []
  for (const source of given) {
    const now = await readLessons(source, kinds)
    read.push({ now, earlier: await Promise.all((source.earlier ?? []).map((one) => readLessons(one, kinds))) })
  }
  return joinLessons(read)
}

/** What one revision asks: the slow part. Rejects where its data are broken. */
export async function readLessons(source: BookSource, kinds?: readonly DetailedKind[]): Promise<ReadLessons> {
  const reading = new Reading(kinds ?? (await detailedKinds()))
  return { book: bookOf(source, reading), asked: reading.asked }
}

/** Puts books that were read together: the quick part. */
export async function joinLessons(read: readonly BookLessons[]): Promise<Lessons> {
  const collected = new Collected()
  const past = new Collected()
  const books = read.map(({ now, earlier }): LessonBook => {
    collected.add(now.asked)
    for (const { asked } of earlier) past.add(asked)
    const old = earlier.map(({ book }) => book)
    const earlierRounds = old.map(({ activities }) => activities.map(({ id }) => id))
    return { ...now.book, earlier: earlierPlaces(now.book, old), earlierRounds }
  })
  const { items } = collected
  const retired = new Map([...past.items].filter(([key]) => !items.has(key)))
  const ladder = (await ladderLessons()).filter(({ key }) => !items.has(key))
  return {
    books,
    items,
    retired,
    ladder: new Map(ladder.map((item) => [item.key, item])),
    groups: new Map([...past.groups, ...collected.groups]),
    skills: new Map([...past.skills, ...collected.skills]),
  }
}

let known: Promise<LessonItem[]> | undefined

/** The ladder's items; they are the same whatever books there are, so they are made once. */
function ladderLessons(): Promise<LessonItem[]> {
  known ??= Promise.all([loadLadder(), loadAllQuestions()]).then(([ladder, questions]) =>
    ladderItems(ladder, questions).map((item) => {
      const { name, group, skill, label } = item
      return { key: itemKey(item), name, group: group.id, skill: skill.id, label, places: [] }
    }),
  )
  return known
}

/** What teachers know of an item that books, the ladder or a story asks. */
export const lessonItem = ({ items, ladder }: Pick<Lessons, 'items' | 'ladder'>, key: string): LessonItem | undefined =>
  items.get(key) ?? ladder.get(key)

/** A book as one of its revisions has it. */
type RevisionBook = Omit<LessonBook, 'earlier' | 'earlierRounds'>

function bookOf(source: BookSource, reading: Reading): RevisionBook {
  const { id, title, pages } = bookSchema.parse(source.book)
  const { talkAboutIt } = talkSchema.parse(source.book)
  const [, ...story] = pages
  return {
    id,
    title,
    talk: talkAboutIt,
    pages: story.map((page) => ({
      id: page.id,
      number: page.pageNumber,
      title: page.title,
      asks: reading.add(page.id, { type: kindOfPage(page), role: 'page', content: page }),
    })),
    activities: activitiesIn(source).map((activity, index) => ({
      id: String(activity.id),
      number: index + 1,
      title: activity.title,
      asks: reading.add(String(activity.id), { type: activity.type, role: 'activity', content: activity }),
    })),
  }
}

/** Places of older revisions that a book has no more, as the newest of them has it. */
function earlierPlaces({ pages, activities }: RevisionBook, revisions: readonly RevisionBook[]): EarlierPlace[] {
  const known = new Set([...pages, ...activities].map(({ id }) => id))
  return revisions.flatMap((old) => {
    const places = [
      ...old.pages.map((page) => ({ ...page, kind: 'page' as const })),
      ...old.activities.map((activity) => ({ ...activity, kind: 'activity' as const })),
    ]
    return places.filter(({ id }) => !known.has(id) && known.add(id).size > 0)
  })
}

interface Asking {
  readonly type: string
  readonly role: KindRole
  readonly content: unknown
}

/** Something that is asked at a place. */
interface Asked {
  readonly place: string
  readonly key: string
  readonly item: Pick<LessonItem, 'name' | 'label'> & { readonly group: ItemGroup; readonly skill: ItemSkill }
}

/** What is asked, as page after page is read. */
class Reading {
  readonly asked: Asked[] = []
  private readonly kinds: readonly DetailedKind[]

  constructor(kinds: readonly DetailedKind[]) {
    this.kinds = kinds
  }

  /** Keys of what is asked at a place. */
  add(place: string, { type, role, content }: Asking): string[] {
    const found = this.kinds.find(({ kind }) => kind.type === type && kind.role === role)
    if (!found) return []
    const asked = found.details.asks(found.kind.schema.parse(content)).filter(({ isIncidental }) => !isIncidental)
    return asked.map((item) => {
      const key = itemKey(item)
      this.asked.push({ place, key, item })
      return key
    })
  }
}

/** Items, groups and skills of several books. */
class Collected {
  readonly items = new Map<string, LessonItem & { places: string[] }>()
  readonly groups = byId(GROUPS)
  readonly skills = byId(SKILLS)

  add(asked: readonly Asked[]): void {
    for (const { place, key, item } of asked) {
      const { name, group, skill, label } = item
      const known = this.items.get(key) ?? { name, group: group.id, skill: skill.id, label, key, places: [] }
      this.items.set(key, known)
      this.groups.set(group.id, group)
      this.skills.set(skill.id, skill)
      if (!known.places.includes(place)) known.places.push(place)
    }
  }
}

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]))
