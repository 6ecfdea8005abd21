import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heard } from '../../testing/fakeAudioDesk.ts'
import { type Answer, type Answers, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { noteProgress } from '../../lib/books/cachedShelf.ts'
import { pass, useTestClock } from '../../testing/shellTest.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
vi.mock('../reader/ReaderPage.tsx', () => ({ ReaderPage: () => <main>the reader</main> }))
useTestClock()

const BOOKS = 'GET /api/books'
const START = 'POST /api/progress/start-book'

function book(id: number, part: Record<string, unknown> = {}) {
  const plain = { is_locked: false, latest_page: 0, current_page: 0, total_pages: 15 }
  return { id, title: `Book ${id}`, cover_image: `/img/${id}.webp`, ...plain, ...part }
}
const shelf = (...books: unknown[]): Answer => [200, { data: books }]
const open = (answers: Answers, options = {}) => ({ ...fakeBackend(answers), ...renderApp('/books', options) })
const card = (name: RegExp | string) => screen.findByRole('button', { name })

it('shows each book with its percent, and a lock where it is locked', async () => {
  open({ [BOOKS]: shelf(book(1, { current_page: 7 }), book(2, { is_locked: true }), book(3, { total_pages: 0 })) })
  expect(await card('Book 1. 47% read')).toBeVisible()
  const locked = await card('Book 2. Locked')
  expect(within(locked).getByTestId('lock')).toBeInTheDocument()
  expect(locked).toHaveAttribute('aria-disabled', 'true')
  expect(await card('Book 3. 0% read')).toBeVisible()
})

it('waits behind the overlay, and asks for the list with token, cookie and a fresh address', async () => {
  let answer: Answer = 'never'
  const { calls } = open({ [BOOKS]: () => answer })
  await waitFor(() => expect(calls).toHaveLength(2))
  // The route's own overlay may have given way to the page's by now: whichever stands is found afresh.
  await waitFor(() => expect(screen.getByText('Loading...')).toBeInTheDocument())
  expect(calls.map(({ name }) => name)).toEqual(['GET /sanctum/csrf-cookie', BOOKS])
  expect(calls[1]?.params).toEqual({ _t: expect.any(Number) })
  expect(calls[1]?.headers).toMatchObject({ Authorization: 'Bearer token-1' })
  answer = shelf()
})

it.each<[string, Answer]>([
  ['Failed to load books', [500, {}]],
  ['Closed on Sundays.', [503, { message: 'Closed on Sundays.' }]],
  ['Invalid response format', [200, {}]],
  ['Invalid response format', [200, { data: [{ id: 'x' }] }]],
  ['Request timeout. Please try again.', 'timeout'],
  ['Failed to load books', 'offline'],
])('says %s, and loads when asked again', async (text, failure) => {
  let answer: Answer = failure
  const { touch } = open({ [BOOKS]: () => answer })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  answer = shelf(book(1))
  await touch.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card(/Book 1/)).toBeVisible()
})

it('needs somebody signed in, and offers the sign-in', async () => {
  const { names } = open({ [BOOKS]: shelf(book(1)) }, { user: null })
  expect(await screen.findByRole('alert')).toHaveTextContent('No authentication token found')
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  expect(names()).toEqual([])
})

/** The library with a list that is then answered with a failure, at once and a minute later. */
async function failing(failure: Answer) {
  let answer: Answer = shelf(book(1))
  const { router } = open({ [BOOKS]: () => answer })
  await card(/Book 1/)
  answer = failure
  await router.navigate('/games')
  await router.navigate('/books')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load books')
  expect(await card(/Book 1/)).toBeVisible()
  await router.navigate('/games')
  await pass(60_000)
  await router.navigate('/books')
}

it('falls back to the list of less than a minute ago, and after that to what this device knows of a service in trouble', async () => {
  await failing([500, {}])
  expect(await card(/Book 1/)).toBeVisible()
})

it('falls back to the list of less than a minute ago, and after that to none where it is refused', async () => {
  await failing([403, {}])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Book 1/ })).not.toBeInTheDocument()
})

it('shows the pages that wait on the device while the service lists its books but cannot save, and the service’s when it has them', async () => {
  let current_page = 0
  const { router } = open({ [BOOKS]: () => shelf(book(1, { current_page, total_pages: 10 })) })
  await card(/Book 1. 0% read/)
  await router.navigate('/games')
  noteProgress(1, 4, true)
  await router.navigate('/books')
  expect(await card(/Book 1. 40% read/)).toBeVisible()
  await router.navigate('/games')
  current_page = 4
  await router.navigate('/books')
  await waitFor(() => expect(localStorage.getItem('pagesAhead')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /Book 1. 40% read/ })).toBeVisible())
})

it('shows them also where the service fails less than a minute after its last list', async () => {
  let answer: Answer = shelf(book(1, { total_pages: 10 }))
  const { router } = open({ [BOOKS]: () => answer })
  await card(/Book 1. 0% read/)
  await router.navigate('/games')
  noteProgress(1, 4, true)
  answer = [503, {}]
  await router.navigate('/books')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load books')
  expect(await card(/Book 1. 40% read/)).toBeVisible()
})

