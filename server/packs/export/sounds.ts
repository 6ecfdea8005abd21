import type { MediaFile } from './exportBook.ts'

/** Formats of sounds in the order in which readers of the field know them. */
const SOUND_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.mp3', 'audio/mpeg'],
  ['.m4a', 'audio/mp4'],
  ['.ogg', 'audio/ogg; codecs=opus'],
  ['.webm', 'audio/webm; codecs=opus'],
]

/** The file of a sound that most readers play, of those in which a pack has it. */
export function soundOf(paths: readonly string[], media: ReadonlyMap<string, Uint8Array>): MediaFile | undefined {
  for (const [ending, type] of SOUND_TYPES) {
    const path = paths.find((file) => file.endsWith(ending))
    const bytes = path === undefined ? undefined : media.get(path)
    if (bytes) return { bytes, type }
  }
  return undefined
}
