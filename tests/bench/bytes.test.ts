import { expect, it } from 'vitest'
import { weighBook } from './bytes.ts'

/** kB of a whole book in English on an ordinary tablet, without music: what it weighs now, and 3 % more. 2500 are wanted. */
const MOST = { 1: 3320, 2: 2980, 3: 2560, 4: 2530 } as const

it.each([1, 2, 3, 4] as const)('book %i does not grow unseen', (book) => {
  const { pictures, sound, shared } = weighBook(book)
  expect(pictures).toBeGreaterThan(0)
  expect(sound).toBeGreaterThan(0)
  expect((pictures + sound + shared) / 1000).toBeLessThanOrEqual(MOST[book])
})
