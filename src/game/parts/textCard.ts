import { centreOf } from '../rules/geometry.ts'
import type { Box, RuleTarget } from '../targets.ts'
import { PALETTE, READ_FONT } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper } from './shapes.ts'
import type { TargetView } from './targetView.ts'
import { glide, MS } from './tween.ts'

const MARGIN = 10
const SIZE = 32
const LINE = 40

/** A card with a few words on it, broken into lines: a place that an item is brought to. Done cards fade to a star-coloured paper. */
export function makeTextCard(host: PartHost, target: RuleTarget, lines: readonly string[]): TargetView {
  return new TextCard(host, target, lines)
}

type Look = 'waiting' | 'near' | 'done'

class TextCard implements TargetView {
  private readonly host: PartHost
  private readonly lines: readonly string[]
  private readonly object
  private target: RuleTarget
  private look: Look

  constructor(host: PartHost, target: RuleTarget, lines: readonly string[]) {
    this.host = host
    this.target = target
    this.lines = lines
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
    this.show(target.state === 'done' ? 'done' : 'waiting')
  }

  near(isNear: boolean): void {
    if (this.look !== 'done') this.show(isNear ? 'near' : 'waiting')
  }

  glow(isGlowing: boolean): void {
    this.near(isGlowing)
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
    const { look, lines } = this
    const image = this.host.painter.image(
      `card:${look}:${lines.join('|')}`,
      width + 2 * MARGIN,
      height + 2 * MARGIN,
      (context) => {
        paintSheet(context, width, height, look)
        writeLines(context, lines, width, height)
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

function writeLines(
  context: CanvasRenderingContext2D,
  paragraphs: readonly string[],
  width: number,
  height: number,
): void {
  context.font = `700 ${SIZE}px ${READ_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = PALETTE.tinta
  const lines = paragraphs.flatMap((text) => broken(context, text, width - 24))
  const size = Math.min(SIZE, (height - 20) / lines.length / (LINE / SIZE))
  context.font = `700 ${size}px ${READ_FONT}`
  const step = (LINE / SIZE) * size
  lines.forEach((line, index) => {
    context.fillText(
      line,
      MARGIN + width / 2,
      MARGIN + height / 2 + (index - (lines.length - 1) / 2) * step,
      width - 20,
    )
  })
}

/** Breaks a text where it would be wider than the card. */
function broken(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
