import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadArt } from './art.ts'
import { loadActivities, loadBook } from './books.ts'
import { DocumentError } from './documents.ts'
import { loadSpeech } from './speech.ts'
import { setTakenIn } from './takenIn.ts'

/** Documents of the book 1001, by the URL they lie at. */
let answers: Record<string, () => Response>
const fetched = vi.fn<(url: string) => Promise<Response>>()

const json = (value: unknown) => () => Response.json(value)
const folder = (token: string) => ({
  book: `/packs/${token}/book.json`,
  activities: `/packs/${token}/activities.json`,
  art: `/packs/${token}/art.json`,
  speech: `/packs/${token}/speech.json`,
})
const book = (id: number) => ({ id, pages: [{ id: 'cover', image: '/packs/t1/media/cover.webp' }] })

let token = ''
let next = 0

beforeEach(() => {
  next += 1
  token = `token-${next}`
  answers = {
    [folder(token).book]: json(book(1001)),
    [folder(token).activities]: json({ bookId: 1001, postActivities: [{ id: 100_101, type: 'any' }] }),
    [folder(token).art]: json({ pages: {}, free: {} }),
    [folder(token).speech]: json({
      files: [`/packs/${token}/media/all`],
      lines: { '/audio/words/en/sun.mp3': [0, 10, 20] },
    }),
  }
  fetched.mockReset().mockImplementation(async (url) => (answers[url] ?? (() => new Response('', { status: 404 })))())
  vi.stubGlobal('fetch', fetched)
  setTakenIn(async (id) => (id === 1001 ? folder(token) : undefined))
})

afterEach(() => {
  setTakenIn(async () => undefined)
  vi.unstubAllGlobals()
})

it('loads the four documents of a taken-in book, each once', async () => {
  expect((await loadBook(1001))?.pages).toHaveLength(1)
  expect(await loadActivities(1001)).toHaveLength(1)
  expect(await loadArt(1001)).toEqual({ pages: {}, free: {} })
  expect(await loadBook(1001)).toBe(await loadBook(1001))
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    folder(token).book,
    folder(token).activities,
    folder(token).art,
  ])
})

it('says a word of a taken-in book with the voice of that book, and all others with ours', async () => {
  const lines = await loadSpeech(1001)
  expect(lines.speech('/audio/words/en/sun.mp3')?.src).toBe(`/packs/${token}/media/all`)
  expect(lines.speech('/audio/count/en/1.mp3')?.src).toMatch(/^\/audio\//)
})

it('loads the documents of a newer revision under their own URLs', async () => {
  const first = await loadBook(1001)
  token = `${token}-new`
  answers[folder(token).book] = json(book(1001))
  expect(await loadBook(1001)).not.toBe(first)
})

it('knows nothing of a book that nobody lists', async () => {
  expect(await loadBook(1002)).toBeUndefined()
  expect(await loadActivities(1002)).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

it('finds the new revision where an older list names one that is gone', async () => {
  const old = folder('old')
  answers[old.book] = () => new Response('', { status: 410 })
  setTakenIn(async (_id, isNew) => (isNew ? folder(token) : old))
  expect((await loadBook(1001))?.id).toBe(1001)
})

it('says that a withdrawn book is gone', async () => {
  answers[folder(token).book] = () => Response.json({ message: 'Withdrawn' }, { status: 410 })
  const error: unknown = await loadBook(1001).catch((failed: unknown) => failed)
  expect(error instanceof DocumentError && error.isGone).toBe(true)
})

it.each([
  ['no JSON', () => new Response('<html>')],
  ['another book', json(book(1002))],
  ['no book', json([1, 2])],
  ['null', json(null)],
  ['a book without pages', json({ id: 1001, pages: [] })],
  ['nothing', () => new Response('', { status: 503 })],
])('rejects where %s came, and asks again the next time', async (_what, answer) => {
  answers[folder(token).book] = answer
  await expect(loadBook(1001)).rejects.toThrow(DocumentError)
  answers[folder(token).book] = json(book(1001))
  expect((await loadBook(1001))?.id).toBe(1001)
})

it('rejects pictures, sounds and activities that are none', async () => {
  answers[folder(token).activities] = json({ bookId: 1001 })
  answers[folder(token).art] = json({ pages: {} })
  answers[folder(token).speech] = json({ lines: {} })
  await expect(loadActivities(1001)).rejects.toThrow(DocumentError)
  await expect(loadArt(1001)).rejects.toThrow(DocumentError)
  await expect(loadSpeech(1001)).rejects.toThrow(DocumentError)
})
