/** SPEC section 5: the band in which a voice is looked for, Hz. */
const BAND = { low: 300, high: 3400 } as const
/** Samples in a frame: 21 to 23 ms. */
export const FRAME = 1024

/** The mean of a spectrum in the voice band. `spectrum` is spaced evenly from 0 Hz to half of `sampleRate`; 0 where it is empty. */
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

/** The byte scale of the browser's AnalyserNode at its defaults: 0 at −100 dB, 255 at −30 dB, each frame 0.8 of the last one. */
const BYTES = { lowest: -100, highest: -30, smoothing: 0.8 } as const

/** How loud the voice band of one frame is. */
export interface VoiceFrame {
  /** Mean of Meyda's amplitude spectrum: 256 would be a full-scale tone in every part. */
  readonly amplitude: number
  /** Mean on the byte scale of an AnalyserNode, 0…255. */
  readonly bytes: number
}

/** Reads frame after frame of Meyda's amplitude spectrum, each of `FRAME` samples. */
export function makeVoiceMeter(sampleRate: number): (spectrum: ArrayLike<number>) => VoiceFrame {
  let smooth: number[] = []
  const byteOf = (magnitude: number) => {
    const decibels = 20 * Math.log10(magnitude)
    const share = (decibels - BYTES.lowest) / (BYTES.highest - BYTES.lowest)
    return 255 * Math.min(1, Math.max(0, share))
  }
  return (spectrum) => {
    const amplitude = voiceLevel(spectrum, sampleRate)
    // No microphone is as silent as that: a busy device left the frame out.
    if (amplitude === 0) return { amplitude, bytes: 0 }
    smooth = Array.from(spectrum, (value, index) => {
      const magnitude = value / FRAME
      // The first frame stands for itself: a reading that rises from nothing would look like a voice.
      const before = smooth[index] ?? magnitude
      return BYTES.smoothing * before + (1 - BYTES.smoothing) * magnitude
    })
    return { amplitude, bytes: voiceLevel(smooth.map(byteOf), sampleRate) }
  }
}

/** SPEC section 5: the voice light is on where the mean level exceeds this, on the byte scale, above the room's. */
const VOICE_LEVEL = 5
/** So far above the room, in bytes, the light is at its fullest. */
const FULL_LIGHT = 80
/** Share of the way in a frame that the room's level moves: down in half a second, up within seconds, and slower while somebody speaks. */
const ROOM = { first: 0.2, falling: 0.05, rising: 0.004, risingInSpeech: 0.002 } as const
/** The light stays dark so many frames, half a second, while it gets to know the room. */
const FIRST_FRAMES = 24
/** A voice is above the room for so many frames, 60 ms: a click is not. */
const VOICE_FRAMES = 3

/** What the voice light shows. */
export interface VoiceLight {
  readonly isOn: boolean
  /** 0…1, for a halo that grows with the voice. */
  readonly strength: number
}

/** The voice light: give it every frame's `bytes`. What sounds all the time (a fan, rain) is the room, and leaves it dark. */
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

/** The amplitude that counts as a shout before the room is known; four times as much is the fullest light. */
export const SHOUT_LEVEL = 5
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

/** Finds shouts by loudness alone, against the loudness of the room; give it every frame's amplitude with its time in ms. */
export function makeShoutFinder(): (level: number, now: number) => Loudness {
  // Until the room is known, so much counts.
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
