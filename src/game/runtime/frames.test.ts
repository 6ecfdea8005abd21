import { expect, it } from 'vitest'
import { FrameMeter } from './frames.ts'

it('returns the median, the 95th percentile and the number of late frames', () => {
  const meter = new FrameMeter()
  for (let frame = 0; frame < 94; frame += 1) meter.add(16.7)
  for (let frame = 0; frame < 6; frame += 1) meter.add(80)
  expect(meter.figures()).toEqual({ count: 100, p50: 17, p95: 80, over50: 6 })
})

it('counts 50 ms as in time and anything longer than a second as a second', () => {
  const meter = new FrameMeter()
  meter.add(50)
  meter.add(9999)
  expect(meter.figures()).toEqual({ count: 2, p50: 50, p95: 1000, over50: 1 })
})

it('returns zeros after a reset', () => {
  const meter = new FrameMeter()
  meter.add(16)
  meter.reset()
  expect(meter.figures()).toEqual({ count: 0, p50: 0, p95: 0, over50: 0 })
})

it('counts a frame after a sleep, which has no interval', () => {
  const meter = new FrameMeter()
  meter.add()
  meter.add(17)
  meter.add()
  expect(meter.figures()).toEqual({ count: 3, p50: 17, p95: 17, over50: 0 })
})
