import { expect, it } from 'vitest'
import { Quality } from './quality.ts'

/** Records `count` frames of `ms`; returns how many of them lowered the quality. */
function draw(quality: Quality, count: number, ms: number | ((frame: number) => number)): number {
  let steps = 0
  for (let frame = 0; frame < count; frame += 1) if (quality.frame(typeof ms === 'number' ? ms : ms(frame))) steps += 1
  return steps
}

it('keeps the quality during a short hiccup', () => {
  const quality = new Quality()
  expect(draw(quality, 600, (frame) => (frame % 10 === 0 ? 90 : 16))).toBe(0)
  expect(quality.figures.step).toBe(0)
})

it('drops a step at a time while frames stay late, the first within three seconds', () => {
  const quality = new Quality()
  const seen = [quality.figures]
  for (let ms = 0; ms < 15_000; ms += 60) {
    quality.frame(60)
    if (quality.figures !== seen.at(-1)) seen.push(quality.figures)
  }
  expect(seen).toEqual([
    { step: 0, maxScale: 2, hasParticles: true, hasIdleMotion: true },
    { step: 1, maxScale: 1, hasParticles: true, hasIdleMotion: true },
    { step: 2, maxScale: 1, hasParticles: false, hasIdleMotion: false },
    { step: 3, maxScale: 0.7, hasParticles: false, hasIdleMotion: false },
  ])
  const first = new Quality()
  draw(first, 50, 60)
  expect(first.figures.step).toBe(1)
})

it('returns true once per dropped step, and never after the last', () => {
  const quality = new Quality()
  expect(draw(quality, 42, 60)).toBe(1)
  expect(draw(quality, 1000, 60)).toBe(2)
})

it.each([
  ['in time', 27, 0],
  ['late', 30, 3],
])('drops the right number of steps for frames %s: %i ms', (_, ms, step) => {
  const quality = new Quality()
  draw(quality, 1000, ms)
  expect(quality.figures.step).toBe(step)
})

it('drops a step only if most frames of a window are late, not half', () => {
  const half = new Quality()
  draw(half, 1000, (frame) => (frame % 2 === 0 ? 60 : 16))
  expect(half.figures.step).toBe(0)
  const most = new Quality()
  draw(most, 1000, (frame) => (frame % 4 === 0 ? 16 : 60))
  expect(most.figures.step).toBe(3)
})

it('ignores a few very late frames, as after returning to the tab', () => {
  const quality = new Quality()
  expect(draw(quality, 11, 490)).toBe(0)
  expect(draw(quality, 1, 490)).toBe(1)
})

it('never raises the quality: a picture that switches back and forth is worse than a plain one', () => {
  const quality = new Quality()
  draw(quality, 50, 60)
  draw(quality, 10_000, 8)
  expect(quality.figures.step).toBe(1)
})

it('knows when the device was quick enough for a whole window', () => {
  const slow = new Quality()
  draw(slow, 100, 60)
  expect(slow.isProven).toBe(false)
  const quick = new Quality()
  draw(quick, 100, 17)
  expect(quick.isProven).toBe(false)
  draw(quick, 60, 17)
  expect(quick.isProven).toBe(true)
})
