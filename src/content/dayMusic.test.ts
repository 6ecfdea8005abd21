import { expect, it } from 'vitest'
import { musicAt } from './dayMusic.ts'

it.each([
  [0, 'malam'],
  [4, 'malam'],
  [5, 'siang'],
  [15, 'siang'],
  [16, 'senja'],
  [18, 'senja'],
  [19, 'malam'],
  [23, 'malam'],
])('at %i o’clock it is %s', (hour, track) => {
  expect(musicAt(hour)).toBe(track)
})
