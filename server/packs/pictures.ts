import sharp from 'sharp'
import type { MediaType } from '../../src/content/pack/index.ts'

/** Why a picture is refused; `large` with its number of pixels. */
export type PictureResult =
  | { readonly width: number; readonly height: number }
  | { readonly fault: 'broken' | 'extra' }
  | { readonly fault: 'large'; readonly pixels: number }

/** libvips reads far more than a pack may have, SVG and PDF among it: only these four loaders stay. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif']

let isReady = false

function prepare(): void {
  if (isReady) return
  isReady = true
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: LOADERS.flatMap((name) => [`VipsForeignLoad${name}File`, `VipsForeignLoad${name}Buffer`]),
  })
  // Kept pictures would add up over the files of a pack.
  sharp.cache(false)
  // The others are for children who save a page meanwhile.
  sharp.concurrency(1)
}

/** Decodes a picture whole, row by row, and says how large it is. Nothing may follow it in the file. Does not throw. */
export async function probePicture(bytes: Uint8Array, type: MediaType, mostPixels: number): Promise<PictureResult> {
  prepare()
  // The header is read first: what is too large is never decoded.
  const options = { limitInputPixels: false, failOn: 'warning', sequentialRead: true, pages: 1 } as const
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    if (width * height > mostPixels) return { fault: 'large', pixels: width * height }
    if (endOf(bytes, type) !== bytes.length) return { fault: endOf(bytes, type) > bytes.length ? 'broken' : 'extra' }
    await sharp(bytes, options)
      .resize(8, 8, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
      .raw()
      .toBuffer()
    return { width, height }
  } catch {
    return { fault: 'broken' }
  }
}

/** Where a picture ends by its own structure; more than the file has if it is cut off. */
function endOf(bytes: Uint8Array, type: MediaType): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/webp') {
    const size = view.getUint32(4, true)
    return 8 + size + (size % 2)
  }
  if (type === 'image/png') return endOfPng(view)
  return type === 'image/jpeg' ? endOfJpeg(bytes) : endOfBoxes(view)
}

function endOfPng(view: DataView): number {
  const LAST = 0x49454e44
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const end = at + 12 + view.getUint32(at)
    if (view.getUint32(at + 4) === LAST) return end
    at = end
  }
  return Number.POSITIVE_INFINITY
}

/** Markers to the end marker; scans hold data in which a marker is FF and anything but 00, FF and D0–D7. */
function endOfJpeg(bytes: Uint8Array): number {
  const END = 0xd9
  const SCAN = 0xda
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END; ) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return at + 2
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    if (marker === SCAN) at = endOfScan(bytes, at)
  }
  return Number.POSITIVE_INFINITY
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The boxes of an AVIF. */
function endOfBoxes(view: DataView): number {
  let at = 0
  while (at + 8 <= view.byteLength) {
    const size = view.getUint32(at)
    const name = view.getUint32(at + 4)
    // Letters, digits and blanks only: anything else is no box.
    const isBox = [24, 16, 8, 0].every((shift) => ((name >>> shift) & 0xff) >= 0x20 && ((name >>> shift) & 0xff) < 0x7f)
    if (size < 8 || !isBox) return at
    at += size
  }
  return at
}
