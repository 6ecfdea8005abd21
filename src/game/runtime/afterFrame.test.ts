import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFrame, settleFrame } from './afterFrame.ts'

let frames: (() => void)[] = []
const draw = () => {
  const due = frames
  frames = []
  for (const frame of due) frame()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})

afterEach(() => {
  settleFrame()
  draw()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('runs all pending callbacks in order after the frame', () => {
  const done: string[] = []
  afterFrame(() => done.push('first'))
  afterFrame(() => done.push('second'))
  vi.advanceTimersByTime(50)
  expect(done).toEqual([])
  expect(frames).toHaveLength(1)
  draw()
  expect(done).toEqual([])
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['first', 'second'])
})

it('waits for the next frame with callbacks added meanwhile', () => {
  const done: string[] = []
  afterFrame(() => afterFrame(() => done.push('later')))
  draw()
  vi.advanceTimersByTime(0)
  expect(done).toEqual([])
  draw()
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['later'])
})

it('runs after a timeout if no frame is drawn', () => {
  const done: string[] = []
  afterFrame(() => done.push('done'))
  vi.advanceTimersByTime(200)
  expect(done).toEqual(['done'])
})

it('runs pending callbacks immediately, and only once, when settled', () => {
  const done: string[] = []
  afterFrame(() => done.push('done'))
  settleFrame()
  expect(done).toEqual(['done'])
  draw()
  vi.advanceTimersByTime(200)
  expect(done).toEqual(['done'])
})
