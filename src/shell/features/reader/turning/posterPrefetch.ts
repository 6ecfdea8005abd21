import { mediaUrl } from '../../../../game/media.ts'
import { lightOf, takesAvif } from '../../../../game/scene/picture/pictureFormat.ts'

/** Number of decoded posters to cache: those of the previous, current and next page. */
const QUEUED = 3

interface Poster {
  /** Absent while it is being decoded, and for a moment after it was taken. */
  bitmap?: ImageBitmap
}

const queued = new Map<string, Poster>()
const listeners = new Set<() => void>()
/** False after the first poster that this browser could decode as WebP but not as AVIF. */
let readsAvif = true

/**
 * Fetches and decodes a page's poster in advance, so that turning to it shows it in the first frame. Chooses the same file as `PosterPicture`. A
 * bitmap, because what the browser decodes for an `<img>` stays in its cache: 4 MB for every page that was read. `decoded`: the poster, if the stage has
 * it; its pixels are shared.
 */
export function decodePoster(webp: string, decoded?: ImageBitmap): void {
  const before = queued.get(webp)
  if (before) {
    queued.delete(webp)
    queued.set(webp, before)
    return
  }
  const poster: Poster = {}
  queued.set(webp, poster)
  for (const oldest of [...queued.keys()].slice(0, -QUEUED)) forget(oldest)
  void hold(poster, webp, decoded ? createImageBitmap(decoded) : decode(webp))
}

/** The decoded poster, to be given to a canvas; the next one is made from its pixels. */
export function takePoster(webp: string): ImageBitmap | undefined {
  const poster = queued.get(webp)
  const bitmap = poster?.bitmap
  if (!poster || !bitmap) return undefined
  delete poster.bitmap
  void hold(poster, webp, createImageBitmap(bitmap))
  return bitmap
}

/** Never rejects. */
async function hold(poster: Poster, webp: string, coming: Promise<ImageBitmap>): Promise<void> {
  try {
    const bitmap = await coming
    if (queued.get(webp) === poster) poster.bitmap = bitmap
    else bitmap.close()
  } catch {
    // Retried next time: the network may be back.
    if (queued.get(webp) === poster) queued.delete(webp)
  }
  for (const listener of listeners) listener()
}

function forget(webp: string): void {
  queued.get(webp)?.bitmap?.close()
  queued.delete(webp)
}

/**
 * Brings a poster into the browser's cache, before anything of its page is decoded. Resolves when it begins to come: what is asked for then follows it
 * without a pause on the line. Rejects where it does not come.
 */
export async function fetchPoster(webp: string): Promise<void> {
  const isAvif = readsAvif && (await takesAvif())
  const response = await fetch(mediaUrl(isAvif ? lightOf(webp) : webp))
  response.blob().catch(() => undefined)
}

/** Calls `listener` when a poster was decoded or failed; returns an unsubscribe function. */
export function onPosterDecoded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this poster can be shown without waiting. */
export function isPosterDecoded(webp: string): boolean {
  return queued.get(webp)?.bitmap !== undefined
}

async function decode(webp: string): Promise<ImageBitmap> {
  if (readsAvif) {
    try {
      return await bitmapOf(lightOf(webp))
    } catch {
      // The WebP is tried.
    }
  }
  const bitmap = await bitmapOf(webp)
  readsAvif = false
  return bitmap
}

async function bitmapOf(file: string): Promise<ImageBitmap> {
  const response = await fetch(mediaUrl(file), { priority: 'low' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return createImageBitmap(await response.blob())
}
