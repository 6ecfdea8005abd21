import { HttpError, notFound } from '../../lib/httpError.ts'
import { type DocumentName, installedDocument, isDocument } from '../../packs/books/documents.ts'
import { fileAt } from '../../packs/books/fileAt.ts'
import type { LiveBooks } from '../../packs/books/liveBooks.ts'
import type { TokenOwner } from '../../packs/books/state.ts'
import { memo } from '../../packs/books/memo.ts'
import { parseContent } from '../../packs/content.ts'
import type { BlobStore } from '../../packs/store/blobs.ts'
import type { PackFile, PackStore } from '../../packs/store/packStore.ts'
import { PACK_REFUSALS } from './answers.ts'

/** Revisions whose lists of files and documents are remembered. */
const REMEMBERED = 24
/** An unknown path is looked for in the database at most this often, ms: guessing costs the service nothing. */
const LOOK_AGAIN_MS = 500

interface Needs {
  readonly packs: Pick<PackStore, 'contentOf' | 'files'>
  readonly blobs: Pick<BlobStore, 'read'>
  readonly live: LiveBooks
}

/** What is known of a revision whose files are asked for. */
interface Revision {
  readonly files: ReadonlyMap<string, PackFile>
  readonly sounds: readonly (readonly string[])[]
  readonly documents: Readonly<Record<DocumentName, string>>
}

/** A document, or a file of which any part can be read. */
export type Sent =
  | { readonly kind: 'document'; readonly text: string }
  | {
      readonly kind: 'file'
      readonly file: PackFile
      read(range: { readonly from: number; readonly to: number }): Promise<Uint8Array>
    }

/** Files and documents of taken-in books. Who knows a revision's path may read it; nothing else is asked. */
export function packFileService({ packs, blobs, live }: Needs) {
  const revisions = memo<Promise<Revision | undefined>>(REMEMBERED)
  let lookedAt = 0

  async function ownerOf(token: string): Promise<TokenOwner | undefined> {
    const known = live.byToken(token)
    if (known || performance.now() - lookedAt < LOOK_AGAIN_MS) return known
    lookedAt = performance.now()
    await live.look()
    return live.byToken(token)
  }

  async function read({ book, revision }: TokenOwner, token: string): Promise<Revision | undefined> {
    const [text, rows] = await Promise.all([packs.contentOf(book.key, revision), packs.files(book.key, revision)])
    if (text === undefined || rows.length === 0) return undefined
    const content = parseContent(text)
    const document = (name: DocumentName) => installedDocument(name, { number: book.id, token, content })
    return {
      files: new Map(rows.map((file) => [file.path, file])),
      sounds: content.speech.sounds,
      documents: {
        'book.json': document('book.json'),
        'activities.json': document('activities.json'),
        'art.json': document('art.json'),
        'speech.json': document('speech.json'),
      },
    }
  }

  /** 404 for a path that nobody was given, 410 for a book that was withdrawn, or whose files are closed or gone. */
  async function revisionAt(token: string): Promise<Revision> {
    const owner = await ownerOf(token)
    if (!owner) throw notFound()
    if (owner.book.withdrawnAt !== null) throw new HttpError(410, PACK_REFUSALS.withdrawn)
    if (owner.isClosed) throw new HttpError(410, PACK_REFUSALS.closed)
    // Light files are added later, and the size of the book tells so.
    const found = await revisions.get(`${token} ${owner.book.bytes}`, () => read(owner, token))
    if (!found) throw new HttpError(410, PACK_REFUSALS.gone)
    return found
  }

  return {
    /** What answers at a path of a revision. */
    async at(token: string, path: string): Promise<Sent> {
      const { files, sounds, documents } = await revisionAt(token)
      if (isDocument(path)) return { kind: 'document', text: documents[path] }
      const file = fileAt(path, files, sounds)
      if (!file) throw notFound()
      return {
        kind: 'file',
        file,
        async read(range) {
          const bytes = await blobs.read(file.sha256, range)
          if (!bytes) throw new HttpError(410, PACK_REFUSALS.gone)
          return bytes
        },
      }
    },
  }
}

/** What `packFileService` gives. */
export type PackFileService = ReturnType<typeof packFileService>
