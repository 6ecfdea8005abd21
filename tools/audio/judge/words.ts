import type { Language } from '../../../src/game/language.ts'

/** A word that should be heard; what is `isFree` (names, sounds of animals and things) is left out of the figures. */
export interface SaidWord {
  readonly word: string
  readonly isFree: boolean
}

/** A stretch of what was said beside what was heard in its place; either may be empty. */
interface Pair {
  readonly said: readonly SaidWord[]
  readonly heard: readonly string[]
  readonly errors: number
}

/** What a hearing was worth. Rates are shares of 0 and more, `null` where nothing but free words was said. */
export interface Hearing {
  readonly heard: string
  /** Words wrong, missing or too many for each word said. */
  readonly wer: number | null
  /** The same of letters, with spaces left out. */
  readonly cer: number | null
  /** How many words count. */
  readonly words: number
}

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' '),
}
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Spellings of the same sounds, letters' names too, by the one that all of them are counted as. */
const SAME_SOUND: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: spellings(
    'okay ok, hooray hurray hoorah hurrah, shh sh shhh, mom mum, color colour, gray grey, mangoes mangos, one won, two to too, four for, eight ate',
    'by bye buy, sun son, here hear, there their, no know, right write, hi high, blue blew, flower flour, night knight, hall haul, eyes ice',
    'a ay, b be bee, c see sea, d dee, f eff, g gee, h aitch, i eye, j jay, k kay, l el ell, m em, n en, o oh, p pee, q queue cue, r are',
    't tea tee, u you, v vee, x ex, y why, z zee zed',
  ),
  id: spellings(
    'ok oke okay, hore horee horei, wah waah, kelapa klapa',
    'a ah, b be, c ce, d de, e eh, f ef, g ge, h ha, i ih, j je, k ka, l el, m em, n en, o oh, p pe, q ki, r er, s es, t te, u uh, v ve fe',
    'w we, x eks ex, y ye, z zet',
  ),
}

/** From groups of spellings: each but the first of a group by the first. */
function spellings(...groups: readonly string[]): Record<string, string> {
  const same = groups.flatMap((line) => line.split(', ')).map((group) => group.split(' '))
  return Object.fromEntries(same.flatMap(([first = '', ...others]) => others.map((other) => [other, first])))
}

/** A whole number in words; one of 100 and more digit by digit, as recognisers write numbers said one after another without spaces. */
export function numberInWords(digits: string, language: Language): string[] {
  const n = Number(digits)
  const names = NUMBERS[language]
  if (n >= 100) return digits.split('').flatMap((digit) => numberInWords(digit, language))
  const plain = names[n]
  if (plain !== undefined) return [plain]
  const ones = n % 10 === 0 ? [] : numberInWords(String(n % 10), language)
  if (language === 'en') return [TENS[Math.floor(n / 10)] ?? digits, ...ones]
  return n < 20 ? [...ones, 'belas'] : [...numberInWords(String(Math.floor(n / 10)), language), 'puluh', ...ones]
}

/** The words of one written token: lower case, numbers as words, parted at hyphens, one spelling for one sound. */
function wordsOfToken(token: string, language: Language): string[] {
  return token
    .toLowerCase()
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/\d+/g, (digits) => ` ${numberInWords(digits, language).join(' ')} `)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter(Boolean)
    .map((word) => SAME_SOUND[language][word] ?? word)
}

/** The words of a text, as they are compared. */
export function normalise(text: string, language: Language): string[] {
  return text.split(/\s+/).flatMap((token) => wordsOfToken(token, language))
}

