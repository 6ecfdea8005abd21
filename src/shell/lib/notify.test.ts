import { expect, it, vi } from 'vitest'
import { type Message, notify, onMessageWaiting, showMessagesWith } from './notify.ts'

it('tells of a message that has no container yet, and gives it to the container that comes', () => {
  const wanted = vi.fn<() => void>()
  const stop = onMessageWaiting(wanted)
  expect(wanted).not.toHaveBeenCalled()
  notify('error', 'Failed to save progress')
  expect(wanted).toHaveBeenCalledTimes(1)
  // Who asks late is told at once.
  const late = vi.fn<() => void>()
  onMessageWaiting(late)()
  expect(late).toHaveBeenCalledTimes(1)

  const shown: Message[] = []
  const close = showMessagesWith((message) => shown.push(message))
  notify('info', 'Saved')
  expect(shown.map(({ text }) => text)).toEqual(['Failed to save progress', 'Saved'])
  expect(wanted).toHaveBeenCalledTimes(1)

  close()
  stop()
  notify('info', 'Nobody listens')
  expect(wanted).toHaveBeenCalledTimes(1)
})
