import { expect, it } from 'vitest'
import { judge, newRiddle } from './riddle.ts'
import { gateText } from './text/index.ts'

it('asks for three different numbers that have words in both languages', () => {
  for (const seed of [0, 0.2, 0.5, 0.999_999]) {
    const riddle = newRiddle(() => seed)
    expect(new Set(riddle).size).toBe(3)
    for (const number of riddle) {
      expect(gateText.en.numbers[number - 1]).toBeDefined()
      expect(gateText.id.numbers[number - 1]).toBeDefined()
    }
  }
})

it('opens only for all numbers in their order', () => {
  const riddle = [7, 3, 9]
  expect(judge(riddle, [])).toBe('going')
  expect(judge(riddle, [7, 3])).toBe('going')
  expect(judge(riddle, [7, 3, 9])).toBe('solved')
  expect(judge(riddle, [3])).toBe('wrong')
  expect(judge(riddle, [7, 9])).toBe('wrong')
})
