/** Takes a file in as a photo: what it is, whether this device can show it, and how large it is held while it is cropped. */

/** Why a file is no photo here. */
export type PhotoFault = 'heic' | 'pdf' | 'video' | 'noPicture' | 'broken' | 'tooLarge'

/** A photo on a canvas of its own, upright, with nothing of the file but its pixels. */
export interface OpenPhoto {
  readonly canvas: HTMLCanvasElement
}

/** More pixels are never decoded: a phone would end the page. */
const MOST_PIXELS = 120e6
/** The longer side while it is cropped, px: enough for a part of it at the stored width. */
const HELD = 4096

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, i) => bytes[at + i] === code)

const HEIC = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** What a file is by its first bytes (at least 12 where it has them). */
export function kindOf(bytes: Uint8Array): 'picture' | 'heic' | 'pdf' | 'video' | 'noPicture' {
  if (startsWith(bytes, '%PDF')) return 'pdf'
  if (startsWith(bytes, 'ftyp', 4)) {
    const brand = String.fromCharCode(...bytes.slice(8, 12))
    if (HEIC.has(brand)) return 'heic'
    return brand === 'avif' || brand === 'avis' ? 'picture' : 'video'
  }
  const isPicture =
    (bytes[0] === 0xff && bytes[1] === 0xd8) ||
    startsWith(bytes, 'PNG', 1) ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
    startsWith(bytes, 'GIF8') ||
    startsWith(bytes, 'BM')
  if (isPicture) return 'picture'
  return bytes[0] === 0x1a && bytes[1] === 0x45 ? 'video' : 'noPicture'
}

/** Reads a file as a photo, or says why it is none. Never rejects. */
export async function openPhoto(file: Blob): Promise<OpenPhoto | PhotoFault> {
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
    if (kind === 'pdf' || kind === 'video' || kind === 'noPicture') return kind
    const size = await sizeOf(file)
    // Safari shows HEIC; others do not.
    if (!size) return kind === 'heic' ? 'heic' : 'broken'
    if (size.width * size.height > MOST_PIXELS) return 'tooLarge'
    return await heldOf(file, size)
  } catch {
    return 'broken'
  }
}

/** A photo's size as it is shown, upright; undefined where the browser cannot show it. Only its head is read. */
function sizeOf(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  return new Promise<{ width: number; height: number } | undefined>((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

async function heldOf(
  file: Blob,
  { width, height }: { width: number; height: number },
): Promise<OpenPhoto | PhotoFault> {
  const k = Math.min(1, HELD / Math.max(width, height))
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(k < 1
      ? { resizeWidth: Math.round(width * k), resizeHeight: Math.round(height * k), resizeQuality: 'high' }
      : {}),
  }).catch(() => undefined)
  if (!bitmap) return width * height > 20e6 ? 'tooLarge' : 'broken'
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context ? { canvas } : 'tooLarge'
}

/** The same photo turned a quarter to the right. */
export function turnedPhoto({ canvas }: OpenPhoto): OpenPhoto {
  const turned = document.createElement('canvas')
  turned.width = canvas.height
  turned.height = canvas.width
  const context = turned.getContext('2d')
  context?.translate(turned.width, 0)
  context?.rotate(Math.PI / 2)
  context?.drawImage(canvas, 0, 0)
  return { canvas: turned }
}
