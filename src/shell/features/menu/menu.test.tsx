import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { revocations } from '../../lib/account/revocations.ts'
import { readToken } from '../../lib/account/session.ts'
import { heard } from '../../testing/fakeAudioDesk.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
vi.mock('../reader/ReaderPage.tsx', () => ({ ReaderPage: () => <main>the reader</main> }))
useTestClock()

async function openMenu(path = '/home', options = {}) {
  const app = renderApp(path, options)
  await app.touch.click(await screen.findByRole('button', { name: 'Menu' }))
  await screen.findByRole('menu')
  const entry = (name: string) => app.touch.click(screen.getByRole('menuitem', { name }))
  return { ...app, entry, entries: () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent) }
}

it('opens and closes, and says which it does next', async () => {
  const { touch } = await openMenu()
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await touch.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

it('has the dashboard for teachers only', async () => {
  const { entries } = await openMenu('/home', { user: { role: 'teacher' } })
  expect(entries()).toEqual(['Home', 'Nyalakan Musik', 'Profile', 'Dashboard', 'Logout'])
})

it.each(['student', 'admin', ''])('has no dashboard for the role "%s"', async (role) => {
  const { entries } = await openMenu('/home', { user: { role } })
  expect(entries()).toEqual(['Home', 'Nyalakan Musik', 'Profile', 'Logout'])
})

it('opens the dashboard in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { entry } = await openMenu('/home', { user: { role: 'teacher' } })
  await entry('Dashboard')
  expect(open).toHaveBeenCalledWith('/dashboard', '_blank', 'noopener')
})

it.each([
  ['Home', '/home'],
  ['Profile', '/profile'],
])('leads by %s to %s and is closed there', async (name, path) => {
  fakeBackend({})
  const { entry, where } = await openMenu('/games')
  await entry(name)
  await waitFor(() => expect(where()).toBe(path))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it.each(['/', '/login', '/register', '/book/1'])('is not there on %s', async (path) => {
  renderApp(path)
  await screen.findByRole('main')
  expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
})

it('signs out and goes to the sign-in after a second', async () => {
  const { calls } = fakeBackend({ 'POST /api/auth/logout': [200] })
  const { entry, where } = await openMenu()
  await entry('Logout')
  expect(await screen.findByText('Logout sucessfuly')).toBeInTheDocument()
  expect([where(), readToken()]).toEqual(['/home', undefined])
  expect(calls[1]?.headers).toMatchObject({ Authorization: 'Bearer token-1' })
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/login'))
})

it('stays signed in where signing out fails', async () => {
  fakeBackend({ 'POST /api/auth/logout': [500, { message: 'x' }] })
  const { entry, where } = await openMenu()
  await entry('Logout')
  expect(await screen.findByRole('alert')).toHaveTextContent('Logout failed. Please try again.')
  await pass(1500)
  expect([where(), readToken()]).toEqual(['/home', 'token-1'])
})

it.each<[string, Answer]>([
  ['no network', 'offline'],
  ['no answer', 'timeout'],
])(
  'signs out on this device where the service is not reached (%s), and gives the token back later',
  async (_, answer) => {
    fakeBackend({ 'POST /api/auth/logout': answer })
    const { entry } = await openMenu()
    await entry('Logout')
    expect(await screen.findByText('Logout sucessfuly')).toBeInTheDocument()
    expect(readToken()).toBeUndefined()
    const { calls } = fakeBackend({ 'POST /api/auth/logout': [200] })
    await outbox.flush()
    const back = calls.filter(({ name }) => name === 'POST /api/auth/logout')
    expect(back.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer token-1'])
  },
)

it('signs a child of a class out at once, whatever the service says', async () => {
  fakeBackend({ 'POST /api/auth/logout': [500, { message: 'x' }] })
  const { entry } = await openMenu('/home', { user: { email: '', avatar: 'face-1' } })
  await entry('Logout')
  expect(await screen.findByText('Logout sucessfuly')).toBeInTheDocument()
  expect([readToken(), revocations().map(({ token }) => token)]).toEqual([undefined, ['token-1']])
})

it('asks who is there after ten minutes without a touch, where children sign in by pictures', async () => {
  fakeBackend({})
  const { where } = renderApp('/home', { user: { email: '', avatar: 'face-1' } })
  await screen.findByRole('main')
  await pass(9.5 * 60_000 + 5000)
  expect(await screen.findByText('Are you still there? Touch the screen.')).toBeInTheDocument()
  await pass(30_000)
  await waitFor(() => expect(where()).toBe('/login/pictures'))
  expect(readToken()).toBeUndefined()
})

it('turns the music on and off, and never plays it on a page of a book', async () => {
  const { entry, router } = await openMenu()
  expect(heard.music).toBeUndefined()
  await entry('Nyalakan Musik')
  await waitFor(() => expect(heard.music).toBe('siang'))
  await router.navigate('/book/1')
  await waitFor(() => expect(heard.music).toBeUndefined())
  await router.navigate('/home')
  await waitFor(() => expect(heard.music).toBe('siang'))
})

it('names the music entry by what it does next', async () => {
  const { entry } = await openMenu()
  await entry('Nyalakan Musik')
  await entry('Matikan Musik')
  expect(screen.getByRole('menuitem', { name: 'Nyalakan Musik' })).toBeVisible()
  await waitFor(() => expect(heard.music).toBeUndefined())
})
