import { mediaUrl } from '../../../../game/media.ts'
import { lightOf, takesAvif } from '../../../../game/scene/picture/pictureFormat.ts'

/** Number of decoded posters to cache: those of the previous, current and next page. */
const QUEUED = 3

const queued = new Map<string, { readonly image: HTMLImageElement; isDecoded: boolean }>()
const listeners = new Set<() => void>()
/** False after the first poster that this browser could decode as WebP but not as AVIF. */
let readsAvif = true

/**
 * Fetches and decodes a page's poster in advance, so that turning to it shows it in the first frame. Chooses the same file as `PosterPicture`, but
 * with a single image: one within a detached `<picture>` is never freed (Chromium 140).
 */
export function decodePoster(webp: string): void {
  const before = queued.get(webp)
  if (before) {
    queued.delete(webp)
    queued.set(webp, before)
    return
  }
  const image = new Image()
  const poster = { image, isDecoded: false }
  queued.set(webp, poster)
  for (const oldest of [...queued.keys()].slice(0, -QUEUED)) queued.delete(oldest)
  image.fetchPriority = 'low'
  void decode(image, webp).then((isDecoded) => {
    poster.isDecoded = isDecoded
    // Retried next time: the network may be back.
    if (!isDecoded) queued.delete(webp)
    for (const listener of listeners) listener()
  })
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
  return queued.get(webp)?.isDecoded === true
}

async function decode(image: HTMLImageElement, webp: string): Promise<boolean> {
  if (readsAvif && (await shows(image, lightOf(webp)))) return true
  const isShown = await shows(image, webp)
  if (isShown) readsAvif = false
  return isShown
}

function shows(image: HTMLImageElement, src: string): Promise<boolean> {
  image.src = mediaUrl(src)
  return image.decode().then(
    () => true,
    () => false,
  )
}
