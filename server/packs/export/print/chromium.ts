import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Files } from '../archive.ts'
import { ExportError } from '../exportBook.ts'

/** A long book on a slow machine takes half a minute. */
const LIMIT_MS = 180_000
const run = promisify(execFile)

/** What is printed: an HTML document without scripts, and the pictures that it names beside it. */
export interface PrintDocument {
  readonly html: string
  readonly pictures: Files
}

/**
 * Prints a document to a tagged PDF by the browser at the path, in a folder of its own that is removed afterwards. Throws `ExportError` where there
 * is no browser or it fails.
 */
export async function printToPdf({ html, pictures }: PrintDocument, chromium: string | undefined): Promise<Uint8Array> {
  if (chromium === undefined) {
    throw new ExportError('PDF needs Chrome or Chromium: install it or set CHROMIUM_PATH to it.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-print-'))
  try {
    await writeFile(join(folder, 'book.html'), html)
    for (const [name, bytes] of pictures) await writeFile(join(folder, name), bytes)
    const pdf = join(folder, 'book.pdf')
    await run(chromium, [...argumentsFor(folder), `--print-to-pdf=${pdf}`, `file://${join(folder, 'book.html')}`], {
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    return new Uint8Array(await readFile(pdf))
  } catch (error) {
    throw new ExportError('Chromium could not print this book.', { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function argumentsFor(folder: string): string[] {
  return [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${join(folder, 'profile')}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    // Waits until the fonts are there.
    '--virtual-time-budget=10000',
    // Chromium refuses its sandbox to root, as in a container; the document has no scripts.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}