/** The words of a script; `names` (lower case) are free, with a genitive s too. */
export function saidWords(text: string, language: Language, names: ReadonlySet<string>): SaidWord[] {
  return text.split(/\s+/).flatMap((token) => {
    const whole = token
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const isFree = names.has(whole) || names.has(whole.replace(/'s$/, ''))
    const words = wordsOfToken(token, language)
    return words.map((word) => ({ word, isFree: isFree || names.has(word.replace(/'s$/, '')) }))
  })
}

interface Step {
  readonly cost: number
  readonly from: readonly [said: number, heard: number]
}

/** Words that are joined or parted otherwise (`mata hari` for `matahari`) are the same sounds: so many may be. */
const LONGEST_JOIN = 3
/** A name that a recogniser doesn't know becomes up to so many words. */
const LONGEST_NAME = 2

/** The pairing of said and heard words with the fewest errors. */
function pair(said: readonly SaidWord[], heard: readonly string[]): Pair[] {
  const table: Step[][] = []
  const costAt = (i: number, j: number) => table[i]?.[j]?.cost ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= said.length; i++) {
    const row: Step[] = []
    table.push(row)
    for (let j = 0; j <= heard.length; j++) {
      const steps = stepsTo(said, heard, i, j).map(
        ({ from, errors }): Step => ({ cost: costAt(...from) + errors, from }),
      )
      row.push(
        steps.reduce((best, step) => (step.cost < best.cost ? step : best), steps[0] ?? { cost: 0, from: [0, 0] }),
      )
    }
  }
  const pairs: Pair[] = []
  let [i, j] = [said.length, heard.length]
  while (i > 0 || j > 0) {
    const [a, b] = table[i]?.[j]?.from ?? [0, 0]
    pairs.unshift({ said: said.slice(a, i), heard: heard.slice(b, j), errors: costAt(i, j) - costAt(a, b) })
    ;[i, j] = [a, b]
  }
  return pairs
}

/** The ways to come to place `i`, `j`, the likeliest first. */
function stepsTo(
  said: readonly SaidWord[],
  heard: readonly string[],
  i: number,
  j: number,
): { from: [number, number]; errors: number }[] {
  const steps: { from: [number, number]; errors: number }[] = []
  const last = said[i - 1]
  const add = (a: number, b: number, errors: number) => steps.push({ from: [i - a, j - b], errors })
  if (last && j > 0) add(1, 1, last.isFree || last.word === heard[j - 1] ? 0 : 1)
  if (last?.isFree) for (let k = 2; k <= Math.min(LONGEST_NAME, j); k++) add(1, k, 0)
  for (let k = 2; k <= LONGEST_JOIN; k++) {
    if (last && k <= j && heard.slice(j - k, j).join('') === last.word) add(1, k, 0)
    const joined = said.slice(Math.max(0, i - k), i)
    if (k <= i && j > 0 && joined.map(({ word }) => word).join('') === heard[j - 1]) add(k, 1, 0)
  }
  if (last) add(1, 0, last.isFree ? 0 : 1)
  if (j > 0) add(0, 1, 1)
  return steps
}

/** How far two strings are apart: letters to change, add or take away. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Compares what was said with what was heard. */
export function compare(said: readonly SaidWord[], text: string, language: Language): Hearing {
  const pairs = pair(said, normalise(text, language))
  const counted = said.filter(({ isFree }) => !isFree)
  if (counted.length === 0) return { heard: text, wer: null, cer: null, words: 0 }
  const errors = pairs.reduce((sum, pair) => sum + pair.errors, 0)
  const judged = pairs.filter((pair) => !pair.said.some(({ isFree }) => isFree))
  const letters = judged.flatMap((pair) => pair.said.map(({ word }) => word)).join('')
  const heardLetters = judged.flatMap((pair) => pair.heard).join('')
  return {
    heard: text,
    wer: errors / counted.length,
    cer: distance(letters, heardLetters) / Math.max(1, letters.length),
    words: counted.length,
  }
}

/** How many errors each part of what was said has, all of it heard as one text. A word too many counts with the word before it. */
export function errorsOfParts(parts: readonly (readonly SaidWord[])[], text: string, language: Language): number[] {
  const ends = parts.map((_, i) => parts.slice(0, i + 1).flat().length)
  const errors = parts.map(() => 0)
  let said = 0
  for (const step of pair(parts.flat(), normalise(text, language))) {
    said += step.said.length
    const part = ends.findIndex((end) => said <= end)
    errors[part] = (errors[part] ?? 0) + step.errors
  }
  return errors
}

/** The best of several hearings of one word: heard alone, then said twice, of which each half counts. */
export function compareSingle(said: readonly SaidWord[], texts: readonly string[], language: Language): Hearing {
  const tries = texts.flatMap((text, i) => {
    const words = normalise(text, language)
    const half = words.length / 2
    const parts =
      i > 0 && words.length % 2 === 0 && half > 0 ? [words, words.slice(0, half), words.slice(half)] : [words]
    return parts.map((part) => compare(said, part.join(' '), language))
  })
  const worth = ({ wer, cer }: Hearing) => (wer ?? 0) * 1000 + (cer ?? 0)
  const best = tries.reduce((a, b) => (worth(b) < worth(a) ? b : a))
  return { ...best, heard: texts.join(' / ') }
}
