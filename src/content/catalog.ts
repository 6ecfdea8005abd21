import activities1 from './books/book1/activities.json' with { type: 'json' }
import book1 from './books/book1/book.json' with { type: 'json' }
import activities2 from './books/book2/activities.json' with { type: 'json' }
import book2 from './books/book2/book.json' with { type: 'json' }
import activities3 from './books/book3/activities.json' with { type: 'json' }
import book3 from './books/book3/book.json' with { type: 'json' }
import activities4 from './books/book4/activities.json' with { type: 'json' }
import book4 from './books/book4/book.json' with { type: 'json' }
import type { Local } from '../game/language.ts'
import { activitiesSchema, bookSchema } from './schema.ts'
import { kindOfPage } from './page.ts'

/** What `GET /content/catalog.json` lists of a book; the cover is `pages[0]`. */
export interface CatalogBook {
  readonly id: number
  readonly title: Local
  readonly coverImage: string
  readonly pages: readonly { readonly id: string; readonly pageNumber: number; readonly interactionType?: string }[]
  readonly postActivities: readonly { readonly id: number; readonly type: string }[]
}

/** All bundled books at a glance. */
export interface Catalog {
  readonly books: readonly CatalogBook[]
}

const SOURCES = [
  [book1, activities1],
  [book2, activities2],
  [book3, activities3],
  [book4, activities4],
] as const

/** The catalogue of the bundled books; throws where their data are broken. Holds all books at once: for the service and tools, not for the shell. */
export function buildCatalog(): Catalog {
  const books = SOURCES.map(([rawBook, rawActivities]): CatalogBook => {
    const { id, title, pages } = bookSchema.parse(rawBook)
    return {
      id,
      title,
      coverImage: pages[0].image,
      pages: pages.map((page) => {
        const kind = kindOfPage(page)
        const facts = { id: page.id, pageNumber: page.pageNumber }
        return kind === 'cover' || kind === 'picture' ? facts : { ...facts, interactionType: kind }
      }),
      postActivities: activitiesSchema
        .parse(rawActivities)
        .postActivities.map((activity) => ({ id: activity.id, type: activity.type })),
    }
  })
  return { books }
}
