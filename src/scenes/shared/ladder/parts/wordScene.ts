import type { GameObjects } from 'phaser'
import { PALETTE, READ_FONT } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import { partOf } from '../wordParts.ts'
import type { LadderCard } from './card.ts'
import { LadderScene, type Scripted } from './ladderScene.ts'
import { layText, makeTextPart } from './textPart.ts'

/** Lines under the parts of a word, in turn, so that a child sees where one ends. */
const LINES = [PALETTE.nila, PALETTE.mangga] as const

/** How a text on the sign is written. */
interface SignText {
  readonly parts: readonly string[]
  readonly sign: Box
  /** The largest size, stage units. */
  readonly most: number
  /** The space between parts, in sizes. */
  readonly gap: number
}

/** A scene with a sign on which something is to be read. */
export abstract class WordScene<Config, State extends Scripted> extends LadderScene<Config, State> {
  private written: GameObjects.Image | undefined
  private text = ''

  /** Where the sign hangs. */
  protected signLayer({ back }: PartHost): GameObjects.Container {
    return back
  }

  /** The view of a part of the text on the sign; `undefined` if the target is none. */
  protected textPart(target: RuleTarget, host: PartHost, text: SignText): LadderCard | undefined {
    const index = partOf(target.id)
    if (index === undefined) return undefined
    const { size, boxes } = layText(text.parts, inset(text.sign), text)
    const box = boxes[index] ?? target.box
    const line = LINES[index % LINES.length] ?? PALETTE.nila
    return this.lit(target.id, makeTextPart(host, { text: text.parts[index] ?? '', box, size, line }))
  }

  /** Writes on the sign what cannot be touched, as large as fits between `least` and `most`; an empty text clears it. */
  protected write(text: string, sign: Box, most: number, least?: number): void {
    if (text === this.text) return
    this.text = text
    this.written?.destroy()
    this.written = undefined
    if (text === '') return
    const words = text.split(' ')
    const { size, boxes } = layText(words, inset(sign), { most, gap: 0.3, ...(least !== undefined && { least }) })
    const { host } = this
    const image = host.painter.image(`ladder-sign:${text}`, sign.width, sign.height, (context) => {
      context.font = `700 ${size}px ${READ_FONT}`
      context.textBaseline = 'alphabetic'
      context.fillStyle = PALETTE.tinta
      for (const [index, { x, y, height }] of boxes.entries())
        context.fillText(words[index] ?? '', x - sign.x, y - sign.y + height / 2 + size * 0.28)
    })
    this.signLayer(host).add(image.setPosition(sign.x + sign.width / 2, sign.y + sign.height / 2).setAlpha(0))
    glide(host.scene, image, { alpha: 1 }, MS.quick)
    this.written = image
  }
}

const inset = ({ x, y, width, height }: Box): Box => ({ x: x + 28, y: y + 16, width: width - 56, height: height - 32 })
