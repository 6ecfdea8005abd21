import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'
import { expectToast } from '../../../../tests/helpers/toast.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const NOBODY = { user: null }
const faces = {
  group_name: 'Class 1B',
  waiting_number: null,
  learners: [{ id: 'l1', name: 'Adit', avatar: 'face-4', frame: 'sun', is_chosen: true }],
}
const OPEN = 'POST /api/classes/open'
const PICTURES = 'POST /api/auth/pictures'
const FACES = 'GET /api/classes/faces'

it('opens the class with the tablet code and signs a child in by three pictures', async () => {
  // Without IndexedDB the device id cannot be stored, which is logged; it is sent nevertheless.
  vi.spyOn(console, 'warn').mockReturnValue()
  const child = { id: 'l1', name: 'Adit', email: '', role: 'student', token: 'token-9', look: null }
  const { calls } = fakeBackend({
    [OPEN]: [200, { data: { ...faces, class_token: 'secret' } }],
    [PICTURES]: [200, { message: 'Login successful', data: child }],
  })
  const { touch, where } = renderApp('/login/pictures?code=PADI-2345', NOBODY)
  expect(await screen.findByLabelText('Tablet code')).toHaveValue('PADI-2345')
  await touch.click(screen.getByRole('button', { name: 'Open the class' }))
  await touch.click(await screen.findByRole('button', { name: 'Adit' }))
  expect(calls.find(({ name }) => name === OPEN)?.body).toEqual({
    code: 'PADI-2345',
    device_id: expect.stringMatching(/^[\w-]{36}$/),
  })
  for (const picture of ['goat', 'sun', 'kite']) await touch.click(screen.getByRole('button', { name: picture }))
  await waitFor(() => expect(localStorage.getItem('authToken')).toBe('token-9'))
  expect(calls.find(({ name }) => name === PICTURES)?.body).toEqual({
    class_token: 'secret',
    learner_id: 'l1',
    pictures: ['goat', 'sun', 'kite'],
  })
  expect(localStorage.getItem('userInfo')).toContain('face-4')
  await pass(1000)
  await waitFor(() => expect(where()).toBe('/home'))
})

it('shows a friendly message for wrong pictures and clears them', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('classToken', 'secret')
  fakeBackend({ [FACES]: [200, { data: faces }], [PICTURES]: [401, { message: 'These are not the right pictures.' }] })
  const { touch } = renderApp('/login/pictures', NOBODY)
  await touch.click(await screen.findByRole('button', { name: 'Adit' }))
  await touch.click(screen.getByRole('button', { name: 'goat' }))
  expect(screen.getByRole('button', { name: 'Picture 1: goat. Take back' })).toBeVisible()
  for (const picture of ['sun', 'kite']) await touch.click(screen.getByRole('button', { name: picture }))
  expect(await screen.findByText('Not these. Try again!')).toBeVisible()
  expect(screen.getAllByRole('img', { name: /Picture \d: empty/ })).toHaveLength(3)
  expect(localStorage.getItem('authToken')).toBeNull()
})

it('asks for the code again after the class has removed the tablet', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('classToken', 'old')
  fakeBackend({ [FACES]: [401, { message: 'Unauthenticated.' }] })
  renderApp('/login/pictures', NOBODY)
  expect(await screen.findByLabelText('Tablet code')).toBeVisible()
  expect(localStorage.getItem('classToken')).toBeNull()
})

it('asks for a code while its class is deleted and recognises the restored class', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('classToken', 'secret')
  let answer: Answer = [404, { message: 'There is no such class.' }]
  fakeBackend({ [FACES]: () => answer })
  renderApp('/login/pictures', NOBODY)
  expect(await screen.findByLabelText('Tablet code')).toBeVisible()
  cleanup()

  answer = [200, { data: faces }]
  renderApp('/login/pictures', NOBODY)
  expect(await screen.findByRole('button', { name: 'Adit' })).toBeVisible()
})

