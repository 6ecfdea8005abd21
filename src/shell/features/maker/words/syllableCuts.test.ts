import { beforeEach, expect, it } from 'vitest'
import { partsAt, placesIn, readCuts, withCut } from './syllableCuts.ts'

beforeEach(() => localStorage.clear())

const cutOf = (word: string) => partsAt(word, placesIn(readCuts(), word)).join('·')

it.each([
  ['Pasar', 'Pa·sar'],
  ['kura-kura', 'ku·ra·-ku·ra'],
  ['di', 'di'],
  ['', ''],
])('cuts %s by the rules: %s', (word, cut) => {
  expect(cutOf(word)).toBe(cut)
})

it('cuts a word as the teacher has said, however it is written, and forgets what the rules say anyway', () => {
  withCut({}, 'Beranda', [3, 5])
  expect(cutOf('beranda')).toBe('ber·an·da')
  const rule = [2, 5]
  expect(withCut(readCuts(), 'beranda', rule)).toEqual({})
  expect(cutOf('beranda')).toBe('be·ran·da')
})

it('takes a word for whole where all cuts are taken away', () => {
  withCut({}, 'pasar', [])
  expect(cutOf('pasar')).toBe('pasar')
})

it.each(['no json', '[]', '{"pasar":["x"]}', '{"pasar":[-1]}'])('ignores stored values that are none: %s', (text) => {
  localStorage.setItem('makerSyllables', text)
  expect(cutOf('pasar')).toBe('pa·sar')
})

it('ignores the oldest words beyond five hundred', () => {
  const cuts = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`kata${n}`, [1]]))
  const next = withCut(cuts, 'pasar', [3])
  expect(Object.keys(next)).toHaveLength(500)
  expect([next['kata0'], next['pasar']]).toEqual([undefined, [3]])
})
