import { expect, it } from 'vitest'
import { recent } from './recent.ts'

it('returns a value for the same stamp, and nothing for another', () => {
  const entry = recent<string>(100)
  entry.put('a', 'v1', 'one', 10)
  expect(entry.get('a', 'v1')).toBe('one')
  expect(entry.get('a', 'v2')).toBeUndefined()
  entry.put('a', 'v2', 'two', 10)
  expect([entry.get('a', 'v1'), entry.get('a', 'v2')]).toEqual([undefined, 'two'])
})

it('evicts the least recently used when it grows too large', () => {
  const entry = recent<number>(100)
  for (const [index, id] of ['a', 'b', 'c'].entries()) entry.put(id, 'v', index, 40)
  expect(entry.get('a', 'v')).toBeUndefined()
  expect(entry.get('b', 'v')).toBe(1)
  entry.put('d', 'v', 3, 40)
  expect([entry.get('b', 'v'), entry.get('c', 'v')]).toEqual([1, undefined])
  entry.put('e', 'v', 4, 101)
  expect(['b', 'd', 'e'].map((id) => entry.get(id, 'v'))).toEqual([undefined, undefined, undefined])
})

it('does not count replaced values', () => {
  const entry = recent<number>(100)
  for (let turn = 0; turn < 10; turn += 1) entry.put('a', `v${turn}`, turn, 60)
  entry.put('b', 'v', 1, 40)
  expect([entry.get('a', 'v9'), entry.get('b', 'v')]).toEqual([9, 1])
})

it('drops values that were not used for ten minutes', () => {
  let time = 0
  const entry = recent<number>(100, () => time)
  entry.put('a', 'v', 1, 1)
  entry.put('b', 'v', 2, 1)
  time = 9 * 60_000
  entry.get('b', 'v')
  time = 11 * 60_000
  entry.tidy()
  expect([entry.get('a', 'v'), entry.get('b', 'v')]).toEqual([undefined, 2])
})
