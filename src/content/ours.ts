import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BookFiles, fromSources } from './sources.ts'

/*
 * Our own books, found by their folders. This file is for Node: tools, tests, and the service as it is developed. In the app, in the browser or built,
 * `tools/build/ownBooks.ts` puts a module of the same shape in its place, made from the same folders.
 */

const json = async (...path: readonly string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, ...path), 'utf8'))

/** Numbers of the folders `books/book{n}`, in order. */
const numbers = readdirSync(join(import.meta.dirname, 'books'))
  .flatMap((name) => /^book(\d+)$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((a, b) => a - b)

/** Our own books, by number. */
export const OUR_BOOKS: Readonly<Record<number, BookFiles>> = Object.fromEntries(
  numbers.map((id) => [
    id,
    fromSources({
      book: () => json('books', `book${id}`, 'book.json'),
      activities: () => json('books', `book${id}`, 'activities.json'),
      art: () => json('generated', 'art', `book${id}.json`),
      speech: () => json('generated', 'audio', `book${id}.json`),
    }),
  ]),
)
