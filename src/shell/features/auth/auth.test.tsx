import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readToken, readUser } from '../../lib/account/session.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const LOGIN = 'POST /api/auth/login'
const REGISTER = 'POST /api/auth/register'
const WELCOME: Answer = [200, { message: 'Hello Eka', data: { token: 't-9', id: 9, name: 'Eka', role: 'teacher' } }]

async function openLogin(path = '/login') {
  const app = renderApp(path, { user: null })
  const email = await screen.findByLabelText('Email')
  const send = async () => {
    await app.touch.type(email, ' eka@padi.id ')
    await app.touch.type(screen.getByLabelText('Password'), 'secret 1')
    await app.touch.click(screen.getByRole('button', { name: 'Login' }))
  }
  return { ...app, email, send }
}

async function openRegister() {
  const app = renderApp('/register', { user: null })
  await screen.findByLabelText('Name')
  const fill = async (form: Partial<Record<'Name' | 'Email' | 'Password' | 'Password confirmation', string>> = {}) => {
    const all = { Name: 'Sri', Email: 'sri@a.id', Password: 'secret', 'Password confirmation': 'secret', ...form }
    for (const [label, text] of Object.entries(all)) if (text) await app.touch.type(screen.getByLabelText(label), text)
    await app.touch.click(screen.getByRole('button', { name: 'Register' }))
  }
  return { ...app, fill }
}

it('shows an error at each empty field of the sign-in and sends nothing', async () => {
  const { names } = fakeBackend({})
  const { touch, email } = await openLogin()
  await touch.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'))
  expect(email).toBeInvalid()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  expect(names()).toEqual([])
})

it('signs in, stores token and user, and opens the home screen after a second', async () => {
  const { calls } = fakeBackend({ [LOGIN]: WELCOME })
  const { send, where } = await openLogin()
  await send()
  expect(await screen.findByText('Hello Eka')).toBeInTheDocument()
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['GET /sanctum/csrf-cookie', undefined],
    [LOGIN, { email: 'eka@padi.id', password: 'secret 1' }],
  ])
  expect([readToken(), readUser()?.role]).toEqual(['t-9', 'teacher'])
  expect(where()).toBe('/login')
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/home'))
})

it('disables the button and shows progress while the sign-in is sent', async () => {
  fakeBackend({ [LOGIN]: 'never' })
  const { send } = await openLogin()
  await send()
  const button = await screen.findByRole('button', { name: 'Logging in...' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it.each<[string, Answer]>([
  ['The credentials are wrong.', [401, { message: 'The credentials are wrong.' }]],
  ['Login failed. Please check your credentials.', [401, {}]],
  ['Token tidak ditemukan', [200, { message: 'ok', data: { name: 'Eka' } }]],
  ['Request timeout. Please try again.', 'timeout'],
  ['Login failed. Please check your credentials.', 'offline'],
])('stays at the sign-in and shows: %s', async (text, answer) => {
  fakeBackend({ [LOGIN]: answer })
  const { send, where } = await openLogin()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await pass(1500)
  expect([where(), readToken()]).toEqual(['/login', undefined])
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled()
})

it('does not send the sign-in without the CSRF cookie', async () => {
  const { names } = fakeBackend({ 'GET /sanctum/csrf-cookie': 'offline', [LOGIN]: WELCOME })
  const { send } = await openLogin()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your connection.')
  expect(names()).toEqual(['GET /sanctum/csrf-cookie'])
})

it('shows and hides the password', async () => {
  const { touch } = await openLogin()
  const password = screen.getByLabelText('Password')
  await touch.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await touch.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

it('shows an error at each empty field of the registration', async () => {
  const { touch } = await openRegister()
  await touch.click(screen.getByRole('button', { name: 'Register' }))
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Password confirmation is required',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
})

it.each([
  ['Email', 'sri@a', 'Email is not valid'],
  ['Name', '   ', 'Name is required'],
  ['Password confirmation', 'Secret', 'Passwords do not match'],
] as const)('rejects %s "%s" and shows: %s', async (label, text, message) => {
  const { names } = fakeBackend({})
  const { fill } = await openRegister()
  await fill({ [label]: text })
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(names()).toEqual([])
})

it('creates an account and opens the sign-in after a second', async () => {
  const { calls } = fakeBackend({ [REGISTER]: [201, {}] })
  const { fill, where } = await openRegister()
  await fill()
  expect(await screen.findByText('Account Created, Please Login')).toBeInTheDocument()
  expect(calls[1]?.body).toEqual({
    name: 'Sri',
    email: 'sri@a.id',
    password: 'secret',
    password_confirmation: 'secret',
  })
  await waitFor(() => expect(where()).toBe('/login'))
})

it.each<[string, Answer]>([
  ['Taken already.', [422, { message: 'no', errors: { email: ['Taken already.', 'x'] } }]],
  ['Too short.', [422, { message: 'Too short.', errors: { password: ['Too short.'] } }]],
  ['Registration failed. Please check your input.', [422, {}]],
  ['The Email Already Taken', [200, { status: 422 }]],
  ['Registration failed. Please try again.', [200, {}]],
  ['Registration failed. Please try again.', [500, {}]],
  ['Out of order.', [500, { message: 'Out of order.' }]],
  ['Request timeout. Please try again.', 'timeout'],
])('shows why the registration failed: %s', async (text, answer) => {
  fakeBackend({ [REGISTER]: answer })
  const { fill, where } = await openRegister()
  await fill()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await pass(1500)
  expect(where()).toBe('/register')
})

it('returns to the screen where the session expired', async () => {
  fakeBackend({ 'GET /api/books': [401, { message: 'Unauthenticated.' }], [LOGIN]: WELCOME })
  const { where, touch } = renderApp('/books')
  await waitFor(() => expect(where()).toBe('/login'))
  expect(readToken()).toBeUndefined()
  fakeBackend({ 'GET /api/books': [200, { data: [] }], [LOGIN]: WELCOME })
  await touch.type(await screen.findByLabelText('Email'), 'e@a.id')
  await touch.type(screen.getByLabelText('Password'), 'x')
  await touch.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(where()).toBe('/books'), { timeout: 3000 })
})

it('links from the sign-in to the registration and back', async () => {
  const { touch, where } = renderApp('/login', { user: null })
  await touch.click(await screen.findByRole('link', { name: /register/i }))
  await screen.findByLabelText('Password confirmation')
  expect(where()).toBe('/register')
  await touch.click(screen.getByRole('link', { name: /login/i }))
  await waitFor(() => expect(where()).toBe('/login'))
})
