import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const REGISTER = 'POST /api/auth/register'

async function fill(path: string, answer: readonly [number, unknown]) {
  const { calls } = fakeBackend({ [REGISTER]: answer })
  const { touch } = renderApp(path, { user: null })
  await touch.type(await screen.findByLabelText('Name'), 'Eka')
  await touch.type(screen.getByLabelText('Email'), 'eka@padi.id')
  await touch.type(screen.getByLabelText('Password'), 'padi-kuning')
  await touch.type(screen.getByLabelText('Password confirmation'), 'padi-kuning')
  const sent = () => calls.filter(({ name }) => name === REGISTER).map(({ body }) => body)
  const send = () => touch.click(screen.getByRole('button', { name: 'Register' }))
  return { touch, sent, send }
}

it('registers without a class if no code was entered', async () => {
  const { sent, send } = await fill('/register', [201, {}])
  expect(screen.queryByLabelText('Class code')).toBeNull()
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).not.toHaveProperty('class_code')
})

it('sends the class code with the registration and shows its error at the field', async () => {
  const text = 'There is no class with this code, or the code has expired.'
  const { touch, sent, send } = await fill('/register', [422, { message: text, errors: { class_code: [text] } }])
  await touch.click(screen.getByRole('button', { name: 'I have a class code' }))
  await touch.type(screen.getByLabelText('Class code'), ' PADI-2345 ')
  await send()
  await waitFor(() => expect(screen.getByLabelText('Class code')).toHaveAccessibleDescription(text))
  expect(sent()).toMatchObject([{ name: 'Eka', class_code: 'PADI-2345' }])
})

it('prefills the code from the address', async () => {
  await fill('/register?code=KAPUR-274K', [201, {}])
  expect(screen.getByLabelText('Class code')).toHaveValue('KAPUR-274K')
})
