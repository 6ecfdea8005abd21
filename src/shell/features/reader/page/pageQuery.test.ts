import { expect, it } from 'vitest'
import { pageIndexOf } from './pageQuery.ts'

it.each([
  ['1', 0],
  ['2', 1],
  ['15', 14],
  ['16', 0],
  ['0', 0],
  ['-1', 0],
  ['2.5', 0],
  ['1e1', 0],
  [' 2', 0],
  ['two', 0],
  ['', 0],
  [null, 0],
])('?page=%s of 15 pages opens index %i', (query, index) => {
  expect(pageIndexOf(query, 15)).toBe(index)
})
