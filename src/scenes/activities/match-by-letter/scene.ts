import type { Local } from '../../../game/language.ts'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import { makeLetterTile } from '../../shared/letters/parts/letterTile.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureCard, type PictureCard } from '../../../game/parts/pictureCard.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { lettersOf, placeOf } from '../../shared/letters/wordBuild.ts'
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
    if (target.kind === 'drop') return makeDropZone(host, target)
    const letters = lettersOf(currentWord(this.page.config, this.state)?.word[this.state.word.language] ?? '')
    return makeLetterTile(host, target, { text: letters[placeOf(target.id)] ?? '' })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed') this.showWord()
  }

  protected override wordOf(): Local | undefined {
    return currentWord(this.page.config, this.state)?.audio
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
