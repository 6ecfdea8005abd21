import { expect, it } from 'vitest'
import { recent } from './recent.ts'

it('gives back what was put in under the same stamp, and nothing under another', () => {
  const kept = recent<string>(100)
  kept.put('a', 'v1', 'one', 10)
  expect(kept.get('a', 'v1')).toBe('one')
  expect(kept.get('a', 'v2')).toBeUndefined()
  kept.put('a', 'v2', 'two', 10)
  expect([kept.get('a', 'v1'), kept.get('a', 'v2')]).toEqual([undefined, 'two'])
})

it('lets go of what was not asked for longest when it grows too large', () => {
  const kept = recent<number>(100)
  for (const [index, id] of ['a', 'b', 'c'].entries()) kept.put(id, 'v', index, 40)
  expect(kept.get('a', 'v')).toBeUndefined()
  expect(kept.get('b', 'v')).toBe(1)
  kept.put('d', 'v', 3, 40)
  expect([kept.get('b', 'v'), kept.get('c', 'v')]).toEqual([1, undefined])
  kept.put('e', 'v', 4, 101)
  expect(['b', 'd', 'e'].map((id) => kept.get(id, 'v'))).toEqual([undefined, undefined, undefined])
})

it('counts a value that was replaced no more', () => {
  const kept = recent<number>(100)
  for (let turn = 0; turn < 10; turn += 1) kept.put('a', `v${turn}`, turn, 60)
  kept.put('b', 'v', 1, 40)
  expect([kept.get('a', 'v9'), kept.get('b', 'v')]).toEqual([9, 1])
})

it('forgets what nobody asked for in ten minutes', () => {
  let time = 0
  const kept = recent<number>(100, () => time)
  kept.put('a', 'v', 1, 1)
  kept.put('b', 'v', 2, 1)
  time = 9 * 60_000
  kept.get('b', 'v')
  time = 11 * 60_000
  kept.tidy()
  expect([kept.get('a', 'v'), kept.get('b', 'v')]).toEqual([undefined, 2])
})
