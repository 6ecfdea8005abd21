import { expect, it } from 'vitest'
import { BOOK_IDS } from '../../src/content/bookFiles.ts'
import { weighBook } from './bytes.ts'

/** kB of a whole book in English on an ordinary tablet, without music: what it weighs now, and 3 % more. others may weigh what is wanted. */
const MOST: Readonly<Record<number, number>> = { 1: 3320, 2: 2980, 3: 2560, 4: 2530 }
const WANTED = 2500

it.each(BOOK_IDS)('book %i does not grow unseen', (book) => {
  const { pictures, sound, shared } = weighBook(book)
  expect(pictures).toBeGreaterThan(0)
  expect(sound).toBeGreaterThan(0)
  expect((pictures + sound + shared) / 1000).toBeLessThanOrEqual(MOST[book] ?? WANTED)
})
