import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineKind, type KindModule, type KindRole } from '../../src/game/kind.ts'
import { readOnlyRules } from '../../src/game/rules/readOnly.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { scriptsOf } from './scripts.ts'

const both = (path: string) => ({ en: path.replace('*', 'en'), id: path.replace('*', 'id') })
const bookOf = (page: object) => [{ book: { id: 9, title: both('Title'), pages: [page] }, activities: [] }]
const textAt = async (books: Parameters<typeof scriptsOf>[0], path: string) =>
  (await scriptsOf(books, kinds)).find((script) => script.path === path)?.text

const local = z.object({ en: z.string(), id: z.string() })
/** A kind of page and of activity that has words to be said. */
const saying = (role: KindRole) =>
  defineKind({
    type: 'saying',
    role,
    version: 1,
    schema: z.object({ words: z.array(z.object({ word: local, audio: local })) }),
    feedbackMs: 0,
    loadRules: () => Promise.resolve(readOnlyRules),
    loadScene: () => Promise.reject(new Error('not drawn')),
    loadDetails: () =>
      Promise.resolve({
        default: {
          title: both('*'),
          about: both('*'),
          example: {},
          asks: () => [],
          says: ({ words }) => words.map(({ word, audio }) => ({ kind: 'word', path: audio, text: word })),
          authoring: { fields: { words: { label: both('*'), form: 'words', filledWith: null } }, faultsOf: () => [] },
        },
      }),
  })
const kinds = await detailedKinds([saying('page'), saying('activity')] as readonly KindModule[])

it('speaks an audio field from the text beside it', async () => {
  const books = bookOf({ id: 'p', audio: both('/a/*.mp3'), narration: { en: 'One cloud.', id: 'Satu awan.' } })
  expect(await textAt(books, '/a/id.mp3')).toBe('Satu awan.')
})

it('says a cover with its author, but never the place of a name', async () => {
  const cover = { id: 'cover', audio: both('/c/*.mp3'), title: { en: 'Where Is Kiko?', id: 'Di Mana Kiko?' } }
  const named = bookOf({ ...cover, authorLine: { en: 'by Lingkar Cerita', id: 'oleh Lingkar Cerita' } })
  const readers = bookOf({ ...cover, authorLine: { en: 'by {name}', id: 'oleh {name}' } })
  expect(await textAt(named, '/c/en.mp3')).toBe('Where Is Kiko? By Lingkar Cerita.')
  expect(await textAt(readers, '/c/en.mp3')).toBe('Where Is Kiko?')
})

it('takes capitals to be spelled for a word all the same', async () => {
  const words = [{ audio: both('/w/*.mp3'), word: { en: 'BABY', id: 'ADIK' } }]
  const books = bookOf({ id: 'p', interactionType: 'saying', words })
  expect(await textAt(books, '/w/en.mp3')).toBe('baby')
})

it('gives a line to the page that alone says it, and shares what several pages or books say, or rules count', async () => {
  const activity = (word: string) => ({
    type: 'saying',
    words: [{ word: { en: word, id: word }, audio: both(`/audio/words/*/${word}.mp3`) }],
  })
  const page = (word: string) => ({
    id: 'p',
    interactionType: 'saying',
    ...activity(word),
  })
  const book = (id: number, pages: string[], activities: string[]) => ({
    book: { id, title: both('T'), keepsake: { name: both('Kite') }, pages: pages.map(page) },
    activities: activities.map(activity),
  })
  const scripts = await scriptsOf([book(1, ['sun', 'eel', 'owl'], ['owl', 'fig']), book(2, ['sun'], [])], kinds)
  const homeOf = (path: string) => scripts.find((script) => script.path === path)?.home
  expect(homeOf('/audio/words/en/eel.mp3')).toBe('book1/page-01')
  expect(homeOf('/audio/words/en/fig.mp3')).toBe('book1/activity-2')
  expect(homeOf('/audio/words/en/owl.mp3')).toBe('book1/shared')
  expect(homeOf('/audio/words/id/sun.mp3')).toBe('words-1-2')
  expect(homeOf('/audio/count/en/1.mp3')).toBe('counts')
  expect(homeOf('/audio/keepsakes/id/book2.mp3')).toBe('keepsakes')
  expect(homeOf('/audio/letters/en/z.mp3')).toBe('letters')
  expect(homeOf('/audio/titles/en/book1.mp3')).toBe('spare')
})

it('refuses two texts under one path', async () => {
  const word = (en: string) => ({ audio: both('/w/*.mp3'), word: { en, id: 'kata' } })
  const books = bookOf({ id: 'p', interactionType: 'saying', words: [word('sun'), word('moon')] })
  await expect(scriptsOf(books, kinds)).rejects.toThrow("/w/en.mp3 is said to be both 'sun' and 'moon'")
})

it('always has counts to twelve, all letters and the titles', async () => {
  const paths = new Set((await scriptsOf(bookOf({ id: 'p' }), kinds)).map(({ path }) => path))
  for (const path of ['/audio/count/en/12.mp3', '/audio/letters/id/z.mp3', '/audio/titles/en/book9.mp3']) {
    expect(paths).toContain(path)
  }
})
