import type { GameObjects } from 'phaser'
import { makeCountBadge, makeNumberPlate } from '../../../game/parts/countBadge.ts'
import { fadeInPicture } from '../../../game/parts/fadeInPicture.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { fromPercent } from '../../../game/rules/geometry.ts'
import type { SessionOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/playScene.ts'
import type { Box } from '../../../game/targets.ts'
import type { TappingState } from './rules.ts'
import { numberOf, type Tapping } from './schema.ts'

/** Tapped things answer, keep their answered look where one is drawn, and carry the number that was spoken. */
export default class TappingScene extends PlayScene<Tapping, TappingState> {
  private badges: GameObjects.Image[] = []
  private done: GameObjects.Image | undefined
  /** In order, each thing shows its number beforehand. */
  private readonly plates = new Map<string, GameObjects.Image>()

  protected override assets({ tappedImage }: Tapping): readonly string[] {
    return tappedImage ? [tappedImage] : []
  }

  protected override furnish(host: PartHost): void {
    const { isOrdinal, tapAreas } = this.page.config
    if (!isOrdinal) return
    for (const area of tapAreas) {
      const { x, y } = this.badgeAt(fromPercent(area))
      this.plates.set(area.id, makeNumberPlate(host, numberOf(area.id), x, y))
    }
  }

  protected override show(outcome: SessionOutcome): void {
    if (outcome.type === 'accepted' && outcome.count !== undefined) this.count(outcome.targetId, outcome.count)
    if (outcome.type === 'completed') this.showDone()
    if (outcome.type === 'changed') this.startAnew()
  }

  private count(id: string, count: number): void {
    const box = this.views.get(id)?.box()
    if (!box) return
    const sprite = this.picture.spriteIn(box)
    if (sprite) {
      this.wakeSprite(sprite.data.name)
      // What is lit in order stays lit, also where only its answer is drawn.
      sprite.keep('done' in sprite.data.frames || !this.page.config.isOrdinal ? 'done' : 'tap')
    }
    this.plates.get(id)?.setVisible(false)
    const { x, y } = this.badgeAt(box)
    this.badges.push(makeCountBadge(this.host, count, x, y))
  }

  /** Counted things carry their number on top; numbers to be read beforehand stand at the foot, where they hide nobody. */
  private badgeAt({ x, y, width, height }: Box): { x: number; y: number } {
    return { x: x + width / 2, y: this.page.config.isOrdinal ? y + height + 14 : y + 10 }
  }

  private showDone(): void {
    const { tappedImage } = this.page.config
    const key = tappedImage ? this.pictures.get(tappedImage) : undefined
    if (key !== undefined) this.done = fadeInPicture(this.host, key)
  }

  /** A reset, or the other language: only a reset takes the numbers away. */
  private startAnew(): void {
    if (this.state.tapped.length > 0) return
    for (const badge of this.badges) badge.destroy()
    this.badges = []
    for (const plate of this.plates.values()) plate.setVisible(true)
    this.done?.destroy()
    this.done = undefined
    for (const sprite of this.picture.sprites) sprite.keep(undefined)
    this.picture.touch()
  }
}
