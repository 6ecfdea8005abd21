import Meyda from 'meyda'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../game/rules/random.ts'
import { FRAME, makeVoiceLight, makeVoiceMeter } from './loudness.ts'

const RATE = 48_000

/** Seeded pink noise (white noise through Paul Kellet's filter). */
function pinkNoise(seconds: number, seed: number): number[] {
  const random = seededRandom(seed)
  let [low, middle, high] = [0, 0, 0]
  return Array.from({ length: seconds * RATE }, () => {
    const white = random() * 2 - 1
    low = 0.99765 * low + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    high = 0.57 * high + white * 1.0526913
    return low + middle + high + white * 0.1848
  })
}

/** Syllables of a child's voice: pitches with three formants, 160 ms of every 250 ms; every eighth is a silent breath. */
function speech(seconds: number, seed: number): number[] {
  const random = seededRandom(seed)
  const formants = [700, 1400, 2900]
  const syllables = Array.from({ length: Math.ceil(seconds * 4) }, (_, index) => ({
    pitch: 230 + random() * 90,
    isBreath: index % 8 === 7,
  }))
  return Array.from({ length: seconds * RATE }, (_, index) => {
    const now = index / RATE
    const { pitch, isBreath } = syllables[Math.floor(now * 4)] ?? { pitch: 250, isBreath: true }
    const inSyllable = (now % 0.25) / 0.16
    if (isBreath || inSyllable >= 1) return 0
    const shape = Math.sin(Math.PI * inSyllable)
    let sum = 0
    for (let part = 1; part * pitch < 4000; part += 1) {
      const height = formants.reduce((most, formant) => most + 1 / (1 + ((part * pitch - formant) / 150) ** 2), 0.02)
      sum += height * Math.sin(2 * Math.PI * part * pitch * now)
    }
    return shape * sum
  })
}

/** Scales a sound to this RMS level over its whole length, dBFS. */
function atLevel(samples: readonly number[], decibels: number): number[] {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
  const factor = 10 ** (decibels / 20) / Math.sqrt(power)
  return samples.map((value) => value * factor)
}

/** Whether the light is on, for each frame of a sound. */
function lightOf(samples: readonly number[]): boolean[] {
  Meyda.bufferSize = FRAME
  Meyda.sampleRate = RATE
  const read = makeVoiceMeter(RATE)
  const light = makeVoiceLight()
  return Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) => {
    const part = samples.slice(frame * FRAME, (frame + 1) * FRAME)
    const spectrum = Meyda.extract('amplitudeSpectrum', part)
    // Meyda returns the bare feature if only one is requested; its types do not say so.
    return light(read(spectrum as unknown as Float32Array, part).bytes).isOn
  })
}

/** Whether each frame is at most 20 dB below the loudest one. */
function soundingFrames(samples: readonly number[]): boolean[] {
  const powers = Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) =>
    samples.slice(frame * FRAME, (frame + 1) * FRAME).reduce((sum, value) => sum + value * value, 0),
  )
  const loudest = Math.max(...powers)
  return powers.map((power) => power > loudest / 100)
}

const share = (marks: readonly boolean[]) => marks.filter(Boolean).length / marks.length

describe('the voice light', () => {
  const room = atLevel(pinkNoise(20, 7), -55)

  it('stays dark with only room noise', () => {
    expect(share(lightOf(room))).toBe(0)
    expect(share(lightOf(atLevel(pinkNoise(20, 8), -40)))).toBe(0)
  })

  it('stays dark with only room noise of which a busy device drops parts while the room is measured', () => {
    const isDropped = (index: number) => index < 0.5 * RATE && index % FRAME < 0.7 * FRAME
    expect(share(lightOf(room.map((noise, index) => (isDropped(index) ? 0 : noise))))).toBe(0)
    const chunk = 0.01 * RATE
    const random = seededRandom(5)
    const chunks = Array.from({ length: room.length / chunk }, () => random() < 0.3)
    expect(share(lightOf(room.map((noise, index) => (chunks[Math.floor(index / chunk)] ? 0 : noise))))).toBe(0)
  })

  it('stays dark in silence', () => {
    expect(share(lightOf(room.map(() => 0)))).toBe(0)
  })

  it.each([-30, -24])('is on for at least half of the time that somebody speaks at %i dBFS', (level) => {
    const voice = atLevel(speech(15, 3), level)
    const before = 2 * RATE
    const heard = room.map((noise, index) => noise + (voice[index - before] ?? 0))
    const lights = lightOf(heard)
    const sounding = soundingFrames(room.map((_, index) => voice[index - before] ?? 0))
    expect(share(lights.filter((_, frame) => sounding[frame]))).toBeGreaterThanOrEqual(0.5)
    expect(share(lights.slice(0, 80))).toBe(0)
  })

  it('goes out after the room noise has become louder', () => {
    const fan = atLevel(pinkNoise(60, 9), -35)
    const lights = lightOf(fan.map((noise, index) => (index < 2 * RATE ? noise / 10 : noise)))
    expect(share(lights.slice(-100))).toBe(0)
  })
})
