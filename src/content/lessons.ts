import { z } from 'zod'
import type { Local } from '../game/language.ts'
import activities1 from './books/book1/activities.json' with { type: 'json' }
import book1 from './books/book1/book.json' with { type: 'json' }
import activities2 from './books/book2/activities.json' with { type: 'json' }
import book2 from './books/book2/book.json' with { type: 'json' }
import activities3 from './books/book3/activities.json' with { type: 'json' }
import book3 from './books/book3/book.json' with { type: 'json' }
import activities4 from './books/book4/activities.json' with { type: 'json' }
import book4 from './books/book4/book.json' with { type: 'json' }
import { kindOfPage } from './page.ts'
import { type Activity, activitiesSchema, bookSchema, localTextSchema, type StoryPage } from './schema.ts'

/** What items are gathered under on a teacher's screens. */
export type LessonGroup = 'letters' | 'words' | 'numbers' | 'body' | 'family'

/** What can be asked of an item. */
export type LessonSkill = 'find' | 'sound' | 'read' | 'build' | 'count' | 'order' | 'hear' | 'use' | 'trace'

/** Something that the books ask: `key` is `letter:E|sound`, `name` what stands between; `places` are ids of pages and activities. */
export interface LessonItem {
  readonly key: string
  readonly name: string
  readonly group: LessonGroup
  readonly skill: LessonSkill
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
}

/** All that the books ask, in reading order. */
export interface Lessons {
  readonly books: readonly LessonBook[]
  readonly items: ReadonlyMap<string, LessonItem>
}

const SOURCES = [
  [book1, activities1],
  [book2, activities2],
  [book3, activities3],
  [book4, activities4],
] as const

const BODY = new Set(['hands', 'feet', 'eyes', 'ears', 'heart'])
const FAMILY = new Set(['father', 'mother', 'brother', 'sister', 'baby'])
const ORDINALS = 10

const talkSchema = z.object({ talkAboutIt: z.object({ en: z.array(z.string()), id: z.array(z.string()) }) })
const member = z.object({ id: z.string(), label: localTextSchema })
const word = z.object({ id: z.string(), word: localTextSchema })

// The fields of each kind that say what is asked there.
const words = z.object({ dragDropWords: z.array(word) })
const letter = z.object({ letters: z.object({ target: z.string() }) })
const bodyPart = z.object({ bodyPart: z.string(), bodyPartLabel: localTextSchema })
const family = z.object({ familyMembers: z.array(member) })
const spelled = z.object({ member: z.string(), word: localTextSchema })
const activityFacts = z.object({
  // Words to spell, or words whose first letter is asked.
  words: z.array(z.union([z.object({ letter: z.string() }), word])).default([]),
  numbers: z.array(z.object({ number: z.int() })).default([]),
  dragDropWords: z.array(word).optional(),
  familyMembers: z.array(member).default([]),
  duties: z.unknown().optional(),
})

type Asked = Omit<LessonItem, 'places' | 'key'>

/** Reads out of the bundled books what they ask; throws where their data are broken. For the service and tools, not for the shell. */
export function buildLessons(): Lessons {
  const items = new Map<string, LessonItem & { places: string[] }>()
  const placeOf = (id: string, number: number, title: Local, asked: readonly Asked[]): LessonPlace => {
    const asks = asked.map((one) => {
      const key = keyOf(one)
      const item = items.get(key) ?? { ...one, key, places: [] }
      items.set(key, item)
      if (!item.places.includes(id)) item.places.push(id)
      return key
    })
    return { id, number, title, asks }
  }
  const books = SOURCES.map(([rawBook, rawActivities]): LessonBook => {
    const { id, title, pages } = bookSchema.parse(rawBook)
    const { talkAboutIt } = talkSchema.parse(rawBook)
    const { postActivities } = activitiesSchema.parse(rawActivities)
    const [, ...story] = pages
    return {
      id,
      title,
      talk: talkAboutIt,
      pages: story.map((page) => placeOf(page.id, page.pageNumber, page.title, askedOnPage(page))),
      activities: postActivities.map((activity, index) =>
        placeOf(String(activity.id), index + 1, activity.title, askedInActivity(activity)),
      ),
    }
  })
  return { books, items }
}

const PREFIX: Readonly<Record<LessonGroup, string>> = {
  letters: 'letter',
  words: 'word',
  numbers: 'number',
  body: 'body',
  family: 'family',
}

const keyOf = ({ group, name, skill }: Asked): string => `${PREFIX[group]}:${name}|${skill}`

function groupOf(id: string): LessonGroup {
  if (BODY.has(id)) return 'body'
  return FAMILY.has(id) ? 'family' : 'words'
}

const plain = (text: string): Local => ({ en: text, id: text })
const low = ({ en, id }: Local): Local => ({ en: en.toLowerCase(), id: id.toLowerCase() })

const wordItem = (skill: LessonSkill, id: string, label: Local): Asked => ({
  name: id,
  group: groupOf(id),
  skill,
  label: low(label),
})

function askedOnPage(page: StoryPage): Asked[] {
  switch (kindOfPage(page)) {
    case 'dragDropWord':
      return words.parse(page).dragDropWords.map((one) => wordItem('read', one.id, one.word))
    case 'tappingElement': {
      const { target } = letter.parse(page).letters
      return [{ name: target, group: 'letters', skill: 'find', label: plain(target) }]
    }
    case 'tapping':
      return page.isOrdinal ? numbers('order') : []
    case 'bodyPart': {
      const { bodyPart: id, bodyPartLabel } = bodyPart.parse(page)
      return [{ name: id, group: 'body', skill: 'hear', label: low(bodyPartLabel) }]
    }
    case 'dragDropFamily':
      return family.parse(page).familyMembers.map(({ id, label }) => wordItem('hear', id, label))
    case 'matchingLetter': {
      const { member: id, word } = spelled.parse(page)
      return [wordItem('build', id, word), { name: id, group: 'words', skill: 'trace', label: low(word) }]
    }
    default:
      return []
  }
}

const numbers = (skill: 'order'): Asked[] =>
  Array.from({ length: ORDINALS }, (_, index) => numberItem(index + 1, skill))

const numberItem = (n: number, skill: LessonSkill): Asked => ({
  name: String(n),
  group: 'numbers',
  skill,
  label: plain(String(n)),
})

function askedInActivity(activity: Activity): Asked[] {
  const { words, numbers, dragDropWords, familyMembers, duties } = activityFacts.parse(activity)
  const members = dragDropWords ? [] : familyMembers
  return [
    ...words.map((one): Asked => {
      if ('word' in one) return wordItem('build', one.id, one.word)
      return { name: one.letter, group: 'letters', skill: 'sound', label: plain(one.letter) }
    }),
    ...numbers.map(({ number }) => numberItem(number, 'count')),
    ...(dragDropWords ?? []).map((one) => wordItem('read', one.id, one.word)),
    ...members.map(({ id, label }) => wordItem(duties === undefined ? 'hear' : 'use', id, label)),
  ]
}
