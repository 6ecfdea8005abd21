import type { CuePlace } from '../../rules/cues.ts'
import { STAGE } from '../../rules/geometry.ts'
import { ease, type Pose } from './motions.ts'

/** A sprite at its resting place. */
export const AT_REST: CuePlace = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 }

/** A movement from one place to another, on the page's clock. */
export interface Journey {
  readonly from: CuePlace
  readonly to: CuePlace
  readonly start: number
  readonly ms: number
  readonly hops: number
  readonly falls: boolean
}

/** Height of a hop, stage units. */
const HOP = 46
const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Share of the journey completed at `now`, 0…1. */
export function shareOf({ start, ms }: Journey, now: number): number {
  return ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms))
}

/** Adds a place to a sprite's pose. */
export function addPlace(pose: Pose, { x, y, scale, turn, alpha }: CuePlace): void {
  pose.dx += (x / 100) * STAGE.width
  pose.dy += (y / 100) * STAGE.height
  pose.scaleX *= scale
  pose.scaleY *= scale
  pose.angle += (turn * Math.PI) / 180
  pose.alpha *= alpha
}

/** Adds the position on a journey to a sprite's pose. `isStill`: instead of travelling, the sprite fades out and fades in at its destination. */
export function addJourney(pose: Pose, journey: Journey, now: number, isStill: boolean): void {
  const share = shareOf(journey, now)
  if (isStill) return addFade(pose, journey, share)
  const { from, to, hops, falls } = journey
  const way = falls ? share * share : ease(share)
  addPlace(pose, {
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way),
    scale: mix(from.scale, to.scale, way),
    turn: mix(from.turn, to.turn, way),
    alpha: mix(from.alpha, to.alpha, way),
  })
  if (hops > 0) pose.dy -= HOP * Math.abs(Math.sin(way * hops * Math.PI))
}

function addFade(pose: Pose, { from, to }: Journey, share: number): void {
  const hasCome = share >= 0.5
  addPlace(pose, hasCome ? to : from)
  pose.alpha *= hasCome ? share * 2 - 1 : 1 - share * 2
}
