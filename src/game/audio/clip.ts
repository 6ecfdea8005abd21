import { mediaUrl } from '../media.ts'

/** A piece of sound: a file, named without its ending (`.webm`, then `.mp3`), and the part of it. */
export interface Clip {
  readonly src: string
  readonly startMs: number
  readonly ms: number
}

/** Where sounds lie; the shell answers from the content's manifest. `undefined`: there is no such sound. */
export interface SoundSources {
  /** A spoken line by the story's path (`/audio/words/en/sun.mp3`). */
  speech(path: string): Clip | undefined
  /** An effect by its name (`success`, `bubble-pop`). */
  effect(name: string): Clip | undefined
  /** A piece of music by its name; the part is the seamless loop. */
  music(name: string): Clip | undefined
}

/** The files of a clip, best first: Opus is smaller, MP3 plays everywhere. */
export function filesOf(clip: Clip): string[] {
  return [mediaUrl(`${clip.src}.webm`), mediaUrl(`${clip.src}.mp3`)]
}
