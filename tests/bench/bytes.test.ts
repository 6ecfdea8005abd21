import { expect, it } from 'vitest'
import { BOOK_IDS } from '../../src/content/library.ts'
import { weighBook } from './bytes.ts'

/** Most kB of a whole English book on an ordinary tablet, without music: its current weight plus 3 %. Other books may weigh `WANTED`. */
const MOST: Readonly<Record<number, number>> = { 1: 3320, 2: 2980, 3: 2560, 4: 2530, 8: 2850 }
const WANTED = 2500

it.each(BOOK_IDS)('book %i stays within its size budget', (book) => {
  const { pictures, sound, shared } = weighBook(book)
  expect(pictures).toBeGreaterThan(0)
  expect(sound).toBeGreaterThan(0)
  expect((pictures + sound + shared) / 1000).toBeLessThanOrEqual(MOST[book] ?? WANTED)
})
