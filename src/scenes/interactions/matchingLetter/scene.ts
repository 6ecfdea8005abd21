import type { GameObjects } from 'phaser'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import { makeLetterTile } from '../../shared/letters/parts/letterTile.ts'
import { type LetterWriting, writeLetter } from '../../shared/letters/parts/letterWriting.ts'
import { makeNothing } from '../../../game/parts/nothing.ts'
import { paintPanel } from './parts/panel.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makeStarMark } from './parts/starMark.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { glide, MS } from '../../../game/parts/tween.ts'
import { fromPercent } from '../../../game/rules/geometry.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { isBuilt, lettersOf, placeOf } from '../../shared/letters/wordBuild.ts'
import type { Point } from '../../../game/scene/touch/hitTest.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { wordPanel } from './rules.ts'
import type { MatchingLetter } from './schema.ts'
import { isTrace, type MatchingLetterState, nextToWrite, traceId } from './tracing.ts'

/** A person's name, built from its letters: each placed letter writes itself, and the child may write the finished word with a finger. */
export default class MatchingLetterScene extends PlayScene<MatchingLetter, MatchingLetterState> {
  protected override readonly doesTapMove = true
  private readonly writings = new Map<number, LetterWriting>()
  private written = ''
  /** The paper of the whole widget; below it is the one of the word alone. */
  private sheet: GameObjects.Image | undefined
  private star: GameObjects.Image | undefined

  protected override furnish(host: PartHost): void {
    paintPanel(host, wordPanel(this.page.config))
    this.sheet = paintPanel(host, fromPercent(this.page.config.widgetArea))
    this.written = this.state.language
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    // The letter itself draws what is written there.
    if (target.isDrawn) return makeNothing(target)
    if (target.kind === 'drop') return makeDropZone(host, target)
    return makeLetterTile(host, target, { text: this.letter(target.id), isWritten: true })
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'changed') this.restart()
    if (outcome.type === 'accepted' && outcome.to !== undefined) this.write(outcome.targetId, outcome.to)
    if (outcome.type === 'completed') {
      this.showSheet(false)
      this.reactingSprite(this.page.config.member)
      this.lead()
    }
    if (isBuilt(this.state)) this.showStrokes()
    if (outcome.type === 'accepted' && isTrace(outcome.targetId)) this.answer(placeOf(outcome.targetId))
  }

  protected override drawAt(point: Point | undefined): void {
    if (!point || !isBuilt(this.state)) return
    for (const [slot, writing] of this.writings) {
      const drawn = writing.trace(point.x, point.y)
      if (drawn === undefined) continue
      for (let stroke = this.state.strokes[slot] ?? 0; stroke < drawn; stroke += 1) this.drawn(traceId(slot))
      return this.stage.wake()
    }
  }

  protected override isResting(): boolean {
    return [...this.writings.values()].every(({ isMoving }) => !isMoving)
  }

  private letter(targetId: string): string {
    return lettersOf(this.page.config.word[this.state.language])[placeOf(targetId)] ?? ''
  }

  private write(targetId: string, zoneId: string): void {
    const box = this.views.get(zoneId)?.box()
    if (!box) return
    const writing = writeLetter(this.host, this.letter(targetId), box, () => this.lead())
    this.writings.set(placeOf(zoneId), writing)
  }

  /** In a finished word, leads the dot along the next stroke of the first unwritten letter. */
  private lead(): void {
    const slot = nextToWrite(this.page.config, this.state)
    for (const [at, writing] of this.writings) writing.lead(at === slot)
    this.stage.wake()
  }

  /** Also shows strokes made by keys. */
  private showStrokes(): void {
    for (const [slot, writing] of this.writings) writing.showStrokes(this.state.strokes[slot] ?? 0)
  }

  /** A letter is finished: it hops, and the dot moves to the next one; after the last letter a star appears. */
  private answer(slot: number): void {
    this.writings.get(slot)?.cheer()
    this.lead()
    if (nextToWrite(this.page.config, this.state) !== undefined) return
    const { x, y, width, height } = wordPanel(this.page.config)
    this.star ??= makeStarMark(this.host, x + width - height * 0.2, y + height * 0.2, height * 0.55)
    this.reactingSprite(this.page.config.member)
  }

  /** On a reset or a new word, removes what was written. */
  private restart(): void {
    if (this.state.slots.some((tile) => tile >= 0)) return
    this.showSheet(true)
    this.star?.destroy()
    this.star = undefined
    for (const writing of this.writings.values()) writing.destroy()
    this.writings.clear()
    if (this.written === this.state.language) return
    this.written = this.state.language
    this.views.clear()
  }

  /** Fades the letters' half of the paper in or out: when the word is built, the picture shows there. */
  private showSheet(isShown: boolean): void {
    if (this.sheet) glide(this, this.sheet, { alpha: isShown ? 1 : 0 }, this.host.ms(MS.celebrate))
  }
}
