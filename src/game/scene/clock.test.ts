import { expect, it, vi } from 'vitest'
import { SceneClock } from './clock.ts'

it('runs timers in the order of their times, including timers started meanwhile', () => {
  const clock = new SceneClock()
  const ran: string[] = []
  clock.after(300, () => ran.push('late'))
  clock.after(100, () => {
    ran.push('early')
    clock.after(100, () => ran.push('chained'))
  })
  clock.advance(1000)
  expect(ran).toEqual(['early', 'chained', 'late'])
  expect(clock.now).toBe(1000)
})

it('runs a timer at the time when it was due', () => {
  const clock = new SceneClock()
  const at: number[] = []
  clock.after(100, () => at.push(clock.now))
  clock.advance(5000)
  expect(at).toEqual([100])
})

it('is paused while any reason to pause is left', () => {
  const clock = new SceneClock()
  const run = vi.fn<() => void>()
  clock.after(100, run)
  clock.pause('shell')
  clock.pause('hidden')
  clock.advance(1000)
  clock.resume('shell')
  clock.advance(1000)
  expect(run).not.toHaveBeenCalled()
  expect(clock.nextIn()).toBeUndefined()
  clock.resume('hidden')
  clock.advance(100)
  expect(run).toHaveBeenCalledOnce()
})

it('runs faster by its factor and reports the next timer in real time', () => {
  const clock = new SceneClock(10)
  const run = vi.fn<() => void>()
  clock.after(1000, run)
  expect(clock.nextIn()).toBe(100)
  clock.advance(99)
  expect(run).not.toHaveBeenCalled()
  clock.advance(1)
  expect(run).toHaveBeenCalledOnce()
})

it('stops in the middle of an advance if a timer pauses it', () => {
  const clock = new SceneClock()
  const run = vi.fn<() => void>()
  clock.after(100, () => clock.pause('shell'))
  clock.after(200, run)
  clock.advance(1000)
  expect(run).not.toHaveBeenCalled()
  expect(clock.now).toBe(100)
})

it('does not run timers that were cancelled or cleared', () => {
  const clock = new SceneClock()
  const run = vi.fn<() => void>()
  clock.after(100, run)()
  clock.after(100, run)
  clock.clear()
  clock.advance(1000)
  expect(run).not.toHaveBeenCalled()
})
