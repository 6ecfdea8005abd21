import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readToken, readUser } from '../../lib/account/session.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const SLOW = { timeout: 8000 }
const PASSWORD = 'PUT /api/auth/password'
const SESSIONS = 'GET /api/auth/sessions'
const EKA = { id: 'eka', name: 'Eka', email: 'eka@padi.id', role: 'student' }
const AT = '2026-11-21T08:00:00.000Z'
const HERE = {
  id: 'a1',
  device: { browser: 'chrome', system: 'windows' },
  signed_in_at: AT,
  used_at: AT,
  is_current: true,
}
const THERE = { ...HERE, id: 'b2', device: { browser: 'safari', system: 'ipad' }, is_current: false }
const FIRST: Answer = [
  200,
  { message: 'Hello', data: { token: 't-1', id: 9, name: 'Rina', role: 'teacher', must_change_password: true } },
]

async function signInOnce(answers: Record<string, Answer | (() => Answer)>) {
  const backend = fakeBackend({ 'POST /api/auth/login': FIRST, ...answers })
  const app = renderApp('/login', { user: null })
  await app.touch.type(await screen.findByLabelText('Email'), 'rina@school.id')
  await app.touch.type(screen.getByLabelText('Password'), 'abcd-efgh')
  await app.touch.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'Choose your password' }, SLOW)
  return { ...backend, ...app }
}

async function choose(touch: ReturnType<typeof renderApp>['touch'], password: string, again = password) {
  await touch.clear(screen.getByLabelText('New password'))
  await touch.type(screen.getByLabelText('New password'), password)
  await touch.clear(screen.getByLabelText('New password again'))
  await touch.type(screen.getByLabelText('New password again'), again)
  await touch.click(screen.getByRole('button', { name: 'Save and continue' }))
}

it('asks for a password after a one-time one; nobody is signed in before', async () => {
  const { touch, calls, where } = await signInOnce({ [PASSWORD]: [200, { message: 'Password changed' }] })
  expect([where(), readToken(), readUser()]).toEqual(['/login/password', undefined, undefined])
  await choose(touch, 'padi menguning')
  await waitFor(() => expect(readToken()).toBe('t-1'))
  const sent = calls.find(({ name }) => name === PASSWORD)
  expect(sent?.body).toEqual({
    current_password: 'abcd-efgh',
    password: 'padi menguning',
    password_confirmation: 'padi menguning',
  })
  expect(sent?.headers['Authorization']).toBe('Bearer t-1')
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/home'), SLOW)
})

it('says at the field why a password will not do, in the language chosen, and keeps what was typed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const text = 'This password is too easy to guess. Choose another one.'
  const { touch, names } = await signInOnce({ [PASSWORD]: [422, { message: text, errors: { password: [text] } }] })
  await choose(touch, 'padi menguning', 'padi kuning')
  expect(await screen.findByText('The passwords do not match')).toBeVisible()
  expect(names()).not.toContain(PASSWORD)
  await choose(touch, 'password')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('password')
  await touch.click(screen.getByRole('button', { name: /^English/ }))
  await touch.click(screen.getByRole('button', { name: 'Simpan dan lanjutkan' }))
  expect(await screen.findByText('Kata sandi ini terlalu mudah ditebak. Pilih yang lain.')).toBeVisible()
  expect(readToken()).toBeUndefined()
})

it('leads to the sign-in where nobody has just signed in with a one-time password', async () => {
  fakeBackend({})
  const { where } = renderApp('/login/password', { user: null })
  await waitFor(() => expect(where()).toBe('/login'), SLOW)
})

it.each(['/account', '/dashboard/account'])('changes the password on %s', async (path) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let answer: Answer = [422, { errors: { current_password: ['The password is not right.'] } }]
  const { calls } = fakeBackend({ [PASSWORD]: () => answer, [SESSIONS]: [200, { data: [HERE] }] })
  const { touch } = renderApp(path, { user: { ...EKA, role: path === '/account' ? 'student' : 'teacher' } })
  const present = await screen.findByLabelText('Current password', {}, SLOW)
  const change = screen.getByRole('button', { name: 'Change password' })
  await touch.click(change)
  expect(await screen.findByText('Type your current password')).toBeVisible()
  await touch.type(present, 'old password')
  await touch.type(screen.getByLabelText('New password'), 'sawah hijau')
  await touch.type(screen.getByLabelText('New password again'), 'sawah hijau')
  expect([...document.querySelectorAll('input')].map((input) => input.autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
  await touch.click(change)
  expect(await screen.findByText('The password is not right.')).toBeVisible()
  answer = [200, { message: 'Password changed' }]
  await touch.click(change)
  expect(await screen.findByText(/Your password has been changed\./)).toBeInTheDocument()
  expect(present).toHaveValue('')
  expect(calls.at(-1)?.body).toMatchObject({ current_password: 'old password', password: 'sawah hijau' })
})

it.each(['/account', '/dashboard/account'])('shows on %s where one is signed in, and signs out there', async (path) => {
  let data = [HERE, THERE, { ...THERE, id: 'c3', device: null }]
  const { names } = fakeBackend({
    [SESSIONS]: () => [200, { data }],
    'DELETE /api/auth/sessions/b2': () => {
      data = data.filter(({ id }) => id !== 'b2')
      return [200, { message: 'Signed out' }]
    },
    'DELETE /api/auth/sessions': () => {
      data = [HERE]
      return [200, { message: 'Signed out' }]
    },
  })
  const { touch } = renderApp(path, { user: { ...EKA, role: path === '/account' ? 'student' : 'teacher' } })
  expect(await screen.findByText('Chrome on Windows', {}, SLOW)).toBeVisible()
  expect(screen.getByText('this device')).toBeVisible()
  expect(screen.getByText('Not used yet')).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Sign out: Safari on an iPad, last used 21 November 2026' }))
  await waitFor(() => expect(screen.queryByText('Safari on an iPad')).toBeNull())
  await touch.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() =>
    expect(
      screen.getAllByRole('listitem').filter((one) => one.closest('.account-devices, .desk-devices')),
    ).toHaveLength(1),
  )
  expect(names().filter((name) => name.startsWith('DELETE'))).toEqual([
    'DELETE /api/auth/sessions/b2',
    'DELETE /api/auth/sessions',
  ])
})

it('says that the devices could not be fetched, and fetches them again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let answer: Answer = [500, {}]
  fakeBackend({ [SESSIONS]: () => answer })
  const { touch } = renderApp('/account', { user: EKA })
  const again = await screen.findByRole('button', { name: 'Try again' }, SLOW)
  answer = [200, { data: [HERE] }]
  await touch.click(again)
  expect(await screen.findByText('Chrome on Windows')).toBeVisible()
})

it('is not for children who sign in by pictures, nor for nobody', async () => {
  fakeBackend({})
  const { where } = renderApp('/account', { user: { ...EKA, email: '' } })
  await waitFor(() => expect(where()).toBe('/'), SLOW)
})

it('says at the sign-in who can help somebody who has forgotten the password, in both languages', async () => {
  fakeBackend({})
  const { touch } = renderApp('/login', { user: null })
  await touch.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByText(/Ask your teacher, or whoever runs Lumbung/)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: /^English/ }))
  expect(screen.getByRole('button', { name: 'Lupa kata sandi?' })).toBeVisible()
  expect(screen.getByText(/Tanyakan kepada guru/)).toBeVisible()
})
