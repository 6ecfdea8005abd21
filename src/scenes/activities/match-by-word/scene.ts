import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import { makeTextCard } from './parts/textCard.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { COMPACT_FREE, type MatchByWordState } from './rules.ts'
import type { MatchByWord } from './schema.ts'

/** Members above, their duties below; a matched member moves to its card. */
export default class MatchByWordScene extends PlayScene<MatchByWord, MatchByWordState> {
  private written = ''

  protected override assets({ familyMembers }: MatchByWord): readonly string[] {
    return familyMembers.map(({ image }) => image)
  }

  protected override furnish(): void {
    this.written = this.language
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const { familyMembers, duties } = this.page.config
    if (target.kind === 'drop') {
      const duty = duties.find(({ id }) => `duty:${id}` === target.id)
      return makeTextCard(host, target, {
        lines: duty?.duty[this.language] ?? [],
        all: duties.map((entry) => entry.duty[this.language]),
        free: this.page.layout === 'compact' ? COMPACT_FREE : 0,
      })
    }
    const member = familyMembers.find(({ id }) => `member:${id}` === target.id)
    return makePictureTile(host, target, {
      key: member && this.pictures.get(member.image),
      word: member?.label[this.language] ?? '',
      hasEar: true,
    })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type !== 'changed' || this.written === this.language) return
    // The language of the cards has changed.
    this.written = this.language
    this.views.clear()
  }
}
