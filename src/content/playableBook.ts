import type { Language } from '../game/language.ts'
import type { BookArt } from './art.ts'
import type { Activity, Book } from './schema.ts'

/** A line of speech: the index of its sound, start and duration in ms, and for narrations each word with its start and end in ms. */
export type PlayableLine = readonly [
  sound: number,
  startMs: number,
  ms: number,
  words?: readonly (readonly [word: string, startMs: number, endMs: number])[],
]

/** A book that plays by itself: what its export writes (`server/packs/export/html`) and its player reads (`src/standalone`). All of it was checked. */
export interface PlayableBook {
  /** The key of its pack. */
  readonly key: string
  readonly revision: number
  /** The languages that it can be read in, at least one; the first is its main language. */
  readonly languages: readonly Language[]
  readonly book: Book
  readonly activities: readonly Activity[]
  readonly art: BookArt
  /** Spoken lines by their paths. Sounds lie among `media` under these names. */
  readonly speech: { readonly sounds: readonly string[]; readonly lines: Readonly<Record<string, PlayableLine>> }
  /** The script that brings each file, from the book's folder: pictures by their paths, sounds by theirs without an ending. */
  readonly media: Readonly<Record<string, string>>
}
