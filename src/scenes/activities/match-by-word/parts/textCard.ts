import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import { PALETTE, READ_FONT } from '../../../../game/parts/palette.ts'
import { EAR_RADIUS, paintEar } from '../../../../game/parts/earMark.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { cutPaper } from '../../../../game/parts/shapes.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import { fittingSize, LINE_HEIGHT, linesOf } from '../textFit.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'

const MARGIN = 10
/** Padding of the text, stage units. */
const EDGE = { x: 14, y: 8 } as const
/** Maximum font size, stage units: larger text would dominate the pictures. */
const MOST = 50

/** The text of a card. */
export interface TextCardOptions {
  readonly lines: readonly string[]
  /** The texts of all cards in the row: they share one font size, the largest at which every text fits. */
  readonly all: readonly (readonly string[])[]
  /** Width on the left without text, where a matched member is placed; stage units. */
  readonly free?: number
}

/** A card with a few words, broken into lines: a drop place for an item. When done it fades to star-coloured paper. */
export function makeTextCard(host: PartHost, target: RuleTarget, options: TextCardOptions): TargetView {
  return new TextCard(host, target, options)
}

type Look = 'waiting' | 'near' | 'done'

class TextCard implements TargetView {
  private readonly host: PartHost
  private readonly options: TextCardOptions
  private readonly object
  private target: RuleTarget
  private look: Look
  private isGlowing = false

  constructor(host: PartHost, target: RuleTarget, options: TextCardOptions) {
    this.host = host
    this.target = target
    this.options = options
    this.look = target.state === 'done' ? 'done' : 'waiting'
    const { x, y } = centreOf(target.box)
    this.object = host.scene.add.container(x, y)
    host.layer.addAt(this.object, 0)
    this.draw()
  }

  box(): Box {
    return this.target.box
  }

  update(target: RuleTarget): void {
    this.target = target
    const { x, y } = centreOf(target.box)
    this.object.setPosition(x, y)
    if (target.state === 'done') this.show('done')
    else if (this.look === 'done') this.show('waiting')
  }

  near(isNear: boolean): void {
    if (this.look !== 'done') this.show(isNear || this.isGlowing ? 'near' : 'waiting')
  }

  glow(isGlowing: boolean): void {
    this.isGlowing = isGlowing
    this.near(false)
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  private show(look: Look): void {
    if (this.look === look) return
    this.look = look
    this.draw()
    this.object.setScale(look === 'near' && this.host.motion !== 'reduced' ? 0.98 : 1)
    glide(this.host.scene, this.object, { scale: look === 'near' ? 1.03 : 1 }, this.host.ms(MS.press))
  }

  private draw(): void {
    const { width, height } = this.target.box
    const { look, options } = this
    const { says } = this.target
    const image = this.host.painter.image(
      `card:${look}:${options.lines.join('|')}`,
      width + 2 * MARGIN,
      height + 2 * MARGIN,
      (context) => {
        paintSheet(context, width, height, look)
        if (says) paintEar(context, MARGIN + width - EAR_RADIUS - 4, MARGIN + height - EAR_RADIUS - 4)
        writeText(context, options, width, says ? height - EAR_RADIUS : height)
      },
    )
    this.object.removeAll(true)
    this.object.add(image)
  }
}

function paintSheet(context: CanvasRenderingContext2D, width: number, height: number, look: Look): void {
  cutPaper(context, MARGIN, MARGIN, width, height, 26)
  context.fillStyle = look === 'done' ? PALETTE.cahaya : PALETTE.putih
  context.fill()
  context.lineWidth = look === 'near' ? 8 : 4
  context.strokeStyle = look === 'near' ? PALETTE.nila : PALETTE.soga
  context.stroke()
}

function writeText(
  context: CanvasRenderingContext2D,
  { lines: paragraphs, all, free = 0 }: TextCardOptions,
  width: number,
  height: number,
): void {
  context.font = `700 100px ${READ_FONT}`
  const measure = (text: string) => context.measureText(text).width / 100
  const room = { width: width - free - 2 * EDGE.x, height: height - 2 * EDGE.y }
  const size = fittingSize(all, room, MOST, measure)
  const lines = linesOf(paragraphs, size, room.width, measure)
  context.font = `700 ${size}px ${READ_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = PALETTE.tinta
  const x = MARGIN + free + (width - free) / 2
  const step = LINE_HEIGHT * size
  lines.forEach((line, index) => {
    context.fillText(line, x, MARGIN + height / 2 + (index - (lines.length - 1) / 2) * step, room.width)
  })
}
