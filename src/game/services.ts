import type { Language, Local } from './language.ts'
import type { PagePictureData } from './picture.ts'

/** A line being spoken. There is one voice, so starting another line ends this one. */
export interface Utterance {
  /** Resolves when sound is heard; never resolves if none is. */
  readonly started: Promise<void>
  /** How it ended; `failed` if the sound could not be played (the page goes on). */
  readonly ended: Promise<'ended' | 'stopped' | 'failed'>
  stop(): void
}

/** What the stage needs from outside: it knows nothing of files, books or React. */
export interface StageServices {
  /** Speaks a line by its path in the content (`/audio/words/en/sun.mp3`); ends the current line. */
  say(path: string): Utterance
  /** Whether the child reads by itself now; words to be read then say themselves only when they are tapped. Default: no. */
  isReadAlone?(): boolean
  /** Plays an effect by name (`success`, `bubble-pop` …), volume 0…1. */
  effect(name: string, volume?: number): void
  /** The layers, sprites and motions of a page or activity picture; `undefined` if it has none. */
  picture(id: string): PagePictureData | undefined
  /** The wording of a message in a language (`src/content/messages.ts`), for labels that scenes draw and screen readers read. */
  text(key: string, params: Readonly<Record<string, string | number | Local>> | undefined, language: Language): string
}
