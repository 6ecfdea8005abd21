import { layBackground } from '../../../game/parts/background.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { FamilyDropScene } from '../../shared/families/familyDropScene.ts'
import type { DragDropFamilyActivity } from './schema.ts'

/** A photo with five shadows to fill. */
export default class DragDropFamilyActivityScene extends FamilyDropScene<DragDropFamilyActivity> {
  protected override assets(config: DragDropFamilyActivity): readonly string[] {
    return [config.image, ...super.assets(config)]
  }

  protected override furnish(host: PartHost): void {
    super.furnish(host)
    layBackground(host, this.pictures.get(this.page.config.image))
  }
}
