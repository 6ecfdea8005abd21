import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { endSession } from '../../lib/account/session.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from './testClass.ts'
import { expectToast } from '../../../../tests/helpers/toast.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

it('shows a child a placeholder and sends no requests', async () => {
  const { names } = fakeBackend(CLASS)
  renderApp('/dashboard')
  expect(await screen.findByText('Your class will be shown here.')).toBeVisible()
  expect(names().filter((name) => name.includes('/api/classes'))).toEqual([])
})

it('lists the classes, and switches its own language without changing the children’s', async () => {
  fakeBackend(CLASS)
  const { touch } = renderApp('/dashboard', TEACHER)
  expect(await screen.findByRole('link', { name: 'Class 1B' }, SLOW)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Indonesia' }))
  expect(screen.getByRole('heading', { name: 'Kelas Anda' })).toBeVisible()
  expect(localStorage.getItem('dashboardLanguage')).toBe('id')
  expect(localStorage.getItem('language')).toBeNull()
})

it('shows a problem with a name in its row, and adds learners only on request', async () => {
  const rows = [
    { row: 1, name: 'Bayu', class_name: null, state: 'ready' },
    { row: 2, name: 'Adit', class_name: null, state: 'in-class' },
  ]
  const { calls } = fakeBackend({
    ...CLASS,
    'POST /api/classes/c1/learners': [
      200,
      { data: { rows, columns: [{ title: null, example: 'Bayu' }], name_column: 0, ready: 1, added: 1 } },
    ],
  })
  const { touch } = renderApp('/dashboard/c1/class/add', TEACHER)
  await touch.type(await screen.findByLabelText('Names, one per line', {}, SLOW), 'Bayu{Enter}Adit')
  expect(await screen.findByText(/There is already a child with this name/)).toBeVisible()
  const sent = () => calls.filter(({ name }) => name === 'POST /api/classes/c1/learners').map(({ body }) => body)
  for (const body of sent()) expect(body).toMatchObject({ save: false })
  await touch.click(screen.getByRole('checkbox', { name: 'a different child' }))
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ different: [2], save: false }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add 1 learner' })).toBeEnabled())
  await touch.click(screen.getByRole('button', { name: 'Add 1 learner' }))
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ list: 'Bayu\nAdit', different: [2], save: true }))
})

it('shows which column the names were read from, and can use another one', async () => {
  const columns = [
    { title: 'Nama', example: 'Aditya' },
    { title: 'Panggilan', example: 'Adit' },
  ]
  const rows = [{ row: 1, name: 'Adit', class_name: null, state: 'signs' }]
  const { calls } = fakeBackend({
    ...CLASS,
    'POST /api/classes/c1/learners': [200, { data: { rows, columns, name_column: 1, ready: 0, added: 0 } }],
  })
  const { touch } = renderApp('/dashboard/c1/class/add', TEACHER)
  await touch.type(await screen.findByLabelText('Names, one per line', {}, SLOW), 'any')
  const chosen = await screen.findByLabelText('The names are in column')
  expect(chosen).toHaveDisplayValue('Panggilan (Adit)')
  expect(screen.getByText(/A name cannot contain ; = \|/)).toBeVisible()
  await touch.selectOptions(chosen, 'Nama (Aditya)')
  const sent = () => calls.filter(({ name }) => name === 'POST /api/classes/c1/learners').map(({ body }) => body)
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ name_column: 0, save: false }))
})

it('shows an error if figures could not be fetched, and retries on request', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { names } = fakeBackend({ ...CLASS, 'GET /api/classes/c1/report/books': [503, { message: 'busy' }] })
  const { touch } = renderApp('/dashboard/c1/books', TEACHER)
  expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent('The server has a problem (503).')
  const asked = () => names().filter((name) => name.endsWith('/report/books')).length
  const before = asked()
  await touch.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked()).toBe(before + 1))
})

it('shows an error for the class of another teacher', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fakeBackend({ 'GET /api/classes': [200, { data: [] }], 'GET /api/classes/c9': [404, { message: 'Not found' }] })
  renderApp('/dashboard/c9', TEACHER)
  expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent('This class or learner was not found.')
})

