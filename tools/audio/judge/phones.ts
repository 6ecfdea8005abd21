import type { Language } from '../../../src/game/language.ts'
import pronunciation from '../../../server/speech/engine/pronunciation.json' with { type: 'json' }
import phones from './phones.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/** Words that no dictionary knows, in phones. */
export const PHONES: Readonly<Record<Language, Words>> = phones.words
const LETTER_NAMES: Words = pronunciation.letter_names_id
const WITH_E: Words = pronunciation.words

/** English phones of the lexicon that ARPABET spells otherwise. */
const ENGLISH: Readonly<Record<string, string>> = { ax: 'AH' }
const ARPABET = new Set(
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(' '),
)
/** Indonesian letters, longest first, and the nearest phones of US English; ə, é, è as in pronunciation.json. */
const INDONESIAN: readonly (readonly [string, string])[] = [
  ['ng', 'NG'],
  ['ny', 'N Y'],
  ['sy', 'SH'],
  ['kh', 'K'],
  ...Object.entries({
    a: 'AA',
    b: 'B',
    c: 'CH',
    d: 'D',
    e: 'AH',
    ə: 'AH',
    é: 'EY',
    è: 'EH',
    f: 'F',
    g: 'G',
    h: 'HH',
    i: 'IY',
    j: 'JH',
  }),
  ...Object.entries({
    k: 'K',
    l: 'L',
    m: 'M',
    n: 'N',
    o: 'AO',
    p: 'P',
    q: 'K',
    r: 'R',
    s: 'S',
    t: 'T',
    u: 'UW',
    v: 'F',
    w: 'W',
  }),
  ...Object.entries({ x: 'K S', y: 'Y', z: 'Z' }),
]
/** Diphthongs at the end of a word. */
const FINAL: readonly (readonly [RegExp, string])[] = [
  [/ai$/, 'AY'],
  [/au$/, 'AW'],
  [/oi$/, 'OY'],
]

function spelled(text: string): string[] {
  const found: string[] = []
  for (let i = 0; i < text.length; ) {
    const letters = INDONESIAN.find(([spelling]) => text.startsWith(spelling, i))
    if (letters) found.push(...letters[1].split(' '))
    i += letters?.[0].length ?? 1
  }
  return found
}

function bySpelling(word: string): string[] {
  const last = word.length > 3 ? FINAL.find(([ending]) => ending.test(word)) : undefined
  return last ? [...spelled(word.slice(0, -2)), last[1]] : spelled(word)
}

/** A word of the books as the aligner wants it: its letters, for a dictionary; phones that stand over that; and phones where none knows it. */
export interface AlignWord {
  readonly word: string
  /** ARPABET, parted by spaces; variants parted by `|`. `null`: look it up. */
  readonly phones: string | null
  readonly spelled: string
}

/** How the aligner should expect a word. */
export function alignWord(written: string, language: Language): AlignWord {
  const word = written.toLowerCase().replace(/[‘’]/g, "'")
  return {
    word,
    phones: language === 'id' ? indonesian(word) : english(word),
    spelled: bySpelling(word).join(' ') || 'AH',
  }
}

function english(word: string): string | null {
  const own = PHONES.en[word] ?? PHONES.en[word.replace(/'s$/, '')]
  if (own === undefined) return null
  const spoken = own
    .split(/[\s.|']+/)
    .filter(Boolean)
    .map((phone) => ENGLISH[phone] ?? phone.toUpperCase())
  if (!spoken.every((phone) => ARPABET.has(phone))) return null
  return [...spoken, ...(PHONES.en[word] === undefined ? ['Z'] : [])].join(' ')
}

/** By spelling, which is nearly what is said; a final k is often no more than a stop of the throat. */
function indonesian(word: string): string {
  const read = (part: string) => {
    const name = part.length === 1 ? LETTER_NAMES[part] : undefined
    return bySpelling((name ?? WITH_E[part] ?? part).normalize('NFC'))
  }
  const parts = word.split('-').filter(Boolean)
  const sounds = (WITH_E[word]?.normalize('NFC').split('-').map(bySpelling) ?? parts.map(read)).flat()
  if (sounds.length === 0) return 'AH'
  return sounds.length > 2 && sounds.at(-1) === 'K'
    ? `${sounds.join(' ')}|${sounds.slice(0, -1).join(' ')}`
    : sounds.join(' ')
}
