import { expect, it } from 'vitest'
import { scriptsOf } from './scripts.ts'

const both = (path: string) => ({ en: path.replace('*', 'en'), id: path.replace('*', 'id') })
const bookOf = (page: object) => [{ book: { id: 9, title: both('Title'), pages: [page] }, activities: [] }]
const textAt = (books: Parameters<typeof scriptsOf>[0], path: string) =>
  scriptsOf(books).find((script) => script.path === path)?.text

it('speaks an audio field from the text beside it', () => {
  const books = bookOf({ id: 'p', audio: both('/a/*.mp3'), narration: { en: 'One cloud.', id: 'Satu awan.' } })
  expect(textAt(books, '/a/id.mp3')).toBe('Satu awan.')
})

it('says a cover with its author, but never the place of a name', () => {
  const cover = { id: 'cover', audio: both('/c/*.mp3'), title: { en: 'Where Is Kiko?', id: 'Di Mana Kiko?' } }
  const named = bookOf({ ...cover, authorLine: { en: 'by Lingkar Cerita', id: 'oleh Lingkar Cerita' } })
  const readers = bookOf({ ...cover, authorLine: { en: 'by {name}', id: 'oleh {name}' } })
  expect(textAt(named, '/c/en.mp3')).toBe('Where Is Kiko? By Lingkar Cerita.')
  expect(textAt(readers, '/c/en.mp3')).toBe('Where Is Kiko?')
})

it('takes capitals to be spelled for a word all the same', () => {
  const books = bookOf({ id: 'p', wordAudio: both('/w/*.mp3'), word: { en: 'BABY', id: 'ADIK' } })
  expect(textAt(books, '/w/en.mp3')).toBe('baby')
})

it('gives a line to the page that alone says it, and shares what several pages or books say, or rules count', () => {
  const page = (word: string) => ({
    id: 'p',
    wordAudio: both(`/audio/words/*/${word}.mp3`),
    word: { en: word, id: word },
  })
  const activity = (word: string) => ({
    words: [{ word: { en: word, id: word }, audio: both(`/audio/words/*/${word}.mp3`) }],
  })
  const book = (id: number, pages: string[], activities: string[]) => ({
    book: { id, title: both('T'), pages: pages.map(page) },
    activities: activities.map(activity),
  })
  const scripts = scriptsOf([book(1, ['sun', 'eel', 'owl'], ['owl', 'fig']), book(2, ['sun'], [])])
  const homeOf = (path: string) => scripts.find((script) => script.path === path)?.home
  expect(homeOf('/audio/words/en/eel.mp3')).toBe('book1/page-01')
  expect(homeOf('/audio/words/en/fig.mp3')).toBe('book1/activity-2')
  expect(homeOf('/audio/words/en/owl.mp3')).toBe('book1/shared')
  expect(homeOf('/audio/words/id/sun.mp3')).toBe('words')
  expect(homeOf('/audio/count/en/1.mp3')).toBe('words')
  expect(homeOf('/audio/letters/en/z.mp3')).toBe('spare')
})

it('refuses two texts under one path', () => {
  const word = (en: string) => ({ dropAudio: both('/w/*.mp3'), word: { en, id: 'kata' } })
  const books = bookOf({ id: 'p', dragDropWords: [word('sun'), word('moon')] })
  expect(() => scriptsOf(books)).toThrow("/w/en.mp3 is said to be both 'sun' and 'moon'")
})

it('always has counts to twelve, all letters and the titles', () => {
  const paths = new Set(scriptsOf(bookOf({ id: 'p' })).map(({ path }) => path))
  for (const path of ['/audio/count/en/12.mp3', '/audio/letters/id/z.mp3', '/audio/titles/en/book9.mp3']) {
    expect(paths).toContain(path)
  }
})
