import type { Local } from '../language.ts'
import { makeDropZone } from '../parts/dropZone.ts'
import type { PartHost } from '../parts/partHost.ts'
import type { TargetView } from '../parts/targetView.ts'
import { paintTray } from '../parts/tray.ts'
import { makeWordTile } from '../parts/wordTile.ts'
import { LIFTED_WORD, traySlots, WORD_TRAY, type WordDrop, type WordDropState } from '../rules/wordDrop.ts'
import type { RuleTarget } from '../targets.ts'
import { commonSize } from '../parts/shapes.ts'
import { PlayScene } from './playScene.ts'

/** Words in a tray, rings around the things they name: the scene of all word drops. */
export class WordDropScene<Config extends WordDrop = WordDrop> extends PlayScene<Config, WordDropState> {
  protected override furnish(host: PartHost): void {
    paintTray(host, WORD_TRAY, traySlots(this.page.config, this.page.layout))
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.kind === 'drop') return makeDropZone(host, target)
    return makeWordTile(host, target, {
      dropSize: LIFTED_WORD,
      word: () => this.word(target.id)?.word[this.language] ?? '',
      letterSize: () =>
        commonSize(
          this.page.config.dragDropWords.map(({ word }) => word[this.language]),
          target.box,
        ),
    })
  }

  protected override wordOf(targetId: string): Local | undefined {
    return this.word(targetId)?.dropAudio
  }

  private word(targetId: string): WordDrop['dragDropWords'][number] | undefined {
    return this.page.config.dragDropWords.find(({ id }) => `item:${id}` === targetId)
  }
}
