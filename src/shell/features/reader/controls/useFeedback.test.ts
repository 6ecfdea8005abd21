import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFeedback } from './useFeedback.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('takes back what was said of a miss when the right move follows, and no praise', () => {
  const { result } = renderHook(() => useFeedback('match-by-word', 'id'))
  act(() => result.current.show('wrong', { key: 'duty.wrong' }))
  expect(result.current.feedback?.lines).toEqual(['Belum cocok! Coba lagi.'])
  act(() => result.current.takeBackMiss())
  expect(result.current.feedback).toBeUndefined()

  act(() => result.current.show('done', { key: 'duty.done' }))
  act(() => result.current.takeBackMiss())
  expect(result.current.feedback?.tone).toBe('done')
})

it.each([
  ['tapping', 2000],
  ['match-by-alphabet', 2000],
  ['dragDropWord', 1500],
  ['dragToBucket', 1500],
  ['drag-drop-family', 1500],
  ['goatJumping', 3000],
])('stands two seconds for taps, one and a half for drops, three for goats (%s: %i ms)', (type, ms) => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useFeedback(type, 'en'))
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
