import type { Local } from '../game/language.ts'
import { type BookSource, loadSources } from './books.ts'
import { activitiesSchema, bookSchema } from './schema.ts'
import { kindOfPage } from './page.ts'

/** What `GET /content/catalog.json` lists of a book; the cover is `pages[0]`. */
interface CatalogBook {
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

/** The catalogue of books, of those that are bundled where none are given; rejects where their data are broken. Holds all books at once: for the service and tools, not for the shell. */
export async function buildCatalog(sources?: readonly BookSource[]): Promise<Catalog> {
  const books = (sources ?? (await loadSources())).map((source): CatalogBook => {
    const { id, title, pages } = bookSchema.parse(source.book)
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
        .parse(source.activities)
        .postActivities.map((activity) => ({ id: activity.id, type: activity.type })),
    }
  })
  return { books }
}
