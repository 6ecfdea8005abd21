import type { Box, RuleTarget } from '../targets.ts'

/** The display of a target; created by the `makeX` functions in this folder. All lengths in stage units. */
export interface TargetView {
  /** Its current box, also while dragged or drifting. */
  box(): Box
  /** Applies the target's new state, label and place. `glide`: moves to the new place; `still`: is there at once. */
  update(target: RuleTarget, how: 'still' | 'glide'): void
  /** A finger has picked it up, or a tap has chosen it; `false`: released. */
  lift?(isLifted: boolean): void
  /** Moves its centre to the finger. */
  moveTo?(x: number, y: number): void
  /** Returns to its place. */
  goHome?(): void
  /** The size used for its overlap with a place. */
  dropSize?(): { readonly width: number; readonly height: number }
  /** Whether a dragged item is over this place and would be accepted. */
  near?(isNear: boolean): void
  /** Shows gently that the choice was wrong. */
  reject?(): void
  /** Attracts attention after misses or as the invitation to play. */
  glow?(isGlowing: boolean): void
  /** It hops for joy, as a cue of the page. */
  cheer?(): void
  destroy(): void
}
