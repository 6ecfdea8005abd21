/** Drawings that the books and the reading ladder have on cards, for the kit. */
import { pictures as book1 } from '../free/book1.ts'
import type { FreePicture } from '../free/free.ts'
import { pictures as animals } from '../free/ladderAnimals.ts'
import { pictures as more } from '../free/ladderMore.ts'
import { pictures as things } from '../free/ladderThings.ts'

const drawingOf = (all: readonly FreePicture[], path: string): (() => string) => {
  const found = all.find((picture) => picture.path === path)
  if (!found) throw new Error(`no drawing of ${path}`)
  return found.svg
}
/** The reading ladder's picture of a word, with its shadow. */
export const ladderCard = (word: string): (() => string) =>
  drawingOf([...animals, ...more, ...things], `/img/ladder/${word}.webp`)
/** Book 1's picture of a word, with its shadow. */
export const wordCard = (word: string): (() => string) => drawingOf(book1, `/img/books/book1/words/${word}.webp`)
