import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import type { Target } from '../../../../game/targets.ts'
import { useRoomToPlay } from './useRoomToPlay.ts'

const letter = (id: string, x: number): Target => ({
  id,
  kind: 'option',
  state: 'idle',
  x,
  y: 0,
  width: 42,
  height: 42,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The hook on an upright screen, with targets that can be changed; they come to rest where they are, unless told otherwise. */
function opened(first: readonly Target[], resting?: readonly Target[]) {
  let shown = first
  const snapshot = { report: { status: 'ready' } } as unknown as PageSnapshot
  const play = { snapshot, targets: () => [...shown], restingTargets: () => resting ?? [...shown] }
  const { result } = renderHook(() => useRoomToPlay(play, 'page'))
  return {
    result,
    move(next: readonly Target[]) {
      shown = next
    },
  }
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('asks to turn the screen once targets that are too close stand still', () => {
  const { result } = opened([letter('a', 0), letter('b', 43)])
  expect(result.current.isAsked).toBe(false)
  pass(1000)
  expect(result.current.isAsked).toBe(true)
  act(() => result.current.goOn())
  expect([result.current.isAsked, result.current.isTooSmall]).toEqual([false, true])
})

it('does not ask because letters lie over each other while they are dealt', () => {
  const { result, move } = opened([letter('a', 0), letter('b', 0)])
  for (const x of [10, 20, 30, 40, 50]) {
    pass(150)
    move([letter('a', 0), letter('b', x)])
  }
  pass(1000)
  expect(result.current.isAsked).toBe(false)
})

it('measures what never stands still as it floats', () => {
  const { result, move } = opened([letter('a', 0), letter('b', 20)])
  for (let n = 0; n < 20; n += 1) {
    pass(150)
    move([letter('a', n), letter('b', 20 + n)])
  }
  expect(result.current.isAsked).toBe(true)
})

it('does not ask because a child holds a word over another', () => {
  const apart = [letter('a', 0), letter('b', 100)]
  const { result } = opened([letter('a', 80), letter('b', 100)], apart)
  pass(1000)
  expect(result.current.isAsked).toBe(false)
})
