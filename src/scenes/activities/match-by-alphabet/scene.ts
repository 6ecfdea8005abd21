import type { GameObjects } from 'phaser'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import { paintEmptyCells } from '../../../game/parts/emptyCells.ts'
import { makeLetterTile } from '../../shared/letters/parts/letterTile.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makeStop } from '../../../game/parts/stop.ts'
import { makePictureCard, type PictureCard } from '../../../game/parts/pictureCard.ts'
import { makeWriting } from './parts/writing.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { CARD, currentWord, letterCells, type MatchByAlphabetState, PICTURE, SLOT } from './rules.ts'
import type { MatchByAlphabet } from './schema.ts'

/** Box of the word's other letters, beside the slot. */
const REST = {
  x: SLOT.x + SLOT.width + 8,
  y: SLOT.y,
  width: CARD.x + CARD.width - SLOT.x - SLOT.width - 34,
  height: SLOT.height,
}

/** A card with a thing and its word without the first letter; twelve letters beside it. */
export default class MatchByAlphabetScene extends PlayScene<MatchByAlphabet, MatchByAlphabetState> {
  private card: PictureCard | undefined
  private rest: GameObjects.Image | undefined
  private shown = ''

  protected override assets(config: MatchByAlphabet): readonly string[] {
    return config.words.map(({ image }) => image)
  }

  protected override furnish(host: PartHost): void {
    this.card = makePictureCard(host, CARD, PICTURE)
    paintEmptyCells(host, letterCells(this.page.config.words.length))
    this.showWord()
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.isStop) return makeStop(host, target)
    if (target.kind === 'drop') return makeDropZone(host, target)
    // In small letters, as the rest of the word on the card.
    return makeLetterTile(host, target, { text: target.id.toLowerCase() })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed') this.showWord()
  }

  private showWord(): void {
    const word = currentWord(this.page.config, this.state)
    if (!word) return
    const text = word.word[this.language]
    if (this.shown === text) return
    this.shown = text
    this.card?.show(this.pictures.get(word.image), text)
    this.rest?.destroy()
    this.rest = makeWriting(this.host, Array.from(text).slice(1).join(''), REST, { size: 92, align: 'left' })
  }
}
