import { mediaUrl } from '../media.ts'
import type { PagePictureData } from '../picture.ts'
import { STAGE } from '../rules/geometry.ts'
import { pictureFiles } from '../scene/picture/loadPicture.ts'
import { takesAvif } from '../scene/picture/pictureFormat.ts'
import { backingWidth } from './backing.ts'

const underWay = new Map<string, Promise<Response>>()
/** What the stage has loaded itself. */
const taken = new Set<string>()
let isStageHere = false

/**
 * Prefetches the pictures of the first page while the stage's code is loading, after that code. `choose` names them, given AVIF support. Does nothing
 * once the stage loads pictures itself. The result drops what the stage has not used. Must not use Phaser.
 */
export function askEarly(choose: (hasAvif: boolean) => readonly string[]): () => void {
  if (isStageHere) return () => undefined
  let urls: readonly string[] | undefined
  let isForgotten = false
  void takesAvif().then((hasAvif) => {
    if (isForgotten || isStageHere) return
    urls = choose(hasAvif)
    for (const url of urls) ask(url)
  })
  return () => {
    isForgotten = true
    for (const url of urls ?? []) underWay.delete(url)
  }
}

/** Prefetches files that the stage will load next, unless it has begun to. It takes the responses. */
export function askAhead(urls: readonly string[]): void {
  for (const url of urls) if (!taken.has(url)) ask(url)
}

function ask(url: string): void {
  if (underWay.has(url)) return
  const answer = fetch(mediaUrl(url), { priority: 'low' })
  // Errors are handled by the caller of `fetchFile`.
  answer.catch(() => undefined)
  underWay.set(url, answer)
}

/** The files of a picture that the stage will draw in a host of this width (CSS px). */
export function filesFor(picture: PagePictureData, hostWidth: number, hasAvif: boolean, variant?: string): string[] {
  return pictureFiles(picture, { scale: backingWidth(hostWidth) / STAGE.width, hasAvif, look: variant })
}

/** Fetches a file for the stage, or uses the prefetched response. */
export function fetchFile(url: string, priority: RequestPriority = 'auto'): Promise<Response> {
  isStageHere = true
  taken.add(url)
  const early = underWay.get(url)
  underWay.delete(url)
  return early ?? fetch(mediaUrl(url), { priority })
}
