import 'fake-indexeddb/auto'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadActivities, loadBook } from '../../content/books.ts'
import { completeBook, submitActivity } from '../features/activities/activitiesApi.ts'
import { outbox } from '../features/outbox/appOutbox.ts'
import { openedPage, stage } from '../features/reader/stage/fakeStage.ts'
import { savePage } from '../features/reader/turning/progressApi.ts'
import { startSession } from '../lib/account/session.ts'
import { type Answer, fakeBackend, shelfBook } from '../testing/fakeBackend.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { pass, useTestClock } from '../testing/shellTest.ts'

vi.mock('../lib/sound/audioDesk.ts', () => import('../testing/fakeSounds.ts'))
vi.mock('../lib/loading/stageRuntime.ts', () => import('../features/reader/stage/fakeStage.ts'))
useTestClock()

const HTML = '<!doctype html><title>Wifi sign-in</title>'
/** Failures after which the service may accept it later, so it is queued. Non-JSON text comes from another server or was truncated. */
const QUEUED: readonly [string, Answer][] = [
  ['no network', 'offline'],
  ['a service that is too slow', 'timeout'],
  ['500', [500, {}]],
  ['503', [503, { message: 'The disk is full.' }]],
  ['a page of HTML', [200, HTML]],
  ['JSON that is cut off', [200, '{"data":[{"id":1,"ti']],
]
/** It is reached and refuses it. */
const REFUSED: readonly [string, Answer][] = [
  ['409', [409, {}]],
  ['422', [422, { message: 'No such page.' }]],
]
/** It says 200, and is believed, as far as it makes sense. */
const BELIEVED: readonly [string, Answer][] = [
  ['JSON of wrong types', [200, { data: { list_buku: 'none', learners: 7, token: 4, total_points: 'many' } }]],
]
const FAULTS = [...QUEUED, ...REFUSED, ...BELIEVED]
const NOBODY = { user: null }
const ROUTES = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/pictures',
  'POST /api/classes/open',
  'POST /api/events',
  'POST /api/progress/complete-book',
  'POST /api/progress/start-book',
  'POST /api/progress/submit-post-activity',
  'PATCH /api/progress/update-page',
  'PUT /api/profile/calm',
  'PUT /api/profile/comfort',
  'POST /api/profile/paw-prints',
  'GET /api/auth/profile',
  'GET /api/books',
  'GET /api/classes/faces',
]
const SHELF: Answer = [200, { data: [shelfBook] }]

