/** SPEC section 5: the voice band, in Hz. */
const BAND = { low: 300, high: 3400 } as const
/** Samples in a frame: 21 ms at 48 kHz, 23 ms at 44.1 kHz. */
export const FRAME = 1024

/** Mean of a spectrum over the voice band; 0 for an empty spectrum. `spectrum` is spaced evenly from 0 Hz to half of `sampleRate`. */
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

/** The byte scale of the browser's AnalyserNode at its defaults: 0 at −100 dB, 255 at −30 dB, smoothed with weight 0.8 on the previous frame. */
const BYTES = { lowest: -100, highest: -30, smoothing: 0.8 } as const

/** Loudness of the voice band in one frame. */
export interface VoiceFrame {
  /** Mean of Meyda's amplitude spectrum: a full-scale tone in every bin would give 256. */
  readonly amplitude: number
  /** Mean on the byte scale of an AnalyserNode, 0…255; 0 if sound was dropped from the frame. */
  readonly bytes: number
}

/** Samples: a busy device drops 10 ms of sound or more, and the browser puts zeros there. A microphone never delivers so many exact zeros. */
const SHORTEST_GAP = 128

/** Whether sound was dropped from a frame. */
function hasGap(samples: ArrayLike<number>): boolean {
  let zeros = 0
  for (let index = 0; index < samples.length; index += 1) {
    zeros = samples[index] === 0 ? zeros + 1 : 0
    if (zeros === SHORTEST_GAP) return true
  }
  return false
}

/**
 * Returns a function that reads a microphone frame by frame: Meyda's amplitude spectrum, and the `FRAME` samples it was made from.
 * A frame with a gap has 0 bytes: a lower level would pass for a quieter room, and the room's noise then for a voice.
 */
export function makeVoiceMeter(
  sampleRate: number,
): (spectrum: ArrayLike<number>, samples: ArrayLike<number>) => VoiceFrame {
  let smooth: number[] = []
  const byteOf = (magnitude: number) => {
    const decibels = 20 * Math.log10(magnitude)
    const share = (decibels - BYTES.lowest) / (BYTES.highest - BYTES.lowest)
    return 255 * Math.min(1, Math.max(0, share))
  }
  return (spectrum, samples) => {
    const amplitude = voiceLevel(spectrum, sampleRate)
    if (hasGap(samples)) return { amplitude, bytes: 0 }
    smooth = Array.from(spectrum, (value, index) => {
      const magnitude = value / FRAME
      // The first frame is not smoothed: a level that rises from zero would look like a voice.
      const before = smooth[index] ?? magnitude
      return BYTES.smoothing * before + (1 - BYTES.smoothing) * magnitude
    })
    return { amplitude, bytes: voiceLevel(smooth.map(byteOf), sampleRate) }
  }
}

/** SPEC section 5: the voice light is on when the mean level exceeds the room's by this, on the byte scale. */
const VOICE_LEVEL = 5
/** The light is at full strength this far above the room's level, on the byte scale. */
const FULL_LIGHT = 80
/** Smoothing factors per frame for the room's level: it falls within half a second and rises over seconds, slower still during speech. */
const ROOM = { first: 0.2, falling: 0.05, rising: 0.004, risingInSpeech: 0.002 } as const
/** The light stays dark for this many frames (half a second) while the room's level is measured. */
const FIRST_FRAMES = 24
/** A voice exceeds the room's level for at least this many frames (60 ms); a click is shorter. */
const VOICE_FRAMES = 3

/** State of the voice light. */
export interface VoiceLight {
  readonly isOn: boolean
  /** 0…1, for a halo that grows with the voice. */
  readonly strength: number
}

/** Creates a voice light. Call it with every frame's `bytes`. Constant noise (a fan, rain) counts as the room and leaves the light dark. */
export function makeVoiceLight(): (bytes: number) => VoiceLight {
  let room: number | undefined
  let frames = 0
  let framesAbove = 0
  return (bytes) => {
    if (bytes === 0) return { isOn: false, strength: 0 }
    room ??= bytes
    frames += 1
    const above = bytes - room
    const isFirst = frames <= FIRST_FRAMES
    framesAbove = !isFirst && above > VOICE_LEVEL ? framesAbove + 1 : 0
    const isOn = framesAbove >= VOICE_FRAMES
    const rising = isOn ? ROOM.risingInSpeech : ROOM.rising
    room += above * (isFirst ? ROOM.first : above < 0 ? ROOM.falling : rising)
    return { isOn, strength: isOn ? Math.min(1, above / FULL_LIGHT) : 0 }
  }
}

/** The amplitude that counts as a shout before the room's level is known. The light is at full strength at four times this amplitude. */
export const SHOUT_LEVEL = 5
/** A shout must be this many times louder than the room. */
const ABOVE_ROOM = 4
/** The lowest amplitude that counts, even in a quiet room: a whisper is not a shout. */
const SOFTEST = 1
/** The shortest shout, ms; a click or a knock is shorter. */
const SHORTEST_MS = 90
/** Silence that separates two shouts, ms. */
const BETWEEN_MS = 180
/** Smoothing factors per frame for the room's loudness: it falls quickly and rises slowly. */
const FALLING = 0.2
const RISING = 0.004

/** What a frame's level means. */
export interface Loudness {
  readonly isSounding: boolean
  /** A shout begins with this frame; true once per shout. */
  readonly isShout: boolean
}

/** Creates a detector that finds shouts by their loudness relative to the room. Call it with every frame's amplitude and its time in ms. */
export function makeShoutFinder(): (level: number, now: number) => Loudness {
  // Makes `SHOUT_LEVEL` the threshold until the room's level is known.
  let room = SHOUT_LEVEL / ABOVE_ROOM
  let loudSince: number | undefined
  let quietSince: number | undefined
  let isAnnounced = false
  return (level, now) => {
    const isSounding = level > Math.max(SOFTEST, room * ABOVE_ROOM)
    room += (level - room) * (level < room ? FALLING : RISING)
    if (!isSounding) {
      quietSince ??= now
      if (now - quietSince >= BETWEEN_MS) {
        loudSince = undefined
        isAnnounced = false
      }
      return { isSounding, isShout: false }
    }
    quietSince = undefined
    loudSince ??= now
    const isShout = !isAnnounced && now - loudSince >= SHORTEST_MS
    isAnnounced ||= isShout
    return { isSounding, isShout }
  }
}
