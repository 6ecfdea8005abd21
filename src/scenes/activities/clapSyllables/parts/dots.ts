import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import type { GameObjects } from 'phaser'
import type { Box } from '../../../../game/targets.ts'

/** Where the dots of a card lie, in shares of its width and height from its middle: as on a die. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.22, 0],
    [0.22, 0],
  ],
  [
    [-0.22, -0.18],
    [0.22, -0.18],
    [0, 0.2],
  ],
  [
    [-0.22, -0.2],
    [0.22, -0.2],
    [-0.22, 0.2],
    [0.22, 0.2],
  ],
]

/** So many dots within a box, `lit` of them bright. */
export function makeDots(host: PartHost, box: Box, count: number, lit: number): GameObjects.Image {
  const { x, y, width, height } = box
  const image = host.painter.image(`ladder-dots:${count}:${lit}`, width, height, (context) => {
    for (const [index, [dx, dy]] of (PLACES[count - 1] ?? []).entries()) {
      context.beginPath()
      context.arc(width * (0.5 + dx), height * (0.5 + dy), Math.min(width, height) * 0.135, 0, Math.PI * 2)
      context.fillStyle = index < lit ? PALETTE.kunyit : PALETTE.santan
      context.fill()
      context.lineWidth = 5
      context.strokeStyle = PALETTE.soga
      context.stroke()
    }
  })
  return image.setPosition(x + width / 2, y + height / 2)
}
