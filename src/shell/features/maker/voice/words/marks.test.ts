import { expect, it } from 'vitest'
import { FRAME_MS } from '../sound/envelope.ts'
import { marksFrom, spreadMarks, withStart } from './marks.ts'
import { bare, sentencesOf, tokensOf } from './tokens.ts'

const TEXT = 'Eka membuka payung — “Lihat!”\nAwan gelap.'
const tokens = tokensOf(TEXT)
const sure = (ms: number) => ({ ms, unsure: false })

/** Sound in these parts (ms), room elsewhere. */
function envelope(length: number, ...sounds: readonly (readonly [number, number])[]): number[] {
  return Array.from({ length: length / FRAME_MS }, (_, at) =>
    sounds.some(([from, to]) => at * FRAME_MS >= from && at * FRAME_MS < to) ? -20 : -70,
  )
}

it('splits a text as the reader does; a dash alone is not said; a paragraph ends its sentence', () => {
  expect(tokens.map(({ text }) => text)).toEqual(['Eka', 'membuka', 'payung', '—', '“Lihat!”', 'Awan', 'gelap.'])
  expect(tokens.map(({ isSaid }) => isSaid)).toEqual([true, true, true, false, true, true, true])
  expect(sentencesOf(tokens)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6],
  ])
  expect(['“Lihat!”', 'gelap.', 'bukit-bukit,', '—'].map(bare)).toEqual(['Lihat', 'gelap', 'bukit-bukit', ''])
  expect(tokensOf('')).toEqual([])
})

const SOUNDS = [
  [100, 400],
  [500, 900],
  [900, 1300],
  [1800, 2200],
  [2600, 2900],
  [3000, 3400],
] as const

it('ends a word where its sound ends or the next one begins, and gives a dash no time', () => {
  const marks = marksFrom(tokens, [100, 500, 900, 1800, 2600, 3000].map(sure), envelope(4000, ...SOUNDS))
  expect(marks.map(({ word, start, end }) => [word, start, end])).toEqual([
    ['Eka', 100, 400],
    ['membuka', 500, 900],
    ['payung', 900, 1300],
    ['—', 1300, 1300],
    ['“Lihat!”', 1800, 2200],
    ['Awan', 2600, 2900],
    ['gelap.', 3000, 3400],
  ])
})

it('gives every word its place, in order and inside the sound, whatever was pressed', () => {
  const starts = [500, 400, 3990, 4200, 4300, 9000].map((ms) => ({ ms, unsure: true }))
  const marks = marksFrom(tokens, starts, envelope(4000, ...SOUNDS))
  expect(marks).toHaveLength(tokens.length)
  for (const [at, { start, end }] of marks.entries()) {
    expect(start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0)
    expect(end).toBeGreaterThanOrEqual(start)
    expect(end).toBeLessThanOrEqual(4000)
  }
})

it('spreads words by their length where only sentences were marked, and says that it guesses', () => {
  const marks = spreadMarks(tokens, [100, 2600].map(sure), envelope(4000, ...SOUNDS))
  expect(marks.map(({ word }) => word)).toEqual(tokens.map(({ text }) => text))
  expect(marks.map(({ unsure }) => unsure)).toEqual([false, true, true, true, true, false, true])
  expect([marks[0]?.start, marks[4]?.end, marks[5]?.start, marks[6]?.end]).toEqual([100, 2200, 2600, 3400])
  const [eka, membuka] = marks
  expect((membuka?.end ?? 0) - (membuka?.start ?? 0)).toBeGreaterThan((eka?.end ?? 0) - (eka?.start ?? 0))
})

it('moves the beginning of a word between its neighbours, and makes it sure', () => {
  const marks = marksFrom(
    tokens,
    [100, 500, 900, 1800, 2600, 3000].map((ms) => ({ ms, unsure: true })),
    envelope(4000, ...SOUNDS),
  )
  const moved = withStart(marks, 2, 880)
  expect(moved[2]).toMatchObject({ start: 880, unsure: false })
  expect(moved[1]).toMatchObject({ end: 880, unsure: true })
  expect(withStart(marks, 2, 0)[2]?.start).toBe(540)
  expect(withStart(marks, 2, 5000)[2]?.start).toBe(1260)
  expect(withStart(marks, 99, 0)).toBe(marks)
})
