import lexiconFile from './lexicon.json' with { type: 'json' }
import pronunciationFile from './pronunciation.json' with { type: 'json' }

/** A syllable in a voice's phones. `ops` says what surgery does to each phone. */
export interface Syllable {
  readonly phones: readonly string[]
  readonly stress: number
  readonly ops?: readonly string[]
}

/** A part of a word: explicit sounds, or text that the voice reads by its own lexicon. Several parts are spoken with a small pause between. */
export type Part = { readonly syllables: readonly Syllable[] } | { readonly text: string }

/** How a single word is spoken: its speed (1 is the voice's own), and the sentence it is cut from. */
export interface SingleChoice {
  readonly rate?: number
  readonly carrier?: string
}

type ByLanguage<Value> = Readonly<Record<'en' | 'id', Readonly<Record<string, Value>>>>

/** Explicit phones and choices for single words, kept by hand (docs/audio.md). */
export interface Lexicon {
  readonly words: ByLanguage<string>
  readonly single: ByLanguage<SingleChoice>
  readonly letters: ByLanguage<SingleChoice>
}

/** How Indonesian words with e, a final k and letter names are read. */
export interface Pronunciation {
  readonly words: Readonly<Record<string, string>>
  readonly final_k_plain: readonly string[]
  readonly letter_names_id: Readonly<Record<string, string>>
}

/** The lexicon of this project. */
export const LEXICON: Lexicon = lexiconFile
/** The Indonesian pronunciations of this project. */
export const PRONUNCIATION: Pronunciation = pronunciationFile
