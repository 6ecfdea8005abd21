import sharp from 'sharp'
import { exampleFiles } from '../../packs/examplePack.ts'
import { writePack } from '../../../server/packs/writePack.ts'

/** Pages with a story on them; the cover comes before them. */
const PAGES = 12
/** As our own pictures. */
const SIZE = { width: 1280, height: 800 } as const

/** A picture that is as hard to compress as a photo; `seed` makes it one of its own. */
function noise(seed: number, size: { readonly width: number; readonly height: number }) {
  const channels = { r: 60 + ((seed * 37) % 120), g: 60 + ((seed * 71) % 120), b: 60 + ((seed * 13) % 120) }
  return sharp({
    create: { ...size, channels: 3, background: channels, noise: { type: 'gaussian', mean: 110, sigma: 22 } },
  })
}

/** The WebP quality at which such a picture has about this many bytes. */
async function qualityFor(bytes: number, seed: number): Promise<number> {
  let [low, high] = [1, 100]
  while (high - low > 1) {
    const quality = Math.round((low + high) / 2)
    const { length } = await noise(seed, SIZE).webp({ quality }).toBuffer()
    if (length < bytes) low = quality
    else high = quality
  }
  return low
}

/** What a book is made of. */
interface BenchBook {
  readonly key: string
  /** Of the whole file, about. */
  readonly bytes: number
}

/** A pack with a cover and twelve pages, one picture a page, as a file of about the wanted size. */
export async function packOf({ key, bytes }: BenchBook): Promise<Uint8Array> {
  const names = Array.from({ length: PAGES }, (_, index) => `media/bench-${index + 1}.webp`)
  // Pictures differ from book to book, as those of real books do.
  const seed = Buffer.from(key).reduce((sum, byte) => sum + byte, 0)
  // All are alike to the encoder.
  const quality = await qualityFor(bytes / PAGES, seed)
  const picture = (index: number) =>
    noise(seed + index, SIZE)
      .webp({ quality })
      .toBuffer()
  const media = Object.fromEntries(
    await Promise.all(names.map(async (name, index) => [name, await picture(index)] as const)),
  )
  return packWith(key, media)
}

/** Each as large as a pack may have it, and as hard on memory as its format can be. */
const LARGE = {
  webp: () => noise(7, { width: 4000, height: 4000 }).webp({ quality: 20 }),
  jpg: () => noise(7, { width: 4000, height: 4000 }).jpeg({ quality: 60, progressive: true }),
  png: () => noise(7, { width: 4000, height: 4000 }).blur(6).ensureAlpha(0.7).png({ progressive: true }),
  avif: () => noise(7, { width: 2236, height: 2236 }).ensureAlpha(0.7).avif({ quality: 60, effort: 0, bitdepth: 12 }),
} as const

/** The formats that such a picture can have. */
export const LARGE_FORMATS = ['webp', 'jpg', 'png', 'avif'] as const satisfies (keyof typeof LARGE)[]

/** A pack one of whose pictures has sixteen megapixels, as AVIF five: the most that a pack may have. */
export async function largePicturePack(key: string, format: keyof typeof LARGE = 'webp'): Promise<Uint8Array> {
  return packWith(key, { [`media/bench-1.${format}`]: await LARGE[format]().toBuffer() })
}

/** The example with twelve pages, on which these pictures stand in turn. */
async function packWith(key: string, media: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const names = Object.keys(media)
  const files = await exampleFiles((edit) => {
    edit.set('pack.key', key)
    edit.set('book.pages', (pages: readonly object[]) => [
      pages[0],
      ...Array.from({ length: PAGES }, (_, index) => ({
        ...(pages[index + 1] ?? { ...pages[1], id: `bench-${index + 1}` }),
        image: names[index % names.length],
      })),
    ])
  }, media)
  return writePack(files)
}
