import type { Language } from './language.ts'
import { UnspeakableError, unreadable } from './errors.ts'
import { type Kokoro, openKokoro, remembering, SPEECH_RATE } from './kokoro.ts'
import { readLexicon } from './lexicon.ts'
import { level } from './loudness.ts'
import { type Manner, type Manners, say, type SpokenText } from './say.ts'
import { isUnknown } from './indonesian.ts'
import { ownReadings } from './reading.ts'
import { sentences, writtenWords } from './text.ts'

/*
 * Text to speech in English and Indonesian: the only door of this folder. The model, its voices and the lexicons lie in a voice folder
 * (`npm run voice -- install`); the rules of reading are here.
 */

export { UnspeakableError, VoiceFilesError } from './errors.ts'
export { type Blend, SPEECH_RATE } from './kokoro.ts'
export { level } from './loudness.ts'
export type { Manner, Manners, SpokenText } from './say.ts'
export { sentenceTexts, writtenWords } from './text.ts'

/** The readings of a text's words that are written down here, not in the installed lexicon: a change of them changes the sound. */
export function knownReadings(text: string, language: Language): string[] {
  return sentences(text).flatMap((sentence) => ownReadings(sentence, language))
}

/** Indonesian words with an e whose sound (é, è or ə) is not written down here. */
export function unknownWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(writtenWords).filter(isUnknown))]
}

/** Longest text spoken at once, UTF-16 units. */
const LONGEST = 2000

/** Who reads a text that no one has chosen a voice for, by language: the voices that the judges preferred (docs/decisions/voices.md). */
const READER: Readonly<Record<Language, Manner>> = {
  en: { voice: { jm_kumo: 0.5, jf_gongitsune: 0.5 }, speed: 0.77 },
  id: { voice: { jm_kumo: 0.7, jf_gongitsune: 0.3 }, speed: 1 },
}

/** Speaks, one text at a time. */
export interface SpeechEngine {
  /** Speaks a text at −16 LUFS in the reader's voice. Throws `UnspeakableError`. */
  speak(text: string, language: Language): Promise<SpokenText>
  /** Speaks a text in any voice, each sentence in its own manner if wanted, at the loudness that the model gives it. Throws `UnspeakableError`. */
  say(text: string, language: Language, manners: Manners): Promise<SpokenText>
  /** Sounds IPA as it is, with the length of each of its characters. */
  readonly sound: Kokoro['sound']
  /** The names of the voices. */
  readonly voices: readonly string[]
  close(): Promise<void>
}

/**
 * Opens the model, voices and lexicons of a voice folder. Throws `VoiceFilesError`, whose message names the file and what to do. `remembered`: so many
 * sentences are held in memory, for whoever speaks the same ones again (each some 400 kB).
 */
export async function openEngine(folder: string, remembered = 0): Promise<SpeechEngine> {
  const lexicon = readLexicon(folder)
  const opened = await openKokoro(folder)
  const kokoro = remembered > 0 ? remembering(opened, remembered) : opened
  const sayIt = (text: string, language: Language, manners: Manners) => {
    checkText(text, language)
    return say({ kokoro, lexicon }, text, language, manners)
  }
  return {
    async speak(text, language) {
      const reader = READER[language]
      const spoken = await sayIt(text, language, reader)
      return { ...spoken, samples: level(spoken.samples, SPEECH_RATE) }
    },
    say: async (text, language, manners) => sayIt(text, language, manners),
    sound: (ipa, voice, speed) => kokoro.sound(ipa, voice, speed),
    voices: kokoro.voices,
    close: () => kokoro.close(),
  }
}

function checkText(text: string, language: Language): void {
  if (!Object.hasOwn(READER, language)) {
    throw new UnspeakableError('language', `There is no voice for the language “${language}”.`)
  }
  if (text.length > LONGEST) {
    throw new UnspeakableError(
      'too-long',
      `The text is too long: at most ${LONGEST} characters can be read aloud at once.`,
    )
  }
  const [picture] = /\p{Extended_Pictographic}/u.exec(text) ?? []
  if (picture !== undefined) throw unreadable(picture)
  if (writtenWords(text).length === 0) throw new UnspeakableError('empty', 'There is nothing to read aloud.')
}
