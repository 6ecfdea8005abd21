import { makeDropZone } from '../../../game/parts/dropZone.ts'
import { makeLetterTile } from '../../shared/letters/parts/letterTile.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makeStop } from '../../../game/parts/stop.ts'
import { makePictureCard, type PictureCard } from '../../../game/parts/pictureCard.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { letterOfTile, placeOf } from '../../shared/letters/wordBuild.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { currentWord, type MatchByLetterState, PICTURE } from './rules.ts'
import type { MatchByLetter } from './schema.ts'

const INSIDE = 22

/** A picture, the word's empty slots below it, and its letters in the tray. */
export default class MatchByLetterScene extends PlayScene<MatchByLetter, MatchByLetterState> {
  protected override readonly doesTapMove = true
  private card: PictureCard | undefined
  private shown = ''

  protected override assets(config: MatchByLetter): readonly string[] {
    return config.words.map(({ image }) => image)
  }

  protected override furnish(host: PartHost): void {
    this.card = makePictureCard(host, PICTURE, {
      x: PICTURE.x + INSIDE,
      y: PICTURE.y + INSIDE,
      width: PICTURE.width - 2 * INSIDE,
      height: PICTURE.height - 2 * INSIDE - 14,
    })
    this.showWord()
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.isStop) return makeStop(host, target)
    if (target.kind === 'drop') return makeDropZone(host, target)
    const word = currentWord(this.page.config, this.state)?.word
    const letter = word && letterOfTile(word, this.state.word, placeOf(target.id))
    // In small letters, as in the story's text.
    return makeLetterTile(host, target, { text: letter?.toLowerCase() ?? '' })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed') this.showWord()
  }

  private showWord(): void {
    const entry = currentWord(this.page.config, this.state)
    if (!entry) return
    const { language } = this.state.word
    const name = `${entry.id}:${language}`
    if (this.shown === name) return
    this.shown = name
    // The last word's tiles have other letters, so all are rebuilt.
    this.views.clear()
    this.card?.show(this.pictures.get(entry.image), entry.word[language])
  }
}
