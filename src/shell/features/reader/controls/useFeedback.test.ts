import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { kindOf } from '../../../../scenes/table.ts'
import { useFeedback } from './useFeedback.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('takes back what was said of a miss when the right move follows, and no praise', () => {
  const { result } = renderHook(() => useFeedback(kindOf('match-by-word', 'activity'), 'id'))
  act(() => result.current.show('wrong', { key: 'duty.wrong' }))
  expect(result.current.feedback?.lines).toEqual(['Belum cocok! Coba lagi.'])
  act(() => result.current.takeBackMiss())
  expect(result.current.feedback).toBeUndefined()

  act(() => result.current.show('done', { key: 'duty.done' }))
  act(() => result.current.takeBackMiss())
  expect(result.current.feedback?.tone).toBe('done')
})

it.each([
  ['tapping', 'page', 2000],
  ['match-by-alphabet', 'activity', 2000],
  ['dragDropWord', 'page', 1500],
  ['dragToBucket', 'page', 1500],
  ['drag-drop-family', 'activity', 1500],
  ['goatJumping', 'page', 3000],
] as const)(
  'stands two seconds for taps, one and a half for drops, three for goats (%s, %s: %i ms)',
  (type, role, ms) => {
    vi.useFakeTimers()
    const kind = kindOf(type, role)
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
  },
)
