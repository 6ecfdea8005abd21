import { mediaUrl } from '../media.ts'
import { forgetBackground } from '../scene/picture/backgroundSheets.ts'
import { fetchFile } from './earlyFiles.ts'

/** A decoded picture, ready to be drawn or uploaded. */
export type Picture = ImageBitmap | HTMLImageElement

/** Pages whose decoded pictures are cached: this one and the next (16 MB each at double size). */
const LIVE_PAGES = 2

/**
 * Decodes pictures off the main thread, optionally in advance, and caches those of two pages and of all visible ones. WebGL cannot flip a bitmap
 * while uploading, as it does with images, so it is decoded upside down.
 */
export class PictureFiles {
  private pages = new Map<string, Map<string, Promise<Picture>>>()
  private pinned = new Map<string, number>()
  private readonly isFlipped: boolean

  constructor(isFlipped: boolean) {
    this.isFlipped = isFlipped
  }

  /** Decodes a picture for a page, or returns the pending one; rejects if the file is missing or broken. `low` for prefetching. */
  load(page: string, url: string, priority?: RequestPriority): Promise<Picture> {
    const files = this.touch(page)
    const known = files.get(url)
    if (known) return known
    const loading = decode(url, this.isFlipped, priority)
    files.set(url, loading)
    // A failed file is retried at the next opening (the network may be back).
    loading.catch(() => files.delete(url))
    return loading
  }

  /** Decodes a picture the right way up, calls `use` with it, and frees it when that has ended: for one that is only drawn from. Rejects if the file is missing or broken, or as `use` does. */
  async use(url: string, use: (picture: Picture) => void | Promise<void>): Promise<void> {
    const picture = await decode(url, false)
    try {
      await use(picture)
    } finally {
      release(picture)
    }
  }

  /** Retains a page's pictures while it is shown; returns a release function. */
  pin(page: string): () => void {
    this.pinned.set(page, (this.pinned.get(page) ?? 0) + 1)
    return () => {
      const left = (this.pinned.get(page) ?? 1) - 1
      if (left > 0) this.pinned.set(page, left)
      else this.pinned.delete(page)
    }
  }

  /** The cached pages, oldest first. */
  livePages(): string[] {
    return [...this.pages.keys()]
  }

  private touch(page: string): Map<string, Promise<Picture>> {
    const files = this.pages.get(page) ?? new Map<string, Promise<Picture>>()
    this.pages.delete(page)
    this.pages.set(page, files)
    for (const [oldest, pictures] of this.pages) {
      if (this.pages.size <= LIVE_PAGES) break
      if (this.pinned.has(oldest)) continue
      this.pages.delete(oldest)
      for (const picture of pictures.values()) picture.then(release, () => undefined)
    }
    return files
  }
}

function release(picture: Picture): void {
  forgetBackground(picture)
  if ('close' in picture) picture.close()
}

async function decode(url: string, isFlipped: boolean, priority?: RequestPriority): Promise<Picture> {
  if (typeof createImageBitmap !== 'function') return decodeImage(url)
  const answer = await fetchFile(url, priority)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const options: ImageBitmapOptions = {
    premultiplyAlpha: 'premultiply',
    imageOrientation: isFlipped ? 'flipY' : 'from-image',
  }
  return createImageBitmap(await answer.blob(), options)
}

async function decodeImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = mediaUrl(url)
  await image.decode()
  return image
}
