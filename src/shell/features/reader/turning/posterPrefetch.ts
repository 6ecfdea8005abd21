import { mediaUrl } from '../../../../game/media.ts'

/** As many stills are kept decoded as pages may be turned to in a moment: the last, this one, the next. */
const QUEUED = 3

const queued = new Map<string, { readonly image: HTMLImageElement; isDecoded: boolean }>()
const listeners = new Set<() => void>()
/** Set by the first still that this browser cannot read as AVIF. */
let readsAvif = true

/**
 * Fetches and decodes a page's still ahead, so that turning to it shows it in the first frame. The same file is chosen as by `PosterPicture`, but
 * by a lone image: one within `<picture>` that never was in the document is never let go of (Chromium 140).
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
    // The network may be back the next time.
    if (!isDecoded) queued.delete(webp)
    for (const listener of listeners) listener()
  })
}

/** Calls back when a still has been decoded, or could not be; returns the undo. */
export function onPosterDecoded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Can this still be shown without waiting for it? */
export function isPosterDecoded(webp: string): boolean {
  return queued.get(webp)?.isDecoded === true
}

async function decode(image: HTMLImageElement, webp: string): Promise<boolean> {
  if (readsAvif && (await shows(image, webp.replace(/\.webp$/, '.avif')))) return true
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
