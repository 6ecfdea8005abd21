import { expect, it } from 'vitest'
import { outcomesOf, playRules } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { compose } from './parts/composition.ts'
import { sentenceRules, writtenWords } from './rules.ts'

const play = () => playRules(sentenceRules, example, { language: 'id' })
const ROOM = { x: -150, y: -100, width: 300, height: 200 }

it('lets the sentence stand alone, unheard, before the pictures come', () => {
  const played = play()
  played.settle()
  expect(outcomesOf(played, 'say')).toEqual([])
  expect(played.session.targets().filter(({ kind }) => kind === 'option')).toHaveLength(3)
})

it('counts a sentence as heard once a word was made heard', () => {
  const played = play()
  played.settle()
  const word = played.session.targets().find(({ kind }) => kind === 'tap')
  played.session.move({ targetId: word?.id ?? '' })
  played.session.move({ targetId: 'option:right' })
  expect(outcomesOf(played, 'tried')[0]?.tried.item).toBe('sentence:id-08-1|hear')
})

it('writes words as they stand in the text', () => {
  expect(writtenWords({ text: 'Ibu tidur.', words: [{ text: 'Ibu' }, { text: 'tidur' }] })).toEqual(['Ibu', 'tidur.'])
  expect(writtenWords({ text: 'Ibu tidur.', words: [{ text: 'Ibu' }] })).toEqual(['Ibu'])
})

it.each([1, 2, 5, 10])('shows %i figures apart from each other, inside the picture', (n) => {
  const placed = compose({ a: 'duck', n }, ROOM)
  expect(placed).toHaveLength(n)
  expect(new Set(placed.map(({ box }) => `${box.x}:${box.y}`)).size).toBe(n)
  for (const { box } of placed) {
    expect(box.x).toBeGreaterThanOrEqual(ROOM.x - 0.01)
    expect(box.x + box.width).toBeLessThanOrEqual(ROOM.x + ROOM.width + 0.01)
    expect(box.y + box.height).toBeLessThanOrEqual(ROOM.y + ROOM.height + 0.01)
  }
})

it('shows pictures that differ in one figure only at the same places', () => {
  const boxesOf = (a: string) => compose({ a, n: 1, rel: 'on', b: 'table' }, ROOM).map(({ box }) => box)
  expect(boxesOf('duck')).toEqual(boxesOf('goat'))
})
