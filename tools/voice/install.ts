import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemCode } from '../../server/lib/systemCode.ts'
import { checkVoice } from '../../server/speech/voiceFiles.ts'
import { CommandError } from '../cli/command.ts'
import { assemble } from './assemble.ts'
import { download, REGISTRIES, type Registries, requireSources } from './obtain.ts'
import { type Sources, SOURCES } from './sources.ts'

/** What is to be installed where, both absolute. `from`: the folder that holds the sources; without it they are downloaded. */
export interface Places {
  readonly from: string | undefined
  readonly to: string
}

/** Where the files come from; tests have their own. */
interface Origin {
  readonly sources: Sources
  readonly registries: Registries
}

/**
 * Installs the voice. It is made beside the folder and takes its place at the end, so that whatever stops it leaves the old voice as it was. Throws
 * `CommandError`.
 */
export async function install(
  { from, to }: Places,
  print: (line: string) => void,
  { sources, registries }: Origin = { sources: SOURCES, registries: REGISTRIES },
): Promise<void> {
  const parent = dirname(to)
  try {
    await mkdir(parent, { recursive: true })
    await tidy(to)
    const downloads = `${to}.downloads`
    if (from === undefined) await download(downloads, sources, registries, print)
    else await requireSources(from, sources)
    print('Making the voice …')
    const fresh = await mkdtemp(`${to}.new-`)
    try {
      // A temporary folder is its maker's alone; the service may run as another account.
      await chmod(fresh, 0o755)
      await assemble(from ?? downloads, sources, fresh)
      const { version, files } = await checkVoice(fresh)
      await takePlace(fresh, to)
      print(`The voice ${version} is in ${to} (${Object.keys(files).length} files).`)
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
    if (from === undefined) await rm(downloads, { recursive: true, force: true })
  } catch (error) {
    const sentence = sentenceFor(systemCode(error), parent)
    throw sentence === undefined ? error : new CommandError(sentence)
  }
}

/** Puts a folder in the place of another. Only a rename lies between: if the machine stops there, `tidy` brings the old one back. */
async function takePlace(fresh: string, to: string): Promise<void> {
  const old = `${to}.old`
  const isThere = await exists(to)
  if (isThere) await rename(to, old)
  try {
    await rename(fresh, to)
  } catch (error) {
    if (isThere) await rename(old, to)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

/** After a run that was killed: brings back a folder that had stepped aside, and deletes what was half made. */
async function tidy(to: string): Promise<void> {
  const old = `${to}.old`
  if ((await exists(old)) && !(await exists(to))) await rename(old, to)
  await rm(old, { recursive: true, force: true })
  const half = (await readdir(dirname(to))).filter((name) => name.startsWith(`${basename(to)}.new-`))
  for (const name of half) await rm(join(dirname(to), name), { recursive: true, force: true })
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

function sentenceFor(code: string, folder: string): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk of ${folder} is full: the voice needs 350 MB while it is made, and 150 MB afterwards. Nothing has been changed.`
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code))
    return `${folder} cannot be written to (${code}). Nothing has been changed.`
  return undefined
}
