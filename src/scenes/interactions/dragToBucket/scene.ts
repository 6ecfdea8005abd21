import type { GameObjects } from 'phaser'
import { makeCountBadge, prepareCounts } from '../../../game/parts/countBadge.ts'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { DragToBucketState } from './rules.ts'
import type { DragToBucket } from './schema.ts'

/** Distance of the number from the bucket, stage units. */
const BESIDE = 64

/** Items stacked in a bucket, with their count beside it. */
export default class DragToBucketScene extends PlayScene<DragToBucket, DragToBucketState> {
  private badge: GameObjects.Image | undefined

  protected override assets({ objectList, objectImageChange }: DragToBucket): readonly string[] {
    return [...objectList.map(({ image }) => image), ...(objectImageChange === undefined ? [] : [objectImageChange])]
  }

  protected override furnish(host: PartHost): void {
    prepareCounts(host, this.page.config.objectList.length)
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.kind === 'drop') return makeDropZone(host, target)
    const { objectList, objectImageChange } = this.page.config
    const object = objectList.find(({ id }) => `item:${id}` === target.id)
    return makePictureTile(host, target, {
      key: object && this.pictures.get(object.image),
      doneKey: objectImageChange === undefined ? undefined : this.pictures.get(objectImageChange),
      word: object?.label[this.language] ?? '',
    })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed' && this.state.placed.length === 0) this.badge?.destroy()
    if (outcome.type !== 'accepted' || outcome.count === undefined) return
    this.reactingSprite('bucket')
    const box = this.views.get(outcome.to)?.box()
    this.badge?.destroy()
    if (box) this.badge = makeCountBadge(this.host, outcome.count, box.x + box.width + BESIDE, box.y + box.height / 2)
  }
}
