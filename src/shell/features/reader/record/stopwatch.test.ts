import { expect, it } from 'vitest'
import { Stopwatch } from './stopwatch.ts'

it('counts only while running', () => {
  let now = 0
  const watch = new Stopwatch(() => now)
  now = 1500
  watch.setRunning(false)
  now = 9000
  watch.setRunning(false)
  watch.setRunning(true)
  now = 9250
  expect(watch.seconds).toBe(1.8)
  watch.restart()
  now = 10_250
  expect(watch.seconds).toBe(1)
})
