import type { GameObjects } from 'phaser'
import { makeDropZone } from '../../../game/parts/dropZone.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { glide, MS } from '../../../game/parts/tween.ts'
import { centreOf } from '../../../game/rules/geometry.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { WIDE_SIGN } from '../../shared/ladder/boxes.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import { LadderScene } from '../../shared/ladder/parts/ladderScene.ts'
import type { Asker } from '../../shared/ladder/parts/setting.ts'
import { layStall, stallFiles } from '../../shared/ladder/parts/stall.ts'
import { FATHER } from '../../shared/ladder/sellers.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import { PICTURE, presentWord, tileOf } from './rules.ts'
import type { BuildWord } from './schema.ts'
import { type BuildWordState, tilesOf } from './tiles.ts'

/** A picture and empty places on the sign of a stall; tiles on the mat. */
export default class BuildWordScene extends LadderScene<BuildWord, BuildWordState> {
  protected override readonly doesTapMove = true
  private shownPicture: GameObjects.Image | undefined
  private shownId = ''

  protected override pictureRefs({ pictures }: BuildWord): readonly PictureRef[] {
    return pictures.map(({ picture }) => picture)
  }

  protected override settingFiles(): readonly string[] {
    return stallFiles(FATHER)
  }

  protected override laySetting(host: PartHost): Asker {
    return layStall(host, this.pictures, { seller: FATHER, sign: WIDE_SIGN })
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    return target.kind === 'drop' ? makeDropZone(host, target) : super.makeView(target, host)
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const word = presentWord(this.page.config, this.state)
    const text = word && tilesOf(word)[tileOf(id) ?? -1]?.text
    return { text: text ?? '', size: 116 }
  }

  protected override refresh(): void {
    const { config } = this.page
    const id = presentWord(config, this.state)?.picture ?? ''
    if (id === this.shownId) return
    this.shownId = id
    this.shownPicture?.destroy()
    this.shownPicture = undefined
    const card = config.pictures.find((picture) => picture.id === id)
    if (!card) return
    const { x, y } = centreOf(PICTURE)
    const { width, height } = PICTURE
    const image = this.pictureIn(card.picture, { x: x - width / 2, y: y - height / 2, width, height }, '')
    this.host.back.add(image.setAlpha(0))
    glide(this.host.scene, image, { alpha: 1 }, MS.quick)
    this.shownPicture = image
  }
}
