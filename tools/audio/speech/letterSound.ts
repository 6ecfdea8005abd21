import { SPEECH_RATE, type SpeechEngine } from '../../../server/speech/engine/index.ts'
import { at, fade } from '../wav.ts'
import { mannerOf, type Take } from './voices.ts'

/*
 * Sounds of letters, not their names. The model cannot say a sound alone, so each is cut out of a syllable: the model's durations tell where it is about,
 * the wave itself where it begins and ends. What can be held is held, a stop ends where the vowel after it begins.
 */

/**
 * `hum`: held, softer than the vowels around it; `hiss`: held, without a voice; `steady`: held, found by the model's durations alone (vowels, and what is
 * as loud as they are); `stop`: cut before the vowel; `glide`: said as it is.
 */
type Shape = 'hum' | 'hiss' | 'steady' | 'stop' | 'glide'

interface Recipe {
  readonly shape: Shape
  /** IPA to say, the sound in brackets. */
  readonly said: string
  readonly speed: number
  /** Which part of a steady sound is held: shares of its duration. */
  readonly part: readonly [number, number]
}

/** How long a held sound is, and a stop at most, ms. */
const HELD_MS = 550
const STOP_MS = 145
/** How much of the vowel is left after a voiced stop, ms. */
const INTO_VOWEL_MS = 25
/** Which part of a steady sound is its middle. */
const MIDDLE: Recipe['part'] = [0.2, 0.85]
/** The part of a held sound that may be repeated has to be this long, ms. */
const CORE_MS = 45
/** The model makes a sound about this much before its durations say, ms (`engine/say.ts`). */
const EARLY_MS = 90
/** How far from there its edges are looked for, ms. */
const REACH_MS = 90
const STEP_MS = 5
/** What is softer than this share of the vowels around is a pause. */
const FAINT = 0.06

/** How the ladder's sounds are said, in the model's IPA. */
const RECIPES: Readonly<Record<string, Recipe>> = Object.fromEntries([
  ...recipes('steady', 'a i u o e ə ɪ æ ɑ ɛ ʌ', 0.7, (sound) => [sound, `pˈ[${sound}ː]p.`]),
  ...recipes('hum', 'n ŋ ɹ w j', 0.5, (sound) => [sound, `ˈa[${sound}ː]a.`]),
  ...recipes('steady', 'm', 0.5, (sound) => [sound, `ˈa[${sound}ː]ˈa.`], [0.25, 0.6]),
  ...recipes('hum', 'l', 0.5, (sound) => [sound, `ˈa[${sound}]a.`]),
  ...recipes('hum', 'ɲ', 0.7, (sound) => [sound, `ˈa[${sound}]ˈa.`]),
  // Its murmur is steady only where it begins.
  ...recipes('steady', 'v', 0.7, (sound) => [sound, `lˈʌ[${sound}ː].`], [0.1, 0.26]),
  // A row of taps.
  ...recipes('steady', 'r', 0.6, (sound) => [sound, `ˈa[${sound.repeat(3)}]a.`]),
  ...recipes('hum', 'z', 0.6, (sound) => [sound, `ˈi[${sound}]ˈi.`]),
  ...recipes('hiss', 's ʃ f θ', 0.5, (sound) => [sound, `ˈa[${sound}ː]ˈa.`]),
  ...recipes('hiss', 'h', 0.6, (sound) => [sound, `lˈɪsᵊn: [${sound}]ˈa.`]),
  ...recipes('stop', 'p t k', 0.7, (sound) => [sound, `ˈa[${sound}ʰ]ˈa.`]),
  ...recipes('stop', 'b d', 0.7, (sound) => [sound, `ˈa[${sound}]ˈa.`]),
  // Between vowels the model glides over ɡ.
  ...recipes('stop', 'ɡ', 0.7, (sound) => [sound, `lˈɪsᵊn: [${sound}]ˈa.`]),
  ...recipes('stop', 'dʒ:ʤ tʃ:ʧ kw', 0.7, (sound) => [sound, `ˈa[${sound}]ˈa.`]),
  ...recipes('glide', 'eɪ:A aɪ:I oʊ:O ai̯:aj au̯:aw oi̯:oj ɑɹ ɔɹ ɚ:ɜɹ ʔ:ak', 1, (sound) => [
    sound,
    `lˈɪsᵊn: [ˈ${sound}].`,
  ]),
  ...recipes('glide', 'ks', 1, (sound) => [sound, `lˈɪsᵊn: ˈæ[${sound}].`]),
])

