import { layBackground } from '../../../game/parts/background.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { TapByVoiceState } from './rules.ts'
import type { TapByVoice } from './schema.ts'

/** Portraits in a frame; the voice asks for one of them. */
export default class TapByVoiceScene extends PlayScene<TapByVoice, TapByVoiceState> {
  protected override assets({ image, familyMembers }: TapByVoice): readonly string[] {
    return [...(image === undefined ? [] : [image]), ...familyMembers.map((member) => member.image)]
  }

  protected override furnish(host: PartHost): void {
    const { image } = this.page.config
    layBackground(host, image === undefined ? undefined : this.pictures.get(image))
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const member = this.page.config.familyMembers.find(({ id }) => id === target.id)
    return makePictureTile(host, target, {
      key: member && this.pictures.get(member.image),
      word: member?.label[this.language] ?? '',
      stands: true,
    })
  }
}
