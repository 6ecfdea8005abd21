import { expect, it } from 'vitest'
import { firm } from './firm.ts'

const alphasOf = (...alphas: readonly number[]) => {
  const { data } = firm({
    data: Buffer.from(alphas.flatMap((alpha) => [9, 8, 7, alpha])),
    width: alphas.length,
    height: 1,
  })
  return alphas.map((_, index) => data[4 * index + 3])
}

it('makes what is nearly clear clear, and what is nearly solid solid', () => {
  expect(alphasOf(0, 2, 5, 250, 253, 255)).toEqual([0, 0, 0, 255, 255, 255])
})

it('leaves soft edges soft: each step up stays one, and none jumps', () => {
  const edge = alphasOf(...Array.from({ length: 246 }, (_, index) => index + 5))
  for (const [index, alpha] of edge.entries()) {
    const step = index === 0 ? 1 : (alpha ?? 0) - (edge[index - 1] ?? 0)
    expect(step).toBeGreaterThanOrEqual(1)
    expect(step).toBeLessThanOrEqual(2)
  }
})

it('changes no colour', () => {
  expect([...firm({ data: Buffer.from([1, 2, 3, 100]), width: 1, height: 1 }).data.subarray(0, 3)]).toEqual([1, 2, 3])
})
