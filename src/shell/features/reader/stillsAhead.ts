import { mediaUrl } from '../../../game/media.ts'

/** As many stills are kept decoded as pages may be turned to in a moment: the last, this one, the next. */
const KEPT = 3

const kept = new Map<string, { readonly image: HTMLImageElement; isDecoded: boolean }>()
const listeners = new Set<() => void>()
/** Set by the first still that this browser cannot read as AVIF. */
let readsAvif = true

/**
 * Fetches and decodes a page's still ahead, so that turning to it shows it in the first frame. The same file is chosen as by `StillPicture`, but
 * by a lone image: one within `<picture>` that never was in the document is never let go of (Chromium 140).
 */
export function decodeStill(webp: string): void {
  const before = kept.get(webp)
  if (before) {
    kept.delete(webp)
    kept.set(webp, before)
    return
  }
  const image = new Image()
  const still = { image, isDecoded: false }
  kept.set(webp, still)
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
  image.fetchPriority = 'low'
  void decode(image, webp).then((isDecoded) => {
    still.isDecoded = isDecoded
    // The network may be back the next time.
    if (!isDecoded) kept.delete(webp)
    for (const listener of listeners) listener()
  })
}

/** Calls back when a still has been decoded, or could not be; returns the undo. */
export function onStillDecoded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Can this still be shown without waiting for it? */
export function isStillDecoded(webp: string): boolean {
  return kept.get(webp)?.isDecoded === true
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
