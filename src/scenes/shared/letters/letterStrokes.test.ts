import { describe, expect, it } from 'vitest'
import { nextStroke, startTrace, strokesOf, traceAt } from './letterStrokes.ts'

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

describe('strokesOf', () => {
  it.each(ALPHABET)('keeps %s inside its box, with closely spaced points', (letter) => {
    const strokes = strokesOf(letter)
    expect(strokes.length).toBeGreaterThan(0)
    for (const stroke of strokes) {
      for (const [index, { x, y }] of stroke.entries()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(1)
        const before = stroke[index - 1] ?? { x, y }
        expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(0.16)
      }
    }
  })

  it('returns nothing for a character that is not a capital letter', () => {
    expect(strokesOf('é')).toEqual([])
    expect(nextStroke('?', startTrace('?'))).toBeUndefined()
  })
})

describe('tracing', () => {
  const follow = (letter: string, every = 1, wobble = 0) => {
    let trace = startTrace(letter)
    for (const stroke of strokesOf(letter)) {
      stroke.forEach(({ x, y }, index) => {
        if (index % every === 0) trace = traceAt(letter, trace, { x: x + (index % 2 === 0 ? wobble : -wobble), y })
      })
    }
    return trace
  }

  it.each(ALPHABET)('accepts %s from a finger that follows roughly and is lifted often', (letter) => {
    expect(nextStroke(letter, follow(letter, 4, 0.08))).toBeUndefined()
  })

  it('requires the writing order: drawing the bar of A first does not complete its first stroke', () => {
    let trace = startTrace('A')
    for (const point of strokesOf('A')[2] ?? []) trace = traceAt('A', trace, point)
    expect(nextStroke('A', trace)).toBe(0)
  })

  it('ignores touches far from the stroke and never goes back', () => {
    const trace = traceAt('L', startTrace('L'), { x: 0.95, y: 0.1 })
    expect(trace).toEqual(startTrace('L'))
    const begun = traceAt('L', trace, { x: 0.3, y: 0.1 })
    expect(traceAt('L', begun, { x: 0.95, y: 0.1 })).toBe(begun)
  })
})
