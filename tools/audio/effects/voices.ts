import { type Course, type Formant, glide, hiss, mix, shape, type Sound, tone, voice } from './synth.ts'

/** Loudness that swells in the first part `rise` and fades in the last part `fall` of a sound. */
const swell =
  (rise: number, fall: number): Course =>
  (u) =>
    Math.min(1, u / rise, (1 - u) / fall)

const between = (a: number, b: number, u: number) => a + (b - a) * Math.max(0, Math.min(1, u))

/** Formants that go over from one set to another between two moments. */
function morph(a: readonly Formant[], b: readonly Formant[], from: number, to: number) {
  return (u: number): Formant[] =>
    a.map((formant, k) => {
      const other = b[k] ?? formant
      const way = (u - from) / (to - from)
      return {
        hz: between(formant.hz, other.hz, way),
        width: between(formant.width, other.width, way),
        gain: between(formant.gain, other.gain, way),
      }
    })
}

const CLOSED: readonly Formant[] = [
  { hz: 320, width: 90, gain: 1 },
  { hz: 1150, width: 220, gain: 0.3 },
  { hz: 2400, width: 300, gain: 0.12 },
  { hz: 3600, width: 400, gain: 0 },
]
const OPEN: readonly Formant[] = [
  { hz: 780, width: 130, gain: 1 },
  { hz: 1900, width: 170, gain: 0.9 },
  { hz: 2950, width: 240, gain: 0.7 },
  { hz: 4400, width: 420, gain: 0.35 },
]
const NARROW: readonly Formant[] = [
  { hz: 420, width: 100, gain: 1 },
  { hz: 2300, width: 200, gain: 0.7 },
  { hz: 3100, width: 260, gain: 0.5 },
  { hz: 4300, width: 400, gain: 0.2 },
]
const ROUND: readonly Formant[] = [
  { hz: 480, width: 110, gain: 1 },
  { hz: 1000, width: 160, gain: 0.5 },
  { hz: 2600, width: 300, gain: 0.15 },
  { hz: 3900, width: 400, gain: 0.05 },
]

/** "Mbek": a young goat, its voice fluttering ten times a second. */
export function goat(): Sound {
  const seconds = 0.95
  const flutter = (u: number) => Math.sin(2 * Math.PI * (9.5 + 1.5 * u) * u * seconds) * Math.min(1, u / 0.19)
  return voice({
    ms: seconds * 1000,
    hz: (u) => (430 + 90 * Math.sin(Math.PI * Math.min(1, u * 1.3)) - 120 * u) * (1 + 0.05 * flutter(u)),
    formants: morph(CLOSED, OPEN, 0.1, 0.17),
    loud: (u) => swell(0.05, 0.15)(u) * (1 - 0.55 * (0.5 - 0.5 * flutter(u)) * Math.min(1, u / 0.19)),
  })
}

/** "Meong": from a closed mouth over an open one to a round one. */
export function meow(): Sound {
  const opening = morph(NARROW, OPEN, 0.12, 0.4)
  const closing = morph(OPEN, ROUND, 0.55, 0.95)
  return voice({
    ms: 640,
    hz: (u) => 520 + 230 * Math.sin(Math.PI * Math.min(1, u * 1.15)) - 120 * u,
    formants: (u) => (u < 0.5 ? opening(u) : closing(u)),
    loud: swell(0.12, 0.4),
    breath: 0.03,
    seed: 9,
  })
}

/** "Wek": one quack, nasal and falling. */
function quack(ms: number): Sound {
  return voice({
    ms,
    hz: glide(265, 205),
    formants: morph(OPEN, CLOSED, 0.65, 1),
    loud: swell(0.06, 0.35),
    breath: 0.12,
    seed: 3,
  })
}

/** "Wek, wek!" */
export function duck(): Sound {
  return mix({ sound: quack(190) }, { sound: quack(240), atMs: 250, gain: 0.85 })
}

/** "Petok": a hen's two clucks. */
export function cluck(): Sound {
  const short = voice({ ms: 70, hz: glide(420, 330), formants: () => ROUND, loud: swell(0.1, 0.5), breath: 0.06 })
  const long = voice({
    ms: 190,
    hz: (u) => 380 + 260 * u,
    formants: morph(ROUND, OPEN, 0.2, 0.6),
    loud: swell(0.1, 0.4),
  })
  return mix({ sound: short, gain: 0.7 }, { sound: short, atMs: 120, gain: 0.8 }, { sound: long, atMs: 250 })
}

