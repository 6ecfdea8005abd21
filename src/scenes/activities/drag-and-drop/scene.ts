import { layBackground } from '../../../game/parts/background.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { WordDropScene } from '../../shared/words/wordDropScene.ts'
import type { DragAndDrop } from './schema.ts'

/** One picture with all its things, and the words in a tray. */
export default class DragAndDropScene extends WordDropScene<DragAndDrop> {
  protected override assets({ image }: DragAndDrop): readonly string[] {
    return [image]
  }

  protected override furnish(host: PartHost): void {
    super.furnish(host)
    layBackground(host, this.pictures.get(this.page.config.image))
  }
}
