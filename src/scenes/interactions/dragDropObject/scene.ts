import type { GameObjects } from 'phaser'
import { makeCountBadge, prepareCounts } from '../../../game/parts/countBadge.ts'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { DragDropObjectState } from './rules.ts'
import type { DragDropObject } from './schema.ts'

/** Interchangeable items for places that are filled one after the other; each filled place shows its number. */
export default class DragDropObjectScene extends PlayScene<DragDropObject, DragDropObjectState> {
  private badges: GameObjects.Image[] = []

  protected override assets({ objectImage, objectImageChange, objectList }: DragDropObject): readonly string[] {
    const own = objectList.flatMap(({ image, imageChange = objectImageChange }) => [image, imageChange])
    return [...new Set([objectImage, ...own])]
  }

  protected override furnish(host: PartHost): void {
    prepareCounts(host, this.page.config.dropZones.length)
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.kind === 'drop') return makeDropZone(host, target)
    const { objectList, objectImageChange } = this.page.config
    const object = objectList.find(({ id }) => `item:${id}` === target.id)
    return makePictureTile(host, target, {
      key: object && this.pictures.get(object.image),
      doneKey: this.pictures.get(object?.imageChange ?? objectImageChange),
      word: object?.label[this.language] ?? '',
    })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed' && this.state.placed.length === 0) {
      for (const badge of this.badges) badge.destroy()
      this.badges = []
    }
    if (outcome.type !== 'accepted' || outcome.count === undefined) return
    const box = this.views.get(outcome.to)?.box()
    if (box) this.badges.push(makeCountBadge(this.host, outcome.count, box.x + box.width / 2, box.y - 8))
  }
}
