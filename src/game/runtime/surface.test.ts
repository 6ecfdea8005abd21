import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSurface } from './surface.ts'

const emitted: string[] = []
let canvas: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  emitted.length = 0
  canvas = new EventTarget()
  // Only its events are used.
  watchSurface(canvas as HTMLCanvasElement, {
    gone: () => emitted.push('gone'),
    back: () => emitted.push('back'),
    lost: () => emitted.push('lost'),
  })
})
afterEach(() => vi.useRealTimers())

const happens = (type: string) => canvas.dispatchEvent(new Event(type))

it('waits for a context that is restored', () => {
  happens('webglcontextlost')
  vi.advanceTimersByTime(3900)
  happens('webglcontextrestored')
  vi.advanceTimersByTime(60_000)
  expect(emitted).toEqual(['gone', 'back'])
})

it('gives up a context that is not restored, and starts the timeout over each time', () => {
  happens('webglcontextlost')
  vi.advanceTimersByTime(2000)
  happens('webglcontextrestored')
  happens('webglcontextlost')
  vi.advanceTimersByTime(3900)
  expect(emitted).toEqual(['gone', 'back', 'gone'])
  vi.advanceTimersByTime(200)
  expect(emitted).toEqual(['gone', 'back', 'gone', 'lost'])
})
