/**
 * Exports one of the bundled books: `npx tsx tools/book/exportOurs.ts 1 --as epub --language both -o book.epub`. The PDF formats need Chrome or
 * Chromium (`CHROMIUM_PATH`).
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { EXPORT_FORMATS, exportBook, ExportError, type ExportFormat } from '../../server/packs/export/index.ts'
import { BOOK_IDS } from '../../src/content/books.ts'
import { chromiumPath } from '../lib/chromium.ts'
import { oursAsExport } from './oursAsExport.ts'

const USAGE = `exportOurs ${BOOK_IDS.join('|')} --as ${EXPORT_FORMATS.join('|')} [--language en|id|both] [-o FILE]`

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      language: { type: 'string', default: 'both' },
      o: { type: 'string', short: 'o' },
    },
  })
  const as = EXPORT_FORMATS.find((format) => format === values.as)
  const language = (['en', 'id', 'both'] as const).find((known) => known === values.language)
  const bookId = BOOK_IDS.find((id) => String(id) === positionals[0])
  if (!as || !language || bookId === undefined) throw new ExportError(USAGE)
  const begun = performance.now()
  const file = await exportBook(await oursAsExport(bookId), { as, language, chromium: browserFor(as) })
  const place = values.o ?? file.name
  writeFileSync(place, file.bytes)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${place}: ${Math.round(file.bytes.length / 1000)} kB in ${seconds} s`)
}

/** Only the formats that are printed need a browser; its absence is one sentence. */
function browserFor(as: ExportFormat): string | undefined {
  return as === 'epub' || as === 'bloompub' ? undefined : chromiumPath()
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
