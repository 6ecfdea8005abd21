import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type KitData,
  type KitIndex,
  kitIndexSchema,
  kitPartSchema,
  kitPlacesSchema,
} from '../../../src/content/kit/index.ts'

/** Where the kit lies, seen from the built service or command, from a part of it, and from the sources. */
const FOLDERS = ['../client/kit', '../../client/kit', '../../../public/kit'].map((folder) =>
  join(import.meta.dirname, folder),
)

/** The whole picture kit, as it lies on the disk. */
export interface InstalledKit extends KitData {
  readonly index: KitIndex
  /** Bytes of one of its files. Rejects where there is none. */
  read(file: string): Promise<Uint8Array>
}

let reading: Promise<InstalledKit | undefined> | undefined

/** Reads the picture kit once; `undefined` where the app that brings it is not built. Rejects where its lists are damaged. */
export function installedKit(): Promise<InstalledKit | undefined> {
  reading ??= readKit()
  return reading
}

async function readKit(): Promise<InstalledKit | undefined> {
  const folder = FOLDERS.find((one) => existsSync(join(one, 'lists', 'index.json')))
  if (folder === undefined) return undefined
  const list = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, 'lists', `${name}.json`), 'utf8')) as unknown
  const parts = await Promise.all(
    ['people', 'animals', 'things'].map(async (name) => kitPartSchema.parse(await list(name))),
  )
  return {
    index: kitIndexSchema.parse(await list('index')),
    places: kitPlacesSchema.parse(await list('places')),
    sprites: new Map(parts.flatMap(({ sprites }) => sprites).map((sprite) => [sprite.name, sprite])),
    read: async (file) => new Uint8Array(await readFile(join(folder, file))),
  }
}
