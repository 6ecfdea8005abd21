import { LEXICON, type Part, type Syllable } from './reading.ts'
import type { Token } from './text.ts'

/** Names of the letters in phones of the US English voice. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ey',
  b: 'b iy',
  c: 's iy',
  d: 'd iy',
  e: 'iy',
  f: 'eh f',
  g: 'jh iy',
  h: 'ey ch',
  i: 'ay',
  j: 'jh ey',
  k: 'k ey',
  l: 'eh l',
  m: 'eh m',
  n: 'eh n',
  o: 'ow',
  p: 'p iy',
  q: 'k y uw',
  r: 'aa r',
  s: 'eh s',
  t: 't iy',
  u: 'y uw',
  v: 'v iy',
  w: "'d ah . b ax l . y uw",
  x: 'eh k s',
  y: 'w ay',
  z: 'z iy',
}

/** Syllables from a notation such as `'b iy . m aa`: dots part them, `'` marks the stressed one, else it is the first. */
function syllablesFromNotation(notation: string): Syllable[] {
  const syllables = notation.split('.').map((syllable) => syllable.trim())
  const isMarked = syllables.some((syllable) => syllable.startsWith("'"))
  return syllables.map((syllable, i) => ({
    phones: syllable.replace(/^'/, '').trim().split(/\s+/),
    stress: (isMarked ? syllable.startsWith("'") : i === 0) ? 1 : 0,
  }))
}

/** A single letter in running text is a letter's name where it is not the article or the pronoun. */
function isLetterName(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.w ?? ''
  if (!/^[A-Za-z]$/.test(word)) return false
  if (tokens.length === 1 || !/^[AaI]$/.test(word)) return true
  const next = tokens[i + 1]?.w.toLowerCase()
  return (next === 'is' && tokens[i + 2]?.w.toLowerCase() === 'for') || next === 'bubbles' || next === 'bubble'
}

/** How word `i` of an English sentence is read. */
export function readEnglish(tokens: readonly Token[], i: number): Part[] {
  const word = tokens[i]?.w ?? ''
  const key = word.toLowerCase()
  const letter = isLetterName(tokens, i) ? LETTERS[key] : undefined
  if (letter !== undefined) return [{ syllables: syllablesFromNotation(letter) }]
  const entry = LEXICON.words.en[key] ?? possessive(key)
  if (entry !== undefined) {
    return entry.split('|').map((part) => ({ syllables: syllablesFromNotation(part.trim()) }))
  }
  return [{ text: /^[A-Z']+$/.test(word) ? key : word }]
}

function possessive(key: string): string | undefined {
  const owner = key.endsWith("'s") ? LEXICON.words.en[key.slice(0, -2)] : undefined
  return owner && owner + (/ [kptf]$/.test(owner) ? ' s' : ' z')
}
