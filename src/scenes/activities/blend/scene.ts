import type { GameObjects } from 'phaser'
import { PALETTE } from '../../../game/parts/palette.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { glide } from '../../../game/parts/tween.ts'
import { centreOf } from '../../../game/rules/geometry.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { SIGN, tilesOnSign } from '../../shared/ladder/boxes.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import { LadderScene } from '../../shared/ladder/parts/ladderScene.ts'
import type { Asker } from '../../shared/ladder/parts/setting.ts'
import { KIKO, layStall, stallFiles } from '../../shared/ladder/parts/stall.ts'
import { optionOf, optionTarget } from '../../shared/ladder/round.ts'
import { atOf } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import { partOf } from '../../shared/ladder/wordParts.ts'
import { pictureOf, SWEEP, SWEEP_MS } from './rules.ts'
import type { Blend, BlendQuestion } from './schema.ts'

/** The line that a finger draws under the tiles, stage units. */
const LINE = { height: 16, below: 18 }
/** How long the right picture takes to the tiles, and its size there. */
const FLIGHT_MS = 420
const LANDED = 190

/** Tiles on the sign of a stall, which sound; pictures on the mat. */
export default class BlendScene extends LadderScene<Blend, RoundState> {
  private sweep: GameObjects.Image | undefined
  private flown: GameObjects.Image | undefined
  private shownCue = ''

  protected override pictureRefs({ pictures }: Blend): readonly PictureRef[] {
    return pictures.map(({ picture }) => picture)
  }

  protected override settingFiles(): readonly string[] {
    return stallFiles(KIKO)
  }

  protected override laySetting(host: PartHost): Asker {
    return layStall(host, this.pictures, { seller: KIKO, sign: SIGN })
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const index = partOf(id)
    if (index !== undefined) return { text: this.at()?.question.parts[index]?.text ?? '', size: 120 }
    const card = pictureOf(this.page.config, optionOf(id))
    if (!card) return {}
    const { picture, name } = card
    return { picture: (box) => [this.pictureIn(picture, box, name[this.language])], name: card.id }
  }

  protected override refresh(): void {
    const { cue } = this.state.script
    if (cue === this.shownCue) return
    this.shownCue = cue
    this.sweep?.destroy()
    this.sweep = undefined
    if (cue === SWEEP) this.sweepUnderTiles()
    if (cue === 'fly') this.flyToTiles()
    else {
      this.flown?.destroy()
      this.flown = undefined
    }
  }

  private at() {
    return atOf<Blend, BlendQuestion>(this.page.config, this.state)
  }

  /** The line grows from the first tile to the last, as a finger would move. */
  private sweepUnderTiles(): void {
    const boxes = tilesOnSign(this.at()?.question.parts.length ?? 1)
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) return
    const width = last.x + last.width - first.x
    const { host } = this
    const line = host.painter.image('ladder-sweep', width, LINE.height, (context) => {
      context.beginPath()
      context.roundRect(0, 0, width, LINE.height, LINE.height / 2)
      context.fillStyle = PALETTE.mangga
      context.fill()
    })
    line.setOrigin(0, 0.5).setPosition(first.x, first.y + first.height + LINE.below)
    host.layer.add(line)
    this.sweep = line
    const { scaleX } = line
    if (host.motion === 'reduced') return
    line.setScale(scaleX * 0.02, line.scaleY)
    glide(host.scene, line, { scaleX }, SWEEP_MS, 'Linear')
  }

  /** The right picture flies up to the tiles and stays beside them. */
  private flyToTiles(): void {
    const at = this.at()
    const card = at && pictureOf(at.config, at.question.answer)
    const from = at && this.views.target(optionTarget(at.question.answer))
    if (!card || !from || this.flown) return
    const half = LANDED / 2
    const image = this.pictureIn(card.picture, { x: -half, y: -half, width: LANDED, height: LANDED }, '')
    const { x, y } = centreOf(from.box)
    const { host } = this
    host.top.add(image.setPosition(x, y))
    this.flown = image
    const to = { x: SIGN.x + SIGN.width + half + 20, y: SIGN.y + SIGN.height / 2 }
    if (host.motion === 'reduced') image.setPosition(to.x, to.y)
    else glide(host.scene, image, to, FLIGHT_MS, 'Back.easeOut')
  }
}
