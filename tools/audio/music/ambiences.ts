import { chirp, coo, cricket, duck, frog, goat, owl } from '../effects/voices.ts'
import { rustle } from '../effects/air.ts'
import { creak, drop, plop } from '../effects/things.ts'
import { hiss, type Sound } from '../effects/synth.ts'
import { noise } from '../noise.ts'
import { at, RATE } from '../wav.ts'

/** Something that is heard now and then. */
interface Guest {
  readonly sound: () => Sound
  readonly times: number
  readonly gain: number
}

/** A place: the air that is always heard, and its guests. */
interface Place {
  readonly seed: number
  readonly air: { readonly hz: number; readonly sway: number; readonly q: number; readonly gain: number }
  readonly guests: readonly Guest[]
}

const PLACES = {
  'barn-night': {
    seed: 47,
    air: { hz: 300, sway: 140, q: 1.6, gain: 0.36 },
    guests: [
      { sound: cricket, times: 18, gain: 0.06 },
      { sound: creak, times: 2, gain: 0.05 },
      { sound: owl, times: 2, gain: 0.09 },
    ],
  },
  garden: {
    seed: 31,
    air: { hz: 620, sway: 260, q: 1.2, gain: 0.3 },
    guests: [
      { sound: chirp, times: 7, gain: 0.2 },
      { sound: coo, times: 3, gain: 0.22 },
    ],
  },
  'hills-night': {
    seed: 37,
    air: { hz: 380, sway: 200, q: 2, gain: 0.34 },
    guests: [
      { sound: cricket, times: 26, gain: 0.09 },
      { sound: frog, times: 3, gain: 0.1 },
    ],
  },
  pond: {
    seed: 41,
    air: { hz: 900, sway: 320, q: 0.9, gain: 0.22 },
    guests: [
      { sound: frog, times: 8, gain: 0.2 },
      { sound: plop, times: 5, gain: 0.16 },
      { sound: duck, times: 2, gain: 0.12 },
    ],
  },
  'rain-night': {
    seed: 59,
    air: { hz: 1250, sway: 300, q: 0.8, gain: 0.34 },
    guests: [
      { sound: drop, times: 22, gain: 0.028 },
      { sound: plop, times: 14, gain: 0.032 },
      { sound: frog, times: 2, gain: 0.035 },
    ],
  },
  'rice-field-day': {
    seed: 43,
    air: { hz: 760, sway: 420, q: 0.8, gain: 0.34 },
    guests: [
      { sound: chirp, times: 5, gain: 0.14 },
      { sound: coo, times: 2, gain: 0.16 },
      { sound: duck, times: 2, gain: 0.08 },
    ],
  },
  'windy-field': {
    seed: 53,
    air: { hz: 560, sway: 330, q: 2.4, gain: 0.44 },
    guests: [
      { sound: rustle, times: 6, gain: 0.07 },
      { sound: chirp, times: 3, gain: 0.12 },
      { sound: goat, times: 2, gain: 0.06 },
    ],
  },
} as const satisfies Record<string, Place>

/** The name of a place that sounds. */
export type AmbienceName = keyof typeof PLACES
/** All places. */
export const AMBIENCE_NAMES = Object.keys(PLACES) as AmbienceName[]

/** How long a place sounds before it repeats, s. */
export const AMBIENCE_SECONDS = 20

/** One round of a place. What sounds over its end goes on at its start, so the round has no seam. */
export function ambience(name: AmbienceName): Sound {
  const { seed, air, guests }: Place = PLACES[name]
  const round = new Float32Array(AMBIENCE_SECONDS * RATE)
  addRound(round, airOf(air, seed), 0, air.gain)
  const random = noise(seed)
  for (const { sound, times, gain } of guests) {
    const piece = sound()
    for (let k = 0; k < times; k++) {
      // Spread over the round, each somewhere in its own share of it.
      const place = ((k + 0.5 + 0.4 * random()) / times) * round.length
      addRound(round, piece, Math.round(place), gain * (0.75 + 0.25 * random()))
    }
  }
  return round
}

/** Air that comes and goes; its end is laid over its start by a crossfade of equal power. */
function airOf({ hz, sway, q }: Place['air'], seed: number): Sound {
  const tail = 2
  const seconds = AMBIENCE_SECONDS + tail
  const turn = (u: number, times: number) => Math.sin((2 * Math.PI * times * u * seconds) / AMBIENCE_SECONDS)
  const long = hiss(
    seconds * 1000,
    (u) => hz + sway * turn(u, 2),
    q,
    (u) => 0.75 + 0.25 * turn(u, 3),
    seed,
  )
  const overlap = tail * RATE
  const body = long.length - overlap
  return Float32Array.from({ length: body }, (_, i) => {
    if (i >= overlap) return at(long, i)
    const way = (Math.PI / 2) * (i / overlap)
    return at(long, i) * Math.sin(way) + at(long, body + i) * Math.cos(way)
  })
}

function addRound(round: Sound, sound: Sound, from: number, gain: number): void {
  sound.forEach((value, i) => {
    const place = (from + i) % round.length
    round[place] = at(round, place) + value * gain
  })
}
