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

it('sends the code without the blanks around it, and says which class it is', async () => {
  const { calls, onJoined, touch } = open(JOINED)
  await touch.type(screen.getByLabelText('Class code'), '  kapur-274k {Enter}')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'You are in Kelas 1B now.'))
  expect(onJoined).toHaveBeenCalledOnce()
  expect(calls.filter(({ name }) => name === JOIN).map(({ body }) => body)).toEqual([{ code: 'kapur-274k' }])
})

it('asks nothing of the service without a code', async () => {
  const { names, touch } = open(JOINED)
  await touch.type(screen.getByLabelText('Class code'), '   ')
  await touch.click(screen.getByRole('button', { name: 'Join' }))
  expect(names()).not.toContain(JOIN)
})

it.each<[string, Answer, RegExp]>([
  [
    'a code of no class',
    [422, { message: 'There is no class with this code, or the code has expired.' }],
    /no class with this code/,
  ],
  ['a child who is in a class already', [409, { message: 'You are already in a class.' }], /already in a class/],
  ['an answer that is none', [200, { data: {} }], /Kode ini tidak berhasil/],
])('says what is wrong with %s, and keeps what was typed', async (_, answer, text) => {
  const { onJoined, touch } = open(answer, 'id')
  await touch.type(screen.getByLabelText('Kode kelas'), 'PADI-2345')
  await touch.click(screen.getByRole('button', { name: 'Masuk' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expect.stringMatching(text)))
  expect(onJoined).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Kode kelas')).toHaveValue('PADI-2345')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Masuk' })).toBeEnabled())
})
