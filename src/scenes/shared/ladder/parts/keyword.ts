import type { GameObjects } from 'phaser'
import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { cutPaper, writeLine } from '../../../../game/parts/shapes.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box } from '../../../../game/targets.ts'
import type { PictureRef } from '../schema.ts'
import type { LadderPictures } from './pictures.ts'

/** A picture with its word beside it. */
export interface Keyword {
  readonly text: string
  readonly picture?: PictureRef | undefined
  /** Painted where there is no picture, within a square of this side around 0,0. */
  readonly icon?: ((context: CanvasRenderingContext2D, side: number) => void) | undefined
}

/** The panel on which a keyword appears. */
export class KeywordPanel {
  private readonly host: PartHost
  private readonly pictures: LadderPictures
  private readonly box: Box
  private shown = ''
  private panel: GameObjects.Container | undefined

  constructor(host: PartHost, pictures: LadderPictures, box: Box) {
    this.host = host
    this.pictures = pictures
    this.box = box
  }

  /** Shows a keyword, or nothing. `from`: where it grows out of, stage units. */
  show(keyword: Keyword | undefined, from?: { readonly x: number; readonly y: number }): void {
    const name = keyword?.text ?? ''
    if (name === this.shown) return
    this.shown = name
    this.clear()
    if (!keyword) return
    const { host, box } = this
    const { x, y } = centreOf(box)
    const panel = host.scene.add.container(x, y)
    host.layer.add(panel)
    this.panel = panel
    const { width, height } = box
    const side = Math.min(height - 32, width * 0.44)
    const picture = this.pictures.image(keyword.picture, { x: 20 - width / 2, y: -side / 2, width: side, height: side })
    const hasPicture = picture !== undefined || keyword.icon !== undefined
    panel.add(this.paper(keyword, hasPicture ? side + 32 : 20, side))
    if (picture) panel.add(picture)
    if (host.motion === 'reduced' || from === undefined) {
      panel.setAlpha(0)
      return glide(host.scene, panel, { alpha: 1 }, MS.quick)
    }
    panel.setPosition(from.x, from.y).setScale(0.3)
    glide(host.scene, panel, { x, y, scale: 1 }, MS.calm, 'Back.easeOut')
  }

  private clear(): void {
    if (this.panel) this.host.scene.tweens.killTweensOf(this.panel)
    this.panel?.destroy(true)
    this.panel = undefined
  }

  private paper({ text, icon }: Keyword, left: number, side: number): GameObjects.Image {
    const { width, height } = this.box
    return this.host.painter.image(`ladder-keyword:${text}`, width, height, (context) => {
      cutPaper(context, 5, 5, width - 10, height - 10, 26)
      context.fillStyle = PALETTE.kertas
      context.fill()
      context.lineWidth = 6
      context.strokeStyle = PALETTE.soga
      context.stroke()
      if (icon) {
        context.save()
        context.translate(20 + side / 2, height / 2)
        icon(context, side)
        context.restore()
      }
      writeWrapped(context, text, { x: left, y: 16, width: width - left - 24, height: height - 32 })
    })
  }
}

/** Writes a word as large as fits, a sentence in lines. */
function writeWrapped(context: CanvasRenderingContext2D, text: string, box: Box): void {
  const words = text.split(' ')
  if (words.length <= 2) return writeLine(context, text, box, { size: 96 })
  const lines = words.length <= 4 ? 2 : 3
  const each = Math.ceil(words.length / lines)
  const height = box.height / lines
  for (let line = 0; line < lines; line += 1)
    writeLine(
      context,
      words.slice(line * each, (line + 1) * each).join(' '),
      { ...box, y: box.y + line * height, height },
      { size: 46 },
    )
}
