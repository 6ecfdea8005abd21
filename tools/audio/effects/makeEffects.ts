import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EffectName } from '../../../src/content/effectNames.ts'
import { encode, QUALITY } from '../encode.ts'
import { type AudioManifest, ENDINGS, hashOfSources, shaOf } from '../manifest.ts'
import { concat, RATE } from '../wav.ts'
import * as air from './air.ts'
import { play } from './played.ts'
import { peakAt, type Sound } from './synth.ts'
import * as things from './things.ts'
import * as voices from './voices.ts'

/** How an effect is made, and its highest sample, dBFS: what is heard often is soft. */
interface Recipe {
  readonly make: (work: string) => Sound
  readonly peak: number
}

const recipe = (make: (work: string) => Sound, peak: number): Recipe => ({ make, peak })

/** All effects by name. */
export const RECIPES: Readonly<Record<EffectName, Recipe>> = {
  click: recipe(things.click, -14),
  tap: recipe(things.tap, -10),
  pop: recipe(things.pop, -9),
  'bubble-pop': recipe(things.pop, -8),
  'page-flip': recipe(things.pageFlip, -10),
  jump: recipe(things.jump, -9),
  drop: recipe(things.drop, -8),
  plop: recipe(things.plop, -7),
  splash: recipe(things.splash, -8),
  success: recipe((work) => play('success', work), -6),
  error: recipe((work) => play('error', work), -9),
  complete: recipe((work) => play('complete', work), -5),
  star: recipe((work) => play('star', work), -8),
  'drum-high': recipe((work) => play('drum-high', work), -5),
  'drum-mid': recipe((work) => play('drum-mid', work), -5),
  'drum-low': recipe((work) => play('drum-low', work), -4),
  drums: recipe((work) => play('drums', work), -5),
  gong: recipe(things.gong, -4),
  knock: recipe(things.knock, -7),
  'beats-slow': recipe(things.beatsSlow, -6),
  'beats-fast': recipe(things.beatsFast, -6),
  woodblock: recipe((work) => play('woodblock', work), -8),
  lantern: recipe(things.lantern, -8),
  bell: recipe(things.bell, -11),
  wind: recipe(air.wind, -7),
  blow: recipe(air.blow, -9),
  whoosh: recipe(air.whoosh, -9),
  rustle: recipe(air.rustle, -11),
  heartbeat: recipe(things.heartbeat, -4),
  boing: recipe(things.boing, -9),
  creak: recipe(things.creak, -14),
  crunch: recipe(things.crunch, -9),
  goat: recipe(voices.goat, -4),
  meow: recipe(voices.meow, -6),
  duck: recipe(voices.duck, -6),
  cluck: recipe(voices.cluck, -7),
  coo: recipe(voices.coo, -10),
  chirp: recipe(voices.chirp, -13),
  frog: recipe(voices.frog, -8),
  cricket: recipe(voices.cricket, -16),
  sneeze: recipe(voices.sneeze, -7),
  monkey: recipe(voices.monkey, -9),
  owl: recipe(voices.owl, -8),
  snore: recipe(voices.snore, -8),
  rip: recipe(air.rip, -9),
}

/** A file each: a page waits only for those that it can sound, and a tablet decodes no others. */
const srcOf = (name: string) => `/audio/effect/${name}`
/** Silence at the end of a file: codecs blur it, and MP3 begins a little late. */
const HOLE_MS = 200
/** So much of the silence is played, for MP3's late beginning. */
const LATE_MS = 37

/** The hash of all that effects are made of. */
export function hashOfEffects(root: string): string {
  const own = readdirSync(join(root, 'tools/audio/effects')).filter((name) => !name.endsWith('.test.ts'))
  return hashOfSources(root, [...own.toSorted().map((name) => `effects/${name}`), 'music/midi.ts', 'encode.ts'])
}

/** Were the effects made from other sources, or is a file gone? */
export function areEffectsStale(root: string, manifest: AudioManifest): boolean {
  if (manifest.effects.hash !== hashOfEffects(root)) return true
  const files = Object.keys(RECIPES).flatMap((name) => ENDINGS.map((ending) => `${srcOf(name)}.${ending}`))
  return files.some((file) => shaOf(root, file) === undefined)
}

/** Makes all effects where a source of theirs has changed. */
export function makeEffects(root: string, manifest: AudioManifest, log: (text: string) => void): void {
  if (!areEffectsStale(root, manifest)) return
  const names = Object.keys(RECIPES) as EffectName[]
  log(`${names.length} effects to make`)
  const hole = new Float32Array((RATE * HOLE_MS) / 1000)
  const pieces: Record<string, { src: string; startMs: number; ms: number }> = {}
  for (const name of names) {
    const { make, peak } = RECIPES[name]
    const sound = peakAt(make(join(root, '.cache/audio')), peak)
    const src = srcOf(name)
    encode(root, manifest, src, concat([sound, hole]), QUALITY.effects)
    pieces[name] = { src, startMs: 0, ms: Math.ceil((sound.length * 1000) / RATE) + LATE_MS }
  }
  manifest.effects = { hash: hashOfEffects(root), pieces }
}
