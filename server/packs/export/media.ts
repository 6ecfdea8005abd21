import sharp from 'sharp'
import { ExportError, type MediaFile } from './exportBook.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
}

/** The ending of a file by its type, without parameters; throws `ExportError` for a type that readers of the field do not play. */
export function endingOf(type: string): string {
  const ending = ENDINGS[bareType(type)]
  if (ending === undefined) throw new ExportError(`Files of type ${type} cannot be exported.`)
  return ending
}

const bareType = (type: string) => type.replace(/;.*$/, '').trim()

/** JPEGs by the bytes they were made from, for as long as those are held: one book is written in several languages and formats. */
const jpegs = new WeakMap<Uint8Array, Promise<Uint8Array>>()

/**
 * The picture as a JPEG: what every reader and printer shows, and what Chromium puts into a PDF unchanged (WebP becomes nine times as large there).
 * A JPEG stays as it is. Transparent parts become white. Throws `ExportError` where the picture cannot be decoded.
 */
export async function jpegOf(picture: MediaFile): Promise<MediaFile> {
  if (picture.type === 'image/jpeg') return picture
  const bytes = jpegs.get(picture.bytes) ?? encodeJpeg(picture.bytes)
  jpegs.set(picture.bytes, bytes)
  return { bytes: await bytes, type: 'image/jpeg' }
}

async function encodeJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: 50e6, failOn: 'warning', pages: 1 })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer()
  } catch (error) {
    throw new ExportError('A picture of this book cannot be read.', { cause: error })
  }
}

/** The picture as it is where old readers know its type, else as a JPEG. */
export async function knownPicture(picture: MediaFile): Promise<MediaFile> {
  return ['image/jpeg', 'image/png', 'image/webp'].includes(picture.type) ? picture : jpegOf(picture)
}