/** `names`: sounds as the ladder writes them, after a colon as the model does. */
function recipes(
  shape: Shape,
  names: string,
  speed: number,
  write: (sound: string) => readonly [string, string],
  part = MIDDLE,
): [string, Recipe][] {
  return names.split(' ').map((name) => {
    const [written = '', sound = written] = name.split(':')
    const [, said] = write(sound)
    return [written, { shape, said, speed, part }]
  })
}

/** Says the sound of a letter, written in IPA as the ladder does: raw samples at the engine's rate. Throws where the ladder has a sound that is not known. */
export async function letterSound(engine: SpeechEngine, ipa: string, take: Take): Promise<Float32Array> {
  const recipe = RECIPES[ipa]
  if (!recipe) throw new Error(`Nobody has written down how the sound ${ipa} is said (letterSound.ts)`)
  const { shape, said, speed, part } = recipe
  const { samples, leadMs, unitMs } = await engine.sound(said.replace(/[[\]]/g, ''), mannerOf(take).voice, speed)
  const startOf = (unit: number) =>
    inSamples(Math.max(0, leadMs - EARLY_MS + unitMs.slice(0, unit).reduce((sum, ms) => sum + ms, 0)))
  const place = { from: startOf(said.indexOf('[')), to: startOf(said.indexOf(']') - 1) }
  const wave = new Wave(samples, place)
  if (shape === 'glide') return fade(samples.slice(place.from, wave.endOfSound()), SPEECH_RATE, 8, 25)
  if (shape === 'stop') return stop(wave)
  const { from, to } = shape === 'steady' ? shareOf(place, part) : longest(wave, shape)
  if (to - from < inSamples(CORE_MS)) throw new Error(`The sound ${ipa} is too short to be held`)
  return held(samples.slice(from, to))
}

const inSamples = (ms: number) => Math.round((ms * SPEECH_RATE) / 1000)

/** Samples from one place to another. */
interface Part {
  readonly from: number
  readonly to: number
}

/** A syllable, looked at in steps around the place of its sound. */
class Wave {
  readonly samples: Float32Array
  readonly place: Part
  /** Where the steps begin. */
  readonly steps: readonly number[]
  /** Loudness of the vowels around. */
  readonly vowel: number

  constructor(samples: Float32Array, place: Part) {
    this.samples = samples
    this.place = place
    const reach = inSamples(REACH_MS)
    const first = Math.max(0, place.from - reach)
    const count = Math.floor((Math.min(samples.length, place.to + reach) - first) / inSamples(STEP_MS))
    this.steps = Array.from({ length: count }, (_, i) => first + i * inSamples(STEP_MS))
    this.vowel = Math.max(...this.steps.map((step) => this.power(step)))
  }

  /** Root mean square of some ms from a sample on. */
  power(from: number, ms = 15): number {
    const part = this.samples.subarray(from, from + inSamples(ms))
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length))
  }

  /** Whether a voice's period is in the 25 ms from a sample on. */
  isVoiced(from: number): boolean {
    const part = this.samples.subarray(from, from + inSamples(25))
    const energy = part.reduce((sum, value) => sum + value * value, 0)
    let best = 0
    for (let lag = inSamples(2.5); lag < inSamples(12); lag += 2) {
      let sum = 0
      for (let i = 0; i + lag < part.length; i++) sum += at(part, i) * at(part, i + lag)
      best = Math.max(best, (sum * part.length) / Math.max(1e-9, energy * (part.length - lag)))
    }
    return best > 0.5
  }

  /** Where the last sound of all ends. */
  endOfSound(): number {
    const peak = this.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    return this.samples.findLastIndex((value) => Math.abs(value) > peak * 0.015) + inSamples(10)
  }
}

const shareOf = ({ from, to }: Part, [begin, end]: Recipe['part']): Part => ({
  from: from + Math.round((to - from) * begin),
  to: from + Math.round((to - from) * end),
})

