import { join } from 'node:path'
import type { Blend, Manner, Manners } from '../../../server/speech/engine/index.ts'
import type { Language } from '../../../src/game/language.ts'
import type { Script, ScriptKind } from '../scripts.ts'

/** Ways to write the sounds of a word for the model, each a little off from how they are read (docs/decisions/voices.md). */
const RESPELLED = {
  /** A stop that begins a word gets a breath: without one it may sound voiced (*pelan* as *belan*). */
  breath: (ipa: string) => ipa.replace(/(^| )([ptk])/gu, '$1$2ʰ'),
  /** A stop that ends a word is let go: without that it may not be heard (*langit* as *langi*). */
  ends: (ipa: string) => ipa.replace(/([pt])(?= |$)/gu, '$1ʰ'),
  /** A shorter ə: a full one may sound as a or u. */
  light: (ipa: string) => ipa.replaceAll('ə', 'ᵊ'),
} as const

/** The name of a way to write sounds. */
export type Sounds = keyof typeof RESPELLED

/** Whether there is a way to write sounds of that name. */
export const isSounds = (name: string): name is Sounds => Object.hasOwn(RESPELLED, name)

/** How a sentence is spoken. */
export interface Style {
  /** 1 is the voice's own speed. */
  readonly speed: number
  /** How its sounds are written for the model; as they are read where nothing is said. */
  readonly sounds?: Sounds
}

/** One way to speak a line. */
export interface Take extends Style {
  /** A voice or a blend of voices (`blendOf`). */
  readonly voice: string
  /** A sentence in which `{w}` is the word, which is cut out of it. */
  readonly carrier?: string
  /** Of running text: how each of its sentences is spoken, where they differ. */
  readonly sentences?: readonly Style[]
}

/** Another way to speak a sentence that was misheard: a little faster or slower than the text around it, or with other sounds. */
export interface Way {
  /** Its speed as a share of the text's own; neighbours differ by 6 in 100 at most. */
  readonly pace: number
  readonly sounds?: Sounds
}

/** Halfway between the voice that is heard best and one that is less deep. */
const HALF = 'jm_kumo:0.5+jf_gongitsune:0.5'
/** Nearer to the deeper one. */
const DEEPER = 'jm_kumo:0.7+jf_gongitsune:0.3'
/**
 * How each language is read aloud, the first way first; the others where the first is misheard (docs/decisions/voices.md). New ones go to the end: what a
 * line was chosen from is known by the beginning of its list.
 */
const READING: Readonly<Record<Language, readonly [Take, ...Take[]]>> = {
  en: [
    { voice: HALF, speed: 0.77 },
    { voice: HALF, speed: 0.81 },
    { voice: DEEPER, speed: 0.75 },
  ],
  id: [
    { voice: 'jm_kumo', speed: 1 },
    { voice: 'jm_kumo', speed: 0.93 },
    { voice: DEEPER, speed: 1 },
    { voice: 'jm_kumo', speed: 1.05 },
  ],
}
/** How stories are told: in one voice, as two of them differ by some semitones from page to page (docs/decisions/voices.md). */
const TELLING: typeof READING = {
  en: [
    { voice: HALF, speed: 0.77 },
    { voice: HALF, speed: 0.81 },
  ],
  id: [
    { voice: DEEPER, speed: 1 },
    { voice: DEEPER, speed: 1.05 },
    { voice: DEEPER, speed: 0.93 },
  ],
}
/** How misheard sentences of the books' Indonesian text are spoken; the most natural way first. */
const WAYS: readonly Way[] = [{ pace: 1.03 }, { pace: 0.97 }]
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
/** A line of the books; those of the reading ladder lie in a folder of their own. */
const isOfBooks = ({ path }: Pick<Script, 'path'>): boolean => !path.startsWith('/audio/ladder/')
/** Further ways to speak the books' words, more of them in Indonesian, where words are misheard more. New ones go to the end, too. */
const FURTHER: Readonly<Record<Language, readonly (Omit<Take, 'voice'> & Partial<Take>)[]>> = {
  en: [
    { speed: 0.9, carrier: 'Listen: {w}.' },
    { speed: 0.85, carrier: 'Now say: {w}.' },
  ],
  id: [
    { speed: 0.8, carrier: 'Dengar: {w}.' },
    { speed: 1, carrier: 'Dengar: {w}.' },
    { speed: 0.85, carrier: 'Ayo sebut: {w}.' },
    { speed: 0.9, carrier: 'Dengar: {w}.', sounds: 'breath' },
    { voice: DEEPER, speed: 0.9, carrier: 'Dengar: {w}.' },
    { voice: DEEPER, speed: 0.85, carrier: 'Kata berikutnya: {w}.' },
    { voice: DEEPER, speed: 1, carrier: 'Dengar: {w}.' },
  ],
}
/** Says the sounds of letters and syllables in both languages: where a sound is cut (`letterSound.ts`) was found with it. */
const SOUNDS_VOICE = 'jf_gongitsune'
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

