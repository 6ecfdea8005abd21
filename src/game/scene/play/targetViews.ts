import type { TargetView } from '../../parts/targetView.ts'
import { centreOf } from '../../rules/geometry.ts'
import type { RuleTarget } from '../../targets.ts'
import type { Point } from '../touch/hitTest.ts'

/** The views of the targets: created when a target appears, updated, and destroyed when it is no longer shown. */
export class TargetViews {
  private readonly make: (target: RuleTarget) => TargetView
  private readonly views = new Map<string, TargetView>()
  private shown: readonly RuleTarget[] = []

  constructor(make: (target: RuleTarget) => TargetView) {
    this.make = make
  }

  /** Updates the views to match the rules' targets. */
  sync(targets: readonly RuleTarget[], how: 'still' | 'glide'): void {
    this.shown = targets
    const ids = new Set(targets.map(({ id }) => id))
    for (const [id, view] of this.views) {
      if (ids.has(id)) continue
      view.destroy()
      this.views.delete(id)
    }
    for (const target of targets) {
      const view = this.views.get(target.id)
      if (view) view.update(target, how)
      else this.views.set(target.id, this.make(target))
    }
  }

  /** The view of a target. */
  get(id: string | undefined): TargetView | undefined {
    return id === undefined ? undefined : this.views.get(id)
  }

  /** All views with their ids. */
  all(): IterableIterator<[string, TargetView]> {
    return this.views.entries()
  }

  /** Targets at their current places. */
  present(): readonly RuleTarget[] {
    return this.shown.map((target) => ({ ...target, box: this.views.get(target.id)?.box() ?? target.box }))
  }

  /** Targets at the places where they come to rest: as the rules returned them. */
  resting(): readonly RuleTarget[] {
    return this.shown
  }

  /** A target as the rules returned it. */
  target(id: string): RuleTarget | undefined {
    return this.shown.find((target) => target.id === id)
  }

  /** Centre of a target's current place. */
  centre(id: string | undefined): Point | undefined {
    const box = this.get(id)?.box()
    return box && centreOf(box)
  }

  /** Destroys all views. */
  clear(): void {
    for (const view of this.views.values()) view.destroy()
    this.views.clear()
    this.shown = []
  }
}
