import type { Language } from '../game/language.ts'
import { EFFECT_NAMES, type EffectName, FIRST_EFFECTS } from './effectNames.ts'
import table from './generated/audio/effects.json' with { type: 'json' }

export { EFFECT_NAMES, type EffectName, FIRST_EFFECTS }

/** A part of a sound file; `src` without its ending (`.webm`, `.mp3`). The same shape as the sound desk's clips. */
export interface SoundClip {
  readonly src: string
  readonly startMs: number
  readonly ms: number
}

type SoundTable = Readonly<Record<string, readonly (string | number)[]>>

/** What older names of effects are called now. */
const ALIASES: Readonly<Record<string, string>> = { 'goat-bleat': 'goat' }

const nameIn = (path: string) => path.replace(/^\/audio\/\w+\//, '').replace(/\.mp3$/, '')

/** An effect by its name (`gong`) or the story's path (`/audio/effect/gong.mp3`); `undefined` where there is none. */
export function effectOf(name: string): SoundClip | undefined {
  const plain = nameIn(name)
  return clipIn(table.effects, ALIASES[plain] ?? plain)
}

/** A seamless loop by its name (`siang`) or the story's path (`/audio/ambience/garden.mp3`); `undefined` where there is none. */
export function musicOf(name: string): SoundClip | undefined {
  return clipIn(table.loops, nameIn(name))
}

function clipIn(sounds: SoundTable, name: string): SoundClip | undefined {
  if (!Object.hasOwn(sounds, name)) return undefined
  const [src, startMs, ms] = sounds[name] ?? []
  return { src: String(src), startMs: Number(startMs), ms: Number(ms) }
}

/** The story's paths of all that a page or an activity names to be said in a language, its narration too. */
export function spokenPaths(place: object, language: Language): string[] {
  const named = JSON.stringify(place).match(/\/audio\/[\w/-]+\.mp3/g) ?? []
  return [...new Set(named.filter((path) => path.includes(`/${language}/`)))]
}

/** The effects that content or a picture names: the `sound` of a thing, an area, a cue. */
export function effectsOf(place: object): string[] {
  const named = [...JSON.stringify(place).matchAll(/"sound":"([^"]+)"/g)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => effectOf(name) !== undefined)
}

/** The path of a count's sound, 1 to 12. */
export function countPath(count: number, language: Language): string {
  return `/audio/count/${language}/${count}.mp3`
}

/** The path of a letter's name; letters with marks have none. */
export function letterPath(letter: string, language: Language): string {
  return `/audio/letters/${language}/${letter.toLowerCase()}.mp3`
}

/** The path of a book's spoken title. */
export function titlePath(bookId: number, language: Language): string {
  return `/audio/titles/${language}/book${bookId}.mp3`
}

/** The path of the spoken name of what a book of ours hangs in the barn. */
export function keepsakePath(bookId: number, language: Language): string {
  return `/audio/keepsakes/${language}/book${bookId}.mp3`
}
