import { typeOfName } from '../../src/content/pack/index.ts'
import { parseContent, type PackContent } from './content.ts'
import { jsonBytes } from './manifest.ts'
import { sha256 } from './source.ts'
import type { BlobStore } from './store/blobs.ts'
import type { PackFile, PackStore } from './store/packStore.ts'
import { writePack } from './writePack.ts'

/** A book of the store with its files; `media` reads one of them by its path. */
export interface StoredBook {
  readonly content: PackContent
  readonly files: readonly PackFile[]
  media(path: string): Promise<Uint8Array>
}

interface Stores {
  readonly packs: Pick<PackStore, 'contentOf' | 'files'>
  readonly blobs: Pick<BlobStore, 'read'>
}

/** Opens a revision as it is stored; `undefined` where there is none, or its files are gone. */
export async function openStored(
  { packs, blobs }: Stores,
  key: string,
  revision: number,
): Promise<StoredBook | undefined> {
  const text = await packs.contentOf(key, revision)
  const files = await packs.files(key, revision)
  if (text === undefined || files.length === 0) return undefined
  const hashOf = new Map(files.map(({ path, sha256 }) => [path, sha256]))
  return {
    content: parseContent(text),
    files,
    async media(path) {
      const hash = hashOf.get(path)
      const bytes = hash === undefined ? undefined : await blobs.read(hash)
      if (!bytes) throw new Error(`The file ${path} of a stored book is missing.`)
      return bytes
    },
  }
}

/** A stored book as a pack again, with its own hashes. */
export async function packOfStored({ content, files, media }: StoredBook): Promise<Uint8Array> {
  const { manifest, places: _places, ...parts } = content
  const own = new Map<string, Uint8Array>(
    Object.entries(parts).map(([name, value]) => [`${name}.json`, jsonBytes(value)]),
  )
  for (const { path, type } of files) {
    // A WebP that stands in the place of an AVIF would be a fault in a pack.
    if (typeOfName(path) === type) own.set(path, await media(path))
  }
  const listed = [...own]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => {
      const type = name.endsWith('.json') ? 'application/json' : typeOfName(name)
      return [name, { sha256: sha256(bytes), bytes: bytes.length, type }]
    })
  return writePack(new Map([['pack.json', jsonBytes({ ...manifest, files: Object.fromEntries(listed) })], ...own]))
}
