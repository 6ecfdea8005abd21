import { hasAvifFile } from '../../../game/scene/picture/pictureFormat.ts'
import type { Language } from '../../../game/language.ts'

/** A file of a book: URL, size in bytes, and content hash (`tools/build/downloadLists.ts`). */
export type DownloadFile = readonly [path: string, bytes: number, hash: string]

/** What this device and this reader need of a book's files. */
export interface Choice {
  readonly language: Language
  /** The screen benefits from pictures of double size. */
  readonly isDouble: boolean
  readonly hasAvif: boolean
  readonly hasWebm: boolean
  /** File name parts of this reader's avatar variant. */
  readonly looks: ReadonlySet<string>
}

/** Parses `kept/book1.json`; throws if invalid. Written by hand, so that readers need not load a library. */
export function parseDownloadList(raw: unknown): readonly DownloadFile[] {
  if (!Array.isArray(raw)) throw new TypeError('the download list is not an array')
  return raw.map((one: unknown) => {
    const [path, bytes, hash]: unknown[] = Array.isArray(one) ? one : []
    if (typeof path !== 'string' || typeof bytes !== 'number' || typeof hash !== 'string')
      throw new TypeError(`not a file of a download list: ${JSON.stringify(one)}`)
    return [path, bytes, hash] as const
  })
}

/** The files this device needs to read and play a book in one language. */
export function chosenFiles(all: readonly DownloadFile[], choice: Choice): DownloadFile[] {
  const routes = new Set(all.map(([path]) => path))
  return all.filter(([path]) => !MUSIC.test(path) && isNeeded(path, choice, routes))
}

/** A book's music: as large as two pages, and most children never play it. Stored on request or once heard; a download is complete without it. */
export function musicFiles(all: readonly DownloadFile[], choice: Choice): DownloadFile[] {
  return all.filter(([path]) => MUSIC.test(path) && isSoundNeeded(path, choice))
}

const MUSIC = /^\/audio\/ambience\//

/** Total bytes of the files. */
export const bytesOf = (files: readonly DownloadFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0)

function isNeeded(path: string, choice: Choice, routes: ReadonlySet<string>): boolean {
  return path.startsWith('/audio/') ? isSoundNeeded(path, choice) : isPictureNeeded(path, choice, routes)
}

function isSoundNeeded(path: string, { language, hasWebm }: Choice): boolean {
  if (path.endsWith('.webm') !== hasWebm) return false
  const spoken = /\/(en|id)\/|-(en|id)\.\w+$/.exec(path)
  return spoken === null || (spoken[1] ?? spoken[2]) === language
}

function isPictureNeeded(
  path: string,
  { isDouble, hasAvif, looks: variants }: Choice,
  routes: ReadonlySet<string>,
): boolean {
  const variant = /-(?:look|still)-([\w-]+?)(?:@2x)?\.(?:webp|avif)$/.exec(path)?.[1]
  if (variant !== undefined && !variants.has(variant)) return false
  if (path.includes('@2x')) return isDouble
  const plain = path
    .replace(/\.(?:webp|avif)$/, '')
    .replace(/-ground$/, '-back')
    .replace(/-frames$/, '-sprites')
  // Atlases and backgrounds have files of double size; other pictures have AVIF variants for ordinary screens only.
  if (isDouble && routes.has(`${plain}@2x.webp`)) return false
  if (isDouble && hasAvifFile(`${plain}.webp`)) return path.endsWith('.webp')
  if (path.endsWith('.avif')) return hasAvif
  return !hasAvif || !hasAvifTwinOf(plain, routes)
}

/** Whether there is an AVIF variant. Poster and background parts replace the background; if nothing is in front of it, the poster alone does. */
function hasAvifTwinOf(plain: string, routes: ReadonlySet<string>): boolean {
  return routes.has(`${plain.replace(/-back$/, '')}.avif`)
}
