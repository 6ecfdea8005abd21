import { expect, it } from 'vitest'
import { OUR_BOOKS } from './ours.ts'
import { playableActivities, playableBook } from './playable.ts'

const sources = await Promise.all(Object.values(OUR_BOOKS).map(async ({ source }) => source?.()))

/** As the service gives a book whose pictures lie under a path of their own. */
const takenIn = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"/img/', '"/packs/token/'))

it.each(sources)('makes a book complete, wherever its pictures lie, and leaves a complete one as it is', (source) => {
  for (const one of [source?.book, takenIn(source?.book)]) {
    const whole = playableBook(one)
    expect(playableBook(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  }
  for (const one of [source?.activities, takenIn(source?.activities)]) {
    const whole = playableActivities(one)
    expect(playableActivities(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  }
})

it('takes a book without activities', () => {
  expect(playableActivities({ bookId: 1001, postActivities: [] }).postActivities).toEqual([])
})

it('refuses what no kind can play, and pictures from elsewhere', () => {
  const book = Object(sources[0]?.book)
  const changed = (page: object) => ({ ...book, pages: [book.pages[0], { ...book.pages[1], ...page }] })
  expect(() => playableBook(changed({ interactionType: 'nope' }))).toThrow('there is no kind nope')
  expect(() => playableBook(changed({ image: 'https://example.org/a.webp' }))).toThrow('image')
})
