import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { gateText } from '../../ui/gate/text/index.ts'
import { expectToast } from '../../../../tests/helpers/toast.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const ERASE = 'POST /api/auth/erase'
const EKA = { id: 'eka', name: 'Eka', email: 'eka@padi.id', role: 'student' } as const
const SLOW = { timeout: 10_000 }

async function open(answer: Answer, user: typeof EKA | (Omit<typeof EKA, 'role'> & { role: 'teacher' }) = EKA) {
  const backend = fakeBackend({ [ERASE]: answer, 'POST /api/events': [200, { data: { taken: [], refused: [] } }] })
  const app = renderApp('/privacy', { user })
  await screen.findByRole('heading', { name: 'Your account' }, SLOW)
  return { ...backend, ...app }
}

/** The dialog of this name, once it can be touched: a moment after it is there. */
async function opened(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name }, SLOW)
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
  return dialog
}

/** Past the gate, with a password. */
async function erase({ touch }: Awaited<ReturnType<typeof open>>, password: string) {
  await touch.click(screen.getByRole('button', { name: 'Erase this account…' }))
  const gate = await opened('For grown-ups')
  for (const word of gate.querySelector('b')?.textContent.split(', ') ?? []) {
    await touch.click(screen.getByRole('button', { name: String(gateText.en.numbers.indexOf(word) + 1) }))
  }
  const dialog = await opened('Erase this account for good?')
  expect(dialog).toHaveTextContent('Everything stored about Eka will be erased.')
  await touch.type(screen.getByLabelText('Password of this account'), password)
  await touch.click(screen.getByRole('button', { name: 'Erase for good' }))
}

it('erases the account of whoever is signed in, behind the gate and by the password, here too', async () => {
  const page = await open([200, { message: 'Account erased' }])
  await outbox.signedIn({ learnerId: 'eka', token: 'token' })
  await erase(page, 'a good password')
  await waitFor(() => expect(page.where()).toBe('/'), SLOW)
  expect(page.calls.filter(({ name }) => name === ERASE).map(({ body }) => body)).toEqual([
    { password: 'a good password' },
  ])
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(localStorage.getItem('userInfo')).toBeNull()
  await outbox.count()
  expect(outbox.behindOf('eka')).toBe(0)
  await expectToast('The account is erased.')
})

it('says that the password is wrong, and stays signed in', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const page = await open([422, { message: 'The password is not right.', errors: { password: ['…'] } }])
  await erase(page, 'a wrong password')
  expect(await screen.findByText('The password is not right.')).toBeVisible()
  expect(localStorage.getItem('userInfo')).not.toBeNull()
  await page.touch.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('tells a teacher what becomes of classes, and what to do with those that are theirs', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const page = await open([409, { message: 'First hand over or delete the classes that you own.' }], {
    ...EKA,
    role: 'teacher',
  })
  expect(screen.getByText(/Classes of colleagues stay, without you/)).toBeVisible()
  await erase(page, 'a good password')
  expect(await screen.findByText(/You still own a class\. Hand it over or delete it first/)).toBeVisible()
})

it.each([
  ['nobody is signed in', null],
  ['a child signs in by pictures', { ...EKA, email: '' }],
])('offers nothing where %s', async (_, user) => {
  fakeBackend({})
  renderApp('/privacy', { user })
  expect(await screen.findByRole('heading', { name: 'Your rights' }, SLOW)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase this account…' })).toBeNull()
})
