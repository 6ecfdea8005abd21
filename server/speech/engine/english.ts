import words from './englishWords.json' with { type: 'json' }
import type { Lexicon, Reading } from './lexicon.ts'
import { spelledOut } from './englishSpelling.ts'
import type { Token } from './text.ts'

/*
 * English spelling → IPA of Kokoro's American voices (A eɪ, I aɪ, O oʊ, W aʊ, Y ɔɪ): the words of our stories, then a lexicon with endings taken off,
 * then rules of spelling.
 */

const OWN: Readonly<Record<string, string>> = words.words
const LETTER_NAMES: Readonly<Record<string, string>> = words.letters
const VOWEL_SOUND = /^[ˈˌ]?[aɑæʌəɛɜɪiɔuʊAIOWYᵻɐ]/u

/** A single letter is a letter's name unless it is the article or the pronoun. */
function isLetterName(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.word ?? ''
  if (!/^[A-Za-z]$/.test(word)) return false
  if (tokens.length === 1 || !/^[AaI]$/.test(word)) return true
  const next = tokens[i + 1]?.word.toLowerCase()
  return (next === 'is' && tokens[i + 2]?.word.toLowerCase() === 'for') || next === 'bubbles' || next === 'bubble'
}

/** Reads word `i` of an English sentence. */
export function readEnglish(tokens: readonly Token[], i: number, lexicon: Lexicon): Reading {
  const word = tokens[i]?.word ?? ''
  const key = word.toLowerCase()
  const letter = isLetterName(tokens, i) ? LETTER_NAMES[key] : undefined
  if (letter !== undefined) return { ipa: letter, isGuessed: false }
  const known = weakForm(key, () => nextSound(tokens, i, lexicon)) ?? lookUp(word, lexicon)
  if (known !== undefined) return { ipa: known, isGuessed: false }
  const parts = key.split('-').filter(Boolean)
  const read = parts.map((part) => lookUp(part, lexicon))
  if (parts.length > 1 && !read.includes(undefined)) return { ipa: read.join(''), isGuessed: false }
  return { ipa: parts.map((part, k) => read[k] ?? spelledOut(part)).join(''), isGuessed: true }
}

/** Whether a word's sound is written down in englishWords.json. */
export function isOwn(word: string): boolean {
  const key = word.toLowerCase()
  return key in OWN || key.replace(/'s$/, '') in OWN || /^[a-z]$/.test(key)
}

function nextSound(tokens: readonly Token[], i: number, lexicon: Lexicon): string {
  if (tokens[i]?.closing !== '' || i + 1 >= tokens.length) return ''
  return readEnglish(tokens, i + 1, lexicon).ipa
}

/** Small words whose sound depends on the next one. */
function weakForm(key: string, next: () => string): string | undefined {
  switch (key) {
    case 'a':
      return 'ɐ'
    case 'an':
      return 'ən'
    case 'the':
      return VOWEL_SOUND.test(next()) ? 'ði' : 'ðə'
    case 'to': {
      const sound = next()
      if (sound === '') return 'tu'
      return VOWEL_SOUND.test(sound) ? 'tʊ' : 'tə'
    }
    default:
      return undefined
  }
}

function lookUp(word: string, lexicon: Lexicon): string | undefined {
  const key = word.toLowerCase()
  return (
    OWN[key] ??
    lexicon.english.get(key) ??
    lexicon.english.get(word) ??
    capitalised(key, lexicon) ??
    withoutEnding(key, lexicon)
  )
}

const capitalised = (key: string, { english }: Lexicon) => english.get(key.charAt(0).toUpperCase() + key.slice(1))

/** A word of the lexicon with -s, -'s, -ed, -ing or -er added. */
function withoutEnding(key: string, lexicon: Lexicon): string | undefined {
  const stem = (ending: RegExp, ...instead: readonly string[]) => {
    if (!ending.test(key) || key.length < 4) return undefined
    const bare = key.replace(ending, '')
    const candidates = [...instead.map((end) => bare + end), ...(/(.)\1$/.test(bare) ? [bare.slice(0, -1)] : [])]
    return candidates.map((one) => OWN[one] ?? lexicon.english.get(one)).find((ipa) => ipa !== undefined)
  }
  const add = (ipa: string | undefined, ending: (ipa: string) => string) => ipa && ipa + ending(ipa)
  return (
    add(
      stem(/ies$/, 'y') ?? stem(/'s$/, '') ?? stem(/s'$/, '', 's') ?? stem(/es$/, 'e', '') ?? stem(/s$/, ''),
      plural,
    ) ??
    add(stem(/ied$/, 'y') ?? stem(/ed$/, '', 'e'), past) ??
    add(stem(/ing$/, '', 'e'), () => 'ɪŋ') ??
    add(stem(/er$/, '', 'e'), () => 'əɹ')
  )
}

function plural(ipa: string): string {
  if (/[szʃʒʧʤ]$/u.test(ipa)) return 'ᵻz'
  return /[ptkfθ]$/u.test(ipa) ? 's' : 'z'
}

function past(ipa: string): string {
  if (/[td]$/.test(ipa)) return 'ᵻd'
  return /[pkfθʃsʧ]$/u.test(ipa) ? 't' : 'd'
}
