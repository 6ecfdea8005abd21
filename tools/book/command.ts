import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { exportBook, exportBookOf, ExportError } from '../../server/packs/export/index.ts'
import { importBook, ImportError, packFilesOf } from '../../server/packs/import/index.ts'
import { checkFiles, openPack, PackError, readPack } from '../../server/packs/readPack.ts'
import { writePack } from '../../server/packs/writePack.ts'
import { faultLine, packFault, type PackFault, type PackReport } from '../../src/content/pack/index.ts'
import { version } from '../../package.json' with { type: 'json' }
import { CommandError } from '../cli/command.ts'
import { chromiumPath } from '../lib/chromium.ts'
import { readFolder, withDrawnPictures } from './folder.ts'
import { withManifest } from '../../server/packs/manifest.ts'
import { gatherOurs, ourNumber } from './ours.ts'
import { addBook, listBooks, type ListedBook, openService, type OpenService, withdrawBook } from './service.ts'
import { type BookWords, readWords } from './words.ts'

/** What made.with of a pack says. */
const MADE_WITH = `Lumbung ${version}`
const ROOT = join(import.meta.dirname, '..', '..')
/** Fields of pack.json that an author leaves out, because book.json says them. */
const FILLED_IN: ReadonlySet<string> = new Set(['title', 'languages', 'cover', 'kinds'])

/** What came of it, as `--json` prints it. `file`: what was written. `losses`: what an imported book had that was not taken over. */
interface BookResult {
  readonly ok: boolean
  readonly faults: readonly PackFault[]
  readonly warnings: readonly PackFault[]
  readonly file?: string
  readonly losses?: readonly {
    readonly place: string
    readonly message: { readonly en: string; readonly id: string }
  }[]
  readonly mayChange?: boolean
  /** What came of it in the service, for a person; the books that it has. */
  readonly sentence?: string
  readonly books?: readonly ListedBook[]
}

/**
 * `npm run book`: checks books, makes packs of them, writes them in other formats, and takes books of other formats in. Sets the exit code to 1 where
 * there are faults. `open` opens the service for `add`, `list` and `withdraw`. Throws `CommandError` if it is called wrongly, or a book can't be written.
 */
export async function book(
  words: readonly string[],
  print: (line: string) => void,
  open: () => Promise<OpenService> = openService,
): Promise<void> {
  const wanted = readWords(words)
  const result = await done(wanted, open)
  if (wanted.isJson) print(JSON.stringify(result))
  else {
    for (const fault of result.faults) print(faultLine(fault))
    for (const warning of result.warnings) print(`warning: ${faultLine(warning)}`)
    for (const { place, message } of result.losses ?? []) print(`left out: ${place}: ${message.en}`)
    if (result.mayChange === false) print('Its licence does not allow a changed book: it may be read as it is.')
    const found = `${result.faults.length} faults, ${result.warnings.length} warnings`
    if (result.books) print(result.sentence ?? '')
    else print(`${result.sentence ?? result.file ?? wanted.place}: ${found}`)
  }
  if (!result.ok) process.exitCode = 1
}

function done(wanted: BookWords, open: () => Promise<OpenService>): Promise<BookResult> {
  switch (wanted.action) {
    case 'check':
      return check(wanted.place)
    case 'pack':
      return pack(wanted.place, wanted.out)
    case 'import':
      return imported(wanted.place, wanted.out)
    case 'export':
      return exported(wanted)
    default:
      return inService(wanted, open)
  }
}

/** What is done with the books of a service. */
async function inService(
  { action, place }: Pick<BookWords, 'action' | 'place'>,
  open: () => Promise<OpenService>,
): Promise<BookResult> {
  if (action === 'add' && kindOf(place) !== 'file') return refused([packFault('no-file', place)])
  const service = await open()
  try {
    const result = await (action === 'add'
      ? addBook(service, place)
      : action === 'list'
        ? listBooks(service)
        : withdrawBook(service, place))
    return { ok: result.faults.length === 0, ...result }
  } finally {
    await service.db.destroy()
  }
}

async function check(place: string): Promise<BookResult> {
  const kind = kindOf(place)
  if (kind === undefined) return refused([packFault('no-file', place)])
  // Whoever runs this command owns the place: our own books are checked as others are.
  if (kind === 'file') return resultOf(await readPack(place, { isOurs: true }))
  return resultOf((await gathered(place)).report)
}

