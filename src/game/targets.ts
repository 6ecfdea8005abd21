import type { Local } from './language.ts'

/** A rectangle. The unit depends on the use: stage units (1280 × 800), percent of the stage, or CSS px of the viewport. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** `option`: a choice among several (a card, a letter, a button in the picture). */
type TargetKind = 'tap' | 'drag' | 'drop' | 'option'

/** `idle`: can be moved now; `disabled`: no input is accepted (during spoken prompts, auto-advance, dialogs). */
export type TargetState = 'idle' | 'done' | 'disabled'

/** A touchable thing in a scene, without its position. Ids are unique in a scene. */
interface TargetFacts {
  readonly id: string
  readonly kind: TargetKind
  /** What a screen reader reads, in the current language. */
  readonly label?: string
  readonly state: TargetState
  /** Whether a move on it would now be right (drag: onto `goesTo`). `false`: a wrong choice; absent: neither (a drop place). */
  readonly correct?: boolean
  /** Drag: the id of the drop target that takes it; recalculated after each move. */
  readonly goesTo?: string
  /** Its position where order matters, from 1. */
  readonly order?: number
  /** Removed from the choices after misses: drawn pale, always `disabled`. */
  readonly isAside?: boolean
  /** The background under all other targets: hit only if no other target is. */
  readonly isBackground?: boolean
  /** What it says of itself when it is touched or picked up: paths of spoken lines. What it says is also seen, as its `label` or in the picture. */
  readonly says?: readonly Local[]
  /** A child is asked to read it: in the reading mode “alone” it says itself only when it is tapped, not when it is dragged at once. */
  readonly isForReading?: boolean
  /** Something to hear or look at, not a move: touching it is never right or wrong. */
  readonly isStop?: boolean
  /** A finger draws on it (`drawAt`) and a tap is not a move; a key draws one stroke. Stays idle after completion, because it is an extra. */
  readonly isDrawn?: boolean
}

/** A target as the rules return it: its box in stage units. */
export interface RuleTarget extends TargetFacts {
  readonly box: Box
}

/** A target as the access layer and the debug hooks see it: `x, y` is the top-left corner of its current box, CSS px of the viewport. */
export interface Target extends TargetFacts, Box {}

/** The next right move: the first idle target with `correct: true`, lowest `order` first. Repeating it completes every kind. */
export function nextRightMove(targets: readonly TargetFacts[]): { targetId: string; to?: string } | undefined {
  const right = targets
    .filter((target) => target.state === 'idle' && target.correct === true)
    .sort((a, b) => (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY))[0]
  if (!right) return undefined
  return right.goesTo === undefined ? { targetId: right.id } : { targetId: right.id, to: right.goesTo }
}
