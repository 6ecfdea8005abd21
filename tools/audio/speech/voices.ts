import { join } from 'node:path'
import type { Blend, Manner } from '../../../server/speech/engine/index.ts'
import type { Language } from '../../../src/game/language.ts'
import type { ScriptKind } from '../scripts.ts'

/** One way to speak a line. `carrier`: a sentence in which `{w}` is the word, which is cut out of it. */
export interface Take {
  /** A voice or a blend of voices (`blendOf`). */
  readonly voice: string
  /** 1 is the voice's own speed. */
  readonly speed: number
  readonly carrier?: string
}

/** How each language is read aloud, the first way first; the others where the first is misheard (docs/decisions/voices.md). */
const READING: Readonly<Record<Language, readonly [Take, ...Take[]]>> = {
  en: [
    { voice: 'jf_gongitsune', speed: 0.85 },
    { voice: 'jf_gongitsune', speed: 0.79 },
    { voice: 'jf_gongitsune:0.7+jf_tebukuro:0.3', speed: 0.83 },
  ],
  id: [
    { voice: 'jf_gongitsune', speed: 1.05 },
    { voice: 'jf_gongitsune', speed: 0.97 },
    { voice: 'jf_gongitsune:0.7+jf_tebukuro:0.3', speed: 1 },
  ],
}
/** Single words are cut from a sentence: the model adds sounds to a word that it is given alone. */
const SINGLE: Readonly<Record<Language, readonly [Omit<Take, 'voice'>, ...Omit<Take, 'voice'>[]]>> = {
  en: [
    { speed: 0.8, carrier: 'Listen: {w}.' },
    { speed: 0.75, carrier: 'The next word is: {w}.' },
    { speed: 0.75, carrier: '{w}, {w}.' },
  ],
  id: [
    { speed: 0.9, carrier: 'Dengar: {w}.' },
    { speed: 0.85, carrier: 'Kata berikutnya: {w}.' },
    { speed: 0.85, carrier: '{w}, {w}.' },
  ],
}
/** Slow: there is more of each sound to cut from. */
const SOUND_SPEED = 0.7
const SINGLE_KINDS: ReadonlySet<ScriptKind> = new Set<ScriptKind>([
  'word',
  'count',
  'letter name and sound',
  'sound',
  'syllable',
])

/** Whether a line is a single word, a number or a letter: spoken slowly, without pauses around it. */
export const isSingle = (kind: ScriptKind): boolean => SINGLE_KINDS.has(kind)

/** The ways to speak a line, the first that is tried first. */
export function takesFor(kind: ScriptKind, language: Language): Take[] {
  const [{ voice }] = READING[language]
  // No recogniser knows a sound or a syllable, so there is nothing to choose by.
  if (kind === 'sound') return [{ voice, speed: SOUND_SPEED }]
  if (kind === 'syllable') return [{ voice, ...SINGLE[language][0] }]
  return isSingle(kind) ? SINGLE[language].map((take) => ({ voice, ...take })) : [...READING[language]]
}

/** The voice folder that speech is made with (`npm run voice -- install`): `VOICE_DIR`, else `.cache/voice`. */
export function voiceFolder(root: string): string {
  return process.env['VOICE_DIR'] ?? join(root, '.cache/voice')
}

/** How the engine is to speak a take. */
export const mannerOf = ({ voice, speed }: Take): Manner => ({ voice: blendOf(voice), speed })

/** A blend from its name: `jf_alpha`, `jf_alpha+jm_kumo` (half and half) or `jf_alpha:0.7+jm_kumo:0.3`. */
export function blendOf(name: string): Blend {
  const parts = name.split('+').map((part) => part.split(':'))
  return Object.fromEntries(
    parts.map(([voice = '', share]) => [voice, share === undefined ? 1 / parts.length : Number(share)]),
  )
}
