import type { ShelfRow } from './bookItems.ts'

/** The worker answers from this cache (`tools/build/worker.ts`). Its URLs carry a revision's own token, so no version of the app is in its name. */
export const PACK_CACHE = 'pack-files'

/** The folder that all files of a revision lie in, `/packs/<token>/`; undefined for our own books. */
export function packFolder({ files }: Pick<ShelfRow, 'files'>): string | undefined {
  return /^\/packs\/[^/]+\//.exec(files?.book ?? '')?.[0]
}

/** Deletes the downloaded files of these revisions. */
export async function dropPacks(books: readonly ShelfRow[]): Promise<void> {
  const folders = books.flatMap((book) => packFolder(book) ?? [])
  if (folders.length === 0 || typeof caches === 'undefined') return
  const store = await caches.open(PACK_CACHE)
  const stored = await store.keys()
  const old = stored.filter(({ url }) => folders.some((folder) => new URL(url).pathname.startsWith(folder)))
  await Promise.all(old.map((request) => store.delete(request)))
}
