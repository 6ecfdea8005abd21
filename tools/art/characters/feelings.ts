/** What faces say: expressions by name, each of eyes, brows and a mouth. */
import type { MouthName } from './mouths.ts'

/** How an eye is open. */
export type EyeKind = 'open' | 'happy' | 'shut' | 'wide' | 'soft' | 'heavy' | 'narrow'
/** One expression: eyes (the right one may differ), heights of the brows, mouth. */
export interface Expression {
  readonly eye: EyeKind
  readonly eyeR?: EyeKind | undefined
  readonly brow: readonly [number, number]
  readonly mouth: MouthName
  /** Tilt of the brows, degrees: above 0 their inner ends go up (sorrow), below 0 down (mischief, effort). */
  readonly tilt?: number | undefined
  /** Height of the right brow over the left one: doubt lifts one alone. */
  readonly lift?: number | undefined
}
/** Expressions by name. */
export const EXPRESSIONS: Record<string, Expression> = {
  smile: { eye: 'open', brow: [0, 0], mouth: 'smile' },
  happy: { eye: 'open', brow: [-2, -2], mouth: 'open' },
  laugh: { eye: 'happy', brow: [-4, -4], mouth: 'laugh' },
  wow: { eye: 'wide', brow: [-6, -4], mouth: 'o' },
  calm: { eye: 'soft', brow: [0, 2], mouth: 'smile' },
  sleep: { eye: 'shut', brow: [1, 0], mouth: 'tiny' },
  cheeky: { eye: 'open', brow: [-4, 3], mouth: 'side' },
  think: { eye: 'open', brow: [-5, 4], mouth: 'flat' },
  sing: { eye: 'happy', brow: [-5, -4], mouth: 'o' },
  wink: { eye: 'open', eyeR: 'happy', brow: [-3, -2], mouth: 'open' },
  sad: { eye: 'soft', brow: [-3, -7], mouth: 'frown' },
  worry: { eye: 'open', brow: [-4, -7], mouth: 'flat' },
  shout: { eye: 'happy', brow: [-5, -4], mouth: 'shout' },
  blow: { eye: 'soft', brow: [-3, -1], mouth: 'pucker' },
  proud: { eye: 'shut', brow: [-3, -3], mouth: 'smile' },
  sneeze: { eye: 'shut', brow: [-5, -7], mouth: 'pucker' },
  hush: { eye: 'open', brow: [-3, -3], mouth: 'tiny' },
  dejected: { eye: 'heavy', brow: [0, 0], mouth: 'droop', tilt: 17 },
  doubt: { eye: 'narrow', eyeR: 'open', brow: [2, 0], mouth: 'wave', tilt: -3, lift: -8 },
  mischief: { eye: 'narrow', brow: [3, 0], mouth: 'smirk', tilt: -9 },
  relief: { eye: 'shut', brow: [-5, 0], mouth: 'sigh', tilt: 11 },
  effort: { eye: 'shut', brow: [4, 0], mouth: 'teeth', tilt: -12 },
  awe: { eye: 'wide', brow: [-3, 0], mouth: 'gasp', tilt: 9 },
  angry: { eye: 'narrow', brow: [4, 0], mouth: 'frown', tilt: -16 },
  tender: { eye: 'shut', brow: [-2, 0], mouth: 'smile', tilt: 6 },
}
