import { expect, it } from 'vitest'
import { FRAME_MS } from '../sound/envelope.ts'
import { pressedUpTo, tappedMarks, unitsOf } from './tapping.ts'

const TEXT = 'Eka lari. “Ayo,” — kata Danu.'
const STARTS = [200, 700, 1500, 2100, 2600]
const envelope = Array.from({ length: 3200 / FRAME_MS }, (_, at) =>
  STARTS.some((start) => at * FRAME_MS >= start && at * FRAME_MS < start + 350) ? -20 : -70,
)
const late = (starts: readonly number[]) => starts.map((start) => start + 110)
const whole = { text: TEXT, bySentence: false }
const marked = tappedMarks({ words: [] }, whole, late(STARTS), envelope)

it('asks for every said word, or for every sentence', () => {
  expect(unitsOf(whole).map(({ text }) => text)).toEqual(['Eka', 'lari.', '“Ayo,”', 'kata', 'Danu.'])
  expect(unitsOf({ text: TEXT, bySentence: true }).map(({ text }) => text)).toEqual([
    'Eka lari.',
    '“Ayo,” — kata Danu.',
  ])
  expect(unitsOf({ ...whole, sentence: 1 }).map(({ text }) => text)).toEqual(['“Ayo,”', 'kata', 'Danu.'])
})

it('makes a time for every word that the reader shows', () => {
  expect(marked.map(({ word }) => word)).toEqual(TEXT.split(' '))
  for (const [at, start] of STARTS.entries())
    expect(Math.abs((marked.filter(({ word }) => word !== '—')[at]?.start ?? 0) - start)).toBeLessThanOrEqual(10)
})

it('makes them of sentences alone', () => {
  const marks = tappedMarks({ words: [] }, { text: TEXT, bySentence: true }, late([200, 1500]), envelope)
  expect(marks.map(({ unsure }) => unsure)).toEqual([false, true, false, true, true, true])
})

it('makes those of one sentence anew, inside its neighbours', () => {
  const marks = tappedMarks({ words: marked }, { ...whole, sentence: 0 }, [800, 850], envelope)
  expect(marks.slice(2)).toEqual(marked.slice(2))
  expect(marks).toHaveLength(marked.length)
  for (const [at, { start, end }] of marks.entries()) {
    expect(start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0)
    expect(end).toBeGreaterThanOrEqual(start)
  }
})

it('fills in what a finger has passed over', () => {
  expect(pressedUpTo([100], 1, 400)).toEqual([100, 400])
  expect(pressedUpTo([100], 3, 400)).toEqual([100, 200, 300, 400])
  expect(pressedUpTo([100, 200], 0, 900)).toEqual([100, 200])
  expect(pressedUpTo([], 0, 120)).toEqual([120])
})
