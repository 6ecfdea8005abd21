import { FRAME_MS, quantile } from './envelope.ts'

/** A part of a sound, ms. */
export interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** Where the room and the voice lie in an envelope, dBFS. */
export interface Levels {
  readonly room: number
  readonly voice: number
}

/** A voice is this far above its room at least, dB; what is not is no voice. */
const LEAST_ABOVE = 9
/** Of the way from room to voice, the share from which on something is sound. */
const SHARE = 0.25
/** A click is shorter than this, ms. */
const SHORTEST_MS = 40
/** What is left before and after the voice, so that its soft ends are heard, ms. */
const BEFORE_MS = 120
const AFTER_MS = 250

/** Room and voice of an envelope: its softest tenth, its loudest tenth. */
export function levelsOf(envelope: readonly number[]): Levels {
  return { room: quantile(envelope, 0.1), voice: quantile(envelope, 0.92) }
}

/** The level above which something is sound, between room and voice. */
export const soundLevel = ({ room, voice }: Levels) => room + Math.max(LEAST_ABOVE / 2, SHARE * (voice - room))

/** The part in which somebody speaks, with a little before and after it; undefined where nobody does. */
export function voiceSpan(envelope: readonly number[]): Span | undefined {
  const levels = levelsOf(envelope)
  if (levels.voice - levels.room < LEAST_ABOVE) return undefined
  const least = soundLevel(levels)
  const needed = SHORTEST_MS / FRAME_MS
  const isSound = envelope.map((level) => level > least)
  const runs = runsOf(isSound).filter(({ length }) => length >= needed)
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return undefined
  return {
    startMs: Math.max(0, first.from * FRAME_MS - BEFORE_MS),
    endMs: Math.min(envelope.length * FRAME_MS, (last.from + last.length) * FRAME_MS + AFTER_MS),
  }
}

/** Stretches of `true`; holes of up to 15 ms are closed. */
function runsOf(values: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [at, value] of values.entries()) {
    if (!value) continue
    const last = runs.at(-1)
    if (last && at - (last.from + last.length) <= 3) last.length = at - last.from + 1
    else runs.push({ from: at, length: 1 })
  }
  return runs
}
