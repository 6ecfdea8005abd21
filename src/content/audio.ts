import type { Language } from '../game/language.ts'
import effects from './generated/audio/effects.json' with { type: 'json' }

/** A part of a sound file; `src` without its ending (`.webm`, `.mp3`). The same shape as the sound desk's clips. */
export interface SoundClip {
  readonly src: string
  readonly startMs: number
  readonly ms: number
}

/** A written word and when it is said, ms from the start of the narration. */
export interface WordTime {
  readonly word: string
  readonly start: number
  readonly end: number
}

interface SoundList {
  readonly sprites: readonly string[]
  readonly lines: Readonly<Record<string, readonly number[]>>
  readonly narration: Readonly<
    Record<
      string,
      { readonly src: string; readonly ms: number; readonly times: readonly (readonly (string | number)[])[] }
    >
  >
}

type Piece = readonly number[] | undefined

/** Names of all effects. */
export type EffectName = keyof typeof effects.pieces
/** Names of the music loops. */
export type MusicName = keyof typeof effects.music

/** An effect by its name; `undefined` where there is none. */
export function effectOf(name: string): SoundClip | undefined {
  const piece: Piece = Object.hasOwn(effects.pieces, name) ? effects.pieces[name as EffectName] : undefined
  return piece && { src: effects.src, startMs: piece[0] ?? 0, ms: piece[1] ?? 0 }
}

/** A music loop by its name; its part is seamless. */
export function musicOf(name: string): SoundClip | undefined {
  if (!Object.hasOwn(effects.music, name)) return undefined
  const { src, start, ms } = effects.music[name as MusicName]
  return { src, startMs: start, ms }
}

/** The spoken lines of one book and the common words; loaded together, then answered at once. */
export interface SpeechLines {
  /** A spoken line by the story's path (`/audio/words/en/sun.mp3`); `undefined` where it was never made. */
  speech(path: string): SoundClip | undefined
  /** When each word of a narration is said; empty where the path is no narration. */
  times(path: string): readonly WordTime[]
}

const LISTS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  common: () => import('./generated/audio/common.json'),
  book1: () => import('./generated/audio/book1.json'),
  book2: () => import('./generated/audio/book2.json'),
  book3: () => import('./generated/audio/book3.json'),
  book4: () => import('./generated/audio/book4.json'),
}

/** Loads what is said in a book. Rejects when a chunk cannot be loaded. */
export async function loadSpeech(bookId: number): Promise<SpeechLines> {
  const names = ['common', `book${bookId}`].filter((name) => name in LISTS)
  // Written by our own tool and checked by the content check; parsing it again on a tablet would only cost time.
  const lists = await Promise.all(names.map(async (name) => (await LISTS[name]?.())?.default as SoundList))
  return {
    speech(path) {
      for (const { lines, sprites, narration } of lists) {
        const page = narration[path]
        if (page) return { src: page.src, startMs: 0, ms: page.ms }
        const [sprite = -1, startMs = 0, ms = 0] = lines[path] ?? []
        const src = sprites[sprite]
        if (src !== undefined) return { src, startMs, ms }
      }
      return undefined
    },
    times(path) {
      const page = lists.map(({ narration }) => narration[path]).find((found) => found !== undefined)
      return (page?.times ?? []).map(([word, start, end]) => ({
        word: String(word),
        start: Number(start),
        end: Number(end),
      }))
    },
  }
}

/** The path of a count's sound, 1 to 12. */
export function countPath(count: number, language: Language): string {
  return `/audio/count/${language}/${count}.mp3`
}
