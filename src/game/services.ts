import type { Language, Local } from './language.ts'
import type { PagePictureData } from './picture.ts'

/** Something being said: one voice at a time, so a later one ends an earlier one. */
export interface Utterance {
  /** Sound has come out; never, where it did not. */
  readonly started: Promise<void>
  /** How it came to its end; `failed` where the sound could not be played (the page goes on). */
  readonly ended: Promise<'ended' | 'stopped' | 'failed'>
  stop(): void
}

/** What the stage needs from outside: it knows no files, no books and no React. */
export interface StageServices {
  /** Says a line by the story's path (`/audio/words/en/sun.mp3`); ends whatever is being said. */
  say(path: string): Utterance
  /** Plays an effect by name (`success`, `bubble-pop` …), volume 0…1. */
  effect(name: string, volume?: number): void
  /** The layers, sprites and motions of a page or activity picture; `undefined` where none is drawn. */
  picture(id: string): PagePictureData | undefined
  /** The words of a message in a language (`src/content/messages.ts`), for labels that scenes draw and screen readers say. */
  text(key: string, params: Readonly<Record<string, string | number | Local>> | undefined, language: Language): string
}
