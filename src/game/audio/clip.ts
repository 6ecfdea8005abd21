import { mediaUrl } from '../media.ts'

/** A part of a sound file; `src` is the file's name without its extension (`.webm`, then `.mp3`). */
export interface Clip {
  readonly src: string
  readonly startMs: number
  readonly ms: number
}

/** Finds clips; the shell implements it from the content's manifest. `undefined`: there is no such sound. */
export interface SoundSources {
  /** A spoken line by its path in the content (`/audio/words/en/sun.mp3`). */
  speech(path: string): Clip | undefined
  /** An effect by its name (`success`, `bubble-pop`). */
  effect(name: string): Clip | undefined
  /** A piece of music by its name; the clip is the seamless loop. */
  music(name: string): Clip | undefined
}

/** URLs of the files of a clip, best first: Opus is smaller, MP3 plays everywhere. */
export function filesOf({ src }: Clip): string[] {
  return [`${src}.webm`, `${src}.mp3`].map(mediaUrl)
}
