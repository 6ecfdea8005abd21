import sharp, { type Sharp } from 'sharp'

/** The stage is 1280 × 800 units; nothing shows a picture larger than twice that. */
const LARGEST = { width: 2560, height: 1600 } as const
/** Twice as wide as a cover is ever shown on the shelf, as ours are. */
const SMALL_COVER = 640

/** How a picture is re-encoded. `isExact`: its size is said elsewhere and stays. */
interface Wanted {
  readonly isExact: boolean
  /** Edges of sprites show on any ground. */
  readonly isSprite: boolean
}

/** What was decoded once already is within the limits; `failOn` as in the check. */
const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: false, failOn: 'warning', sequentialRead: true, pages: 1 })

const webp = (picture: Sharp, isSprite: boolean): Promise<Buffer> =>
  picture.webp({ quality: isSprite ? 90 : 84, alphaQuality: 100, smartSubsample: true, effort: 4 }).toBuffer()

/** A picture decoded and re-encoded as WebP, without metadata. Rejects where it cannot be decoded. */
export function asWebp(bytes: Uint8Array, { isExact, isSprite }: Wanted): Promise<Buffer> {
  // A photo says in its metadata how it was held.
  const picture = isExact
    ? opened(bytes)
    : opened(bytes)
        .autoOrient()
        .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
  return webp(picture, isSprite)
}

/** A picture in double size, for sharp screens that ask for one that the pack does not have. */
export async function asDouble(bytes: Uint8Array, isSprite: boolean): Promise<Buffer> {
  const { width } = await opened(bytes).metadata()
  return webp(opened(bytes).resize({ width: width * 2 }), isSprite)
}

/** The cover for the shelf, AVIF. */
export function asSmallCover(bytes: Uint8Array): Promise<Buffer> {
  return opened(bytes)
    .resize({ width: SMALL_COVER, withoutEnlargement: true })
    .avif({ quality: 55, effort: 3 })
    .toBuffer()
}

/** A picture as AVIF, in its size. Parts that are laid over others keep their colours (4:4:4). */
export function asAvif(bytes: Uint8Array, isSprite: boolean): Promise<Buffer> {
  return opened(bytes)
    .avif({ quality: isSprite ? 62 : 55, effort: 3, chromaSubsampling: isSprite ? '4:4:4' : '4:2:0' })
    .toBuffer()
}
