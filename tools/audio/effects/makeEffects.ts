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
}

const ALL = '/audio/effect/effects'
/** Every press of a button sounds: this one is a file of its own, to be there before all else. */
const CLICK = '/audio/effect/click'
const HOLE_MS = 200

/** The hash of all that effects are made of. */
export function hashOfEffects(root: string): string {
  const own = readdirSync(join(root, 'tools/audio/effects')).filter((name) => !name.endsWith('.test.ts'))
  return hashOfSources(root, [...own.toSorted().map((name) => `effects/${name}`), 'music/midi.ts', 'encode.ts'])
}

/** Were the effects made from other sources, or is a file gone? */
export function areEffectsStale(root: string, manifest: AudioManifest): boolean {
  if (manifest.effects.hash !== hashOfEffects(root)) return true
  return [ALL, CLICK].some((src) => ENDINGS.some((ending) => shaOf(root, `${src}.${ending}`) === undefined))
}

/** Makes all effects where a source of theirs has changed. */
export function makeEffects(root: string, manifest: AudioManifest, log: (text: string) => void): void {
  if (!areEffectsStale(root, manifest)) return
  const names = Object.keys(RECIPES) as EffectName[]
  log(`${names.length} effects to make`)
  const sounds = names.map((name) => {
    const { make, peak } = RECIPES[name]
    return { name, sound: peakAt(make(join(root, '.cache/audio')), peak) }
  })
  const hole = new Float32Array((RATE * HOLE_MS) / 1000)
  const parts: Float32Array[] = [hole]
  const pieces: Record<string, { src: string; startMs: number; ms: number }> = {}
  let startMs = HOLE_MS
  for (const { name, sound } of sounds) {
    const ms = Math.ceil((sound.length * 1000) / RATE)
    if (name === 'click') {
      encode(root, manifest, CLICK, concat([sound, hole]), QUALITY.effects)
      pieces[name] = { src: CLICK, startMs: 0, ms: ms + 37 }
      continue
    }
    pieces[name] = { src: ALL, startMs: Math.round(startMs), ms }
    parts.push(sound, hole)
    startMs += (sound.length * 1000) / RATE + HOLE_MS
  }
  encode(root, manifest, ALL, concat(parts), QUALITY.effects)
  manifest.effects = { hash: hashOfEffects(root), pieces }
}
