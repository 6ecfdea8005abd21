import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '../../../../scenes/activities/match-by-word/messages.ts'
import { useFeedback } from './useFeedback.ts'

const DUTIES = { feedbackMs: 2000, messages }

afterEach(() => {
  vi.useRealTimers()
})

it('hides the message about a miss after a right move, but no praise', () => {
  const { result } = renderHook(() => useFeedback(DUTIES, 'id'))
  act(() => result.current.show('wrong', { key: 'duty.wrong' }))
  expect(result.current.feedback?.lines).toEqual(['Belum cocok! Coba lagi.'])
  act(() => result.current.takeBackMiss())
  expect(result.current.feedback).toBeUndefined()

  act(() => result.current.show('done', { key: 'duty.done' }))
  act(() => result.current.takeBackMiss())
  expect(result.current.feedback?.tone).toBe('done')
})

it.each([2000, 1500, 3000])('is shown as long as the kind specifies (%i ms)', (ms) => {
  vi.useFakeTimers()
  const kind = { feedbackMs: ms }
  const { result } = renderHook(() => useFeedback(kind, 'en'))
  act(() => result.current.show('wrong', { key: 'drop.wrong' }))
  act(() => {
    vi.advanceTimersByTime(ms - 1)
  })
  expect(result.current.feedback).toBeDefined()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(result.current.feedback).toBeUndefined()
})
