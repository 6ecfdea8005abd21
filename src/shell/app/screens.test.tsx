import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heard } from '../testing/fakeAudioDesk.ts'
import { type Answer, fakeBackend } from '../testing/fakeBackend.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { pass, useTestClock } from '../testing/shellTest.ts'

vi.mock('../lib/sound/audioDesk.ts', () => import('../testing/fakeAudioDesk.ts'))
useTestClock()

const PROFILE = 'GET /api/auth/profile'

it('goes from PLAY to the sign-in after a second, with music', async () => {
  const { touch, where } = renderApp('/', { user: null })
  await touch.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(heard.music).toBe('siang'))
  await pass(900)
  expect(where()).toBe('/')
  await pass(100)
  await waitFor(() => expect(where()).toBe('/login'))
  expect(heard.effects).toEqual(['click'])
})

it.each([
  ['Read', '/books'],
  ['Play', '/games'],
])('goes by %s to %s after 750 ms', async (name, path) => {
  fakeBackend({ 'GET /api/books': [200, { data: [] }] })
  const { touch, where } = renderApp('/home')
  await touch.click(await screen.findByRole('link', { name }))
  await pass(700)
  expect(where()).toBe('/home')
  await pass(50)
  await waitFor(() => expect(where()).toBe(path))
})

it.each([
  ['en', 'My classes'],
  ['id', 'Kelas saya'],
])('has a teacher’s classes one press away at home, in the same tab: %s', async (language, name) => {
  localStorage.setItem('language', language)
  renderApp('/home', { user: { role: 'teacher' } })
  const link = await screen.findByRole('link', { name })
  expect(link).toHaveAttribute('href', '/dashboard')
  expect(link).not.toHaveAttribute('target')
})

it('has no classes at home for a child', async () => {
  renderApp('/home')
  await screen.findByRole('link', { name: 'Read' })
  expect(screen.queryByRole('link', { name: 'My classes' })).not.toBeInTheDocument()
})

it('shows and says the controls in the child’s language, and keeps it', async () => {
  const { touch } = renderApp('/')
  await touch.click(screen.getByRole('button', { name: 'English. Change the language to Indonesian' }))
  expect(screen.getByRole('button', { name: 'Indonesia. Ganti bahasa ke bahasa Inggris' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Main' })).toHaveTextContent('MAIN')
  expect(document.documentElement.lang).toBe('id')
  expect(localStorage.getItem('language')).toBe('id')
})

it('shows Page Not Found where there is no page, with a way home', async () => {
  renderApp('/nowhere/at/all')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
})

it('names each screen in the title of the browser', async () => {
  renderApp('/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(document.title).toBe('Dashboard · Lumbung')
})

it('shows the profile, with the defaults for what is not there', async () => {
  fakeBackend({ [PROFILE]: [200, { data: { name: 'Eka', email: 'e@a.id', course_name: null, list_buku: [] } }] })
  renderApp('/profile')
  expect(await screen.findByRole('heading', { name: 'Eka' })).toBeVisible()
  expect(screen.getByText('Student')).toBeVisible()
  expect(screen.getAllByText('N/A')).toHaveLength(3)
  expect(screen.getByText('0')).toBeVisible()
})

it('shows progress and rounded stars of each book, and which are locked', async () => {
  const list_buku = [
    { id: 1, cover_image: '/a.webp', title: 'Kiko', is_locked: false, progress: 100, grade: 4.5 },
    { id: 2, cover_image: '/b.webp', title: 'Hills', is_locked: true, progress: 0, grade: 0 },
  ]
  const joined_at = '2026-07-20T08:00:00Z'
  fakeBackend({
    [PROFILE]: [200, { data: { name: 'Eka', role: 'teacher', overall_score: 180, joined_at, list_buku } }],
  })
  renderApp('/profile')
  expect(await screen.findByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Kiko: progress' })).toHaveAttribute('aria-valuenow', '100')
  expect(screen.getAllByText('Locked')).toHaveLength(1)
  for (const text of ['Teacher', '180', '20 July 2026']) expect(screen.getByText(text)).toBeVisible()
})

it('logs a profile that fails, and loads it when asked again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  let answer: Answer = [500, {}]
  fakeBackend({ [PROFILE]: () => answer })
  const { touch } = renderApp('/profile')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(log).toHaveBeenCalled()
  answer = [200, { data: { name: 'Eka' } }]
  await touch.click(again)
  expect(await screen.findByRole('heading', { name: 'Eka' })).toBeVisible()
})

it('has no games for a new child, and the activities of completed books for another', async () => {
  const book = { title: 'B', cover_image: '/b.webp', is_locked: false, latest_page: 0, total_pages: 15 }
  let data = [{ ...book, id: 1, current_page: 14 }]
  fakeBackend({ 'GET /api/books': () => [200, { data }] })
  const { router } = renderApp('/games')
  expect(await screen.findByText('Read a book first. Its games will appear here.')).toBeVisible()
  data = [{ ...book, id: 1, current_page: 15 }]
  await router.navigate('/home')
  await screen.findByRole('heading', { name: 'Home' })
  await router.navigate('/games')
  // The book's activities are a chunk of their own.
  expect(await screen.findAllByRole('listitem', {}, { timeout: 5000 })).toHaveLength(3)
  expect(screen.getByRole('link', { name: /At the Festival/ })).toHaveAttribute(
    'href',
    '/book/1/post-activities?activity=1&play=free',
  )
})
