import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkFiles, readPack } from '../../server/packs/readPack.ts'
import { writePack } from '../../server/packs/writePack.ts'
import { faultLine, packFault, type PackFault } from '../../src/content/pack/index.ts'
import { CommandError } from '../cli/command.ts'
import { readFolder } from './folder.ts'
import { withManifest } from './manifest.ts'
import { gatherOurs, ourNumber } from './ours.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HOW = `npm run book -- check FOLDER|FILE [--json]
npm run book -- pack FOLDER -o FILE.lumbung [--json]`

/** Fields of pack.json that an author leaves out, because book.json says them. */
const FILLED_IN: ReadonlySet<string> = new Set(['title', 'languages', 'cover', 'kinds'])

/** What a check or a packing came to, as `--json` prints it. */
interface BookResult {
  readonly ok: boolean
  readonly faults: readonly PackFault[]
  readonly warnings: readonly PackFault[]
}

/** `npm run book`: checks books and makes packs of them. Sets the exit code to 1 where there are faults. Throws `CommandError` if it is called wrongly. */
export async function book(words: readonly string[], print: (line: string) => void): Promise<void> {
  const { action, place, out, isJson } = parsed(words)
  const result = action === 'pack' ? await pack(place, out) : await check(place)
  if (isJson) print(JSON.stringify(result))
  else {
    for (const fault of result.faults) print(faultLine(fault))
    for (const warning of result.warnings) print(`warning: ${faultLine(warning)}`)
    const found = `${result.faults.length} faults, ${result.warnings.length} warnings`
    print(result.ok && action === 'pack' ? `${out}: ${found}` : `${place}: ${found}`)
  }
  if (!result.ok) process.exitCode = 1
}

interface Words {
  readonly action: 'check' | 'pack'
  readonly place: string
  readonly out: string
  readonly isJson: boolean
}

function parsed(words: readonly string[]): Words {
  const rest = words.filter((word) => word !== '--json')
  const isJson = rest.length < words.length
  const [action, place, flag, out, ...more] = rest
  const isCheck = action === 'check' && place !== undefined && flag === undefined
  const isPack = action === 'pack' && place !== undefined && flag === '-o' && out !== undefined && more.length === 0
  if (isCheck) return { action, place, out: '', isJson }
  if (isPack) return { action, place, out, isJson }
  throw new CommandError(HOW)
}

async function check(place: string): Promise<BookResult> {
  const kind = kindOf(place)
  if (kind === undefined) return refused([packFault('no-file', place)])
  // Whoever runs this command owns the place: our own books are checked as others are.
  if (kind === 'file') return resultOf(await readPack(place, { isOurs: true }))
  return (await gathered(place)).result
}

/** The file appears only when it is whole; where there are faults, none is written. */
async function pack(place: string, out: string): Promise<BookResult> {
  if (kindOf(place) !== 'folder') return refused([packFault('no-file', place)])
  const { files, result } = await gathered(place)
  if (!result.ok) return result
  const half = `${out}.part`
  try {
    writeFileSync(half, writePack(files))
    renameSync(half, out)
  } catch (error) {
    throw new CommandError(`${out} could not be written: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    rmSync(half, { force: true })
  }
  return result
}

async function gathered(place: string): Promise<{ files: ReadonlyMap<string, Uint8Array>; result: BookResult }> {
  const folder = resolve(place)
  const number = ourNumber(ROOT, folder)
  if (number !== undefined) {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8'))
    const files = await withManifest(manifest, await gatherOurs(ROOT, number))
    return { files, result: resultOf(await checkFiles(files, { isOurs: true })) }
  }
  const read = readFolder(folder)
  if (read.faults.length > 0) return { files: read.files, result: refused(read.faults) }
  const files = await withManifest(read.manifest, read)
  const report = await checkFiles(files)
  // Filled in from a book that could not be read.
  const isOwn = ({ file, place }: PackFault) => read.book !== undefined || file !== 'pack.json' || !FILLED_IN.has(place)
  return { files, result: resultOf({ ...report, faults: report.faults.filter(isOwn) }) }
}

const resultOf = ({ faults, warnings }: Omit<BookResult, 'ok'>): BookResult => ({
  ok: faults.length === 0,
  faults,
  warnings,
})
const refused = (faults: readonly PackFault[]): BookResult => ({ ok: false, faults, warnings: [] })

function kindOf(place: string): 'file' | 'folder' | undefined {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return undefined
  return found.isDirectory() ? 'folder' : 'file'
}
