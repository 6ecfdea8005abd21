import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { microphone } from './fakeMicrophone.ts'
import { FakeRecogniser, freshBrowser, heard, numbers, openPanel, recogniser, shout } from './fakeVoice.tsx'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('./microphone.ts', () => import('./fakeMicrophone.ts'))

beforeEach(freshBrowser)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows number buttons if the microphone is denied, and can ask again', async () => {
  microphone.rejection = new DOMException('denied', 'NotAllowedError')
  const { user, ear, send, onLost, listen } = openPanel({ jumped: 1 })
  await user.click(ear())
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1))
  expect(FakeRecogniser.all).toEqual([])
  expect(numbers().map((button) => button.ariaLabel)).toEqual(['one, done', 'two', 'three', 'four', 'five', 'six'])
  await user.click(screen.getByRole('button', { name: 'three' }))
  await user.click(screen.getByRole('button', { name: 'one, done' }))
  expect(send.mock.calls).toEqual([[{ type: 'move', targetId: 'goat-3' }]])
  microphone.rejection = undefined
  await listen()
})

it('reports at once that recognition is missing, and passes on any shout', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  const { onLost, send, listen } = openPanel({ language: 'id' })
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(numbers().map((button) => button.ariaLabel)).toEqual(['satu', 'dua', 'tiga', 'empat', 'lima', 'enam'])
  await listen()
  expect(microphone.opened.map(({ use }) => use)).toEqual(['shouts'])
  await shout()
  expect(send).toHaveBeenCalledExactlyOnceWith(heard('*'))
  expect(screen.getByText(/tidak ada yang direkam/)).toBeVisible()
})

it('leaves only number buttons without recognition and microphone', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  microphone.rejection = new DOMException('none', 'NotFoundError')
  const { user, ear, onLost } = openPanel()
  await user.click(ear())
  await vi.waitFor(() => expect(ear()).toHaveAccessibleName('Speak'))
  expect(numbers()).toHaveLength(6)
  // Once when the page opened, once for the press.
  expect(onLost).toHaveBeenCalledTimes(2)
})

it.each(['network', 'service-not-allowed', 'language-not-supported'])('falls back to shouts on %s', async (error) => {
  const { listen, onLost, send, status } = openPanel()
  await listen()
  const lost = recogniser()
  act(() => lost.emit('error', { error }))
  await vi.waitFor(() => expect(status()).toBe('I am listening.'))
  expect([onLost.mock.calls.length, lost.isOn, FakeRecogniser.all.length]).toEqual([1, false, 1])
  expect(microphone.opened.map(({ use, signal }) => [use, signal.aborted])).toEqual([
    ['words', true],
    ['shouts', false],
  ])
  await shout()
  expect(send).toHaveBeenCalledExactlyOnceWith(heard('*'))
  expect(numbers()).toHaveLength(6)
})

it('falls back to number buttons if the recogniser is denied the microphone', async () => {
  const { listen, onLost, ear } = openPanel()
  await listen()
  act(() => recogniser().emit('error', { error: 'not-allowed' }))
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(ear()).toHaveAccessibleName('Speak')
  expect(numbers()).toHaveLength(6)
})

it('falls back to shouts if the recogniser fails to start', async () => {
  FakeRecogniser.startError = new Error('InvalidStateError')
  const { listen, onLost } = openPanel()
  await listen()
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(microphone.opened.at(-1)?.use).toBe('shouts')
})

it('stops restarting a recogniser that always ends at once', async () => {
  const { listen, onLost } = openPanel()
  await listen()
  const words = recogniser()
  act(() => {
    for (let time = 0; time < 20; time += 1) words.emit('end')
  })
  expect(words.starts).toBeLessThanOrEqual(5)
  expect(onLost).toHaveBeenCalledTimes(1)
})

it('recognises words without the voice light if the sound cannot be measured', async () => {
  microphone.contextError = new Error('too many contexts')
  const { listen, send, onLost } = openPanel()
  await listen()
  expect(microphone.closed).toBe(1)
  act(() => recogniser().say('six'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(heard('six')))
  expect(onLost).not.toHaveBeenCalled()
})
