import { isOfArt, mapTexts, type Pack } from '../../../src/content/pack/index.ts'
import type { OpenPack } from '../readPack.ts'
import type { BlobStore } from '../store/blobs.ts'
import { sha256Of } from '../store/hashes.ts'
import type { PackFile } from '../store/packStore.ts'
import { asAvif, asDouble, asSmallCover, asWebp } from './encode.ts'
import { isSprite, newNames, stemOf, staysAvif } from './pictureNames.ts'

/** A pack with its pictures re-encoded: its JSON files with their new names, and all its files, whose bytes are stored. */
export interface Rewritten {
  readonly pack: Pack
  readonly files: readonly PackFile[]
}

/**
 * Re-encodes all pictures of a pack, one at a time, and stores them with its sounds. What the app asks for and the pack does not have is made: pictures
 * in double size, and the small cover. Rejects where the disk is full.
 */
export async function rewritten(opened: OpenPack, blobs: BlobStore): Promise<Rewritten> {
  const names = newNames(opened.files.keys())
  const pack = renamed(opened, names)
  const files = new Map<string, PackFile>()
  const put = async (path: string, bytes: Uint8Array, type: string) => {
    const sha256 = sha256Of(bytes)
    await blobs.put(sha256, bytes)
    files.set(path, { path, sha256, size: bytes.length, type })
  }
  const doubles = new Set(doublesOf(pack).filter((name) => !opened.files.has(name)))

  for (const [name, { type }] of opened.files) {
    const to = names.get(name)
    if (to === undefined) {
      await put(name, await opened.media(name), type)
    } else if (staysAvif(name)) {
      await put(name, await asAvif(await opened.media(name), true), 'image/avif')
    } else if (!isCopy(name, to, opened)) {
      const isExact = isOfArt(to, pack.art)
      const bytes = await asWebp(await opened.media(name), { isExact, isSprite: isSprite(name) })
      await put(to, bytes, 'image/webp')
      const double = `${stemOf(to)}@2x.webp`
      if (doubles.has(double)) await put(double, await asDouble(bytes, isSprite(to)), 'image/webp')
      if (to === pack.manifest.cover) await put(`${stemOf(to)}-small.avif`, await asSmallCover(bytes), 'image/avif')
    }
  }
  return { pack, files: [...files.values()] }
}

/** An AVIF whose WebP is in the pack too. */
const isCopy = (name: string, to: string, { files }: OpenPack): boolean => name !== to && files.has(to)

/** Files in double size that sharp screens ask for. */
function doublesOf({ art }: Pack): string[] {
  return Object.values(art.pages).flatMap(({ stem, sprites }) => [
    `${stem}-back@2x.webp`,
    ...(sprites.length > 0 ? [`${stem}-sprites@2x.webp`] : []),
  ])
}

function renamed({ manifest, book, activities, art, speech }: Pack, names: ReadonlyMap<string, string>): Pack {
  const rename = (text: string) => names.get(text) ?? text
  // Only texts change, not what they are.
  return mapTexts({ manifest: { ...manifest, files: {} }, book, activities, art, speech }, rename) as Pack
}