it('is not troubled by a broken list in the storage', async () => {
  localStorage.setItem('booksData', '{"value":[{"id":1}],"expiry":99999999999999}')
  open({ [BOOKS]: shelf(book(2)) })
  expect(await card(/Book 2/)).toBeVisible()
})

it.each([
  [7, 8],
  [0, 1],
  [14, 15],
  [15, 1],
])('opens a book with current_page %d at page %d, by the list loaded after its start', async (current, page) => {
  let current_page = 3
  const { touch, where, calls } = open({
    [BOOKS]: () => shelf(book(1, { current_page })),
    [START]: () => {
      current_page = current
      return [200]
    },
  })
  await touch.click(await card(/Book 1/))
  await waitFor(() => expect(where()).toBe(`/book/1?page=${page}`))
  expect(calls.find(({ name }) => name === START)?.body).toEqual({ book_id: 1 })
})

it('marks the book while it is started, and starts no other meanwhile', async () => {
  const { touch, names } = open({ [BOOKS]: shelf(book(1), book(2)), [START]: 'never' })
  const first = await card(/Book 1/)
  await touch.click(first)
  expect(within(first).getByTestId('spinner')).toBeInTheDocument()
  expect(first).toHaveAttribute('aria-busy', 'true')
  await touch.click(await card(/Book 2/))
  expect(names().filter((name) => name === START)).toHaveLength(1)
})

it.each<[string, Answer]>([
  ['This book is locked.', [403, { message: 'This book is locked.' }]],
  ['Failed to start book', [500, {}]],
])('says why a book does not open (%s), and takes the mark away', async (text, answer) => {
  const { touch, where } = open({ [BOOKS]: shelf(book(1)), [START]: answer })
  await touch.click(await card(/Book 1/))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByTestId('spinner')).not.toBeInTheDocument()
  expect(where()).toBe('/books')
})

it('does not open a locked book: it knocks and says what comes first', async () => {
  const { touch, names, where } = open({ [BOOKS]: shelf(book(2, { is_locked: true })) })
  await touch.click(await card(/Book 2/))
  expect(await screen.findByText('Finish the book before this one first.')).toBeInTheDocument()
  expect(heard.effects).toContain('knock')
  expect([names().includes(START), where()]).toEqual([false, '/books'])
})

it('loads the list again whenever the path changes', async () => {
  const { names, router } = open({ [BOOKS]: shelf(book(1)) })
  await card(/Book 1/)
  await router.navigate('/books?again')
  await waitFor(() => expect(names().filter((name) => name === BOOKS)).toHaveLength(2))
})

it('shows the titles in the child’s language, and the list’s own where there is no other', async () => {
  localStorage.setItem('language', 'id')
  const page = { id: 'cover', pageNumber: 0 }
  const first = { id: 1, title: { en: 'Book 1', id: 'Buku 1' }, pages: [page], postActivities: [] }
  open({ [BOOKS]: shelf(book(1), book(2)), 'GET /content/catalog.json': [200, { books: [first] }] })
  expect(await card('Buku 1. 0% terbaca')).toBeVisible()
  expect(await card('Book 2. 0% terbaca')).toBeVisible()
})

const FILES = { book: '/packs/t/b', activities: '/packs/t/a', art: '/packs/t/r', speech: '/packs/t/s' }
const taken = (id: number, part: Record<string, unknown> = {}) =>
  book(id, {
    source: 'class',
    languages: ['id'],
    titles: { en: `Book ${id}`, id: `Buku ${id}` },
    files: FILES,
    ...part,
  })
const many = [1, 2, 3, 4, 5, 6].map((id) => book(id, { source: 'ours', languages: ['en', 'id'] }))

it('finds books of a long shelf by a word, by language, and among those of the class', async () => {
  const { touch } = open({
    [BOOKS]: shelf(...many, taken(1001, { title: 'Kancil', titles: { en: 'Kancil', id: 'Si Kancil' } })),
  })
  await card(/Kancil/)
  await touch.type(screen.getByRole('searchbox', { name: 'Find a book' }), 'si kan')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Book 1/ })).not.toBeInTheDocument())
  expect(await card(/Kancil/)).toBeVisible()
  await touch.clear(screen.getByRole('searchbox'))
  await touch.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Kancil/ })).not.toBeInTheDocument())
  await touch.click(screen.getByRole('button', { name: 'My class’s books' }))
  expect(await screen.findByText('No book fits. Try another word.')).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Show all books' }))
  expect(await card(/Book 1/)).toBeVisible()
})

it('offers no search on a short shelf, and says the level where the list has one', async () => {
  open({ [BOOKS]: shelf(book(1, { level: 'B1' }), taken(1001)) })
  expect(await card('Book 1. 0% read. Level B1')).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

it('keeps a begun book that was withdrawn on the shelf, and says so when it is pressed', async () => {
  let answer = shelf(book(1), taken(1001, { current_page: 3 }))
  const { router, touch, names } = open({ [BOOKS]: () => answer })
  await card(/Book 1001/)
  answer = shelf(book(1))
  await router.navigate('/games')
  await router.navigate('/books')
  const away = await card('Book 1001. Put away')
  await touch.click(away)
  expect(await screen.findByText('This book has been put away. Your stars stay yours.')).toBeVisible()
  expect(names()).not.toContain(START)
})
