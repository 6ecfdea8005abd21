import type { GameObjects } from 'phaser'
import type { Local } from '../../../game/language.ts'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import { makeLetterTile } from '../../../game/parts/letterTile.ts'
import { type LetterWriting, writeLetter } from '../../../game/parts/letterWriting.ts'
import { paintPanel } from '../../../game/parts/panel.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { glide, MS } from '../../../game/parts/tween.ts'
import { fromPercent } from '../../../game/rules/geometry.ts'
import type { SessionOutcome } from '../../../game/rules/session.ts'
import { lettersOf, placeOf } from '../../../game/rules/wordBuild.ts'
import type { Point } from '../../../game/scene/hitTest.ts'
import { PlayScene } from '../../../game/scene/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { type MatchingLetterState, wordPanel } from './rules.ts'
import type { MatchingLetter } from './schema.ts'

/** The name of a person, built from its letters: each placed letter writes itself and can then be traced with a finger. */
export default class MatchingLetterScene extends PlayScene<MatchingLetter, MatchingLetterState> {
  protected override readonly doesTapMove = true
  private readonly writings = new Map<string, LetterWriting>()
  private written = ''
  /** The sheet with room for the letters; under it lies one for the word alone. */
  private sheet: GameObjects.Image | undefined

  protected override furnish(host: PartHost): void {
    paintPanel(host, wordPanel(this.page.config))
    this.sheet = paintPanel(host, fromPercent(this.page.config.widgetArea))
    this.written = this.state.language
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    if (target.kind === 'drop') return makeDropZone(host, target)
    return makeLetterTile(host, target, { text: this.letter(target.id), isWritten: true })
  }

  protected override show(outcome: SessionOutcome): void {
    if (outcome.type === 'changed') this.startAnew()
    if (outcome.type === 'accepted' && outcome.to !== undefined) this.write(outcome.targetId, outcome.to)
    if (outcome.type === 'completed') {
      this.showSheet(false)
      this.wakeSprite(this.page.config.member)
    }
  }

  protected override wordOf(): Local | undefined {
    return this.page.config.wordAudio
  }

  protected override drawAt(point: Point | undefined): void {
    if (!point) return
    for (const writing of this.writings.values()) if (writing.trace(point.x, point.y)) return this.stage.wake()
  }

  protected override isResting(): boolean {
    return [...this.writings.values()].every(({ isWriting }) => !isWriting)
  }

  private letter(targetId: string): string {
    return lettersOf(this.page.config.word[this.state.language])[placeOf(targetId)] ?? ''
  }

  private write(targetId: string, zoneId: string): void {
    const box = this.views.get(zoneId)?.box()
    if (!box) return
    const writing = writeLetter(this.host, this.letter(targetId), box, () => this.stage.wake())
    this.writings.set(zoneId, writing)
  }

  /** A reset or the other language's word: what was written goes. */
  private startAnew(): void {
    if (this.state.slots.some((tile) => tile >= 0)) return
    this.showSheet(true)
    for (const writing of this.writings.values()) writing.destroy()
    this.writings.clear()
    if (this.written === this.state.language) return
    this.written = this.state.language
    this.views.clear()
  }

  /** With all letters in the word, their empty half of the paper goes, and the picture is seen there. */
  private showSheet(isShown: boolean): void {
    if (this.sheet) glide(this, this.sheet, { alpha: isShown ? 1 : 0 }, this.host.ms(MS.celebrate))
  }
}
