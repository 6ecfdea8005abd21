import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFeedback } from './useFeedback.ts'

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
