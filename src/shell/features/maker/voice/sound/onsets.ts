import { FRAME_MS, quantile, smoothed } from './envelope.ts'
import { levelsOf, soundLevel } from './trim.ts'

/** A place where something begins to sound, and how clearly: 1 after a silence, less inside running speech. */
export interface Onset {
  readonly ms: number
  readonly strength: number
}

/** After a silence of this length a sound begins again, ms. */
const QUIET_MS = 40
/** A rise inside running speech is looked for over this time, ms, and is at least as many dB. */
const RISE_MS = 50
const LEAST_RISE = 4
/** A rise of this many dB is as clear as it gets. */
const CLEAR_RISE = 20
/** A rise begins where this share of it is reached. */
const FOOT = 0.15
/** No two onsets are nearer, ms. */
const APART_MS = 50

/** Where sounds begin, by an envelope (dBFS for each 5 ms), in order: after silences, and where running speech swells. */
export function onsetsOf(envelope: readonly number[]): Onset[] {
  if (envelope.length === 0) return []
  const floor = Math.max(quantile(envelope, 0.05), levelsOf(envelope).voice - 60)
  // What lies under the room does not rise.
  const level = smoothed(
    envelope.map((one) => Math.max(floor, one)),
    3,
  )
  const width = RISE_MS / FRAME_MS
  const rise = level.map((one, at) => one - Math.min(...level.slice(Math.max(0, at - width), at + 1)))
  const least = soundLevel(levelsOf(envelope))
  const peaks = rise.flatMap((one, at) => {
    const isPeak = one >= LEAST_RISE && one >= (rise[at - 1] ?? 0) && one > (rise[at + 1] ?? 0)
    return isPeak && (level[at] ?? floor) > least ? [{ at, rise: one }] : []
  })
  return apart(peaks.map((peak) => onsetAt(level, peak, width, least)))
}

function onsetAt(level: readonly number[], { at, rise }: { at: number; rise: number }, width: number, least: number) {
  const bottom = (level[at] ?? 0) - rise
  let foot = at
  while (foot > Math.max(0, at - width) && (level[foot - 1] ?? 0) > bottom + FOOT * rise) foot -= 1
  const before = level.slice(Math.max(0, foot - QUIET_MS / FRAME_MS), foot)
  const isAfterSilence = before.every((one) => one < least)
  return { ms: foot * FRAME_MS, strength: isAfterSilence ? 1 : Math.min(0.9, rise / CLEAR_RISE) }
}

/** Of onsets that lie together, the clearest. */
function apart(onsets: readonly Onset[]): Onset[] {
  const kept: Onset[] = []
  for (const onset of onsets) {
    const last = kept.at(-1)
    if (!last || onset.ms - last.ms >= APART_MS) kept.push(onset)
    else if (onset.strength > last.strength) kept[kept.length - 1] = { ms: last.ms, strength: onset.strength }
  }
  return kept
}
