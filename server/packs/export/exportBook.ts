import type { Pack } from '../../../src/content/pack/index.ts'
import type { Book } from '../../../src/content/schema.ts'

/** A language that a book can be in: ISO 639-1. */
export type BookLanguage = keyof Book['title']

/** A value for each language that the book has. */
export type Texts<Value = string> = Readonly<Partial<Record<BookLanguage, Value>>>

/** A picture or a sound as a file: its bytes and its MIME type. */
export interface MediaFile {
  readonly bytes: Uint8Array
  readonly type: string
}

/** A spoken word and when it is said, ms from the start of the narration. */
export interface SpokenWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The clip that reads a page, alone in its file. `words` is empty where their times are not known. */
export interface Narration extends MediaFile {
  readonly ms: number
  readonly words: readonly SpokenWord[]
}

/** One page of a book; the cover is one too, its paragraphs are the title and the line of the authors. */
export interface ExportPage {
  readonly id: string
  /** 0 for the cover. */
  readonly number: number
  readonly titles: Texts
  /** Paragraphs. Their only markup is `<b>`; `{name}` stands for the reader's name. */
  readonly texts: Texts<readonly string[]>
  readonly picture?: MediaFile
  readonly alt: Texts
  readonly narration: Texts<Narration>
}

/** A book as every export format reads it, whether it came from a pack or from another format. */
export interface ExportBook {
  /** Unique for ever; `revision` grows. */
  readonly key: string
  readonly revision: number
  /** When this revision was made: `2026-11-23T00:00:00Z`. */
  readonly madeAt: string
  readonly titles: Texts
  /** At least one; the first is the book's main language. */
  readonly languages: readonly BookLanguage[]
  readonly authors: readonly string[]
  /** By its SPDX name: `CC-BY-4.0`. */
  readonly licence: string
  /** Who did what, one a line. */
  readonly credits: readonly string[]
  readonly blurb: Texts
  readonly level: string | null
  readonly cover: ExportPage
  readonly pages: readonly ExportPage[]
  /** The pack that it was read from, for formats that play it; other formats are not read so far. */
  readonly source?: ExportSource
}

/** A checked pack with the bytes of all its pictures and sounds by their paths (`media/p01.webp`). */
export interface ExportSource {
  readonly pack: Pick<Pack, 'manifest' | 'book' | 'activities' | 'art' | 'speech'>
  readonly media: ReadonlyMap<string, Uint8Array>
}

/** The formats a book can be exported as. */
export const EXPORT_FORMATS = ['epub', 'bloompub', 'html', 'pdf', 'booklet', 'cards'] as const

/** One of the formats a book can be exported as. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A book that cannot be exported as it is wanted; the message is a sentence for the person who wants it. */
export class ExportError extends Error {
  override readonly name = 'ExportError'
}
