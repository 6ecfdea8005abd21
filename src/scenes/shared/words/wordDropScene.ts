import type { GameObjects } from 'phaser'
import { EAR_RADIUS } from '../../../game/parts/earMark.ts'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { paintTray } from '../../../game/parts/tray.ts'
import { glide, MS } from '../../../game/parts/tween.ts'
import { makeWordTile } from './parts/wordTile.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import type { WordDrop } from './schema.ts'
import { LIFTED_WORD, placedSize, traySlots, type WordDropState, wordTray } from './wordDrop.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { commonSize } from '../../../game/parts/shapes.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'

/** A word in small letters, as in the story's text; a name keeps its capital. */
const asInText = (word: string): string => (word === word.toUpperCase() ? word.toLowerCase() : word)

/** Words in a tray, rings around the things they name: the scene of all word drops. */
export class WordDropScene<Config extends WordDrop = WordDrop> extends PlayScene<Config, WordDropState> {
  private tray: GameObjects.Image | undefined

  protected override furnish(host: PartHost): void {
    this.tray = paintTray(host, wordTray(this.page.layout), traySlots(this.page.config, this.page.layout))
  }

  /** Named things keep their answered frame; the empty tray is hidden, so that nothing covers the finished picture. */
  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'react') this.picture.named(outcome.sprite)?.holdReaction()
    if (outcome.type === 'completed') this.showTray(false)
    if (outcome.type === 'changed' && this.state.slots.some((slot) => slot !== null)) this.showTray(true)
  }

  private showTray(isShown: boolean): void {
    if (this.tray) glide(this, this.tray, { alpha: isShown ? 1 : 0 }, this.host.ms(MS.celebrate))
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.kind === 'drop') return makeDropZone(host, target)
    return makeWordTile(host, target, {
      dropSize: LIFTED_WORD,
      doneSize: placedSize(this.page.layout),
      word: () => asInText(this.word(target.id)?.word[this.language] ?? ''),
      letterSize: () =>
        commonSize(
          this.page.config.dragDropWords.map(({ word }) => asInText(word[this.language])),
          target.box,
          EAR_RADIUS * 2,
        ),
    })
  }

  private word(targetId: string): WordDrop['dragDropWords'][number] | undefined {
    return this.page.config.dragDropWords.find(({ id }) => `item:${id}` === targetId)
  }
}
