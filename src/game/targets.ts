/** A rectangle; the unit is said where it is used: stage units (1280 × 800), percent of the stage, or CSS px of the viewport. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** `option`: a choice among several (a card, a letter, a button in the picture). */
type TargetKind = 'tap' | 'drag' | 'drop' | 'option'

/** `idle`: a move on it is possible now; `disabled` while no input is taken (spoken prompts, auto-advance, dialogs). */
export type TargetState = 'idle' | 'done' | 'disabled'

/** What can be touched in a scene, without its place. Ids are unique in a scene. */
interface TargetFacts {
  readonly id: string
  readonly kind: TargetKind
  /** What a screen reader says, in the current language. */
  readonly label?: string
  readonly state: TargetState
  /** Would a move on it now be right (drag: onto `goesTo`)? `false`: a wrong choice; absent: neither (a drop place). */
  readonly correct?: boolean
  /** Drag: the id of the drop target that takes it; calculated again after each move. */
  readonly goesTo?: string
  /** Where order matters, the place in it (1-based). */
  readonly order?: number
  /** It has stepped aside after misses, so that fewer choices are left: drawn pale, always `disabled`. */
  readonly isAside?: boolean
  /** The background under all other targets: hit only if no other target is. */
  readonly isBackground?: boolean
  /** A finger draws on it (`drawAt`) and a tap is no move; keys do it a stroke at a time. Stays idle after completion: it is an extra. */
  readonly isDrawn?: boolean
}

/** A target as the rules give it: its box in stage units. */
export interface RuleTarget extends TargetFacts {
  readonly box: Box
}

/** A target as the access layer and the debug hooks see it: `x, y` is the top-left corner of its present box, CSS px of the viewport. */
export interface Target extends TargetFacts, Box {}

/** The right move of a kind now: the first idle target with `correct: true`, lowest `order` first. Repeating it completes every kind. */
export function nextRightMove(targets: readonly TargetFacts[]): { targetId: string; to?: string } | undefined {
  const right = targets
    .filter((target) => target.state === 'idle' && target.correct === true)
    .sort((a, b) => (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY))[0]
  if (!right) return undefined
  return right.goesTo === undefined ? { targetId: right.id } : { targetId: right.id, to: right.goesTo }
}
