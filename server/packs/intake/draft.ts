import { readFile } from 'node:fs/promises'
import { isFields, isPackName, type PackFault } from '../../../src/content/pack/index.ts'
import { importBook, ImportError, packFilesOf } from '../import/index.ts'
import { withManifest } from '../manifest.ts'
import { checkFiles } from '../readPack.ts'
import type { BlobStore } from '../store/blobs.ts'
import { sha256Of } from '../store/hashes.ts'
import type { PackStore } from '../store/packStore.ts'
import { writePack } from '../writePack.ts'
import type { Room } from './room.ts'

type Text = { readonly en: string; readonly id: string }

/** What is stored of a draft beside its bytes. */
export interface AboutDraft {
  readonly titles: Text
  readonly languages: readonly ('en' | 'id')[]
  readonly licence: string
  readonly authors: readonly string[]
  readonly pages: number
  /** Whether the licence is known to allow changes. */
  readonly mayChange: boolean
  /** What was not taken over. */
  readonly losses: readonly { readonly place: string; readonly message: Text }[]
  /** What the draft lacks before it can be added as a book. */
  readonly faults: readonly PackFault[]
}

/** What became of a foreign file. */
export type Import =
  | { readonly outcome: 'drafted'; readonly key: string; readonly about: AboutDraft; readonly bytes: number }
  | { readonly outcome: 'unreadable'; readonly sentence: Text }
  | { readonly outcome: 'full'; readonly of: 'teacher' | 'store' }

interface Needs {
  readonly packs: Pick<PackStore, 'putDraft'>
  readonly blobs: BlobStore
  readonly room: Room
}

/** Makes a draft of a book of another format and stores it. Rejects only where disk or database fail. */
export async function draftOf(
  { packs, blobs, room }: Needs,
  { file, ownerId, now }: { readonly file: string; readonly ownerId: string; readonly now: string },
): Promise<Import> {
  const found = await importBook(await readFile(file)).catch((error: unknown) => {
    if (error instanceof ImportError) return error
    throw error
  })
  if (found instanceof ImportError) return { outcome: 'unreadable', sentence: found.sentence }
  const source = packFilesOf(found)
  const json = (name: string): unknown => {
    const bytes = source.get(name)
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  }
  const gathered = new Map([...source].filter(([name]) => name !== 'pack.json' && isPackName(name)))
  const manifest = json('pack.json')
  const files = await withManifest(manifest, { files: gathered, book: json('book.json'), activities: undefined })
  const { faults } = await checkFiles(files)
  const zip = writePack(files)
  const full = await room(ownerId, zip.length)
  if (full) return { outcome: 'full', of: full }
  const sha256 = sha256Of(zip)
  await blobs.put(sha256, zip)
  const key = String(isFields(manifest) ? manifest['key'] : sha256.slice(0, 16))
  const { book, losses, mayChange } = found
  const title = book.titles.en ?? book.titles.id ?? key
  const about: AboutDraft = {
    titles: { en: book.titles.en ?? title, id: book.titles.id ?? title },
    languages: book.languages,
    licence: book.licence,
    authors: book.authors,
    pages: book.pages.length + 1,
    mayChange,
    losses: losses.map(({ place, message }) => ({ place, message })),
    faults,
  }
  const row = { key, owner_id: ownerId, sha256, bytes: zip.length, about: JSON.stringify(about), added_at: now }
  await packs.putDraft(row)
  return { outcome: 'drafted', key, about, bytes: zip.length }
}
