import type { IdleMotion, TapMotion } from '../../picture.ts'

/** A sprite's offset from its resting place: stage units, radians, factors. Mutated in place, so that frames allocate nothing. */
export interface Pose {
  dx: number
  dy: number
  angle: number
  scaleX: number
  scaleY: number
  alpha: number
}

/** Resets a pose. */
export function rest(pose: Pose): void {
  pose.dx = 0
  pose.dy = 0
  pose.angle = 0
  pose.scaleX = 1
  pose.scaleY = 1
  pose.alpha = 1
}

type Mover = (pose: Pose, t: number, strength: number) => void

const TURN = Math.PI * 2
const wave = (t: number, seconds: number) => Math.sin((t / 1000 / seconds) * TURN)
/** Up and down again, never below 0. */
const hopAt = (share: number) => Math.max(0, Math.sin(share * Math.PI))

/** Idle motions: periods of seconds, one or two degrees, a few units. `s` is the strength. */
const IDLE: Readonly<Record<IdleMotion, Mover>> = {
  still: () => undefined,
  sway: (pose, t, s) => {
    pose.angle += 0.028 * s * wave(t, 3.4)
  },
  bob: (pose, t, s) => {
    pose.dy += 4 * s * wave(t, 2.6)
  },
  breathe: (pose, t, s) => {
    pose.scaleY *= 1 + 0.014 * s * wave(t, 3)
    pose.scaleX *= 1 - 0.006 * s * wave(t, 3)
  },
  hop: (pose, t, s) => {
    const share = (t / 2200) % 1
    if (share < 0.3) pose.dy -= 14 * s * hopAt(share / 0.3)
  },
  nod: (pose, t, s) => {
    pose.angle += 0.03 * s * wave(t, 2)
  },
  drift: (pose, t, s) => {
    pose.dx += 10 * s * wave(t, 9)
    pose.dy += 3 * s * wave(t, 6)
  },
  twinkle: (pose, t, s) => {
    pose.alpha *= 1 - 0.28 * s * (0.5 + 0.5 * wave(t, 1.9))
  },
  flutter: (pose, t, s) => {
    pose.angle += 0.05 * s * wave(t, 0.9)
    pose.dy += 3 * s * wave(t, 1.7)
  },
  swim: (pose, t, s) => {
    pose.dx += 8 * s * wave(t, 5)
    pose.angle += 0.022 * s * wave(t, 2.5)
    pose.dy += 2 * s * wave(t, 2.5)
  },
  wobble: (pose, t, s) => {
    pose.scaleX *= 1 + 0.025 * s * wave(t, 2.2)
    pose.scaleY *= 1 - 0.025 * s * wave(t, 2.2)
  },
  swing: (pose, t, s) => {
    pose.angle += 0.06 * s * wave(t, 2.8)
  },
  rise: (pose, t, s) => {
    pose.dy -= 9 * s * (0.5 + 0.5 * wave(t, 4))
  },
  wiggle: (pose, t, s) => {
    // Still most of the time: a small thing that moves briefly attracts attention, one that always moves does not.
    const share = (t / 2600) % 1
    if (share < 0.25) pose.angle += 0.09 * s * Math.sin((share / 0.25) * TURN * 2)
  },
}

/** Answers to a touch, by share 0…1 of the answer; back at rest at 1. */
const ANSWER: Readonly<Record<TapMotion, (pose: Pose, share: number) => void>> = {
  hop: (pose, share) => {
    pose.dy -= 46 * hopAt(share)
    const squash = share < 0.15 ? share / 0.15 : share > 0.85 ? (1 - share) / 0.15 : 0
    pose.scaleY *= 1 - 0.08 * Math.min(1, squash) + 0.05 * hopAt(share)
  },
  spin: (pose, share) => {
    pose.angle += TURN * ease(share)
    pose.dy -= 16 * hopAt(share)
  },
  wiggle: (pose, share) => {
    pose.angle += 0.12 * Math.sin(share * TURN * 3) * (1 - share)
  },
  grow: (pose, share) => {
    const size = 1 + 0.16 * hopAt(share)
    pose.scaleX *= size
    pose.scaleY *= size
  },
  shake: (pose, share) => {
    pose.dx += 9 * Math.sin(share * TURN * 4) * (1 - share)
  },
  swing: (pose, share) => {
    pose.angle += 0.24 * Math.sin(share * TURN * 2) * (1 - share)
  },
  fly: (pose, share) => {
    pose.dy -= 120 * hopAt(share)
    pose.dx += 40 * Math.sin(share * TURN)
    pose.angle += 0.1 * Math.sin(share * TURN * 2)
  },
  nod: (pose, share) => {
    pose.angle += 0.1 * Math.abs(Math.sin(share * TURN)) * (1 - share * 0.5)
  },
  drop: (pose, share) => {
    // Down and up again, with one small bounce.
    pose.dy += share < 0.5 ? 34 * ease(share * 2) : 34 * ease((1 - share) * 2)
  },
  wave: (pose, share) => {
    pose.angle += 0.09 * Math.sin(share * TURN * 2) * hopAt(share)
    pose.dy -= 12 * hopAt(share)
  },
  sway: (pose, share) => {
    pose.angle += 0.09 * Math.sin(share * TURN) * (1 - share * 0.4)
  },
  wobble: (pose, share) => {
    const bend = 0.09 * Math.sin(share * TURN * 3) * (1 - share)
    pose.scaleX *= 1 + bend
    pose.scaleY *= 1 - bend
  },
  still: () => undefined,
}

/** Duration of answers, ms: flying and spinning take longer to be seen. */
const ANSWER_MS: Partial<Record<TapMotion, number>> = { fly: 1500, spin: 900, swing: 1100, wave: 900 }
const USUAL_ANSWER_MS = 700

/** Adds the idle motion at `t` ms; `strength` 0…1 fades a bout in and out. */
export function addIdle(pose: Pose, motion: IdleMotion, t: number, strength: number): void {
  IDLE[motion](pose, t, strength)
}

/** Adds the answer to a touch at a share 0…1 of it. */
export function addAnswer(pose: Pose, motion: TapMotion, share: number): void {
  ANSWER[motion](pose, Math.min(1, Math.max(0, share)))
}

/** Length of an answer, ms. */
export function answerLength(motion: TapMotion): number {
  return ANSWER_MS[motion] ?? USUAL_ANSWER_MS
}

/** Smoothstep: slow at both ends. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
