// @vitest-environment jsdom
import { renderHook, act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mergePawPrints, notePawPrint, useAllFound, usePawPrint } from './pawPrints.ts'
import { endSession, startSession } from './session.ts'

const signIn = (id: string) => startSession(`token-${id}`, { id, name: id, email: '', role: 'student' })

beforeEach(() => {
  localStorage.clear()
  signIn('eka')
})

it('keeps a paw-print on its page, for its child only, and beyond the session', () => {
  const { result } = renderHook(() => [usePawPrint(1, 'b1-p01'), usePawPrint(1, 'b1-p02')])
  expect(result.current).toEqual([false, false])
  act(() => notePawPrint(1, 'b1-p01', 2))
  expect(result.current).toEqual([true, false])
  act(() => {
    endSession()
    signIn('danu')
  })
  expect(result.current).toEqual([false, false])
  act(() => {
    endSession()
    signIn('eka')
  })
  expect(result.current).toEqual([true, false])
})

it('knows when he was found on all pages of a book; the same page counts once', () => {
  const { result } = renderHook(() => useAllFound(1))
  act(() => notePawPrint(1, 'b1-p01', 2))
  act(() => notePawPrint(1, 'b1-p01', 2))
  expect(result.current).toBe(false)
  act(() => notePawPrint(2, 'b2-p01', 5))
  expect(result.current).toBe(false)
  act(() => notePawPrint(1, 'b1-p02', 2))
  expect(result.current).toBe(true)
})

it.each(['{', '[]', '{"eka":{"1":{"pages":"b1-p01","total":1}}}', '{"eka":7}'])(
  'reads %s as nothing found',
  (stored) => {
    localStorage.setItem('pawPrints', stored)
    expect(renderHook(() => [usePawPrint(1, 'b1-p01'), useAllFound(1)]).result.current).toEqual([false, false])
    act(() => notePawPrint(1, 'b1-p01', 1))
    expect(renderHook(() => useAllFound(1)).result.current).toBe(true)
  },
)

it('adds what the service knows, loses nothing of its own, and says what the service lacks', () => {
  notePawPrint(1, 'b1-p01', 3)
  notePawPrint(1, 'b1-p02', 3)
  const { result } = renderHook(() => [usePawPrint(1, 'b1-p01'), usePawPrint(1, 'b1-p03'), useAllFound(1)])
  let lacking: unknown
  act(() => {
    lacking = mergePawPrints('eka', [{ book_id: 1, page_ids: ['b1-p02', 'b1-p03'], total: 3 }])
  })
  expect(lacking).toEqual([{ book_id: 1, page_ids: ['b1-p01'], total: 3 }])
  expect(result.current).toEqual([true, true, true])
  for (const nonsense of [undefined, null, {}, [7, { book_id: '1' }, { book_id: 1, page_ids: 'b', total: 1 }]])
    expect(mergePawPrints('eka', nonsense)).toEqual([
      { book_id: 1, page_ids: ['b1-p01', 'b1-p02', 'b1-p03'], total: 3 },
    ])
})