/** A spotted dove: three soft round notes. */
export function coo(): Sound {
  const note = (ms: number, hz: number) =>
    shape(
      tone(ms, (u) => hz * (1 + 0.03 * Math.sin(Math.PI * u))),
      45,
      90,
    )
  const lowest = note(330, 440)
  return mix({ sound: note(170, 470) }, { sound: lowest, atMs: 230 }, { sound: note(210, 455), atMs: 610, gain: 0.8 })
}

/** A small bird: three quick rising calls. */
export function chirp(): Sound {
  const call = shape(tone(75, glide(2500, 4100)), 8, 40)
  const last = shape(
    tone(130, (u) => 3900 - 1500 * u + 250 * Math.sin(2 * Math.PI * 5 * u)),
    8,
    70,
  )
  return mix({ sound: call }, { sound: call, atMs: 120, gain: 0.85 }, { sound: last, atMs: 250 })
}

/** A frog in the paddy: a short trill of low pulses. */
export function frog(): Sound {
  const pulse = voice({ ms: 46, hz: glide(190, 240), formants: () => ROUND, loud: swell(0.15, 0.5), breath: 0.05 })
  const pulses = Array.from({ length: 5 }, (_, k) => ({ sound: pulse, atMs: k * 58, gain: 0.6 + 0.1 * k }))
  return mix(...pulses)
}

/** A cricket: four dry high chirps. */
export function cricket(): Sound {
  const chirp = shape(
    tone(38, () => 4300),
    8,
    18,
  )
  return mix(...Array.from({ length: 4 }, (_, k) => ({ sound: chirp, atMs: k * 62, gain: 0.7 + 0.1 * k })))
}

/** "Hacih!": a drawn breath, then the burst. */
export function sneeze(): Sound {
  const breath = hiss(260, glide(900, 2300), 1.4, swell(0.6, 0.2), 4)
  const burst = hiss(240, glide(4600, 1700), 1.2, (u) => (1 - u) ** 1.6 * Math.min(1, u / 0.03), 8)
  const vowel = voice({ ms: 210, hz: glide(520, 300), formants: morph(NARROW, ROUND, 0.2, 1), loud: swell(0.08, 0.6) })
  return mix(
    { sound: breath, gain: 0.35 },
    { sound: burst, atMs: 300, gain: 0.9 },
    { sound: vowel, atMs: 320, gain: 1.6 },
  )
}

/** Kiko, the little monkey: "kii-kii!" */
export function monkey(): Sound {
  const call = (hz: number, ms: number) =>
    voice({
      ms,
      hz: (u) => hz * (1 + 0.35 * Math.sin(Math.PI * u)),
      formants: () => NARROW,
      loud: swell(0.1, 0.3),
      seed: 6,
    })
  return mix({ sound: call(720, 120) }, { sound: call(820, 170), atMs: 165 })
}

/** A wood owl, hollow and low: "hu", a breath, then a longer "huuu" that falls. Partials over 600 Hz so that small speakers give it. */
export function owl(): Sound {
  const note = (ms: number, hz: Course, loud: Course) =>
    mix(
      { sound: tone(ms, hz, loud) },
      { sound: tone(ms, (u) => 2 * hz(u), loud), gain: 0.28 },
      { sound: tone(ms, (u) => 3 * hz(u), loud), gain: 0.09 },
      { sound: hiss(ms, (u) => 2.1 * hz(u), 4, loud, 21), gain: 0.1 },
    )
  const first = note(300, (u) => 322 + 40 * Math.sin(Math.PI * u), swell(0.35, 0.4))
  const second = note(
    1050,
    (u) => (u < 0.3 ? between(318, 352, u / 0.3) : between(352, 276, (u - 0.3) / 0.7)),
    swell(0.22, 0.5),
  )
  return mix({ sound: shape(first, 40, 60), gain: 0.8 }, { sound: shape(second, 60, 160), atMs: 520 })
}

/** Grandpa snores: a rattling breath in, a rest, and a whistling puff out. */
export function snore(): Sound {
  const rattle = (u: number) => 0.35 + 0.65 * Math.abs(Math.sin(Math.PI * (21 + 4 * u) * u)) ** 1.6
  const swelling = swell(0.45, 0.14)
  const breathIn = voice({
    ms: 980,
    hz: (u) => 78 + 26 * u,
    formants: morph(ROUND, OPEN, 0.1, 0.9),
    loud: (u) => swelling(u) * rattle(u),
    breath: 0.5,
    seed: 17,
  })
  const puff = hiss(760, glide(1250, 620, 0.7), 1.3, swell(0.1, 0.7), 18)
  const whistle = tone(620, glide(980, 700), swell(0.2, 0.6))
  return mix(
    { sound: breathIn },
    { sound: puff, atMs: 1120, gain: 0.22 },
    { sound: shape(whistle, 60, 200), atMs: 1180, gain: 0.035 },
  )
}