it('shows its number until the teacher approves it, also after a reload, then the faces', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const waiting = { group_name: 'Class 1B', waiting_number: 42, learners: [] }
  let answer: Answer = [200, { data: waiting }]
  const backend = { [OPEN]: [200, { data: { ...waiting, class_token: 'secret' } }] as const, [FACES]: () => answer }
  fakeBackend(backend)
  const first = renderApp('/login/pictures?code=PADI-2345', NOBODY)
  await first.touch.click(await screen.findByRole('button', { name: 'Open the class' }))
  expect(await screen.findByRole('img', { name: 'The number of this tablet is 42' })).toBeVisible()
  cleanup()

  renderApp('/login/pictures', NOBODY)
  expect(await screen.findByRole('img', { name: 'The number of this tablet is 42' })).toBeVisible()
  answer = 'offline'
  await pass(4000)
  expect(await screen.findByText('No connection. This tablet keeps trying.')).toBeVisible()
  answer = [200, { data: faces }]
  await pass(4000)
  expect(await screen.findByRole('button', { name: 'Adit' })).toBeVisible()
})

it('returns to the code if the teacher rejects the tablet', async () => {
  localStorage.setItem('classToken', 'secret')
  let answer: Answer = [200, { data: { group_name: 'Class 1B', waiting_number: 42, learners: [] } }]
  fakeBackend({ [FACES]: () => answer })
  renderApp('/login/pictures', NOBODY)
  await screen.findByRole('img', { name: 'The number of this tablet is 42' })
  answer = [401, { message: 'Unauthenticated.' }]
  await pass(4000)
  expect(await screen.findByLabelText('Tablet code')).toBeVisible()
  expect(localStorage.getItem('classToken')).toBeNull()
})

it('explains in the child’s language why a code was rejected', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('language', 'id')
  fakeBackend({
    [OPEN]: [422, { message: 'This code is for families.', errors: { code: ['This code is for families.'] } }],
  })
  const { touch } = renderApp('/login/pictures?code=PADI-2345', NOBODY)
  await touch.click(await screen.findByRole('button', { name: 'Buka kelas' }))
  await expectToast(/Ini bukan kode tablet/)
})

it('lets a child choose a face at the first sign-in, and another one if it was just taken', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('classToken', 'secret')
  const learners = [
    { id: 'l1', name: 'Adit', avatar: 'pet-1', frame: 'sun', is_chosen: false },
    { id: 'l2', name: 'Bayu', avatar: 'face-2', frame: 'sun', is_chosen: true },
  ]
  const child = { id: 'l1', name: 'Adit', email: '', role: 'student', token: 'token-9', look: null }
  let answer: Answer = [409, { message: 'Somebody else already has this face.' }]
  const { calls } = fakeBackend({
    [FACES]: [200, { data: { ...faces, learners } }],
    [PICTURES]: [200, { message: 'Login successful', data: child }],
    'PUT /api/profile/face': () => answer,
  })
  const { touch, where } = renderApp('/login/pictures', NOBODY)
  await touch.click(await screen.findByRole('button', { name: 'Adit' }))
  for (const picture of ['goat', 'sun', 'kite']) await touch.click(screen.getByRole('button', { name: picture }))
  await touch.click(await screen.findByRole('radio', { name: 'boy with straight hair' }))
  // Bayu already has this face with the sun frame.
  expect(screen.queryByRole('radio', { name: 'sun' })).toBeNull()
  await touch.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Somebody has just taken this one. Choose another!')).toBeVisible()
  answer = [200, { message: 'Face saved', data: { avatar: 'face-13', frame: 'leaf' } }]
  await touch.click(screen.getByRole('radio', { name: 'boy with a peci' }))
  await touch.click(screen.getByRole('radio', { name: 'leaves' }))
  await touch.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(where()).toBe('/home'))
  expect(calls.filter(({ name }) => name === 'PUT /api/profile/face').at(-1)?.body).toEqual({
    avatar: 'face-13',
    frame: 'leaf',
  })
  expect(localStorage.getItem('userInfo')).toContain('face-13')
})
