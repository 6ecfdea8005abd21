import { createHash } from 'node:crypto'
import type { Language } from '../../../src/game/language.ts'
import type { Script } from '../scripts.ts'
import { readEnglish } from './english.ts'
import type { ReadWord } from './festival.ts'
import { readIndonesian } from './indonesian.ts'
import { LEXICON, type SingleChoice } from './reading.ts'
import { sentences } from './text.ts'

/** Changing this makes everything be spoken again. */
const TOOL_VERSION = 1
/** Changing this makes what is cut from a carrier sentence be spoken again. */
const CUT_VERSION = 2
/** The speed of running text by language; 1 is the voice's own. */
const SPEED: Readonly<Record<Language, number>> = { en: 0.72, id: 0.85 }
const SINGLE_KINDS: ReadonlySet<string> = new Set(['word', 'count', 'letter name and sound'])

/** A sentence with the way each word is read. */
interface PlannedSentence {
  readonly attribution: boolean
  readonly words: readonly ReadWord[]
}

/** How a script will be spoken. Its hash changes with anything that would change the sound. */
export interface Plan {
  readonly script: Script
  readonly rate: number
  readonly sentences: readonly PlannedSentence[]
  readonly isSingle: boolean
  readonly hash: string
}

/** Speed and carrier of a single word: its own entry in lexicon.json, else the language's default. */
function singleChoice({ kind, language, text }: Script): SingleChoice {
  const table = kind === 'letter name and sound' ? LEXICON.letters : LEXICON.single
  return { ...LEXICON.single[language]['default'], ...table[language][text.toLowerCase()] }
}

/** Works out how a script is to be spoken. */
export function plan(script: Script): Plan {
  const { kind, language, text } = script
  const isSingle = SINGLE_KINDS.has(kind)
  const choice = isSingle ? singleChoice(script) : {}
  const rate = choice.rate ?? SPEED[language]
  const carrier = choice.carrier?.replaceAll('{w}', text)
  const read = language === 'en' ? readEnglish : readIndonesian
  const planned = sentences(carrier ?? (isSingle ? `${text}.` : text)).map(({ tokens, isAttribution }) => ({
    attribution: isAttribution,
    words: tokens.map((token, i) => ({ ...token, parts: read(tokens, i) })),
  }))
  const how = [TOOL_VERSION, kind, text, rate, planned, ...(carrier === undefined ? [] : [CUT_VERSION])]
  const hash = createHash('sha1').update(JSON.stringify(how)).digest('hex').slice(0, 16)
  return { script, rate, sentences: planned, isSingle, hash }
}
