import { describe, expect, it } from 'vitest'
import { LONGEST_MS, makeEndFinder } from './endOfSpeech.ts'
import { envelopeOf } from './envelope.ts'
import { notesOf } from './judge.ts'
import { levelLight } from './levelLight.ts'
import { joined, mixed, noise, silence, sine } from './signals.ts'
import { spliced, splicedMarks } from './splice.ts'
import { levelsOf, voiceSpan } from './trim.ts'

describe('trimming', () => {
  it('keeps the voice with a little before and after it', () => {
    const wave = mixed(joined(silence(1), sine(300, -18, 2), silence(1.5)), noise(-60, 4.5))
    const span = voiceSpan(envelopeOf(wave))
    expect(span?.startMs).toBeCloseTo(880, -1)
    expect(span?.endMs).toBeCloseTo(3250, -1)
  })

  it('does not take a click for a voice, and finds none in a room', () => {
    const wave = mixed(
      joined(silence(0.3), sine(900, -6, 0.01), silence(1), sine(300, -18, 1), silence(0.2)),
      noise(-60, 3),
    )
    expect(voiceSpan(envelopeOf(wave))?.startMs).toBeCloseTo(1190, -1)
    expect(voiceSpan(envelopeOf(noise(-40, 2)))).toBeUndefined()
    expect(voiceSpan([])).toBeUndefined()
  })
})

it('measures the room under a voice', () => {
  const wave = mixed(joined(silence(1), sine(300, -18, 1)), noise(-50, 2))
  // Noise with peaks at -50 dBFS has a mean 4.8 dB below.
  expect(levelsOf(envelopeOf(wave)).room).toBeCloseTo(-54.8, 0)
  expect(levelsOf(envelopeOf(wave)).voice).toBeCloseTo(-21, 0)
})

it('says what is worth a word', () => {
  expect(notesOf({ loudness: -24, noise: -60, raised: 8 })).toEqual([])
  expect(notesOf({ loudness: -24, noise: -44, raised: 8 })).toEqual(['noisy'])
  expect(notesOf({ loudness: -30, noise: -70 })).toEqual(['soft'])
  expect(notesOf({ loudness: -48, noise: -55, raised: 30 })).toEqual(['noisy', 'soft'])
  expect(notesOf({})).toEqual([])
})

it('lights up with a voice, in words', () => {
  expect([-70, -48, -24, -8].map((level) => levelLight(level).word)).toEqual(['quiet', 'soft', 'right', 'loud'])
  expect(levelLight(-24, 1)).toEqual({ lights: 14, word: 'loud' })
})

describe('the end of a recording', () => {
  /** Plays `[level, ms]` in steps of 20 ms; when it ended and why. */
  function play(...pieces: readonly (readonly [level: number, ms: number])[]) {
    const find = makeEndFinder()
    let now = 0
    for (const [level, ms] of pieces)
      for (const end = now + ms; now < end; now += 20) {
        const why = find(level + (now % 3), now)
        if (why) return { why, now }
      }
    return undefined
  }

  it('comes 1.5 s after the last sound, not in a pause', () => {
    expect(play([-60, 800], [-22, 2000], [-60, 1300], [-22, 1000], [-60, 3000])).toEqual({ why: 'silence', now: 6580 })
  })

  it('comes in a loud room, too', () => {
    expect(play([-44, 800], [-20, 2000], [-44, 4000])?.why).toBe('silence')
  })

  it('does not take a click for a voice; says when nobody spoke, and when it is too long', () => {
    expect(play([-60, 1000], [-10, 40], [-60, 20_000])).toEqual({ why: 'nothing', now: 12_000 })
    const talk = Array.from({ length: 200 }, () => [[-22, 900] as const, [-60, 400] as const]).flat()
    expect(play(...talk)).toEqual({ why: 'long', now: LONGEST_MS })
  })
})

describe('splicing', () => {
  it('puts a new part in the place of an old one without a click', () => {
    const whole = joined(sine(300, -20, 1), silence(1), sine(300, -20, 1))
    const { samples } = spliced(whole, 1000, 2000, sine(500, -20, 1.5))
    expect(samples.length).toBe(3.5 * 48_000)
    const steps = samples.slice(1).map((value, at) => Math.abs(value - (samples[at] ?? 0)))
    expect(steps.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.01)
  })

  it('moves the words behind it', () => {
    const word = (name: string, start: number, end: number) => ({ word: name, start, end, unsure: false })
    const marks = [word('a', 0, 1000), word('b', 1000, 1500), word('c', 1500, 2000), word('d', 2100, 3000)]
    const inner = [word('b', 100, 600), word('c', 600, 1400)]
    expect(splicedMarks(marks, { from: 1, to: 3 }, inner, { fromMs: 1000, toMs: 2000, ms: 1500 })).toEqual([
      word('a', 0, 1000),
      word('b', 1100, 1600),
      word('c', 1600, 2400),
      word('d', 2600, 3500),
    ])
  })
})
