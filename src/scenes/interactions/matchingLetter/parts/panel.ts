import type { GameObjects } from 'phaser'
import type { Box } from '../../../../game/targets.ts'
import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { cutPaper } from '../../../../game/parts/shapes.ts'

/** A sheet of opaque paper as background of the play, stage units. */
export function paintPanel(host: PartHost, box: Box): GameObjects.Image {
  const { x, y, width, height } = box
  const image = host.painter.image('panel', width, height, (context) => {
    cutPaper(context, 4, 4, width - 8, height - 8, 30)
    context.fillStyle = PALETTE.kertas
    context.fill()
    context.lineWidth = 5
    context.strokeStyle = PALETTE.soga
    context.stroke()
  })
  host.back.add(image.setPosition(x + width / 2, y + height / 2))
  return image
}
