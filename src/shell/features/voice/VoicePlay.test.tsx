import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sounds } from '../../testing/fakeSounds.ts'
import { microphone } from './fakeMicrophone.ts'
import { freshBrowser, heard, numbers, openPanel, recogniser } from './fakeVoice.tsx'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('./microphone.ts', () => import('./fakeMicrophone.ts'))

beforeEach(freshBrowser)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('listens only after a press, in the child’s language, and passes on phrases', async () => {
  const { send, onBegin, onLost, listen } = openPanel({ language: 'id' })
  expect(microphone.opened).toEqual([])
  expect(numbers()).toEqual([])
  await listen()
  expect(onBegin).toHaveBeenCalledTimes(1)
  expect([recogniser().lang, recogniser().isOn]).toEqual(['id-ID', true])
  expect(microphone.opened.map(({ use }) => use)).toEqual(['words'])
  act(() => recogniser().say('dua'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(heard('dua')))
  expect(onLost).not.toHaveBeenCalled()
  expect(screen.getByText(/Chrome: Google/)).toBeVisible()
})

it('stops listening and releases the microphone at a second press', async () => {
  const { user, ear, listen } = openPanel()
  await listen()
  await user.click(ear())
  expect(recogniser().isOn).toBe(false)
  expect(microphone.opened[0]?.signal.aborted).toBe(true)
  expect(ear()).toHaveAccessibleName('Speak')
})

it('shows a star for a phrase that made a goat jump', async () => {
  const { listen, show, send, ear } = openPanel()
  await listen()
  send.mockImplementation(() => show({ jumped: 1 }))
  act(() => recogniser().say('one'))
  await vi.waitFor(() => expect(ear().parentElement).toHaveClass('caught'))
})

it('marks a phrase that made no goat jump as missed', async () => {
  const { listen, ear } = openPanel()
  await listen()
  act(() => recogniser().say('banana'))
  await vi.waitFor(() => expect(ear().parentElement).toHaveClass('missed'))
})

it('turns the voice light on at more than 5 above the room, even for unrecognised sound', async () => {
  const { listen, ear } = openPanel()
  await listen()
  const sounds = (bytes: number, frames = 3) =>
    act(() => {
      for (let frame = 0; frame < frames; frame += 1) microphone.emit({ amplitude: 0, bytes })
    })
  sounds(40, 30)
  expect(ear().parentElement).not.toHaveClass('is-sounding')
  sounds(45)
  expect(ear().parentElement).not.toHaveClass('is-sounding')
  sounds(46, 2)
  expect(ear().parentElement).not.toHaveClass('is-sounding')
  sounds(46)
  expect(ear().parentElement).toHaveClass('is-sounding')
  sounds(40)
  expect(ear().parentElement).not.toHaveClass('is-sounding')
})

it('restarts recognition after a silence', async () => {
  const { listen, onLost, send } = openPanel()
  await listen()
  const words = recogniser()
  act(() => {
    words.say('one')
    words.emit('error', { error: 'no-speech' })
    words.emit('end')
  })
  expect(words.starts).toBe(2)
  act(() => words.say('two'))
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(heard('two')))
  expect(onLost).not.toHaveBeenCalled()
})

it('is muted while the app speaks and listens again after the echo', async () => {
  const { listen, send, ear } = openPanel()
  await listen()
  act(() => recogniser().say('five'))
  act(() => void sounds.audio.voice.say({ src: 'one', startMs: 0, ms: 500 }))
  await vi.waitFor(() => expect(ear().parentElement).toHaveClass('is-muted'))
  expect(recogniser().isOn).toBe(false)
  act(() => {
    for (let frame = 0; frame < 30; frame += 1) microphone.emit({ amplitude: 0, bytes: 20 })
    for (let frame = 0; frame < 5; frame += 1) microphone.emit({ amplitude: 50, bytes: 200 })
    sounds.audio.voice.stop()
  })
  expect(ear().parentElement).not.toHaveClass('is-sounding')
  await vi.waitFor(() => expect(ear().parentElement).toHaveClass('is-listening'))
  expect(recogniser().isOn).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

it('listens again if it was reopened during the echo', async () => {
  const { listen, user, ear } = openPanel()
  act(() => void sounds.audio.voice.say({ src: 'one', startMs: 0, ms: 500 }))
  await user.click(ear())
  await vi.waitFor(() => expect(ear().parentElement).toHaveClass('is-muted'))
  act(() => sounds.audio.voice.stop())
  await user.click(ear())
  await listen()
  expect(recogniser().isOn).toBe(true)
})

it('is muted while a dialog is open', async () => {
  const { listen, show, ear } = openPanel()
  await listen()
  show({ isPaused: true })
  expect([recogniser().isOn, ear().parentElement?.classList.contains('is-muted')]).toEqual([false, true])
  show({ isPaused: false })
  await vi.waitFor(() => expect(recogniser().isOn).toBe(true))
})

it('releases the microphone when the page is hidden, left or completed', async () => {
  const hidden = openPanel()
  await hidden.listen()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect([recogniser().isOn, microphone.opened.at(-1)?.signal.aborted]).toEqual([false, true])
  expect(hidden.onLost).not.toHaveBeenCalled()
  hidden.unmount()

  const left = openPanel()
  await left.listen()
  left.unmount()
  expect([recogniser().isOn, microphone.opened.at(-1)?.signal.aborted]).toEqual([false, true])

  const done = openPanel()
  await done.listen()
  done.show({ jumped: 6 })
  expect([recogniser().isOn, microphone.opened.at(-1)?.signal.aborted]).toEqual([false, true])
  expect(screen.queryByRole('button')).toBeNull()
})

it('recognises the other language after a switch', async () => {
  const { listen, show } = openPanel()
  await listen()
  const english = recogniser()
  show({ language: 'id' })
  await vi.waitFor(() => expect(recogniser().lang).toBe('id-ID'))
  expect([english.isOn, recogniser().isOn]).toEqual([false, true])
})

it('leaves the microphone to the recogniser on Android, which reports the voice', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13)')
  const { listen, ear } = openPanel()
  await listen()
  expect(microphone.opened).toEqual([])
  act(() => recogniser().emit('speechstart'))
  expect(ear().parentElement).toHaveClass('is-sounding')
})
