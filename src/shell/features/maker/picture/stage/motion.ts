/** Shows a thing's motion in the maker, as the stage moves it, by the browser's own animations. */
import type { IdleMotion, TapMotion } from '../../../../../game/picture.ts'
import { PICTURE } from '../../../../../content/kit/index.ts'
import type { Item } from '../compose/items.ts'

type Motions = typeof import('../../../../../game/scene/picture/motions.ts')
type Pose = Parameters<Motions['rest']>[0]

/** How long a motion by itself is shown, ms. */
const SHOWN_MS = 5200
const FRAMES = 64

/** Shows once how a thing moves by itself, or answers a touch. Where less motion is asked for, it fades. */
export async function showMotion(
  element: Element | null | undefined,
  motion: { readonly idle: Item['idle'] } | { readonly tap: Item['tap'] },
): Promise<void> {
  if (!element || typeof element.animate !== 'function') return
  for (const running of element.getAnimations()) running.cancel()
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    element.animate([{ opacity: 1 }, { opacity: 0.55 }, { opacity: 1 }], { duration: 600 })
    return
  }
  const motions = await import('../../../../../game/scene/picture/motions.ts')
  const made = 'idle' in motion ? idleFrames(motion.idle, motions) : tapFrames(motion.tap, motions)
  if (made) element.animate(made.frames, { duration: made.ms })
}

function idleFrames(idle: Item['idle'], { addIdle, rest }: Motions): { frames: Keyframe[]; ms: number } | undefined {
  if (idle === undefined || idle === 'none' || idle === 'blink') return undefined
  const motion: IdleMotion = idle
  return {
    ms: SHOWN_MS,
    frames: sampled(rest, (pose, share) =>
      addIdle(pose, motion, share * SHOWN_MS, Math.min(1, share * 8, (1 - share) * 8)),
    ),
  }
}

function tapFrames(
  tap: Item['tap'],
  { addAnswer, answerLength, rest }: Motions,
): { frames: Keyframe[]; ms: number } | undefined {
  if (tap === undefined || tap === 'none') return undefined
  const motion: TapMotion = tap
  return { ms: answerLength(motion), frames: sampled(rest, (pose, share) => addAnswer(pose, motion, share)) }
}

function sampled(rest: Motions['rest'], add: (pose: Pose, share: number) => void): Keyframe[] {
  const pose: Pose = { dx: 0, dy: 0, angle: 0, scaleX: 1, scaleY: 1, alpha: 1 }
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    rest(pose)
    add(pose, i / FRAMES)
    const [x, y] = [(pose.dx / PICTURE.width) * 100, (pose.dy / PICTURE.height) * 100]
    return {
      transform: `translate(${x}cqw, ${y}cqh) rotate(${pose.angle}rad) scale(${pose.scaleX}, ${pose.scaleY})`,
      opacity: pose.alpha,
    }
  })
}
