// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { forgetStories, noteQuestion, storyReading } from './storyMemory.ts'

beforeEach(() => localStorage.clear())

const book = (round: number) => ({ bookId: 1, round })

it('knows what was asked and guessed in the present reading, and nothing of an earlier one', () => {
  noteQuestion('7', book(1), { id: 'b1-p03-what' })
  noteQuestion('7', book(1), { id: 'b1-p09-predict', guess: 'answer-3' })
  expect(storyReading('7', 1, 1)).toEqual({
    round: 1,
    asked: ['b1-p03-what', 'b1-p09-predict'],
    guesses: { 'b1-p09-predict': 'answer-3' },
  })
  expect(storyReading('7', 1, 2).asked).toEqual([])
  noteQuestion('7', book(2), { id: 'b1-p05-what' })
  expect(storyReading('7', 1, 2).asked).toEqual(['b1-p05-what'])
})

it('notes a question once, and keeps children and books apart', () => {
  noteQuestion('7', book(1), { id: 'b1-p03-what' })
  noteQuestion('7', book(1), { id: 'b1-p03-what' })
  noteQuestion('7', { bookId: 2, round: 1 }, { id: 'b2-p01-what' })
  expect(storyReading('7', 1, 1).asked).toEqual(['b1-p03-what'])
  expect(storyReading('8', 1, 1).asked).toEqual([])
  forgetStories('7')
  expect(storyReading('7', 2, 1).asked).toEqual([])
})

it.each(['no json', '[]', '{"1":7}', '{"1":{"round":1,"asked":[3,"a"],"guesses":{"b":2}}}'])(
  'a store that says %s is read as far as it makes sense',
  (text) => {
    localStorage.setItem('story:7', text)
    expect(storyReading('7', 1, 1).guesses).toEqual({})
    expect(storyReading('7', 1, 1).asked).toEqual(text.includes('"a"') ? ['a'] : [])
  },
)
