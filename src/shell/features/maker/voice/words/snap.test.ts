import { describe, expect, it } from 'vitest'
import { FRAME_MS, quantile } from '../sound/envelope.ts'
import { type Onset, onsetsOf } from '../sound/onsets.ts'
import narrations from './narrations.json' with { type: 'json' }
import { latenessOf, snapped } from './snap.ts'

/** The same for the same seed: numbers around 0 with a deviation of 1. */
function chance(seed: number): () => number {
  let state = seed
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  return () => Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6)
}

/** How far presses of a hand are off after snapping, ms: late by 120 ms and spread by 60 ms of real time, while the sound plays at three quarters. */
function errors(starts: readonly number[], onsets: readonly Onset[], seed: number): number[] {
  const random = chance(seed)
  let last = -1
  const presses = starts.map((start) => (last = Math.max(last + 30, start + (120 + 60 * random()) * 0.75)))
  return snapped(presses, onsets).map(({ ms }, at) => Math.abs(ms - (starts[at] ?? 0)))
}

/** An envelope of words: each rises within 15 ms, holds, falls; `gap` ms of room between them. */
function words(starts: readonly number[], lengthMs: number, room = -60): number[] {
  const level = (ms: number) => {
    const inside = starts.map((start) => ms - start).find((one) => one >= 0 && one < lengthMs)
    if (inside === undefined) return room
    return inside < 15 ? room + ((-20 - room) * inside) / 15 : -20 - 6 * Math.sin(inside / 40) ** 2
  }
  const last = (starts.at(-1) ?? 0) + lengthMs + 400
  return Array.from({ length: Math.ceil(last / FRAME_MS) }, (_, at) => level(at * FRAME_MS))
}

describe('with planted word times', () => {
  const starts = Array.from({ length: 14 }, (_, at) => 300 + at * 430 + (at % 3) * 60)

  it('finds each planted beginning within 15 ms', () => {
    const onsets = onsetsOf(words(starts, 300))
    for (const start of starts)
      expect(Math.min(...onsets.map(({ ms }) => Math.abs(ms - start)))).toBeLessThanOrEqual(15)
  })

  it('brings nine of ten words within 100 ms, however the hand shakes', () => {
    for (const room of [-60, -45]) {
      const onsets = onsetsOf(words(starts, 300, room))
      const all = Array.from({ length: 20 }, (_, seed) => errors(starts, onsets, seed + 1)).flat()
      expect(quantile(all, 0.9)).toBeLessThanOrEqual(30)
    }
  })

  it('is no worse than the hand where words run on without a pause', () => {
    const flat = Array.from({ length: 1400 }, (_, at) => (at < 20 || at > 1380 ? -60 : -20))
    const all = Array.from({ length: 20 }, (_, seed) => errors(starts, onsetsOf(flat), seed + 1)).flat()
    expect(quantile(all, 0.9)).toBeLessThanOrEqual(100)
    const presses = starts.map((start) => start + 90)
    const marked = snapped(presses, onsetsOf(flat))
    expect(marked.filter(({ unsure }) => unsure).length).toBeGreaterThan(10)
  })
})

// Six narrations of the books: levels of each 5 ms of the sound as it is served (dBFS + 100, base64), and the times that their voice was made with.
// Those lie 25 ms before the sound begins (median of all words), and are themselves off from what an aligner hears by up to 56 ms for nine of ten
// (docs/audio.md), which is part of the error here.
const EARLY_MS = 25

it('brings nine of ten words of real narrations within 100 ms', () => {
  const found = narrations.map(({ starts, envelope }) => {
    const levels = Array.from(Buffer.from(envelope, 'base64'), (level) => level - 100)
    const onsets = onsetsOf(levels)
    const heard = starts.map((start) => start + EARLY_MS)
    return [1, 2, 3, 4, 5, 6].flatMap((seed) => errors(heard, onsets, seed))
  })
  expect(found.flat().length).toBeGreaterThan(500)
  expect(quantile(found.flat(), 0.9)).toBeLessThanOrEqual(100)
  expect(quantile(found.flat(), 0.5)).toBeLessThanOrEqual(50)
})

const onset = (ms: number, strength = 1): Onset => ({ ms, strength })

it('understands a hand that is always late', () => {
  const onsets = [100, 700, 1300, 1900, 2500].map((ms) => onset(ms))
  expect(latenessOf([250, 850, 1450, 2050, 2650], onsets)).toBe(150)
  // Another sound lies nearer to each press than the word that was meant.
  const others = [onset(330, 0.3), onset(930, 0.3), onset(1530, 0.3)]
  const marked = snapped(
    [250, 850, 1450, 2050, 2650],
    [...onsets, ...others].toSorted((a, b) => a.ms - b.ms),
  )
  expect(marked.map(({ ms }) => ms)).toEqual([100, 700, 1300, 1900, 2500])
})

it('takes no onset twice, keeps the order, and bears presses that come at once', () => {
  const marked = snapped([500, 520, 540, 560], [onset(500), onset(900)])
  const times = marked.map(({ ms }) => ms)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(4)
  expect(snapped([], [onset(1)])).toEqual([])
  expect(snapped([340], [])).toEqual([{ ms: 260, unsure: true }])
  expect(snapped([340], [onset(251), onset(700)])).toEqual([{ ms: 251, unsure: false }])
})
