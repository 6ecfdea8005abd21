import type { GameObjects } from 'phaser'
import { makeCountBadge } from '../../../game/parts/countBadge.ts'
import { fadeInPicture } from '../../../game/parts/fadeInPicture.ts'
import type { SessionOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/playScene.ts'
import type { TappingState } from './rules.ts'
import type { Tapping } from './schema.ts'

/** Tapped things answer, keep their answered look where one is drawn, and carry the number that was spoken. */
export default class TappingScene extends PlayScene<Tapping, TappingState> {
  private badges: GameObjects.Image[] = []
  private done: GameObjects.Image | undefined

  protected override assets({ tappedImage }: Tapping): readonly string[] {
    return tappedImage ? [tappedImage] : []
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
      sprite.keep('done')
    }
    this.badges.push(makeCountBadge(this.host, count, box.x + box.width / 2, box.y + 10))
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
    this.done?.destroy()
    this.done = undefined
    for (const sprite of this.picture.sprites) sprite.keep(undefined)
    this.picture.touch()
  }
}
