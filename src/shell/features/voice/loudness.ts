/** SPEC section 5: the band in which a voice is looked for, Hz, and the level that counts as one. */
const BAND = { low: 300, high: 3400 } as const
/** The mean level above which the voice light is on; the unit is Meyda's amplitude spectrum of frames of `FRAME`. */
export const VOICE_LEVEL = 5
/** Samples in a frame: 21 to 23 ms. */
export const FRAME = 1024

/** The mean level in the voice band. `spectrum` is spaced evenly from 0 Hz to half of `sampleRate`; 0 where it is empty. */
export function voiceLevel(spectrum: ArrayLike<number>, sampleRate: number): number {
  const width = sampleRate / 2 / spectrum.length
  let sum = 0
  let count = 0
  for (let index = Math.ceil(BAND.low / width); index * width <= BAND.high && index < spectrum.length; index += 1) {
    sum += spectrum[index] ?? 0
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** A voice must be so much louder than the room. */
const ABOVE_ROOM = 4
/** The softest voice that counts, in a quiet room: a child that whispers is no child that shouts. */
const SOFTEST = 1
/** A click or a knock is shorter than a voice, ms. */
const SHORTEST_MS = 90
/** Quiet so long, ms, before the next shout is another one. */
const BETWEEN_MS = 180
/** The room's loudness is learned quickly when it falls and slowly when it rises: share of the way in a frame. */
const FALLING = 0.2
const RISING = 0.004

/** What a level means. */
export interface Loudness {
  readonly isSounding: boolean
  /** A shout begins now; told once for each. */
  readonly isShout: boolean
}

/** Finds shouts by loudness alone, against the loudness of the room; give it every level with its time in ms. */
export function makeShoutFinder(): (level: number, now: number) => Loudness {
  // Until the room is known, the voice light's own level counts.
  let room = VOICE_LEVEL / ABOVE_ROOM
  let loudSince: number | undefined
  let quietSince: number | undefined
  let isTold = false
  return (level, now) => {
    const isSounding = level > Math.max(SOFTEST, room * ABOVE_ROOM)
    room += (level - room) * (level < room ? FALLING : RISING)
    if (!isSounding) {
      quietSince ??= now
      if (now - quietSince >= BETWEEN_MS) {
        loudSince = undefined
        isTold = false
      }
      return { isSounding, isShout: false }
    }
    quietSince = undefined
    loudSince ??= now
    const isShout = !isTold && now - loudSince >= SHORTEST_MS
    isTold ||= isShout
    return { isSounding, isShout }
  }
}
