import { paintEmptyCells } from '../../../game/parts/emptyCells.ts'
import { makeLetterTile } from '../../shared/letters/parts/letterTile.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureCard, type PictureCard } from '../../../game/parts/pictureCard.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { CARD, currentItem, type MatchByNumberState, numberCells } from './rules.ts'
import type { MatchByNumber } from './schema.ts'

const PICTURE = { x: CARD.x + 30, y: CARD.y + 30, width: CARD.width - 60, height: CARD.height - 90 }

/** A card with things to count, and the numbers beside it. */
export default class MatchByNumberScene extends PlayScene<MatchByNumber, MatchByNumberState> {
  private card: PictureCard | undefined
  private shown = ''

  protected override assets(config: MatchByNumber): readonly string[] {
    return config.numbers.map(({ image }) => image)
  }

  protected override furnish(host: PartHost): void {
    this.card = makePictureCard(host, CARD, PICTURE)
    paintEmptyCells(host, numberCells(this.page.config.numbers.length))
    this.showItem()
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    return makeLetterTile(host, target, { text: target.id, isNumber: true })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed') this.showItem()
  }

  private showItem(): void {
    const item = currentItem(this.page.config, this.state)
    if (!item || this.shown === item.image) return
    this.shown = item.image
    this.card?.show(this.pictures.get(item.image), item.item[this.language])
  }
}
