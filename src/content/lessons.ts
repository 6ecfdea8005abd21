import { z } from 'zod'
import { type ItemGroup, type ItemSkill, itemKey } from '../game/items.ts'
import type { KindRole } from '../game/kind.ts'
import type { Local } from '../game/language.ts'
import { type DetailedKind, detailedKinds } from '../scenes/details.ts'
import { GROUPS, SKILLS } from '../scenes/shared/items.ts'
import { type BookSource, loadSources } from './books.ts'
import { kindOfPage } from './page.ts'
import { activitiesSchema, bookSchema } from './schema.ts'

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
}

/** All that the books ask, in reading order. */
export interface Lessons {
  readonly books: readonly LessonBook[]
  readonly items: ReadonlyMap<string, LessonItem>
  /** Groups and skills by id: those that kinds share, then those that a kind of these books brings. */
  readonly groups: ReadonlyMap<string, ItemGroup>
  readonly skills: ReadonlyMap<string, ItemSkill>
}

const talkSchema = z.object({ talkAboutIt: z.object({ en: z.array(z.string()), id: z.array(z.string()) }) })

/**
 * Reads out of books what they ask, as their kinds tell it; those that are bundled and all kinds where none are given. Rejects where a book's data
 * are broken. A page that no kind plays asks nothing. For the service and tools, not for the shell.
 */
export async function buildLessons(sources?: readonly BookSource[], kinds?: readonly DetailedKind[]): Promise<Lessons> {
  const collected = new Collected(kinds ?? (await detailedKinds()))
  const books = (sources ?? (await loadSources())).map((source): LessonBook => {
    const { id, title, pages } = bookSchema.parse(source.book)
    const { talkAboutIt } = talkSchema.parse(source.book)
    const { postActivities } = activitiesSchema.parse(source.activities)
    const [, ...story] = pages
    return {
      id,
      title,
      talk: talkAboutIt,
      pages: story.map((page) => ({
        id: page.id,
        number: page.pageNumber,
        title: page.title,
        asks: collected.add(page.id, { type: kindOfPage(page), role: 'page', content: page }),
      })),
      activities: postActivities.map((activity, index) => ({
        id: String(activity.id),
        number: index + 1,
        title: activity.title,
        asks: collected.add(String(activity.id), { type: activity.type, role: 'activity', content: activity }),
      })),
    }
  })
  const { items, groups, skills } = collected
  return { books, items, groups, skills }
}

interface Asking {
  readonly type: string
  readonly role: KindRole
  readonly content: unknown
}

/** Items, groups and skills, as page after page is read. */
class Collected {
  readonly items = new Map<string, LessonItem & { places: string[] }>()
  readonly groups = byId(GROUPS)
  readonly skills = byId(SKILLS)
  private readonly kinds: readonly DetailedKind[]

  constructor(kinds: readonly DetailedKind[]) {
    this.kinds = kinds
  }

  /** Keys of what is asked at a place. */
  add(place: string, { type, role, content }: Asking): string[] {
    const found = this.kinds.find(({ kind }) => kind.type === type && kind.role === role)
    if (!found) return []
    const asked = found.details.asks(found.kind.schema.parse(content)).filter(({ isIncidental }) => !isIncidental)
    return asked.map(({ name, group, skill, label }) => {
      const key = itemKey({ name, group, skill })
      const item = this.items.get(key) ?? { name, group: group.id, skill: skill.id, label, key, places: [] }
      this.items.set(key, item)
      this.groups.set(group.id, group)
      this.skills.set(skill.id, skill)
      if (!item.places.includes(place)) item.places.push(place)
      return key
    })
  }
}

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]))
