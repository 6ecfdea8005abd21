import { z } from 'zod'

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

/** A bundled book as the service sees it. */
export interface CatalogBook {
  readonly id: number
  readonly title: { readonly en: string; readonly id: string }
  /** Path of the cover picture, as in `/img/books/book1/cover.webp`. */
  readonly coverImage: string
  /** `pages[0]` is the cover. */
  readonly pages: ReadonlyArray<{ readonly id: string; readonly pageNumber: number; readonly interactionType?: string }>
  readonly postActivities: ReadonlyArray<{ readonly id: number; readonly type: string }>
}

/** The books the service offers, in reading order: finishing one unlocks the next. */
export interface Catalog {
  readonly books: readonly CatalogBook[]
}
