import { expect, it } from 'vitest'
import { AT_REST, addJourney, type Journey } from './journey.ts'
import { type Pose, rest } from './motions.ts'

const WAY: Journey = {
  from: AT_REST,
  to: { x: 50, y: 10, scale: 2, turn: 90, alpha: 1 },
  start: 1000,
  ms: 1000,
  hops: 0,
  falls: false,
}

function poseAt(now: number, way: Partial<Journey> = {}, isStill = false): Pose {
  const pose: Pose = { dx: 0, dy: 0, angle: 0, scaleX: 1, scaleY: 1, alpha: 1 }
  rest(pose)
  addJourney(pose, { ...WAY, ...way }, now, isStill)
  return pose
}

it('interpolates percent of the picture, degrees and factors', () => {
  expect(poseAt(1000)).toMatchObject({ dx: 0, dy: 0, angle: 0, scaleX: 1 })
  expect(poseAt(1500)).toMatchObject({ dx: 320, dy: 40, scaleX: 1.5 })
  expect(poseAt(2000)).toMatchObject({ dx: 640, dy: 80, angle: Math.PI / 2, scaleX: 2, scaleY: 2 })
})

it('has the start pose before its time and the end pose after it', () => {
  expect(poseAt(0)).toEqual(poseAt(1000))
  expect(poseAt(9000)).toEqual(poseAt(2000))
})

it('ends at once if the duration is 0', () => {
  expect(poseAt(1000, { ms: 0 }).dx).toBe(640)
})

it('hops on the way and ends at ground level', () => {
  const flat = { ...WAY.to, y: 0 }
  expect(poseAt(1500, { hops: 1, to: flat }).dy).toBeLessThan(-40)
  expect(poseAt(2000, { hops: 2, to: flat }).dy).toBeCloseTo(0)
})

it('falls slowly at first, then fast', () => {
  expect(poseAt(1500, { falls: true }).dy).toBeLessThan(40)
})

it('with reduced motion fades out at the start and in at the end instead of travelling', () => {
  expect(poseAt(1250, {}, true)).toMatchObject({ dx: 0, scaleX: 1, alpha: 0.5 })
  expect(poseAt(1750, {}, true)).toMatchObject({ dx: 640, scaleX: 2, alpha: 0.5 })
  expect(poseAt(2000, {}, true)).toMatchObject({ dx: 640, alpha: 1 })
})
