import type { GameObjects } from 'phaser'
import { PALETTE } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper, writeLine } from './shapes.ts'

/** The word in a friendly frame, shown if its picture is missing (SPEC section 8). Centred at 0,0; stage units. */
export function paintPlaceholder(host: PartHost, width: number, height: number, word: string): GameObjects.Image {
  return host.painter.image(`missing:${word}`, width, height, (context) => {
    cutPaper(context, 4, 4, width - 8, height - 8, 26)
    context.fillStyle = PALETTE.cahaya
    context.fill()
    context.setLineDash([14, 10])
    context.lineWidth = 4
    context.strokeStyle = PALETTE.soga
    context.stroke()
    const room = Math.min(24, width * 0.08)
    writeLine(context, word, { x: room, y: 0, width: width - 2 * room, height }, { size: Math.min(64, height * 0.4) })
  })
}
