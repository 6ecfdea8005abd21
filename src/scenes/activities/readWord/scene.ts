import type { PartHost } from '../../../game/parts/partHost.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { SIGN } from '../../shared/ladder/boxes.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import { WordScene } from '../../shared/ladder/parts/wordScene.ts'
import { layStall, stallFiles } from '../../shared/ladder/parts/stall.ts'
import { SISTER } from '../../shared/ladder/sellers.ts'
import type { Asker } from '../../shared/ladder/parts/setting.ts'
import { optionOf } from '../../shared/ladder/round.ts'
import { atOf } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { isHeard, pictureOf } from './rules.ts'
import type { ReadWord, ReadWordQuestion } from './schema.ts'

/** The largest size of the word, stage units. */
const MOST = 190

/** A word on the sign of a stall; its picture lies among others on the mat. */
export default class ReadWordScene extends WordScene<ReadWord, RoundState> {
  protected override pictureRefs({ pictures }: ReadWord): readonly PictureRef[] {
    return pictures.map(({ picture }) => picture)
  }

  protected override settingFiles(): readonly string[] {
    return stallFiles(SISTER)
  }

  protected override laySetting(host: PartHost): Asker {
    return layStall(host, this.pictures, { seller: SISTER, sign: SIGN })
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const option = optionOf(id)
    const card = pictureOf(this.page.config, option)
    const at = this.at()
    if (at?.question.finds === 'word' || !card) return { text: option, size: 120 }
    const { picture, name } = card
    return { picture: (box) => [this.pictureIn(picture, box, name[this.language])], name: option }
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const parts = this.at()?.question.parts.map(({ text }) => text) ?? []
    return this.textPart(target, host, { parts, sign: SIGN, most: MOST, gap: 0 }) ?? super.makeView(target, host)
  }

  protected override refresh(): void {
    const at = this.at()
    // A heart word is not on the sign while it is asked for, except where it cannot be heard.
    const isHidden = !at || at.question.finds === 'picture' || (isHeard(at) && this.state.status === 'asking')
    this.write(isHidden ? '' : (at?.question.word ?? ''), SIGN, MOST)
  }

  private at() {
    return atOf<ReadWord, ReadWordQuestion>(this.page.config, this.state)
  }
}
