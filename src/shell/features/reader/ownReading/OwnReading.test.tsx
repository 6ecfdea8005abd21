import 'fake-indexeddb/auto'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OWN_READINGS, watchOwnReadings } from '../../../lib/account/ownReadings.ts'
import { endSession, startSession } from '../../../lib/account/session.ts'
import { OwnReading } from './OwnReading.tsx'
import { readingOf } from './readings.ts'

const PAGE = { bookId: 1, pageId: 'b1-p01', language: 'en' } as const

/** A recorder that hears four bytes. */
class FakeRecorder extends EventTarget {
  state = 'inactive'
  readonly mimeType = 'audio/webm'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array(4)]) }))
    this.dispatchEvent(new Event('stop'))
  }
}

const stopTrack = vi.fn<() => void>()
const getUserMedia = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  localStorage.clear()
  startSession('t', { id: '1', name: 'Eka', email: '', role: 'student' })
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const onBegin = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const { unmount } = render(<OwnReading {...PAGE} onBegin={onBegin} onClose={onClose} />)
  return { onBegin, onClose, unmount, touch: userEvent.setup() }
}

/** Records; Stop waits until the microphone is there. */
async function recordWith(touch: ReturnType<typeof userEvent.setup>) {
  const begin = screen.getByRole('button', { name: 'Record' })
  await waitFor(() => expect(begin).toBeEnabled())
  await touch.click(begin)
  const stop = await screen.findByRole('button', { name: 'Stop' })
  await waitFor(() => expect(stop).toBeEnabled())
  return stop
}

async function recorded() {
  const opened = open()
  await opened.touch.click(await recordWith(opened.touch))
  await screen.findByRole('button', { name: 'Hear me' })
  return opened
}

it('records a page, stores it on the device, and offers it when the page is opened again', async () => {
  const { onBegin, unmount } = await recorded()
  expect([onBegin.mock.calls.length, stopTrack.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByRole('status')).toHaveTextContent('never sent')
  await waitFor(async () => expect(await readingOf(PAGE)).toBeDefined())
  unmount()
  open()
  expect(await screen.findByRole('button', { name: 'Hear me' })).toBeEnabled()
})

it('is deleted on a press, and with everything else when the child signs out', async () => {
  const { touch } = await recorded()
  await touch.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await readingOf(PAGE)).toBeUndefined())
  await touch.click(await recordWith(touch))
  await waitFor(async () => expect(await readingOf(PAGE)).toBeDefined())
  const forget = watchOwnReadings()
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(OWN_READINGS)
  act(() => endSession())
  await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(OWN_READINGS))
  await waitFor(() => expect(localStorage.getItem('ownReadings')).toBeNull())
  forget()
})

it('gives up what is being recorded when the page is left', async () => {
  const { touch, unmount } = open()
  await recordWith(touch)
  unmount()
  expect(stopTrack).toHaveBeenCalled()
  expect(await readingOf(PAGE)).toBeUndefined()
})

it('says so where there is no microphone, and closes by Escape', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { onClose, touch } = open()
  const begin = await screen.findByRole('button', { name: 'Record' })
  await waitFor(() => expect(begin).toBeEnabled())
  await touch.click(begin)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('There is no microphone'))
  await touch.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
