import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { useTestClock } from '../../testing/shellTest.ts'
import { JoinClass } from './JoinClass.tsx'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
const notify = vi.hoisted(() => vi.fn<(kind: string, text: string) => void>())
vi.mock('../../lib/notify.ts', () => ({ notify }))
useTestClock()
beforeEach(() => notify.mockClear())

const JOIN = 'POST /api/classes/join'
const JOINED: Answer = [200, { message: 'ok', data: { group_name: 'Kelas 1B', course_name: 'Membaca' } }]

function open(answer: Answer, language: 'en' | 'id' = 'en') {
  const onJoined = vi.fn<() => void>()
  const backend = fakeBackend({ [JOIN]: answer })
  render(<JoinClass language={language} onJoined={onJoined} />)
  return { ...backend, onJoined, touch: userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) }) }
}

it('trims the code, sends it and shows the name of the class', async () => {
  const { calls, onJoined, touch } = open(JOINED)
  await touch.type(screen.getByLabelText('Class code'), '  kapur-274k {Enter}')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'You are in Kelas 1B now.'))
  expect(onJoined).toHaveBeenCalledOnce()
  expect(calls.filter(({ name }) => name === JOIN).map(({ body }) => body)).toEqual([{ code: 'kapur-274k' }])
})

it('sends nothing without a code', async () => {
  const { names, touch } = open(JOINED)
  await touch.type(screen.getByLabelText('Class code'), '   ')
  await touch.click(screen.getByRole('button', { name: 'Join' }))
  expect(names()).not.toContain(JOIN)
})

it.each<[string, Answer, RegExp]>([
  [
    'an unknown code',
    [422, { message: 'There is no class with this code, or the code has expired.' }],
    /no class with this code/,
  ],
  ['a child who is in a class already', [409, { message: 'You are already in a class.' }], /already in a class/],
  ['an invalid response', [200, { data: {} }], /Kode ini tidak berhasil/],
])('shows an error for %s and preserves the input', async (_, answer, text) => {
  const { onJoined, touch } = open(answer, 'id')
  await touch.type(screen.getByLabelText('Kode kelas'), 'PADI-2345')
  await touch.click(screen.getByRole('button', { name: 'Masuk' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expect.stringMatching(text)))
  expect(onJoined).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Kode kelas')).toHaveValue('PADI-2345')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Masuk' })).toBeEnabled())
})
