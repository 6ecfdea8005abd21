import { expect, it } from 'vitest'
import { SPEECH_RATE, type SpeechEngine } from '../../../server/speech/engine/index.ts'
import { letterSound } from './letterSound.ts'

/** Says a vowel as a tone of 200 Hz, m as one of 100 Hz, a stop as 60 ms of silence and 40 ms of noise; each character 100 ms; a stress mark is part of the vowel after it, ː of the sound before it. */
const engine: Pick<SpeechEngine, 'sound'> = {
  sound(ipa) {
    const unit = SPEECH_RATE / 10
    const samples = new Float32Array(Math.round(unit * (ipa.length + 1)))
    for (const [n, character] of Array.from(ipa).entries()) {
      const sounded = (character === 'ː' ? ipa[n - 1] : character === 'ˈ' ? ipa[n + 1] : character) ?? ''
      for (let i = 0; i < unit; i++) samples[n * unit + i] = wave(sounded, i)
    }
    return Promise.resolve({ samples, leadMs: 90, unitMs: Array.from(ipa, () => 100) })
  },
}

function wave(character: string, i: number): number {
  if (character === 'm') return 0.3 * Math.sin((2 * Math.PI * 100 * i) / SPEECH_RATE)
  if (character === 'k') return i < 0.06 * SPEECH_RATE ? 0 : 0.2 * Math.sin(i * i)
  return /[ai]/.test(character) ? 0.8 * Math.sin((2 * Math.PI * 200 * i) / SPEECH_RATE) : 0
}

const take = { voice: 'tone', speed: 1 }
const sound = (ipa: string) => letterSound(engine as SpeechEngine, ipa, take)

/** The share of neighbouring samples between which the wave crosses zero, as a frequency in Hz. */
function pitchOf(samples: Float32Array): number {
  const crossings = samples.filter((value, i) => i > 0 && (samples[i - 1] ?? 0) < 0 && value >= 0).length
  return (crossings * SPEECH_RATE) / samples.length
}

it.each(['m', 'a'])('holds %s for half a second, at its pitch', async (ipa) => {
  const samples = await sound(ipa)
  expect(samples.length / SPEECH_RATE).toBeCloseTo(0.55, 2)
  const middle = samples.slice(SPEECH_RATE / 10, SPEECH_RATE / 2)
  expect(pitchOf(middle)).toBeGreaterThan(ipa === 'm' ? 90 : 180)
  expect(pitchOf(middle)).toBeLessThan(ipa === 'm' ? 115 : 225)
  // No seams: the wave never jumps.
  for (const [i, value] of middle.entries()) expect(Math.abs(value - (middle[i - 1] ?? value))).toBeLessThan(0.1)
})

it('ends a stop before the vowel after it', async () => {
  const samples = await sound('k')
  expect(samples.length / SPEECH_RATE).toBeLessThan(0.15)
  const end = samples.slice(-SPEECH_RATE / 100)
  expect(Math.max(...end.map(Math.abs))).toBeLessThan(0.5)
  expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.1)
})
