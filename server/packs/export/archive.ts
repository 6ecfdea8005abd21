import { type Zippable, zipSync } from 'fflate'

/** Files of an archive by path, in their order. */
export type Files = Map<string, Uint8Array>

const PACKED_ALREADY = /\.(?:jpe?g|png|webp|avif|mp3|m4a|ogg|woff2?)$|^mimetype$/

/** Pictures and sounds in Base64: nothing is alike in them, so looking for it only takes time. */
const BASE64 = /^media\/.*\.js$/
const levelOf = (path: string) => (PACKED_ALREADY.test(path) ? 0 : BASE64.test(path) ? 1 : 9)

/** A zip of the files, in order; the same bytes for the same files. Text is deflated, media are stored. */
export function zipFiles(files: Files): Uint8Array {
  const entries: Zippable = {}
  for (const [path, bytes] of files) entries[path] = [bytes, { level: levelOf(path) }]
  // The earliest day a zip can name, by local parts as the zip writes them: the same bytes in every time zone.
  return zipSync(entries, { mtime: new Date(1980, 0, 1) })
}

/** A text as bytes, for an archive. */
export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
