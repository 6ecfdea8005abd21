import { isDeepStrictEqual } from 'node:util'
import { BOOK_IDS, loadActivities, loadBook } from '../../src/content/books.ts'
import { type Activity, type Book, kindOfPage, type Page } from '../../src/content/index.ts'
import type { KindRole } from '../../src/game/kind.ts'
import { kindOf } from '../../src/scenes/table.ts'

/** A book whose pages are parsed by their kind's schema, defaults included. Throws if anything is invalid. */
async function parseBook(id: number): Promise<Book> {
  const book = await loadBook(id)
  if (!book) throw new Error(`there is no book ${id}`)
  const [cover, ...pages] = book.pages
  return {
    ...book,
    pages: [withConfig(cover, 'cover', 'page'), ...pages.map((page) => withConfig(page, kindOfPage(page), 'page'))],
  }
}

async function parseActivities(id: number): Promise<{ bookId: number; postActivities: Activity[] }> {
  const activities = await loadActivities(id)
  return { bookId: id, postActivities: activities.map((activity) => withConfig(activity, activity.type, 'activity')) }
}

/** Merges the parsed config into the page. The built app's kinds do no parsing, so a page must already hold the result and still be a valid page. */
function withConfig<Content extends Page | Activity>(content: Content, type: string, role: KindRole): Content {
  const kind = kindOf(type, role)
  if (!kind) throw new Error(`${content.id}: there is no kind ${type}`)
  const config = Object(kind.schema.parse(content))
  for (const [field, value] of Object.entries(config)) {
    const own: unknown = Reflect.get(content, field)
    const isOfAll = own !== undefined && OF_ALL.has(field)
    if (isOfAll && !isDeepStrictEqual(own, value))
      throw new Error(`${content.id}: ${type} makes another ${field} of it`)
  }
  return { ...content, ...config }
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

/** `book.json` and `activities.json` of each book as the built app gets them, by book id. Importing this module throws if a book is invalid. */
export const PARSED: ReadonlyMap<number, { readonly book: unknown; readonly activities: unknown }> = new Map(
  await Promise.all(
    BOOK_IDS.map(async (id) => [id, { book: await parseBook(id), activities: await parseActivities(id) }] as const),
  ),
)
