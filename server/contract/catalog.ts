import { z } from 'zod'

/** Levels of Indonesia's ladder of books, measured on the Indonesian text. */
export const BOOK_LEVELS = ['A', 'B1', 'B2', 'B3', 'C'] as const

/** One of these levels. */
type BookLevel = (typeof BOOK_LEVELS)[number]

/** A page of a bundled book; `pages[0]` is the cover. Plain pages have no `interactionType`. */
const catalogPage = z.object({
  id: z.string(),
  pageNumber: z.int(),
  interactionType: z.string().optional(),
})

/** GET /content/catalog.json: public metadata of the bundled books. */
export const catalogAnswer = z.object({
  books: z.array(
    z.object({
      id: z.int(),
      title: z.object({ en: z.string(), id: z.string() }),
      pages: z.array(catalogPage),
      postActivities: z.array(z.object({ id: z.int(), type: z.string() })),
    }),
  ),
})

/** What `catalogAnswer` parses to. */
export type CatalogAnswer = z.infer<typeof catalogAnswer>

/** Paths of two pictures of the app, and the name of the first. */
interface Keepsake {
  readonly picture: string
  readonly name: { readonly en: string; readonly id: string }
  readonly friend: string
}

/** A bundled book as the service sees it. */
export interface CatalogBook {
  readonly id: number
  /** Names the book for ever. */
  readonly key: string
  readonly revision: number
  readonly level: BookLevel | null
  readonly languages: ReadonlyArray<'en' | 'id'>
  readonly title: { readonly en: string; readonly id: string }
  /** Path of the cover picture, as in `/img/books/book1/cover.webp`. */
  readonly coverImage: string
  /** What hangs in the barn when it is finished: a picture and its name, and somebody of the story; `null` for its cover. */
  readonly keepsake: Keepsake | null
  /** `pages[0]` is the cover. */
  readonly pages: ReadonlyArray<{ readonly id: string; readonly pageNumber: number; readonly interactionType?: string }>
  readonly postActivities: ReadonlyArray<{ readonly id: number; readonly type: string }>
}

/** The books the service offers, in reading order: finishing one unlocks the next. */
export interface Catalog {
  readonly books: readonly CatalogBook[]
}
