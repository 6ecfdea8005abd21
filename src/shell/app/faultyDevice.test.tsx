import 'fake-indexeddb/auto'
import { configure, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadActivities, loadBook } from '../../content/books.ts'
import { stage } from '../features/reader/stage/fakeStage.ts'
import { endSession } from '../lib/account/session.ts'
import { type Answers, fakeBackend, shelfBook } from '../testing/fakeBackend.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { pass, useTestClock } from '../testing/shellTest.ts'

vi.mock('../lib/sound/audioDesk.ts', () => import('../testing/fakeSounds.ts'))
vi.mock('../lib/loading/stageRuntime.ts', () => import('../features/reader/stage/fakeStage.ts'))
useTestClock()

const NOBODY = { user: null }
const SERVICE: Answers = {
  'GET /sanctum/csrf-cookie': [204],
  'POST /api/auth/login': [200, { data: { id: '1', name: 'Eka', token: 't' } }],
  'GET /api/books': [200, { data: [shelfBook] }],
  'PATCH /api/progress/update-page': [200, {}],
  'POST /api/progress/start-book': [200, {}],
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

const atHome = () => screen.findByRole('link', { name: /Read/ })

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8000 })
  await Promise.all([
    import('../features/reader/ReaderPage.tsx'),
    import('../features/activities/PostActivitiesPage.tsx'),
    loadBook(1),
    loadActivities(1),
  ])
}, 60_000)

beforeEach(() => {
  for (const name of ['warn', 'error', 'info'] as const) vi.spyOn(console, name).mockReturnValue()
  stage.pages.length = 0
})

it.each(['1987-03-01T00:00:00Z', '2039-03-01T00:00:00Z'])('a clock that says %s keeps nobody out', async (now) => {
  vi.setSystemTime(new Date(now))
  fakeBackend(SERVICE)
  const { touch, where } = renderApp('/login', NOBODY)
  await touch.type(await screen.findByLabelText('Email'), 'eka@padi.id')
  await touch.type(screen.getByLabelText('Password'), 'padi-kuning')
  await touch.click(await button('Login'))
  await pass(1000)
  await touch.click(await atHome())
  await pass(1000)
  await touch.click(await button(/^Where Is Kiko|^B\./))
  await waitFor(() => expect(where()).toBe('/book/1?page=1'))
  // The clock is put right while the book is open.
  vi.setSystemTime(new Date('2026-11-21T08:00:00Z'))
  await touch.click(await button(/^Next \d/))
  // The sheet moves first: the page is saved a frame later.
  await pass(200)
  await waitFor(() => expect(where()).toBe('/book/1?page=2'))
})

it('where the browser keeps nothing a child signs in, finds the books and reads, for as long as the app is open', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('caches', undefined)
  fakeBackend(SERVICE)
  const { touch, where } = renderApp('/login', NOBODY)
  await touch.type(await screen.findByLabelText('Email'), 'eka@padi.id')
  await touch.type(screen.getByLabelText('Password'), 'padi-kuning')
  await touch.click(await button('Login'))
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/home'))
  await touch.click(await atHome())
  await pass(1000)
  await touch.click(await button(/^Where Is Kiko|^B\./))
  await waitFor(() => expect(where()).toBe('/book/1?page=1'))
  await touch.click(await button(/^Next \d/))
  // The sheet moves first: the page is saved a frame later.
  await pass(200)
  await waitFor(() => expect(where()).toBe('/book/1?page=2'))
  endSession()
})
