/**
 * By folder (`img/books/book1`): six hex digits that change with any file in it. Defined by the build (`tools/build/media.ts`), undefined elsewhere.
 */
declare const __MEDIA_VERSIONS__: Readonly<Record<string, string>> | undefined

const versions = typeof __MEDIA_VERSIONS__ === 'undefined' ? {} : __MEDIA_VERSIONS__

/** The folder of a picture or sound: files are versioned by folder. */
const FOLDER = /^\/((?:img|audio)\/(?:books\/)?[\w-]+)\//

/**
 * The URL of a picture or sound (a path as in the content: `/img/…`, `/audio/…`), with the version of its folder, so that browsers can cache it as
 * immutable. Every request must use it, or the file is fetched twice.
 */
export function mediaUrl(path: string): string {
  const version = versions[FOLDER.exec(path)?.[1] ?? '']
  return version === undefined ? path : `${path}?v=${version}`
}
