import type { GameObjects } from 'phaser'
import type { ToGame } from '../../../game/bridge.ts'
import { makeCountBadge, prepareCounts } from '../../../game/parts/countBadge.ts'
import { makeNothing } from '../../../game/parts/nothing.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makeTapZone } from '../../../game/parts/tapZone.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { type BodyPartState, ELSEWHERE } from './rules.ts'
import type { BodyPart } from './schema.ts'

/** A count stands above its part, so that an open eye is not covered; stage units from the part's box to the count's middle. */
const COUNT_ABOVE = 40

/** Parts of the child in the picture: each one reacts when found and gets its count. */
export default class BodyPartScene extends PlayScene<BodyPart, BodyPartState> {
  private badges: GameObjects.Image[] = []

  protected override furnish(host: PartHost): void {
    prepareCounts(host, this.page.config.tapAreas.length)
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    return target.id === ELSEWHERE ? makeNothing(target) : makeTapZone(host, target)
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed' && this.state.found.length === 0) {
      for (const badge of this.badges) badge.destroy()
      this.badges = []
    }
    if (outcome.type !== 'accepted' || outcome.count === undefined) return
    const box = this.views.get(outcome.targetId)?.box()
    if (!box) return
    this.answer(outcome.targetId)
    this.badges.push(makeCountBadge(this.host, outcome.count, box.x + box.width / 2, box.y - COUNT_ABOVE))
  }

  /** SPEC: the task is shown when the interaction begins. */
  protected override obey(message: ToGame): void {
    super.obey(message)
    if (message.type !== 'invite' || this.state.status !== 'question') return
    const find = { key: 'body.find', params: { part: this.page.config.bodyPartLabel } }
    this.emit({ type: 'feedback', tone: 'info', message: find })
  }

  /** Plays the reaction of a found area (it opens, splashes or glows), which stays if it has a frame for that. */
  private answer(id: string): void {
    const area = this.page.config.tapAreas.find((candidate) => candidate.id === id)
    if (area && area.cues.length > 0) return void this.playCues(area.cues)
    this.reactingSprite(id)
    this.picture.named(id)?.holdReaction()
  }
}
