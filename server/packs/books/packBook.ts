import { buildCatalog } from '../../../src/content/catalog.ts'
import { installedActivities, installedBook, type Installing } from '../../../src/content/pack/index.ts'
import type { CatalogBook } from '../../contract/catalog.ts'
import type { PacksTable } from '../../db/packTables.ts'
import type { PackContent } from '../content.ts'
import { aboutManifest, type FoundPack } from '../intake/found.ts'
import type { StoredRevision } from '../store/packStore.ts'

/** A book that the running service has taken in, as the service sees it. */
export interface PackBook extends CatalogBook {
  /** `operator`: for everybody; `class`: for the classes that it is opened to. */
  readonly source: 'operator' | 'class'
  readonly ownerId: string | null
  readonly about: Omit<FoundPack, 'bytes'>
  /** Of all its files. */
  readonly bytes: number
  /** Where its files answer: `/packs/<token>/…`. */
  readonly token: string
  readonly addedAt: string
  readonly withdrawnAt: string | null
  /** Since when its files are closed, because a child who is in it was erased; `null` where they are open, or a newer revision has come. */
  readonly closedAt: string | null
}

/** A book as its installed files say it. */
export interface InstalledSource {
  readonly book: unknown
  readonly activities: unknown
}

/** How a revision is installed: under the number of its book, with its files at `media`. */
export function installingOf(number: number, { manifest, places }: PackContent, media?: string): Installing {
  const { key, languages } = manifest
  return { number, key, languages, places: new Map(places), ...(media !== undefined && { media }) }
}

/** The parts of a revision that reports and progress read. Paths of pictures are as ours: nobody fetches them. */
export function sourceOf(number: number, content: PackContent): InstalledSource {
  const installing = installingOf(number, content)
  return {
    book: installedBook(content.book, installing),
    activities: installedActivities(content.activities, installing),
  }
}

/** A book with its current revision. */
export async function packBookOf(row: PacksTable, revision: StoredRevision, content: PackContent): Promise<PackBook> {
  const { number } = row
  const installing = installingOf(number, content, mediaOf(revision.token))
  const { books } = await buildCatalog([{ ...sourceOf(number, content), manifest: content.manifest }])
  const [book] = books
  if (!book) throw new Error(`The book ${row.key} has no pages.`)
  const [cover] = pagesOf(installedBook(content.book, installing))
  return {
    ...book,
    coverImage: String(Object(cover)['image']),
    // Its paths would be the pack's own; its cover hangs instead.
    keepsake: null,
    about: aboutManifest(content),
    token: revision.token,
    ...factsOfRow(row, revision),
  }
}

/** What the rows of a book say of it; they change while its revision stays. */
export function factsOfRow(row: PacksTable, { bytes }: Pick<StoredRevision, 'bytes'>) {
  const { owner_id, added_at, withdrawn_at, closed_revision, closed_at } = row
  return {
    source: row.source === 'operator' ? 'operator' : 'class',
    ownerId: owner_id,
    bytes,
    addedAt: added_at,
    withdrawnAt: withdrawn_at,
    closedAt: row.revision <= (closed_revision ?? 0) ? closed_at : null,
  } as const
}

/** Where the files of a revision answer. */
export const mediaOf = (token: string): string => `/packs/${token}/`

function pagesOf(book: unknown): readonly unknown[] {
  const pages: unknown = Object(book)['pages']
  return Array.isArray(pages) ? pages : []
}
