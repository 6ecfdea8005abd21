import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../archive.ts'
import { ExportError } from '../exportBook.ts'

/** Where the built player lies, seen from the built service or command, from a part of it, and from the sources. */
const FOLDERS = ['../player', '../../player', '../../../../dist/player'].map((folder) =>
  join(import.meta.dirname, folder),
)

/** The built player: what goes into every book, and the sounds of the app by the paths that books name them by. */
export interface BuiltPlayer {
  readonly files: Files
  readonly sounds: ReadonlyMap<string, () => Promise<Uint8Array>>
}

/** Reads the built player, from a folder or from where the build puts it. Throws `ExportError` where it was not built. */
export async function readPlayer(wanted: string | undefined): Promise<BuiltPlayer> {
  const folder = (wanted === undefined ? FOLDERS : [wanted]).find((one) => existsSync(join(one, 'player.js')))
  if (folder === undefined) throw new ExportError('The player of HTML books is not built: npm run build')
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
  const files: Files = new Map()
  const sounds = new Map<string, () => Promise<Uint8Array>>()
  for (const name of names) {
    const read = async () => new Uint8Array(await readFile(join(folder, name)))
    if (name.startsWith('audio/')) sounds.set(`/${name.replace(/\.mp3$/, '')}`, read)
    else files.set(`app/${name}`, await read())
  }
  return { files, sounds }
}
