import { expect, it } from 'vitest'
import { areAlike } from './likeness.ts'

it.each(['bd', 'bp', 'dp', 'mn', 'Mn', 'BD'])(
  'takes the letters of %s for alike, both ways',
  ([one = '', other = '']) => {
    expect(areAlike(one, other)).toBe(true)
    expect(areAlike(other, one)).toBe(true)
  },
)

it.each(['bs', 'ms', 'dm', 'Aa', 'b/'])('keeps those of %s apart', ([one = '', other = '']) => {
  expect(areAlike(one, other)).toBe(false)
})
