import { sentenceTexts } from '../../../server/speech/engine/index.ts'
import type { Language } from '../../../src/game/language.ts'
import type { Script } from '../scripts.ts'
import { isSingle } from '../speech/voices.ts'
import { PHONES } from './phones.ts'
import { compare, compareSingle, errorsOfParts, type Hearing, saidWords } from './words.ts'

export type { Hearing } from './words.ts'

/** The children and animals of the stories, in either language. */
const NAMES = ['ayu', 'bima', 'citra', 'danu', 'eka', 'kiko', 'wek']
/** Entries of phones.json that are words like others, written down there only for how they sound. */
const ORDINARY = new Set(['wind', 'live', 'beaks', 'chili', 'lanterns'])

/** Names and sounds of animals and things, lower case: no recogniser knows them, so they are left out of its figures. */
function namesOf(language: Language): Set<string> {
  return new Set([...NAMES, ...Object.keys(PHONES[language]).filter((word) => !ORDINARY.has(word))])
}

/** How well a line was heard. `heard`: what the recogniser wrote; of a single word, heard alone and said twice. */
export function hearingOf(
  { kind, language, text }: Pick<Script, 'kind' | 'language' | 'text'>,
  heard: readonly string[],
): Hearing {
  if (isSingle(kind)) return compareSingle(saidWords(text, language, new Set()), heard, language)
  return compare(saidWords(text, language, namesOf(language)), heard.join(' '), language)
}

/** How many words of each sentence were misheard. `heard`: what the recogniser wrote of all of them. */
export function errorsOfSentences({ language, text }: Pick<Script, 'language' | 'text'>, heard: string): number[] {
  const names = namesOf(language)
  const parts = sentenceTexts(text).map((sentence) => saidWords(sentence, language, names))
  return errorsOfParts(parts, heard, language)
}
