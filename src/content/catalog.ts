import { z } from 'zod'
import { LANGUAGES, type Language, type Local } from '../game/language.ts'
import { type BookSource, loadSources } from './books.ts'
import { type Activity, activitiesSchema, bookSchema } from './schema.ts'
import { LEVELS } from './pack/licences.ts'
import { kindOfPage } from './page.ts'

type Level = (typeof LEVELS)[number]

/** A book as its files say it; `manifest` is its pack.json. */
export interface CatalogSource extends BookSource {
  readonly manifest?: unknown
}

/** What pack.json says of a book; what an author leaves out is filled in. */
const factsSchema = z.object({
  key: z.string().optional(),
  revision: z.int().min(1).default(1),
  level: z.enum(LEVELS).nullable().default(null),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .default([...LANGUAGES]),
})

/** A thing of the story, its name, and the picture of somebody in it. */
interface Keepsake {
  readonly picture: string
  readonly name: Local
  readonly friend: string
}

/** What `GET /content/catalog.json` lists of a book; the cover is `pages[0]`. */
interface CatalogBook {
  readonly id: number
  /** Names the book for ever. */
  readonly key: string
  readonly revision: number
  readonly level: Level | null
  readonly languages: readonly Language[]
  readonly title: Local
  readonly coverImage: string
  /** What hangs in the barn when it is finished; `null` for its cover. */
  readonly keepsake: Keepsake | null
  readonly pages: readonly { readonly id: string; readonly pageNumber: number; readonly interactionType?: string }[]
  readonly postActivities: readonly { readonly id: number; readonly type: string }[]
}

/** All bundled books at a glance. */
export interface Catalog {
  readonly books: readonly CatalogBook[]
}

/** The catalogue of books, of those that are bundled where none are given; rejects where their data are broken. Holds all books at once: for the service and tools, not for the shell. */
export async function buildCatalog(sources?: readonly CatalogSource[]): Promise<Catalog> {
  const books = (sources ?? (await ourSources())).map((source): CatalogBook => {
    const { id, key, title, pages, keepsake } = bookSchema.parse(source.book)
    const facts = factsSchema.parse(source.manifest ?? {})
    return {
      id,
      ...facts,
      key: facts.key ?? key,
      title,
      coverImage: pages[0].image,
      keepsake: keepsake ?? null,
      pages: pages.map((page) => {
        const kind = kindOfPage(page)
        const facts = { id: page.id, pageNumber: page.pageNumber }
        return kind === 'cover' || kind === 'picture' ? facts : { ...facts, interactionType: kind }
      }),
      postActivities: activitiesIn(source).map((activity) => ({ id: activity.id, type: activity.type })),
    }
  })
  return { books }
}

/** The activities of a book, in their order. A pack may have none. Throws where they are broken. */
export function activitiesIn({ activities }: Pick<BookSource, 'activities'>): readonly Activity[] {
  const list: unknown = Object(activities)['postActivities']
  if (Array.isArray(list) && list.length === 0) return []
  return activitiesSchema.parse(activities).postActivities
}

/** The bundled books with what their pack.json says. */
async function ourSources(): Promise<CatalogSource[]> {
  const sources = await loadSources()
  return Promise.all(sources.map(async (source) => ({ ...source, manifest: await manifestOf(source) })))
}

/** A book that is being written may have no pack.json yet. */
async function manifestOf({ book }: BookSource): Promise<unknown> {
  const { id } = bookSchema.parse(book)
  // One folder a book, by its number.
  const file: Promise<{ default: unknown }> = import(`./books/book${id}/pack.json`)
  return file.then(({ default: manifest }) => manifest).catch(() => undefined)
}
