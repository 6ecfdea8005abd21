import type { GameObjects } from 'phaser'
import { makeCountBadge } from '../../../game/parts/countBadge.ts'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { SessionOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { DragToBucketState } from './rules.ts'
import type { DragToBucket } from './schema.ts'

/** Things that go into a bucket, whose number is seen above it. */
export default class DragToBucketScene extends PlayScene<DragToBucket, DragToBucketState> {
  private badge: GameObjects.Image | undefined

  protected override assets({ objectList }: DragToBucket): readonly string[] {
    return objectList.map(({ image }) => image)
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.kind === 'drop') return makeDropZone(host, target)
    const object = this.page.config.objectList.find(({ id }) => `item:${id}` === target.id)
    return makePictureTile(host, target, {
      key: object && this.pictures.get(object.image),
      word: object?.label[this.language] ?? '',
    })
  }

  protected override show(outcome: SessionOutcome): void {
    if (outcome.type === 'changed' && this.state.placed.length === 0) this.badge?.destroy()
    if (outcome.type !== 'accepted' || outcome.count === undefined) return
    this.wakeSprite('bucket')
    const box = this.views.get(outcome.to)?.box()
    this.badge?.destroy()
    if (box) this.badge = makeCountBadge(this.host, outcome.count, box.x + box.width / 2, box.y - 30)
  }
}
