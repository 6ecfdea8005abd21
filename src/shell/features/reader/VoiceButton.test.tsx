import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Send } from './GameStage.tsx'
import { VoiceButton } from './VoiceButton.tsx'

vi.mock('../../lib/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
const { watchVoice, closeMicrophone } = vi.hoisted(() => ({
  watchVoice: vi.fn<() => Promise<() => void>>(),
  closeMicrophone: vi.fn<() => void>(),
}))
vi.mock('./voiceLight.ts', () => ({ watchVoice }))

beforeEach(() => {
  closeMicrophone.mockReset()
  watchVoice.mockReset().mockResolvedValue(closeMicrophone)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

class FakeRecogniser extends EventTarget {
  static last: FakeRecogniser | undefined
  lang = ''
  isOn = false
  constructor() {
    super()
    FakeRecogniser.last = this
  }
  start() {
    this.isOn = true
  }
  abort() {
    this.isOn = false
    this.dispatchEvent(new Event('end'))
  }
  tell(type: string, facts: object) {
    this.dispatchEvent(Object.assign(new Event(type), facts))
  }
}

function open() {
  const send = vi.fn<Send>()
  const onFailed = vi.fn<() => void>()
  render(<VoiceButton language="id" send={send} onFailed={onFailed} />)
  return { send, onFailed, user: userEvent.setup(), button: () => screen.getByRole('button') }
}

it('says so where the browser has no voice recognition', async () => {
  const { onFailed, user, button } = open()
  await user.click(button())
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(watchVoice).not.toHaveBeenCalled()
})

it('listens in the child’s language after a press, passes on what it hears, and stops', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  const { send, user, button } = open()
  expect(FakeRecogniser.last).toBeUndefined()
  await user.click(button())
  const recogniser = FakeRecogniser.last
  expect([recogniser?.lang, recogniser?.isOn]).toEqual(['id-ID', true])
  act(() => recogniser?.tell('result', { results: [[{ transcript: 'dua' }]] }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'heard', phrase: 'dua' }))
  await user.click(button())
  expect(recogniser?.isOn).toBe(false)
})

it('fails where the microphone is denied', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  const { onFailed, user, button } = open()
  await user.click(button())
  act(() => FakeRecogniser.last?.tell('error', { error: 'no-speech' }))
  expect(onFailed).not.toHaveBeenCalled()
  act(() => FakeRecogniser.last?.tell('error', { error: 'not-allowed' }))
  expect(onFailed).toHaveBeenCalledTimes(1)
})

it('closes the microphone and the recogniser when the page is hidden', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  const { onFailed, user, button } = open()
  await user.click(button())
  expect(closeMicrophone).not.toHaveBeenCalled()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(FakeRecogniser.last?.isOn).toBe(false)
  expect(closeMicrophone).toHaveBeenCalledTimes(1)
  expect(onFailed).not.toHaveBeenCalled()
})

it('gives up without a network, and does not try again without end', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  const { onFailed, user, button } = open()
  await user.click(button())
  act(() => FakeRecogniser.last?.tell('error', { error: 'network' }))
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(FakeRecogniser.last?.isOn).toBe(false)
})

it('says nothing of a microphone that is denied after the button was switched off', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  let deny: (reason: Error) => void = () => undefined
  const answer = new Promise<() => void>((_, reject) => {
    deny = reject
  })
  watchVoice.mockReturnValue(answer)
  const { onFailed, user, button } = open()
  await user.click(button())
  await user.click(button())
  await act(async () => {
    deny(new Error('denied'))
    await answer.catch(() => undefined)
  })
  expect(onFailed).not.toHaveBeenCalled()
})
