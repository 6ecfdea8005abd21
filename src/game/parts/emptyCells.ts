import type { Box } from '../targets.ts'
import { PALETTE } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper } from './shapes.ts'

/** A pale dashed outline for each cell (stage units), which shows where a tile belongs while it is away. */
export function paintEmptyCells(host: PartHost, cells: readonly Box[]): void {
  for (const { x, y, width, height } of cells) {
    const image = host.painter.image('cell', width, height, (context) => {
      cutPaper(context, 3, 3, width - 6, height - 6, 16)
      context.fillStyle = 'rgb(255 247 230 / .45)'
      context.fill()
      context.setLineDash([9, 7])
      context.lineWidth = 3
      context.strokeStyle = PALETTE.soga
      context.globalAlpha = 0.6
      context.stroke()
    })
    host.back.add(image.setPosition(x + width / 2, y + height / 2))
  }
}
