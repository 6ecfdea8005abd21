import type { GameObjects } from 'phaser'
import { makeCountBadge, makeNumberLabel, prepareCounts } from '../../../game/parts/countBadge.ts'
import { fadeInPicture } from './parts/fadeInPicture.ts'
import { ASIDE_ALPHA } from '../../../game/parts/palette.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { makeTapZone } from '../../../game/parts/tapZone.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { fromPercent } from '../../../game/rules/geometry.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { TappingState } from './rules.ts'
import { numberOf, type Tapping } from './schema.ts'

/** Tapped things answer, keep their `done` or `tap` frame, and get the number that was spoken. */
export default class TappingScene extends PlayScene<Tapping, TappingState> {
  private badges: GameObjects.Image[] = []
  private done: GameObjects.Image | undefined
  private stopWaiting: (() => void) | undefined
  /** If the order matters, each thing shows its number from the start. */
  private readonly labels = new Map<string, GameObjects.Image>()

  protected override assets({ tappedImage }: Tapping): readonly string[] {
    return tappedImage ? [tappedImage] : []
  }

  protected override furnish(host: PartHost): void {
    const { isOrdinal, tapAreas } = this.page.config
    const total = tapAreas.reduce((sum, { represents }) => sum + represents, 0)
    prepareCounts(host, total)
    if (!isOrdinal) return
    for (const area of tapAreas) {
      const { x, y } = this.badgeAt(fromPercent(area))
      this.labels.set(area.id, makeNumberLabel(host, numberOf(area.id), x, y))
    }
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    // The number of a choice that was put aside is pale.
    return makeTapZone(host, target, ({ id, isAside }) => this.labels.get(id)?.setAlpha(isAside ? ASIDE_ALPHA : 1))
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type === 'accepted' && outcome.count !== undefined) this.count(outcome.targetId, outcome.count)
    if (outcome.type === 'completed') this.showDone()
    if (outcome.type === 'changed') this.restart()
  }

  private count(id: string, count: number): void {
    const box = this.views.get(id)?.box()
    if (!box) return
    this.answer(id, box)
    this.labels.get(id)?.setVisible(false)
    const { x, y } = this.badgeAt(box)
    this.badges.push(makeCountBadge(this.host, count, x, y))
  }

  /** Counts are on top of the things; numbers to read beforehand are at the bottom edge, where they cover nobody. */
  private badgeAt({ x, y, width, height }: Box): { x: number; y: number } {
    return { x: x + width / 2, y: this.page.config.isOrdinal ? y + height + 14 : y + 10 }
  }

  private answer(id: string, box: Box): void {
    const { tapAreas, isOrdinal } = this.page.config
    const sprite = this.picture.named(id) ?? this.picture.spriteIn(box)
    // In order, a lit thing stays lit, with its `tap` frame if it has no `done` frame.
    if (isOrdinal) sprite?.holdReaction()
    else sprite?.keep('done')
    const area = tapAreas.find((candidate) => candidate.id === id)
    if (area && area.cues.length > 0) this.playCues(area.cues)
    else if (sprite) this.reactingSprite(sprite.data.name)
  }

  /** Fades in the picture of the finished page once all cues have ended. */
  private showDone(): void {
    const { tappedImage } = this.page.config
    const key = tappedImage ? this.pictures.get(tappedImage) : undefined
    if (key === undefined) return
    this.stopWaiting = this.clock.after(this.playCues([]), () => {
      this.done = fadeInPicture(this.host, key)
    })
  }

  /** After a reset or a language change; only a reset removes the numbers. */
  private restart(): void {
    if (this.state.tapped.length > 0) return
    for (const badge of this.badges) badge.destroy()
    this.badges = []
    for (const plate of this.labels.values()) plate.setVisible(true)
    this.stopWaiting?.()
    this.done?.destroy()
    this.done = undefined
  }
}
