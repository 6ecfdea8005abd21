import type { GameObjects } from 'phaser'
import { makeCountBadge, prepareCounts } from '../../../game/parts/countBadge.ts'
import { makeTapZone } from '../../../game/parts/tapZone.ts'
import { paintEmptyCells } from '../../../game/parts/emptyCells.ts'
import { makeLetterTile } from '../../shared/letters/parts/letterTile.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureCard, type PictureCard } from '../../../game/parts/pictureCard.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { CARD, currentItem, type MatchByNumberState, numberCells, PICTURE } from './rules.ts'
import type { MatchByNumber } from './schema.ts'

/** A card with things to count, and the numbers beside it. */
export default class MatchByNumberScene extends PlayScene<MatchByNumber, MatchByNumberState> {
  private card: PictureCard | undefined
  private shown = ''
  private badges: GameObjects.Image[] = []

  protected override assets(config: MatchByNumber): readonly string[] {
    return config.numbers.map(({ image }) => image)
  }

  protected override furnish(host: PartHost): void {
    this.card = makePictureCard(host, CARD, PICTURE)
    paintEmptyCells(host, numberCells(this.page.config.numbers.length))
    prepareCounts(host, Math.max(...this.page.config.numbers.map(({ number }) => number)))
    this.showItem()
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.isStop) return makeTapZone(host, target)
    return makeLetterTile(host, target, { text: target.id, isNumber: true })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed') this.showItem()
    if (this.state.counted.length === 0) this.clearCounts()
    if (outcome.type === 'say') this.showCounts()
  }

  /** The number that was spoken stays on the thing that was counted. */
  private showCounts(): void {
    const { counted } = this.state
    for (const id of counted.slice(this.badges.length)) {
      const box = this.views.get(id)?.box()
      if (!box) return
      const badge = makeCountBadge(this.host, this.badges.length + 1, box.x + box.width / 2, box.y + box.height / 2)
      this.badges.push(badge)
    }
  }

  private clearCounts(): void {
    for (const badge of this.badges) badge.destroy()
    this.badges = []
  }

  private showItem(): void {
    const item = currentItem(this.page.config, this.state)
    if (!item || this.shown === item.image) return
    this.shown = item.image
    this.card?.show(this.pictures.get(item.image), item.item[this.language])
  }
}
