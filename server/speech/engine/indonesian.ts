import pronunciation from './pronunciation.json' with { type: 'json' }
import type { Lexicon, Reading } from './lexicon.ts'

/*
 * Indonesian spelling → IPA. Spelling is regular but for e: ə as in emas, é (e) as in sate, è (ɛ) as in bebek. pronunciation.json has the words of our
 * books; the lexicon of a voice folder knows more. The k that closes a syllable stays k: the model does not sound a stop of the throat.
 */

const VOWEL = /^[aiuoeɛəɔ]/u
/** ai, au inside a word are two vowels (ba-ik), except in these words. */
const INNER_DIPHTHONG = new Set(['bagaimana', 'lambaikan'])
/** Small words that carry no stress. */
const UNSTRESSED = new Set(['di', 'ke', 'dan', 'yang', 'si', 'pun'])
const DIGRAPHS: Readonly<Record<string, string>> = { ng: 'ŋ', ny: 'ɲ', sy: 'ʃ', kh: 'h' }
const LETTERS: Readonly<Record<string, string>> = {
  e: 'ə',
  é: 'e',
  è: 'ɛ',
  c: 'ʧ',
  g: 'ɡ',
  j: 'ʤ',
  y: 'j',
  q: 'k',
  v: 'f',
  x: 'ks',
  r: 'ɾ',
}
const WORDS: Readonly<Record<string, string>> = pronunciation.words
const LETTER_NAMES: Readonly<Record<string, string>> = pronunciation.letter_names_id
/** Sounds of words that no spelling rule reads, in IPA. */
const SOUND_WORDS: Readonly<Record<string, string>> = pronunciation.sounds_ipa

/** The sounds of a spelled word, one entry a sound. `spelled` tells its e apart (é, è, ə). */
function sounds(spelled: string, key: string): string[] {
  const word = spelled.normalize('NFC')
  const out: string[] = []
  for (let i = 0; i < word.length; i++) {
    const two = word.slice(i, i + 2)
    const letter = word.charAt(i)
    const digraph = DIGRAPHS[two]
    if (digraph !== undefined) {
      out.push(digraph)
      i++
    } else if (isDiphthong(word, i, key)) {
      out.push(`${two.charAt(0)}${two.charAt(1) === 'i' ? 'j' : 'w'}`)
      i++
    } else out.push(LETTERS[letter] ?? letter)
  }
  return out
}

function isDiphthong(word: string, i: number, key: string): boolean {
  const isLast = i + 2 >= word.length
  return /^(ai|au|oi)$/.test(word.slice(i, i + 2)) && ((isLast && word.length > 3) || INNER_DIPHTHONG.has(key))
}

const isVowel = (sound: string | undefined): boolean => sound !== undefined && VOWEL.test(sound)

/** Divides sounds into syllables: one consonant, or a stop and a liquid, begins a syllable. */
function syllables(all: readonly string[]): string[][] {
  const vowels = all.flatMap((sound, i) => (isVowel(sound) ? [i] : []))
  if (vowels.length < 2) return [[...all]]
  const cuts = vowels.slice(1).map((vowel, k) => {
    const between = vowel - (vowels[k] ?? 0) - 1
    if (between < 2) return vowel - between
    return /^[lɾwj]$/u.test(all[vowel - 1] ?? '') && /^[pbtdkɡfs]$/u.test(all[vowel - 2] ?? '') ? vowel - 2 : vowel - 1
  })
  return [0, ...cuts].map((cut, i) => all.slice(cut, cuts[i] ?? all.length))
}

/** The stressed syllable: the last but one, or the last if that one has a schwa. */
function stressed(parts: readonly (readonly string[])[]): number {
  const n = parts.length
  return n > 1 && !parts[n - 2]?.includes('ə') ? n - 2 : n - 1
}

/** A syllable in IPA; o is open at a syllable's end, and the stress mark stands before the vowel, as the model has learned it. */
function written(syllable: readonly string[], isStressed: boolean): string {
  const isClosed = !isVowel(syllable.at(-1)) && syllable.length > 1
  const core = syllable.findIndex(isVowel)
  return syllable
    .map((sound, i) => (isStressed && i === core ? 'ˈ' : '') + (sound === 'o' && isClosed ? 'ɔ' : sound))
    .join('')
}

function ipa(spelled: string, key: string): string {
  return spelled
    .split('-')
    .filter(Boolean)
    .map((part) => {
      const parts = syllables(sounds(part, part))
      const stress = UNSTRESSED.has(key) ? -1 : stressed(parts)
      return parts.map((syllable, i) => written(syllable, i === stress)).join('')
    })
    .join('')
}

/** Reads one Indonesian word; `isLetter`: a single letter is its name. A word with e that neither table knows is guessed with ə. */
export function readIndonesian(word: string, lexicon: Lexicon): Reading {
  const key = word.toLowerCase().replace(/^['-]+|['-]+$/g, '')
  const sound = SOUND_WORDS[key]
  if (sound !== undefined) return { ipa: sound, isGuessed: false }
  const letter = key.length === 1 ? LETTER_NAMES[key] : undefined
  if (letter !== undefined) return { ipa: ipa(letter, ''), isGuessed: false }
  const spelled = spelling(key, lexicon)
  return { ipa: ipa(spelled ?? key, key), isGuessed: spelled === undefined }
}

/** Whether a word has an e whose sound pronunciation.json does not tell. */
export function isUnknown(word: string): boolean {
  const key = word.toLowerCase()
  return SOUND_WORDS[key] === undefined && key.length > 1 && spelling(key, NOTHING) === undefined
}

const NOTHING: Pick<Lexicon, 'indonesian'> = { indonesian: new Map() }

/** A word with its e told apart; `undefined` where a part of it has an e that is in no table. */
function spelling(key: string, lexicon: Pick<Lexicon, 'indonesian'>): string | undefined {
  const whole = WORDS[key] ?? lexicon.indonesian.get(key)
  if (whole !== undefined) return whole
  const parts = key
    .split('-')
    .map((part) => WORDS[part] ?? lexicon.indonesian.get(part) ?? (/e/.test(part) ? undefined : part))
  return parts.includes(undefined) ? undefined : parts.join('-')
}