/** The ways to speak a line as a whole, the first that is tried first. */
export function takesFor(script: Pick<Script, 'kind' | 'language' | 'path' | 'text'>): Take[] {
  const { kind, language } = script
  const [{ voice }] = READING[language]
  // No recogniser knows a sound or a syllable, so there is nothing to choose by.
  if (kind === 'sound') return [{ voice: SOUNDS_VOICE, speed: SOUND_SPEED }]
  if (kind === 'syllable') return [{ voice: SOUNDS_VOICE, ...SINGLE[language][0] }]
  if (kind === 'narration') return [...TELLING[language]]
  const takes = isSingle(kind) ? SINGLE[language].map((take) => ({ voice, ...take })) : [...READING[language]]
  // Those of the reading ladder are too many for the judges to choose among their takes; but English texts are mostly heard at the first.
  if (!isOfBooks(script)) return language === 'en' && !isSingle(kind) ? takes : takes.slice(0, 1)
  return isSingle(kind) ? [...takes, ...heardIn(script, FURTHER[language]).map((take) => ({ voice, ...take }))] : takes
}

/** The styles that make a difference to a text: a breath is heard in p, t and k alone. */
function heardIn<Some extends Style>({ text }: Pick<Script, 'text'>, styles: readonly Some[]): Some[] {
  const takesBreath = /(^|[^\p{L}])[ptk]/iu.test(text)
  return styles.filter(({ sounds }) => takesBreath || sounds !== 'breath')
}

/** The ways to speak a sentence of a line that is misheard as a whole. */
export function waysFor(script: Pick<Script, 'kind' | 'language' | 'path'>): readonly Way[] {
  return script.language === 'id' && isOfBooks(script) && !isSingle(script.kind) ? WAYS : []
}

/** A sentence's style by a way, in a text of that speed. */
export function styleOf({ pace, sounds }: Way, speed: number): Style {
  return { speed: Math.round(speed * pace * 1000) / 1000, ...(sounds && { sounds }) }
}

/** The voice folder that speech is made with (`npm run voice -- install`): `VOICE_DIR`, else `.cache/voice`. */
export function voiceFolder(root: string): string {
  return process.env['VOICE_DIR'] ?? join(root, '.cache/voice')
}

/** How the engine is to speak a take, if all of it is spoken alike. */
export function mannerOf({ voice, speed, sounds }: Omit<Take, 'sentences'>): Manner {
  return { voice: blendOf(voice), speed, ...(sounds && { respell: RESPELLED[sounds] }) }
}

/** How the engine is to speak a take, sentence by sentence. */
export function mannersOf({ sentences, ...whole }: Take): Manners {
  if (!sentences) return mannerOf(whole)
  const manners = sentences.map((style) => mannerOf({ voice: whole.voice, ...style }))
  return (place) => manners[place] ?? mannerOf(whole)
}

/** A blend from its name: `jf_alpha`, `jf_alpha+jm_kumo` (half and half) or `jf_alpha:0.7+jm_kumo:0.3`. */
export function blendOf(name: string): Blend {
  const parts = name.split('+').map((part) => part.split(':'))
  return Object.fromEntries(
    parts.map(([voice = '', share]) => [voice, share === undefined ? 1 / parts.length : Number(share)]),
  )
}
