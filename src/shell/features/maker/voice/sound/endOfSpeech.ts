/** A recording ends by itself this long after the last sound, ms. */
const SILENCE_MS = 1500
/** Without any sound it ends after this time, ms. */
const NOTHING_MS = 12_000
/** Nobody records longer than this at once, ms: the longest sound of a pack. */
export const LONGEST_MS = 3 * 60_000

/** Why a recording ends: nobody speaks any more, nobody has spoken, it has become too long. */
export type EndOfSpeech = 'silence' | 'nothing' | 'long'

/** A voice is this far above the room, dB, and not softer than this, dBFS. */
const ABOVE = 9
const SOFTEST = -56
/** Before it counts, a sound lasts this long, ms: a click is shorter. */
const LEAST_MS = 60

/** Returns a function that takes levels (dBFS) with their times (ms from the start) and says when to end. The room is what is softest. */
export function makeEndFinder(): (level: number, now: number) => EndOfSpeech | undefined {
  let room = -48
  let heardAt: number | undefined
  let soundSince: number | undefined
  return (level, now) => {
    // The room falls at once and rises within seconds: a fan that begins to turn is no voice.
    room = level < room ? level + 0.6 * (room - level) : room + 0.004 * (level - room)
    const isSound = level > Math.max(SOFTEST, room + ABOVE)
    soundSince = isSound ? (soundSince ?? now) : undefined
    if (soundSince !== undefined && now - soundSince >= LEAST_MS) heardAt = now
    if (now >= LONGEST_MS) return 'long'
    if (heardAt === undefined) return now >= NOTHING_MS ? 'nothing' : undefined
    return now - heardAt >= SILENCE_MS ? 'silence' : undefined
  }
}
