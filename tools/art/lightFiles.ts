/** The AVIF files of a page: their names, how they are encoded, and the hash of what they are made of. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PagePictureData } from './app.ts'
import { ROOT } from './root.ts'

/** How all of them are encoded; changing this makes them again. */
export const LIGHT = {
  // Tuned for what the eye sees, it keeps the paper's grain; where most is edges, tuned for structure it keeps more of them.
  still: { quality: 46, effort: 7, chromaSubsampling: '4:2:0', tune: 'iq' },
  ground: { quality: 46, effort: 7, chromaSubsampling: '4:2:0', tune: 'iq' },
  sprites: { quality: 44, effort: 5, chromaSubsampling: '4:2:0', tune: 'ssim' },
} as const

/** Fewer bytes of later frames stay in the atlas: a file of their own would cost a request. */
export const LEAST_FRAMES = 3000

/** A file that is served. */
export const served = (path: string): string => join(ROOT, 'public', path)

/** What the AVIF files of a page are made of, as one hash; `undefined` while a double-size file is missing. */
export function hashOfAvif(picture: PagePictureData): string | undefined {
  // The still as it was drawn shows what no other file does: the pieces that the play lays there.
  const masters = [...mastersOf(picture), `${picture.stem}.webp`].map(served)
  if (!masters.every((path) => existsSync(path))) return undefined
  const { ground: _ground, frames: _frames, ...drawn } = picture
  const hash = createHash('sha1').update(JSON.stringify([LIGHT, LEAST_FRAMES, drawn]))
  for (const path of masters) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function mastersOf({ stem, sprites, looks }: PagePictureData): string[] {
  const atlas = sprites.length > 0 ? [`${stem}-sprites@2x.webp`] : []
  return [`${stem}-back@2x.webp`, ...atlas, ...wordsOf(looks).map((word) => `${stem}-look-${word}@2x.webp`)]
}

/** The AVIF files of a page, under `public`. */
export function avifFiles({ stem, sprites, frames, ground, looks }: PagePictureData): string[] {
  return [
    `${stem}.avif`,
    ...(sprites.length > 0 ? [`${stem}-sprites.avif`] : []),
    ...(frames ? [`${stem}-frames.avif`] : []),
    ...((ground?.length ?? 0) > 0 ? [`${stem}-ground.avif`] : []),
    ...wordsOf(looks).map((word) => `${stem}-look-${word}.avif`),
  ]
}

/** The file words of a page's looks, each once. */
export const wordsOf = (looks: PagePictureData['looks']): string[] =>
  [...new Set(Object.values(looks?.words ?? {}))].toSorted()
