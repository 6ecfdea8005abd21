/**
 * By folder (`img/books/book1`): six hex digits that change with any file in it. Defined by the build (`tools/build/media.ts`), undefined elsewhere.
 */
declare const __MEDIA_VERSIONS__: Readonly<Record<string, string>> | undefined

const versions = typeof __MEDIA_VERSIONS__ === 'undefined' ? {} : __MEDIA_VERSIONS__

/** The folder of a picture or sound: files are versioned by folder. */
const FOLDER = /^\/((?:img|audio|kit)\/(?:books\/)?[\w-]+)\//

let provider: ((path: string) => string | undefined) | undefined

/** Answers the URLs of media that no service serves, as in a book that plays by itself; a path that it does not know keeps its usual URL. */
export function provideMedia(urlOf: (path: string) => string | undefined): void {
  provider = urlOf
}

/**
 * The URL of a picture or sound (a path as in the content: `/img/…`, `/audio/…`, `/kit/…`), with the version of its folder, so that browsers can cache it as
 * immutable. Every request must use it, or the file is fetched twice.
 */
export function mediaUrl(path: string): string {
  const own = provider?.(path)
  if (own !== undefined) return own
  const version = versions[FOLDER.exec(path)?.[1] ?? '']
  return version === undefined ? path : `${path}?v=${version}`
}
