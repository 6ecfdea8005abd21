import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstTouch } from './firstTouch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const touch = () => document.dispatchEvent(new Event('pointerdown'))

it('runs once, with the first touch or key', () => {
  const run = vi.fn<() => void>()
  afterFirstTouch(run)
  expect(run).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('keydown'))
  touch()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

it('runs after a while on a screen that is only looked at', () => {
  const run = vi.fn<() => void>()
  afterFirstTouch(run)
  vi.advanceTimersByTime(7999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  touch()
  expect(run).toHaveBeenCalledOnce()
})

it('runs no more when it was undone', () => {
  const run = vi.fn<() => void>()
  afterFirstTouch(run)()
  touch()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
