import type { GameObjects } from 'phaser'
import { makeNothing } from '../../../../game/parts/nothing.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { paintPlaceholder } from '../../../../game/parts/placeholder.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../../game/rules/session.ts'
import { PlayScene } from '../../../../game/scene/play/playScene.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import type { Script } from '../beats.ts'
import { EAR_ID } from '../round.ts'
import type { PictureRef } from '../schema.ts'
import { type CardFace, type LadderCard, makeCard } from './card.ts'
import { makeEar } from './ear.ts'
import { LadderPictures } from './pictures.ts'
import type { Asker } from './setting.ts'

/** What the common scene reads of a state. */
export interface Scripted {
  readonly script: Script
  readonly status: 'asking' | 'answered' | 'done'
}

/** The stage of the ladder's kinds: a place in the village, someone who asks, and cards. A kind says what lies on the cards and beside them. */
export abstract class LadderScene<Config, State extends Scripted> extends PlayScene<Config, State> {
  private loaded: LadderPictures | undefined
  private readonly litCards = new Map<string, LadderCard>()
  private asker: Asker | undefined

  /** The pictures of questions, once they are loaded. */
  protected get cards(): LadderPictures {
    if (this.loaded === undefined) throw new Error('the pictures are not loaded yet')
    return this.loaded
  }

  /** Every picture that questions may show. */
  protected abstract pictureRefs(config: Config): readonly PictureRef[]

  /** What lies on a card; `undefined`: the target has no view of its own. */
  protected abstract faceOf(target: RuleTarget): CardFace | undefined

  /** Files of the place that `laySetting` lays; the page waits for them. */
  protected abstract settingFiles(): readonly string[]

  /** Lays the place; returns who asks. */
  protected abstract laySetting(host: PartHost): Asker | undefined

  /** Shows what the present moment of the script shows beside the targets. */
  protected refresh(): void {}

  protected override assets(config: Config): readonly string[] {
    const files = this.pictureRefs(config).flatMap((ref) => ('free' in ref ? [ref.free] : []))
    return [...this.settingFiles(), ...files]
  }

  protected override async fetchAll(): Promise<void> {
    const { stage, page, painter } = this
    this.loaded = new LadderPictures({
      scene: this,
      scale: stage.scale,
      painter,
      page: (id) => page.services.picture(id),
      use: (url, use) => this.usePicture(url, use),
      free: this.pictures,
    })
    await Promise.all([super.fetchAll(), this.loaded.load(this.pictureRefs(page.config))])
  }

  protected override furnish(host: PartHost): void {
    this.litCards.clear()
    this.asker = this.laySetting(host)
    this.refresh()
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const view = target.id === EAR_ID ? makeEar(host, target) : this.cardView(target, host)
    return view === undefined ? makeNothing(target) : this.lit(target.id, view)
  }

  /** Lights the view while the script lights its target. */
  protected lit(id: string, view: LadderCard): LadderCard {
    this.litCards.set(id, view)
    return view
  }

  protected override show(outcome: PlayOutcome): void {
    if (outcome.type !== 'changed' && outcome.type !== 'accepted') return
    const { script, status } = this.state
    for (const [id, view] of this.litCards) {
      if (this.views.get(id) === view) view.light(script.lit.includes(id) || (id === EAR_ID && script.cue === EAR_ID))
      else this.litCards.delete(id)
    }
    this.asker?.setGlad(status !== 'asking')
    this.refresh()
  }

  /** Draws a picture within a box around 0,0; its word in a frame where it could not be loaded. */
  protected pictureIn(ref: PictureRef | undefined, box: Box, word: string): GameObjects.Image {
    const image = this.cards.image(ref, box)
    if (image) return image
    const frame = paintPlaceholder(this.host, box.width, box.height, word)
    return frame.setPosition(box.x + box.width / 2, box.y + box.height / 2)
  }

  private cardView(target: RuleTarget, host: PartHost): LadderCard | undefined {
    const face = this.faceOf(target)
    return face && makeCard(host, target, face)
  }
}
