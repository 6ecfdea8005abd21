import { z } from 'zod'
import type { KindRole } from '../game/kind.ts'
import { kindOf } from '../scenes/table.ts'
import { kindOfPage } from './page.ts'
import { type Activity, activitySchema, type Book, bookSchema, type Page } from './schema.ts'

/*
 * Books are checked once, by whoever takes them in (the build, the service), and written as the app plays them. The app trusts what it reads: it has
 * no schemas. Not for the browser.
 */

const listSchema = z.object({ bookId: z.number().int().positive(), postActivities: z.array(activitySchema) })

/** A book whose pages are parsed by the schemas of their kinds, defaults included. Throws if anything is faulty. */
export function playableBook(source: unknown): Book {
  const book = bookSchema.parse(source)
  const [cover, ...pages] = book.pages
  return {
    ...book,
    pages: [withConfig(cover, 'cover', 'page'), ...pages.map((page) => withConfig(page, kindOfPage(page), 'page'))],
  }
}

/** A book's activities, parsed by the schemas of their kinds; the list may be empty. Throws if anything is faulty. */
export function playableActivities(source: unknown): { bookId: number; postActivities: Activity[] } {
  const { bookId, postActivities } = listSchema.parse(source)
  return { bookId, postActivities: postActivities.map((activity) => withConfig(activity, activity.type, 'activity')) }
}

/** Merges the parsed config into the page: the app's kinds do no parsing, so a page must hold the result and still be a valid page. */
function withConfig<Content extends Page | Activity>(content: Content, type: string, role: KindRole): Content {
  const kind = kindOf(type, role)
  if (!kind) throw new Error(`${content.id}: there is no kind ${type}`)
  const config = Object(kind.schema.parse(content))
  for (const [field, value] of Object.entries(config)) {
    const own: unknown = Reflect.get(content, field)
    const isOfAll = own !== undefined && OF_ALL.has(field)
    if (isOfAll && !isSame(own, value)) throw new Error(`${content.id}: ${type} makes another ${field} of it`)
  }
  return { ...content, ...config }
}

/** Whether two JSON values are the same, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
}

/** Fields that the reader itself uses; a kind's schema must not change them. */
const OF_ALL: ReadonlySet<string> = new Set([
  'id',
  'pageNumber',
  'title',
  'image',
  'audio',
  'illustration',
  'content-en',
  'content-in',
  'instruction',
  'instructionAudio',
  'music',
  'feedback',
  'feedbackAudio',
  'interactionType',
  'hasActivity',
  'type',
  'total',
  'passScore',
  'description',
])
