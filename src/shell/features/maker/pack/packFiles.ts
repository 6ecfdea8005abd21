import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Zippable, zipSync } from 'fflate'
import { mapTexts } from '../../../../content/pack/paths.ts'
import { typeOfName } from '../../../../content/pack/names.ts'
import type { Card } from '../play/assets.ts'
import { freePictures } from './freePictures.ts'
import type { DraftSource } from './source.ts'
import type { FileOf } from './speech.ts'

/** How a pack's files are read and drawn. Both reject where that cannot be done. */
export interface PackTools {
  readonly read: (file: FileOf, name: string) => Promise<Uint8Array>
  /** A browser that writes no WebP writes PNG. */
  readonly draw: (card: Card) => Promise<{ readonly bytes: Uint8Array; readonly type: 'image/webp' | 'image/png' }>
}

/** The oldest time that a zip can hold: the same book gives the same bytes. */
const ONE_TIME = new Date(1980, 0, 1)

const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value)}\n`)

/** All files of a pack by their names, pack.json with their hashes among them. */
export async function packFiles(source: DraftSource, { read, draw }: PackTools): Promise<Map<string, Uint8Array>> {
  const media = new Map<string, Uint8Array>()
  const renamed = new Map<string, string>()
  for (const [name, file] of source.files) media.set(name, await read(file, name))
  for (const [name, card] of source.cards) {
    const { bytes, type } = await draw(card)
    const real = type === 'image/png' ? name.replace(/\.webp$/, '.png') : name
    renamed.set(name, real)
    media.set(real, bytes)
  }
  const named = (value: unknown) => mapTexts(value, (text) => renamed.get(text) ?? text)
  const json: [string, unknown][] = [
    ['book.json', source.book],
    ['activities.json', source.activities],
    ['speech.json', source.speech],
    ['art.json', { pages: {}, free: freePictures(source) }],
  ]
  const files = new Map([...json.map(([name, value]) => [name, jsonBytes(named(value))] as const), ...media])
  const listed = [...files].map(([name, bytes]) => {
    const type = name.endsWith('.json') ? 'application/json' : typeOfName(name)
    return [name, { sha256: bytesToHex(sha256(bytes)), bytes: bytes.length, type }] as const
  })
  return new Map([['pack.json', jsonBytes({ ...source.manifest, files: Object.fromEntries(listed) })], ...files])
}

/** The zip of a pack: JSON deflated, pictures and sounds stored, names sorted, as docs/pack-format.md says. */
export function zipped(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const zippable: Zippable = Object.fromEntries(
    sorted.map(([name, bytes]) => [name, [bytes, { level: name.endsWith('.json') ? 9 : 0, mtime: ONE_TIME }]]),
  )
  return zipSync(zippable)
}
