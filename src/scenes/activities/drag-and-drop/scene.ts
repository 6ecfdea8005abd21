import { GameObjects } from 'phaser'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { STAGE } from '../../../game/rules/geometry.ts'
import { WordDropScene } from '../../../game/scene/wordDropScene.ts'
import type { DragAndDrop } from './schema.ts'

/** One picture with everything in it, and the words in their tray. */
export default class DragAndDropScene extends WordDropScene<DragAndDrop> {
  protected override assets({ image }: DragAndDrop): readonly string[] {
    return [image]
  }

  protected override furnish(host: PartHost): void {
    const key = this.pictures.get(this.page.config.image)
    if (key !== undefined) {
      const picture = new GameObjects.Image(host.scene, 0, 0, key).setOrigin(0, 0)
      host.layer.add(picture.setDisplaySize(STAGE.width, STAGE.height))
    }
    super.furnish(host)
  }
}
