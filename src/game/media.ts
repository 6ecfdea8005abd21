/** By folder (`img/books/book1`): six hex digits that change with any file in it. Set by the build (`tools/build/media.ts`); nothing is, elsewhere. */
declare const __MEDIA_VERSIONS__: Readonly<Record<string, string>> | undefined

const versions = typeof __MEDIA_VERSIONS__ === 'undefined' ? {} : __MEDIA_VERSIONS__

/** A picture's or sound's folder, in which versions are told apart. */
const FOLDER = /^\/((?:img|audio)\/(?:books\/)?[\w-]+)\//

/**
 * The address by which a picture or sound (a path as content has it, `/img/…` or `/audio/…`) is asked for: with the version of its folder, so
 * that a browser need never ask for it again. Everything that becomes a request goes through here, or it is fetched twice.
 */
export function mediaUrl(path: string): string {
  const version = versions[FOLDER.exec(path)?.[1] ?? '']
  return version === undefined ? path : `${path}?v=${version}`
}
