import type { GameObjects } from 'phaser'
import { centreOf } from '../rules/geometry.ts'
import type { Box } from '../targets.ts'
import { PALETTE } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper } from './shapes.ts'

const MARGIN = 6

/** The strip of paper that waiting pieces lie on, stage units; below the pieces, takes no touches. `slots`: places outlined while empty. */
export function paintTray(host: PartHost, box: Box, slots: readonly Box[] = []): GameObjects.Image {
  const { width, height } = box
  const tray = host.painter.image('tray', width + MARGIN * 2, height + MARGIN * 2, (context) => {
    cutPaper(context, MARGIN, MARGIN, width, height, 26)
    context.fillStyle = 'rgb(255 247 230 / .93)'
    context.fill()
    context.lineWidth = 3
    context.strokeStyle = PALETTE.soga
    context.stroke()
    context.setLineDash([9, 7])
    context.strokeStyle = PALETTE.paperSide
    for (const slot of slots) {
      cutPaper(context, slot.x - box.x + MARGIN, slot.y - box.y + MARGIN, slot.width, slot.height, 16)
      context.stroke()
    }
  })
  const { x, y } = centreOf(box)
  tray.setPosition(x, y)
  host.layer.add(tray)
  return tray
}