/** The longest run of steps that are the sound, without its edges. */
function longest(wave: Wave, shape: 'hum' | 'hiss'): Part {
  const isSound = shape === 'hum' ? softerThanVowels(wave) : hissing(wave)
  let best: Part = { from: 0, to: 0 }
  let begun: number | undefined
  for (const step of [...wave.steps, Number.NaN]) {
    if (isSound(step)) begun ??= step
    else if (begun !== undefined) {
      const end = (Number.isNaN(step) ? (wave.steps.at(-1) ?? begun) : step) - inSamples(5)
      if (end - begun > best.to - best.from) best = { from: begun + inSamples(5), to: end }
      begun = undefined
    }
  }
  return best
}

/** Nasals, liquids and the like: nearer to the softest moment between the vowels than to the vowels. */
function softerThanVowels(wave: Wave): (step: number) => boolean {
  const { from, to } = wave.place
  const isVoice = (step: number) => wave.power(step) > wave.vowel * FAINT && wave.isVoiced(step)
  const between = wave.steps.filter((step) => step >= from - inSamples(REACH_MS / 2) && step <= to && isVoice(step))
  const softest = Math.min(...between.map((step) => wave.power(step)))
  const limit = softest * (wave.vowel / softest) ** 0.4
  return (step) => isVoice(step) && wave.power(step) <= limit
}

function hissing(wave: Wave): (step: number) => boolean {
  const noise = Math.max(...wave.steps.filter((step) => !wave.isVoiced(step)).map((step) => wave.power(step)))
  return (step) => !Number.isNaN(step) && !wave.isVoiced(step) && wave.power(step) > noise * 0.35
}

/** From a stop's release, with what is heard of its closure, to where the vowel begins. */
function stop(wave: Wave): Float32Array {
  const { samples, steps, vowel } = wave
  const closed = steps
    .filter((step) => step < wave.place.to)
    .reduce((best, step) => (wave.power(step, 10) < wave.power(best, 10) ? step : best))
  const floor = wave.power(closed, 10)
  const after = steps.filter((step) => step > closed)
  const released = after.find((step) => wave.power(step, 5) > Math.max(floor * 3, vowel * 0.03)) ?? closed
  const begun = after.find((step) => step >= released && wave.isVoiced(step) && wave.power(step, 10) > vowel * 0.35)
  const begin = Math.max(0, released - inSamples(30))
  // Without its way into the vowel nobody hears whether it was b, d or g.
  const into = wave.isVoiced(released) ? inSamples(INTO_VOWEL_MS) : 0
  const end = Math.min((begun ?? wave.place.to) + into, begin + inSamples(STOP_MS))
  return fade(samples.slice(begin, Math.max(end, released + inSamples(15))), SPEECH_RATE, 5, 12)
}

/** Makes a steady sound longer: grains of it, each laid where it fits the one before best. */
function held(core: Float32Array): Float32Array {
  const grain = Math.min(inSamples(60), core.length >> 1)
  const hop = grain >> 1
  const out = new Float32Array(inSamples(HELD_MS))
  const span = core.length - grain
  let source = 0
  let direction = 1
  for (let place = 0; place + grain <= out.length; place += hop) {
    const from = place === 0 ? source : bestFit(core, out, { source, place, hop, span })
    for (let i = 0; i < grain; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / grain)
      out[place + i] = at(out, place + i) + at(core, from + i) * (place === 0 && i < hop ? 1 : window)
    }
    if (source + direction * hop > span || source + direction * hop < 0) direction = -direction
    source = Math.max(0, Math.min(span, source + direction * hop))
  }
  return fade(out, SPEECH_RATE, 30, 70)
}

interface Fit {
  readonly source: number
  readonly place: number
  readonly hop: number
  readonly span: number
}

/** The place near `source` whose waves run on from those at the end of what is there. */
function bestFit(core: Float32Array, out: Float32Array, { source, place, hop, span }: Fit): number {
  const reach = inSamples(7)
  let best = source
  let most = Number.NEGATIVE_INFINITY
  for (let from = Math.max(0, source - reach); from <= Math.min(span, source + reach); from += 1) {
    let sum = 0
    for (let i = 0; i < hop; i += 2) sum += at(out, place + i) * at(core, from + i)
    if (sum <= most) continue
    most = sum
    best = from
  }
  return best
}