async function pack(place: string, out: string): Promise<BookResult> {
  if (kindOf(place) !== 'folder') return refused([packFault('no-file', place)])
  const { files, report } = await gathered(place)
  if (report.faults.length > 0) return resultOf(report)
  write(out, writePack(files))
  return { ...resultOf(report), file: out }
}

async function exported({ place, as, language, out }: Extract<BookWords, { action: 'export' }>): Promise<BookResult> {
  const opened = await openedBook(place)
  if (!opened.book) return refused(opened.faults)
  // Only what is printed needs a browser.
  const isPrinted = as === 'pdf' || as === 'booklet' || as === 'cards'
  const chromium = isPrinted ? chromiumPath() : undefined
  const file = await asSentence(exportBook(opened.book, { as, language, chromium }))
  const name = out ?? file.name
  write(name, file.bytes)
  return { ok: true, faults: [], warnings: [], file: name }
}

/** The book of a folder or a pack, as the exports read it. */
async function openedBook(place: string) {
  const kind = kindOf(place)
  if (kind === undefined) return { faults: [packFault('no-file', place)] }
  if (kind === 'folder') {
    const { files, report } = await gathered(place)
    if (!report.pack) return { faults: report.faults }
    const media = async (path: string) => files.get(path) ?? new Uint8Array()
    return { book: await asSentence(exportBookOf(report.pack, media)), faults: [] }
  }
  try {
    const opened = await openPack(place, { isOurs: true })
    try {
      return { book: await asSentence(exportBookOf(opened, opened.media)), faults: [] }
    } finally {
      opened.close()
    }
  } catch (error) {
    if (error instanceof PackError) return { faults: error.faults }
    throw error
  }
}

/** The folder must be new or empty: nothing that is there is written over. */
async function imported(place: string, out: string): Promise<BookResult> {
  if (kindOf(place) !== 'file') return refused([packFault('no-file', place)])
  if (kindOf(out) === 'file' || (kindOf(out) === 'folder' && readdirSync(out).length > 0)) {
    throw new CommandError(`${out} is there already. Name a new folder.`)
  }
  const found = await asSentence(importBook(readFileSync(place)))
  for (const [name, bytes] of packFilesOf(found)) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    write(join(out, name), bytes)
  }
  // What a draft still lacks is no reason to refuse it.
  const { faults, warnings } = (await gathered(out)).report
  return { ok: true, faults, warnings, file: out, losses: found.losses, mayChange: found.mayChange }
}

/** A refusal as a sentence at the terminal. */
async function asSentence<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ExportError || error instanceof ImportError ? new CommandError(error.message) : error
  }
}

/** The file appears only when it is whole. */
function write(out: string, bytes: Uint8Array): void {
  const half = `${out}.part`
  try {
    writeFileSync(half, bytes)
    renameSync(half, out)
  } catch (error) {
    throw new CommandError(`${out} could not be written: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    rmSync(half, { force: true })
  }
}

async function gathered(place: string): Promise<{ files: ReadonlyMap<string, Uint8Array>; report: PackReport }> {
  const folder = resolve(place)
  const number = ourNumber(ROOT, folder)
  if (number !== undefined) {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8'))
    const files = await withManifest(manifest, await gatherOurs(ROOT, number), MADE_WITH)
    return { files, report: await checkFiles(files, { isOurs: true }) }
  }
  const read = readFolder(folder)
  if (read.faults.length > 0)
    return { files: read.files, report: { faults: read.faults, warnings: [], pack: undefined } }
  const files = await withManifest(read.manifest, await withDrawnPictures(read), MADE_WITH)
  const report = await checkFiles(files)
  // Filled in from a book that could not be read.
  const isOwn = ({ file, place }: PackFault) => read.book !== undefined || file !== 'pack.json' || !FILLED_IN.has(place)
  return { files, report: { ...report, faults: report.faults.filter(isOwn) } }
}

const resultOf = ({ faults, warnings }: PackReport): BookResult => ({ ok: faults.length === 0, faults, warnings })
const refused = (faults: readonly PackFault[]): BookResult => ({ ok: false, faults, warnings: [] })

function kindOf(place: string): 'file' | 'folder' | undefined {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return undefined
  return found.isDirectory() ? 'folder' : 'file'
}