/** A service that always gives this response, except for `fair` requests, and for all once the fault is over. */
function fault(answer: Answer, fair: Record<string, Answer> = {}) {
  let hasPassed = false
  const all = Object.fromEntries(ROUTES.map((path) => [path, () => (hasPassed ? (fair[path] ?? [200, {}]) : answer)]))
  const backend = fakeBackend({
    'GET /sanctum/csrf-cookie': () => (answer === 'offline' && !hasPassed ? 'offline' : [204]),
    ...all,
  })
  return { ...backend, clears: () => (hasPassed = true) }
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
afterEach(async () => {
  // Empties the queue between faults.
  fakeBackend({ 'POST /api/events': [422, {}] })
  await outbox.flush()
})

it.each(FAULTS)('landing and home need no service: %s', async (_, answer) => {
  const { names } = fault(answer)
  const { touch, where, router } = renderApp('/', NOBODY)
  await touch.click(await button('Play'))
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/login'))
  await router.navigate('/home')
  expect(await screen.findByRole('link', { name: /Read/ })).toHaveAttribute('href', '/books')
  expect(names()).toEqual([])
})

it.each(FAULTS)('the sign-in says a word, keeps what was typed and can be sent again: %s', async (_, answer) => {
  const { clears } = fault(answer, { 'POST /api/auth/login': [200, { data: { id: '1', name: 'Eka', token: 't' } }] })
  const { touch, where } = renderApp('/login', NOBODY)
  await touch.type(await screen.findByLabelText('Email'), 'eka@padi.id')
  await touch.type(screen.getByLabelText('Password'), 'padi-kuning')
  await touch.click(await button('Login'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/)
  expect(screen.getByLabelText('Email')).toHaveValue('eka@padi.id')
  clears()
  await touch.click(await button('Login'))
  await waitFor(() => expect(localStorage.getItem('authToken')).toBe('t'))
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/home'))
})

it.each(FAULTS)('registering says a word and keeps what was typed: %s', async (_, answer) => {
  fault(answer)
  const { touch, where } = renderApp('/register', NOBODY)
  await touch.type(await screen.findByLabelText('Name'), 'Eka')
  await touch.type(screen.getByLabelText('Email'), 'eka@padi.id')
  await touch.type(screen.getByLabelText('Password'), 'padi-kuning')
  await touch.type(screen.getByLabelText('Password confirmation'), 'padi-kuning')
  await touch.click(await button('Register'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/)
  await pass(1500)
  expect(where()).toBe('/register')
  expect(screen.getByLabelText('Email')).toHaveValue('eka@padi.id')
  expect(await button('Register')).toBeEnabled()
})

it.each(FAULTS)('the sign-in by pictures has a way on at each step: %s', async (_, answer) => {
  const faces = {
    group_name: '1B',
    waiting_number: null,
    learners: [{ id: 'l1', name: 'Adit', avatar: 'face-4', frame: 'sun', is_chosen: true }],
  }
  const { clears } = fault(answer, { 'GET /api/classes/faces': [200, { data: faces }] })
  const { router, touch } = renderApp('/login/pictures?code=PADI-2345', NOBODY)
  await touch.click(await button('Open the class'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/)
  expect(screen.getByLabelText('Tablet code')).toHaveValue('PADI-2345')
  localStorage.setItem('classToken', 'secret')
  await router.navigate('/home')
  await atHome()
  await router.navigate('/login/pictures')
  const again = await button('Try again')
  expect(screen.getAllByText('That did not work. Try again!')[0]).toBeVisible()
  clears()
  await touch.click(again)
  await touch.click(await button('Adit'))
  // The fault returns just as the child has found their pictures.
  fault(answer)
  for (const picture of ['goat', 'sun', 'kite']) await touch.click(await button(picture))
  expect(await screen.findByText('That did not work. Try again!', { selector: '[role=status]' })).toBeVisible()
  expect(await button('goat')).toHaveAttribute('aria-disabled', 'false')
  expect(localStorage.getItem('classToken')).toBe('secret')
})

it.each(FAULTS)('the library can be asked again, and has what the device knows: %s', async (_, answer) => {
  const first = fault(answer, { 'GET /api/books': SHELF })
  const { touch, router } = renderApp('/books')
  const again = await button('Try again')
  first.clears()
  await touch.click(again)
  expect(await button(/^Where Is Kiko|^B\./)).toBeVisible()
  fault(answer)
  await router.navigate('/home')
  await atHome()
  await pass(61_000)
  await router.navigate('/books')
  const isRejected = typeof answer !== 'string' && (answer[0] === 409 || answer[0] === 422)
  expect(await button(isRejected ? 'Try again' : /^Where Is Kiko|^B\./)).toBeVisible()
})

it.each(FAULTS)('profile and games have a way on: %s', async (_, answer) => {
  const { clears } = fault(answer, {
    'GET /api/auth/profile': [200, { data: { name: 'Eka' } }],
    'GET /api/books': SHELF,
  })
  const { touch, router } = renderApp('/games')
  await button('Try again')
  await router.navigate('/profile')
  await screen.findByText('The profile could not be loaded.')
  const retry = await button('Try again')
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
  clears()
  await touch.click(retry)
  expect(await screen.findByRole('heading', { name: 'Eka' })).toBeVisible()
  await router.navigate('/games')
  expect(await screen.findByText('Read a book first. Its games will appear here.')).toBeVisible()
})

it.each(QUEUED)(
  'a page, a result and a finished book wait on the device, and arrive in order: %s',
  async (_, answer) => {
    const { calls, clears } = fault(answer)
    startSession('t', { id: '7', name: 'Eka', email: '', role: 'student' })
    expect(await savePage(1, 3)).toEqual({ ok: true, isExpired: false })
    await submitActivity(101, true)
    expect(await completeBook(1)).toBe('queued')
    clears()
    calls.length = 0
    await outbox.flush()
    const sent = calls.filter(({ name }) => name.includes('/api/progress/'))
    expect(sent.map(({ name, body }) => [name.split('/').at(-1), body])).toEqual([
      ['update-page', { book_id: 1, page_number: 3 }],
      ['submit-post-activity', { post_activity_id: 101, is_correct: true }],
      ['complete-book', { book_id: 1 }],
    ])
  },
)

it.each(REFUSED)('a page that is refused is told, and may be saved again: %s', async (_, answer) => {
  const { clears } = fault(answer)
  startSession('t', { id: '7', name: 'Eka', email: '', role: 'student' })
  expect(await savePage(1, 3)).toMatchObject({ ok: false, text: expect.stringMatching(/\S/) })
  expect(await completeBook(1)).toBe('failed')
  clears()
  expect(await savePage(1, 3)).toEqual({ ok: true, isExpired: false })
})

it.each([...QUEUED, ...BELIEVED])('a book opens, is read, and its page turns: %s', async (_, answer) => {
  fault(answer)
  const { touch, where } = renderApp('/book/1?page=2')
  expect(await screen.findByRole('img', { name: 'Page 1' })).toBeVisible()
  await touch.click(await button(/^Next \d/))
  await waitFor(() => expect(where()).toBe('/book/1?page=3'))
})

it.each(REFUSED)('a book opens and is read; its page stays, with a word, and turns later: %s', async (_, answer) => {
  const { clears } = fault(answer)
  const { touch, where } = renderApp('/book/1?page=2')
  expect(await screen.findByRole('img', { name: 'Page 1' })).toBeVisible()
  await touch.click(await button(/^Next \d/))
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/)
  expect(where()).toBe('/book/1?page=2')
  clears()
  await touch.click(await button(/^Next \d/))
  await waitFor(() => expect(where()).toBe('/book/1?page=3'))
})

it.each(FAULTS)('the games after a book are played to their results, with a way back: %s', async (_, answer) => {
  fault(answer)
  const { where } = renderApp('/book/1/post-activities?activity=3')
  await waitFor(() => expect(openedPage().options.pageId).toBe('103'))
  act(() => openedPage().channel.toShell.send({ type: 'completed', score: 5, total: 5, helped: 0 }))
  await pass(1300)
  await press('Next')
  // A result that was not taken is tried once more.
  await pass(2000)
  expect(await screen.findByText('Your points could not be counted yet.')).toBeVisible()
  await press('Back to Library')
  await pass(1100)
  await waitFor(() => expect(where()).toBe('/books'))
})

/** A button of the dialog that is open. jsdom takes the page's `pointer-events` for the dialog's, so no pointer is used. */
async function press(name: string) {
  const dialog = await screen.findByRole('alertdialog')
  act(() => within(dialog).getByRole('button', { name }).click())
}
