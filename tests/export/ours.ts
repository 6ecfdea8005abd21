import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExportBook, exportBookOf } from '../../server/packs/export/index.ts'
import { withManifest } from '../../server/packs/manifest.ts'
import { packArtSchema } from '../../src/content/pack/artSchema.ts'
import {
  manifestSchema,
  packActivitiesSchema,
  packBookSchema,
  packSpeechSchema,
} from '../../src/content/pack/schema.ts'
import { gatherOurs } from '../../tools/book/ours.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const gathered = new Map<number, Promise<ExportBook>>()

/** One of our books as the exports read it. Its pictures and sounds are not looked into again: `tests/packs` does that. */
export function oursAsExport(bookId: number): Promise<ExportBook> {
  const book = gathered.get(bookId) ?? gather(bookId)
  gathered.set(bookId, book)
  return book
}

async function gather(bookId: number): Promise<ExportBook> {
  const source: unknown = JSON.parse(readFileSync(join(ROOT, `src/content/books/book${bookId}/pack.json`), 'utf8'))
  const files = await withManifest(source, await gatherOurs(ROOT, bookId))
  const file = (path: string): Uint8Array => {
    const bytes = files.get(path)
    if (!bytes) throw new Error(`The pack of book ${bookId} has no ${path}.`)
    return bytes
  }
  const json = (path: string): unknown => JSON.parse(Buffer.from(file(path)).toString('utf8'))
  return exportBookOf(
    {
      manifest: manifestSchema.parse(json('pack.json')),
      book: packBookSchema.parse(json('book.json')),
      activities: packActivitiesSchema.parse(json('activities.json')),
      art: packArtSchema.parse(json('art.json')),
      speech: packSpeechSchema.parse(json('speech.json')),
    },
    async (path) => file(path),
  )
}
