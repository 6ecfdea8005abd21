import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unusable } from './errors.ts'

/** How a word is read: IPA in the model's alphabet. `isGuessed`: no lexicon knows it; it was read by rule. */
export interface Reading {
  readonly ipa: string
  readonly isGuessed: boolean
}

/** What a voice folder knows of words. English: IPA by spelling, case as in the source; Indonesian: spelling with é and ə by lower-case word. */
export interface Lexicon {
  readonly english: ReadonlyMap<string, string>
  readonly indonesian: ReadonlyMap<string, string>
}

/** The default of a word whose sound depends on its part of speech. */
function ipaOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null || !('DEFAULT' in entry)) return undefined
  return typeof entry.DEFAULT === 'string' ? entry.DEFAULT : undefined
}

/**
 * Reads `english.json` (misaki's US lexicon) and `indonesian.tsv` (`word <tab> phonemes`, g2p ID) of a voice folder. The model has letters of its own for
 * the flap and for a word's glottal stop.
 */
export function readLexicon(folder: string): Lexicon {
  const raw = parsed(folder, 'english.json')
  const english = new Map<string, string>()
  for (const [word, entry] of Object.entries(raw ?? {})) {
    const ipa = ipaOf(entry)
    if (ipa !== undefined) english.set(word, ipa.replaceAll('ɾ', 'T').replaceAll('ʔ', 't'))
  }
  const indonesian = new Map<string, string>()
  for (const line of textOf(folder, 'indonesian.tsv').split('\n')) {
    const [word = '', phonemes = ''] = line.split('\t')
    const spelled = withE(word, phonemes)
    if (spelled !== undefined) indonesian.set(word, spelled)
  }
  return { english, indonesian }
}

/** A word whose e's are told apart as its phonemes tell them; `undefined` where they do not match. */
function withE(word: string, phonemes: string): string | undefined {
  if (!word.includes('e')) return undefined
  const vowels = [...phonemes.matchAll(/[eəɛ]/gu)].map(([vowel]) => vowel)
  if (vowels.length !== (word.match(/e/g) ?? []).length) return undefined
  let n = 0
  return word.replace(/e/g, () => (vowels[n++] === 'ə' ? 'ə' : 'é'))
}

function textOf(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    throw unusable(join(folder, name), error)
  }
}

function parsed(folder: string, name: string): unknown {
  const text = textOf(folder, name)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unusable(join(folder, name), error)
  }
}
