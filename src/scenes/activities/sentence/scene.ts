import type { GameObjects } from 'phaser'
import { PALETTE, READ_FONT } from '../../../game/parts/palette.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { cutPaper } from '../../../game/parts/shapes.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { WIDE_SIGN } from '../../shared/ladder/boxes.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import type { Asker } from '../../shared/ladder/parts/setting.ts'
import { layStall, stallFiles } from '../../shared/ladder/parts/stall.ts'
import { MOTHER } from '../../shared/ladder/sellers.ts'
import { WordScene } from '../../shared/ladder/parts/wordScene.ts'
import { optionOf } from '../../shared/ladder/round.ts'
import { atOf } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import { compose, GROUND, type Placed } from './parts/composition.ts'
import { showsOf, writtenWords } from './rules.ts'
import type { Sentence, SentenceQuestion } from './schema.ts'

/** The largest size of a sentence, stage units. */
const MOST = 116

/** So much taller than wide is a standing person. */
const TALL = 1.3

/** A sentence on the sign of a stall; three pictures on the mat. */
export default class SentenceScene extends WordScene<Sentence, RoundState> {
  protected override pictureRefs({ pictures }: Sentence): readonly PictureRef[] {
    return pictures.map(({ picture }) => picture)
  }

  protected override settingFiles(): readonly string[] {
    return stallFiles(MOTHER)
  }

  protected override laySetting(host: PartHost): Asker {
    return layStall(host, this.pictures, { seller: MOTHER, sign: WIDE_SIGN })
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const at = this.at()
    const parts = at ? writtenWords(at.question) : []
    const text = { parts, sign: WIDE_SIGN, most: MOST, gap: 0.28 }
    return this.textPart(target, host, text) ?? super.makeView(target, host)
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const at = this.at()
    const option = optionOf(id)
    const shows = at && showsOf(at.question, option)
    if (!shows) return {}
    return {
      name: `${at.question.item}:${option}`,
      picture: (box) => [layGround(this.host, box), ...compose(shows, box).flatMap((placed) => this.figure(placed))],
    }
  }

  private at() {
    return atOf<Sentence, SentenceQuestion>(this.page.config, this.state)
  }

  private figure({ id, box, turn, mark }: Placed): GameObjects.Image[] {
    const card = this.page.config.pictures.find((one) => one.id === id)
    const image = this.pictureIn(card?.picture, box, card?.name[this.language] ?? id)
    // A person lies down to sleep; an animal turned over would not look asleep.
    const lies = mark === 'sleep' && image.displayHeight > image.displayWidth * TALL
    // It stands on the ground, whatever its shape; lying, it is turned around its middle.
    const height = lies ? image.displayWidth : image.displayHeight
    image.setY(box.y + box.height - height / 2).setAngle(lies ? -84 : turn)
    return mark === undefined ? [image] : [...marked(this.host, box, mark), image]
  }
}

/** Sky and grass: plain ground, the same in all pictures. */
function layGround(host: PartHost, { x, y, width, height }: Box): GameObjects.Image {
  const image = host.painter.image('ladder-ground', width, height, (context) => {
    cutPaper(context, 0, 0, width, height, 18)
    context.clip()
    context.fillStyle = '#DDF0DA'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#8CC26B'
    context.fillRect(0, height * GROUND, width, height)
  })
  return image.setPosition(x + width / 2, y + height / 2)
}

/** What is drawn with what someone does: lines behind who runs, letters above who sleeps, a shadow below who is in the air. */
function marked(host: PartHost, { x, y, width, height }: Box, mark: NonNullable<Placed['mark']>): GameObjects.Image[] {
  const image = host.painter.image(`ladder-mark:${mark}`, width, height, (context) => {
    context.strokeStyle = PALETTE.soga
    context.fillStyle = PALETTE.nila
    context.lineWidth = 5
    context.lineCap = 'round'
    if (mark === 'speed')
      for (const line of [0.5, 0.66, 0.82]) {
        context.beginPath()
        context.moveTo(2, height * line)
        context.lineTo(width * 0.16, height * line)
        context.stroke()
      }
    if (mark === 'sleep')
      for (const [index, size] of [22, 30, 38].entries()) {
        context.font = `700 ${size}px ${READ_FONT}`
        context.fillText('z', width * (0.56 + index * 0.14), height * (0.46 - index * 0.15))
      }
    if (mark !== 'air') return
    context.globalAlpha = 0.25
    context.beginPath()
    context.ellipse(width / 2, height - 8, width * 0.28, 7, 0, 0, Math.PI * 2)
    context.fill()
  })
  // The shadow stays on the ground while who casts it is above.
  const below = mark === 'air' ? height * 0.2 : 0
  return [image.setPosition(x + width / 2, y + height / 2 + below)]
}
