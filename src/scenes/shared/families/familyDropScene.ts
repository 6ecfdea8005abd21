import type { GameObjects } from 'phaser'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import { makeShadow } from './parts/shadow.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { paintTray } from '../../../game/parts/tray.ts'
import { glide, MS } from '../../../game/parts/tween.ts'
import { FAMILY_TRAY, type FamilyDropState, liftedSize } from './familyDrop.ts'
import type { FamilyDrop } from './schema.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'

const idOf = (targetId: string) => targetId.slice(targetId.indexOf(':') + 1)

/** People in a tray and their silhouettes in the picture; a placed person replaces the silhouette. */
export class FamilyDropScene<Config extends FamilyDrop = FamilyDrop> extends PlayScene<Config, FamilyDropState> {
  protected override assets({ familyMembers }: Config): readonly string[] {
    return familyMembers.flatMap(({ image, silhouetteImage }) => [image, silhouetteImage])
  }

  private tray: GameObjects.Image | undefined

  protected override furnish(host: PartHost): void {
    this.tray = paintTray(host, FAMILY_TRAY)
  }

  /** Hides the empty tray when the family is complete. */
  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'completed') this.showTray(false)
    if (outcome.type === 'changed' && this.state.placed.length === 0) this.showTray(true)
  }

  private showTray(isShown: boolean): void {
    if (this.tray) glide(this, this.tray, { alpha: isShown ? 1 : 0 }, this.host.ms(MS.celebrate))
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const member = this.member(target.id)
    if (target.kind === 'drop') {
      const key = member && this.pictures.get(member.silhouetteImage)
      return key === undefined ? makeDropZone(host, target) : makeShadow(host, target, key)
    }
    return makePictureTile(host, target, {
      key: member && this.pictures.get(member.image),
      word: member?.label[this.language] ?? '',
      stands: true,
      portrait: liftedSize(this.page.config, idOf(target.id)),
    })
  }

  private member(targetId: string): FamilyDrop['familyMembers'][number] | undefined {
    return this.page.config.familyMembers.find(({ id }) => id === idOf(targetId))
  }
}
