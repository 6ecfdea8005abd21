import sharp from 'sharp'
import { type Composition, type Pixels, type RenderedPicture, renderPicture } from '../../../src/content/kit/index.ts'
import type { InstalledKit } from './kitFolder.ts'

/** The files of a drawn picture by what follows its stem, `.webp`, `-back.webp` …, and what the stage must know of them. */
export interface DrawnPicture {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly sprites: RenderedPicture['sprites']
}

/** No photo has more pixels when it is decoded. */
const MOST_PIXELS = 16_000_000
const OPAQUE = { quality: 84, effort: 4, smartSubsample: true } as const
const CLEAR = { quality: 88, alphaQuality: 90, effort: 4, smartSubsample: true } as const

/** Decodes a picture, upright. Rejects where it cannot be decoded. */
export async function decoded(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 })
    .autoOrient()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const image = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } })
const halved = (pixels: Pixels) => image(pixels).resize(pixels.width / 2, pixels.height / 2, { kernel: 'lanczos3' })

/** Draws a composed picture into the files that a drawn page has. `photo` reads the photo's bytes. Rejects where the photo cannot be decoded. */
export async function drawPicture(
  composition: Composition,
  kit: InstalledKit,
  photo: (path: string) => Promise<Uint8Array>,
): Promise<DrawnPicture> {
  const sheets = new Map<string, Promise<Pixels>>()
  const { poster, back, sheet, sprites } = await renderPicture(composition, kit, async (file, from) => {
    if (from === 'photo') return decoded(await photo(file))
    const known = sheets.get(file) ?? kit.read(file).then(decoded)
    sheets.set(file, known)
    return known
  })
  const files = new Map<string, Uint8Array>([
    ['.webp', await image(poster).removeAlpha().webp(OPAQUE).toBuffer()],
    ['-back.webp', await halved(back).removeAlpha().webp(OPAQUE).toBuffer()],
    ['-back@2x.webp', await image(back).removeAlpha().webp(OPAQUE).toBuffer()],
  ])
  if (sheet) {
    files.set('-sprites.webp', await halved(sheet).webp(CLEAR).toBuffer())
    files.set('-sprites@2x.webp', await image(sheet).webp(CLEAR).toBuffer())
  }
  return { files, sprites }
}
