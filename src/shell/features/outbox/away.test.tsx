import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isRecord } from '../../lib/device/storage.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { completeBook, submitActivity } from '../activities/activitiesApi.ts'
import { savePage } from '../reader/turning/progressApi.ts'
import { outbox } from './appOutbox.ts'
import { expectToast } from '../../../../tests/helpers/toast.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
vi.mock('../reader/ReaderPage.tsx', () => ({ ReaderPage: () => <main>the reader</main> }))
useTestClock()

const BOOKS = 'GET /api/books'
const PROFILE = 'GET /api/auth/profile'
const plain = { cover_image: '/img/1.webp', latest_page: 0, current_page: 0, total_pages: 15 }
const SHELF: Answer = [
  200,
  {
    data: [
      { ...plain, id: 1, title: 'Book 1', is_locked: false },
      { ...plain, id: 2, title: 'Book 2', is_locked: true },
    ],
  },
]
const CALLS = ['POST start-book', 'PATCH update-page', 'POST submit-post-activity', 'POST complete-book']
const pathOf = (name: string) => name.replace(' ', ' /api/progress/')

const idsOf = (batch: unknown) =>
  isRecord(batch) && Array.isArray(batch['events']) ? batch['events'].filter(isRecord).map(({ id }) => id) : []

/** A service that can be taken away and given back, and what it got of a child's progress, in order. */
function service() {
  let isAway = false
  const answer =
    (body: unknown): (() => Answer) =>
    () =>
      isAway ? 'offline' : [200, body]
  const { calls } = fakeBackend({
    'GET /sanctum/csrf-cookie': () => (isAway ? 'offline' : [204]),
    [BOOKS]: () => (isAway ? 'offline' : SHELF),
    [PROFILE]: answer({ data: { name: 'Eka', email: 'eka@padi.id' } }),
    'POST /api/events': (): Answer =>
      isAway ? 'offline' : [200, { data: { taken: idsOf(calls.at(-1)?.body), refused: [] } }],
    ...Object.fromEntries(CALLS.map((name) => [pathOf(name), answer({ data: { total_points: 40 } })])),
  })
  const comeBack = () => {
    isAway = false
    calls.length = 0
  }
  giveBack = comeBack
  return {
    go: () => (isAway = true),
    comeBack,
    progress: () =>
      calls
        .filter(({ name }) => name.includes('/api/progress/'))
        .map(({ name, body }) => [name.split('/').at(-1), body]),
  }
}

const card = (name: RegExp | string) => screen.findByRole('button', { name })

/** Goes Home and waits until its screen is there: a shelf that is still seen would be pressed as it goes. */
async function goHome(router: ReturnType<typeof renderApp>['router']) {
  await router.navigate('/home')
  expect(await screen.findByRole('link', { name: 'Read' })).toBeVisible()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
})
let giveBack: (() => void) | undefined
afterEach(async () => {
  // Nothing stays queued, so that a second try of a test starts as its first.
  giveBack?.()
  await outbox.flush()
})

it('while the service is unreachable, a child opens, reads and finishes a book; later the service gets it all in order', async () => {
  const { go, comeBack, progress } = service()
  const { router, touch } = renderApp('/books')
  expect(await card('Book 1. 0% read')).toBeVisible()
  await goHome(router)
  go()
  localStorage.removeItem('booksData')
  await router.navigate('/books')
  await touch.click(await card('Book 1. 0% read'))
  await expectToast('Saved on this device. It will be sent later.')
  expect(await screen.findByText('the reader')).toBeVisible()

  expect(await savePage(1, 1)).toEqual({ ok: true, isExpired: false })
  expect(await savePage(1, 6)).toEqual({ ok: true, isExpired: false })
  await router.navigate('/books')
  expect(await card('Book 1. 40% read')).toBeVisible()
  await touch.click(await card('Menu'))
  expect(within(await screen.findByRole('menu')).getByRole('status')).toHaveTextContent('3 not sent yet')
  await submitActivity(101, true)
  expect(await completeBook(1)).toBe('queued')
  await goHome(router)
  await router.navigate('/books')
  expect(await card('Book 1. 100% read')).toBeVisible()
  expect(await card('Book 2. 0% read')).toBeVisible()

  comeBack()
  expect(await outbox.flush()).toBe('all')
  expect(progress()).toEqual([
    ['start-book', { book_id: 1 }],
    ['update-page', { book_id: 1, page_number: 1 }],
    ['update-page', { book_id: 1, page_number: 6 }],
    ['submit-post-activity', { post_activity_id: 101, is_correct: true }],
    ['complete-book', { book_id: 1 }],
  ])
  expect(await savePage(1, 7)).toEqual({ ok: true, isExpired: false })
  expect(progress()).toHaveLength(6)
})

it('also shows the cached profile while the service is unreachable', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { go } = service()
  const { router } = renderApp('/profile')
  expect(await screen.findByRole('heading', { name: 'Eka' })).toBeVisible()
  await goHome(router)
  go()
  await router.navigate('/profile')
  expect(await screen.findByRole('heading', { name: 'Eka' })).toBeVisible()
})

it('sends the queue before it loads the list, so that the list includes it', async () => {
  const { go, comeBack, progress } = service()
  const { router } = renderApp('/home')
  go()
  await savePage(1, 3)
  comeBack()
  await router.navigate('/books')
  await waitFor(() => expect(progress()).toEqual([['update-page', { book_id: 1, page_number: 3 }]]))
  expect(await card('Book 1. 20% read')).toBeVisible()
})