it('shows cached data with their date while offline, and deletes them on sign-out', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isAway = false
  fakeBackend({
    'GET /api/classes': () => (isAway ? 'offline' : CLASS['GET /api/classes']),
    'GET /api/classes/c1': () => (isAway ? 'offline' : CLASS['GET /api/classes/c1']),
    'GET /api/classes/c1/cards': [200, { data: [] }],
  })
  const { router } = renderApp('/dashboard/c1/class', TEACHER)
  expect(await screen.findByRole('link', { name: 'Adit' }, SLOW)).toBeVisible()
  expect(screen.queryByText('You are offline.')).toBeNull()
  isAway = true
  await router.navigate('/dashboard')
  await screen.findByRole('heading', { name: 'Your classes' })
  await router.navigate('/dashboard/c1/class')
  // The screen is drawn again while its queries fail one after the other.
  await waitFor(() => {
    expect(screen.getByText('You are offline.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adit' })).toBeVisible()
  }, SLOW)
  expect(localStorage.getItem('keptDesk')).not.toContain('cards')
  isAway = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
  expect(screen.getByRole('link', { name: 'Adit' })).toBeVisible()
  endSession()
  expect(localStorage.getItem('keptDesk')).toBeNull()
})

it('shows the progress while figures are calculated, and retries automatically', async () => {
  const { names } = fakeBackend({
    ...CLASS,
    'GET /api/classes/c1/report/books': [503, { message: 'Wait.', errors: { figures: ['310', '1000'] } }],
  })
  renderApp('/dashboard/c1/books', TEACHER)
  expect(await screen.findByText(/being calculated: 310 of 1000 children/, {}, SLOW)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  const asked = () => names().filter((name) => name.endsWith('/report/books')).length
  const before = asked()
  await waitFor(() => expect(asked()).toBeGreaterThan(before), SLOW)
  expect(screen.getByText(/being calculated: 310 of 1000 children/)).toBeVisible()
})

it('reports a slow service as slow, not as offline, and retries automatically', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isSlow = true
  fakeBackend({ ...CLASS, 'GET /api/classes/c1/books': () => (isSlow ? 'timeout' : [200, { data: [] }]) })
  renderApp('/dashboard/c1/class/books', TEACHER)
  const alert = await screen.findByRole('alert', {}, SLOW)
  expect(alert).toHaveTextContent('The server is slow to answer.')
  expect(alert).not.toHaveTextContent('No connection')
  isSlow = false
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 20_000 })
}, 40_000)

it('keeps marking cached parts, each with its date, while other parts are up to date', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isSlow = false
  fakeBackend({
    ...CLASS,
    'GET /api/classes/c1': () => (isSlow ? 'timeout' : CLASS['GET /api/classes/c1']),
  })
  const { router } = renderApp('/dashboard/c1/class', TEACHER)
  expect(await screen.findByRole('link', { name: 'Adit' }, SLOW)).toBeVisible()
  isSlow = true
  await router.navigate('/dashboard')
  await screen.findByRole('heading', { name: 'Your classes' })
  await router.navigate('/dashboard/c1/class')
  const bar = await screen.findByText('The server is slow to answer.')
  // A later successful response (the list of classes) must not hide the bar.
  await waitFor(() => expect(screen.getByRole('option', { name: 'Class 2A' })).toBeInTheDocument())
  expect(bar).toBeVisible()
  expect(screen.getByText(/You see what was saved on this computer on/)).toBeVisible()
})

it.each([
  [500, 'Internal Server Error', 'Server sedang bermasalah (500).'],
  [403, 'Only the owner of the class may do this.', 'Hanya pemilik kelas yang dapat melakukan ini.'],
  [409, 'Something that nobody has put into Indonesian yet.', /^Data ini sudah diubah orang lain.* \(409\)\.$/],
  [418, 'I am a teapot.', 'Tidak berhasil (418).'],
])('translates an English error message of the service into Indonesian (%i)', async (status, message, text) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('dashboardLanguage', 'id')
  fakeBackend({ ...CLASS, 'POST /api/classes': [status, { message }] })
  const { touch } = renderApp('/dashboard', TEACHER)
  await touch.type(await screen.findByLabelText(/^Kelas/, {}, SLOW), 'Kelas 3C')
  await touch.type(screen.getByLabelText(/^Pelajaran/), 'Membaca')
  await touch.click(screen.getByRole('button', { name: 'Buat kelas ini' }))
  await expectToast(text)
  expect(screen.queryByText(message)).toBeNull()
})

it('uses the browser’s language until one is chosen', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['id-ID', 'en-US'])
  fakeBackend(CLASS)
  renderApp('/dashboard', TEACHER)
  expect(await screen.findByRole('heading', { name: 'Kelas Anda' }, SLOW)).toBeVisible()
})

it('marks the first tab of the skills as current', async () => {
  fakeBackend(CLASS)
  renderApp('/dashboard/c1/skills', TEACHER)
  expect(await screen.findByRole('link', { name: 'Letters' }, SLOW)).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Words' })).not.toHaveAttribute('aria-current')
})
