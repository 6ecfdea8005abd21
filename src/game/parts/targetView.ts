import type { Box, RuleTarget } from '../targets.ts'

/** How a target looks and moves; `makeX` functions in this folder give them. All lengths in stage units. */
export interface TargetView {
  /** Where it is now, also while dragged or drifting. */
  box(): Box
  /** New facts of the target: state, label, place. `glide`: it goes to its new place; else it is there at once. */
  update(target: RuleTarget, how: 'still' | 'glide'): void
  /** A finger has picked it up, or it is chosen by a tap; `false`: let go. */
  lift?(isLifted: boolean): void
  /** Its middle follows the finger. */
  moveTo?(x: number, y: number): void
  /** Back to its place. */
  goHome?(): void
  /** The size that counts for its overlap with a place. */
  dropSize?(): { readonly width: number; readonly height: number }
  /** A dragged item is over this place and would stay. */
  near?(isNear: boolean): void
  /** A wrong choice gives way softly. */
  reject?(): void
  /** Drawn into notice after misses, or as the invitation to play. */
  glow?(isGlowing: boolean): void
  /** It hops for joy, where the story says so. */
  cheer?(): void
  destroy(): void
}
