import { LEXICON, type Part, PRONUNCIATION, type Syllable } from './reading.ts'
import type { Token } from './text.ts'

/*
 * Indonesian spelling → sounds → phones of the Catalan voice "ona".
 * Sounds: a i u o aI aU oI @ (e as in emas) e (as in sate) E (as in bebek), p b t d k g ? m n N n^ s z S f h tS dZ l r w j.
 */
const VOWEL = /^(a|i|u|o|e|E|@|aI|aU|oI)$/
const isVowel = (sound: string | undefined): sound is string => sound !== undefined && VOWEL.test(sound)
/** ai, au inside a word are two vowels (ba-ik), but for these. */
const INNER_DIPHTHONG = new Set(['bagaimana', 'lambaikan'])
/** Little words that carry no stress. */
const UNSTRESSED = new Set(['di', 'ke', 'dan', 'yang', 'si', 'pun'])
const DIGRAPHS: Readonly<Record<string, string>> = { ng: 'N', ny: 'n^', sy: 'S', kh: 'k' }
const LETTER_SOUNDS: Readonly<Record<string, string>> = {
  ə: '@',
  é: 'e',
  è: 'E',
  e: '@',
  c: 'tS',
  j: 'dZ',
  y: 'j',
  q: 'k',
  v: 'f',
  x: 's',
}
const CONSONANT: Readonly<Record<string, readonly string[]>> = {
  'n^': ['J'],
  tS: ['t', 'S'],
  dZ: ['d', 'Z'],
  '?': ['k'],
}
/** A vowel stressed and unstressed. */
const VOWELS: Readonly<Record<string, readonly [string, string]>> = {
  a: ['a1', 'a1'],
  i: ['i1', 'i'],
  u: ['u1', 'u'],
  '@': ['ax', 'ax'],
  e: ['e1', 'e'],
  E: ['E1', 'E'],
  aI: ['a1 j', 'a1 j'],
  aU: ['a1 w', 'a1 w'],
  oI: ['o1 j', 'o1 j'],
}

/** Sounds of one unhyphenated word. `known`: may its pronunciation be looked up? (Not for the spelled name of a letter.) */
export function sounds(word: string, known = true): string[] {
  const raw = word.toLowerCase()
  const w = ((known ? PRONUNCIATION.words[raw] : undefined) ?? raw).normalize('NFC')
  const isPlainK = PRONUNCIATION.final_k_plain.includes(raw)
  const out: string[] = []
  for (let i = 0; i < w.length; i++) {
    const two = w.slice(i, i + 2)
    const letter = w.charAt(i)
    const digraph = DIGRAPHS[two]
    if (digraph !== undefined) {
      out.push(digraph)
      i++
    } else if (isDiphthong(w, i, raw)) {
      out.push(two.charAt(0) + two.charAt(1).toUpperCase())
      i++
    } else if (letter === 'k' && !isPlainK && isGlottal(w, i)) out.push('?')
    else out.push(LETTER_SOUNDS[letter] ?? letter)
  }
  return out
}

function isDiphthong(w: string, i: number, raw: string): boolean {
  const isLast = i + 2 >= w.length
  return /^(ai|au|oi)$/.test(w.slice(i, i + 2)) && ((isLast && w.length > 3) || INNER_DIPHTHONG.has(raw))
}

function isGlottal(w: string, i: number): boolean {
  return i === w.length - 1 || w.slice(i, i + 2) === 'kk' || /^k(nya|lah)$/.test(w.slice(i))
}

/** Parts sounds into syllables: one consonant, or stop and liquid, opens a syllable. */
export function syllabify(all: readonly string[]): string[][] {
  const vowels = all.flatMap((sound, i) => (isVowel(sound) ? [i] : []))
  if (vowels.length < 2) return [[...all]]
  const cuts = vowels.slice(1).map((vowel, k) => {
    const between = vowel - (vowels[k] ?? 0) - 1
    if (between < 2) return vowel - between
    return /^[lrwj]$/.test(all[vowel - 1] ?? '') && /^[pbtdkgfs]$/.test(all[vowel - 2] ?? '') ? vowel - 2 : vowel - 1
  })
  return [0, ...cuts].map((cut, i) => all.slice(cut, cuts[i] ?? all.length))
}

/** Stress: the last syllable but one, or the last where that has a schwa. */
function stressed(syllables: readonly (readonly string[])[]): number {
  const n = syllables.length
  return n > 1 && !syllables[n - 2]?.includes('@') ? n - 2 : n - 1
}

/** Where a syllable stands: is it stressed, is it the word's first, what sound follows it. */
interface Place {
  readonly isStressed: boolean
  readonly isFirst: boolean
  readonly next: string | undefined
}

/** One syllable in the voice's phones, with what surgery has to do to each: '', cut, h, hfin, stop, glottal. */
function toOna(syllable: readonly string[], { isStressed, isFirst, next }: Place): Syllable {
  const phones: string[] = []
  const ops: string[] = []
  const add = (more: readonly string[], ...op: string[]) =>
    more.forEach((phone, k) => {
      phones.push(phone)
      ops.push(op[k] ?? '')
    })
  const core = syllable.find(isVowel)
  const isClosed = syllable.length > 0 && !isVowel(syllable.at(-1))
  syllable.forEach((sound, i) => {
    const after = syllable[i + 1] ?? next
    // The second half of a drawn-out vowel is unstressed.
    const isStrong = isStressed && syllable[i - 1] !== sound
    const vowel = VOWELS[sound]
    if (sound === 'o') add([(isClosed ? 'O' : 'o') + (isStrong ? '1' : '')])
    else if (vowel) add(vowel[isStrong ? 0 : 1].split(' '))
    else if (sound === 'N') {
      if (after === 'g' || after === 'k') add(['n'])
      else add(['n', 'g'], '', 'cut')
    } else if (sound === 'h') add([breathOf(core)], isVowel(after) ? 'h' : 'hfin')
    else if (sound === '?') add(['k'], after ? 'glottal' : 'stop')
    else if (sound === 'r' && isFirst && i === 0) add(['rr'])
    else add(CONSONANT[sound] ?? [sound])
  })
  return { phones, ops, stress: isStressed ? 1 : 0 }
}

/** The vowel that is whispered to make an h beside `core`. */
function breathOf(core: string | undefined): string {
  const unstressed = core === undefined ? undefined : VOWELS[core]?.[1]
  return (unstressed ?? (core === 'o' ? 'o' : 'ax')).split(' ')[0] ?? 'ax'
}

function render(syllables: readonly (readonly string[])[], stress: number): Syllable[] {
  return syllables.map((syllable, i) =>
    toOna(syllable, { isStressed: i === stress, isFirst: i === 0, next: syllables[i + 1]?.[0] }),
  )
}

/** Syllables from the notation of lexicon.json (`h a . 'tS i h`). */
function fromNotation(notation: string): Syllable[] {
  const parts = notation.split('.').map((part) => part.trim())
  const syllables = parts.map((part) => part.replace(/^'/, '').trim().split(/\s+/))
  const mark = parts.findIndex((part) => part.startsWith("'"))
  return render(syllables, mark >= 0 ? mark : stressed(syllables))
}

/** How word `i` of an Indonesian sentence is read. */
export function readIndonesian(tokens: readonly Token[], i: number): Part[] {
  const key = (tokens[i]?.w ?? '').toLowerCase()
  const entry = LEXICON.words.id[key]
  if (entry !== undefined) return entry.split('|').map((part) => ({ syllables: fromNotation(part.trim()) }))
  const name = key.length === 1 ? PRONUNCIATION.letter_names_id[key] : undefined
  if (name !== undefined) {
    // A letter's name alone is very short in this voice: its vowel is doubled.
    const drawn = sounds(name, false).flatMap((sound) => (isVowel(sound) ? [sound, sound] : [sound]))
    return [{ syllables: [toOna(drawn, { isStressed: true, isFirst: true, next: undefined })] }]
  }
  const syllables = (PRONUNCIATION.words[key] ?? key)
    .split('-')
    .filter(Boolean)
    .flatMap((part) => {
      const parted = syllabify(sounds(part))
      return render(parted, UNSTRESSED.has(key) ? -1 : stressed(parted))
    })
  return [{ syllables }]
}

/** Parts of a word with e that pronunciation.json does not know: they are read with e as in emas. */
export function unknownE(word: string): string[] {
  const key = word.toLowerCase()
  if (PRONUNCIATION.words[key] !== undefined || LEXICON.words.id[key] !== undefined) return []
  return key
    .split('-')
    .filter((part) => part.length > 1 && part.includes('e') && PRONUNCIATION.words[part] === undefined)
}
