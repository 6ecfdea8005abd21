import { PALETTE } from '../../../../game/parts/palette.ts'

/** A mouth, around 0,0, within a square of `side`: beside the words that say how a sound is made. */
export function paintLips(context: CanvasRenderingContext2D, side: number): void {
  context.beginPath()
  context.arc(0, 0, side * 0.46, 0, Math.PI * 2)
  context.fillStyle = '#F3C6A2'
  context.fill()
  const wide = side * 0.32
  const high = side * 0.17
  context.beginPath()
  context.moveTo(-wide, 0)
  context.quadraticCurveTo(-wide * 0.4, -high * 1.5, 0, -high * 0.6)
  context.quadraticCurveTo(wide * 0.4, -high * 1.5, wide, 0)
  context.quadraticCurveTo(0, high * 2.2, -wide, 0)
  context.fillStyle = '#C8433C'
  context.fill()
  context.beginPath()
  context.moveTo(-wide * 0.86, 0)
  context.quadraticCurveTo(0, high * 0.7, wide * 0.86, 0)
  context.lineWidth = side * 0.03
  context.strokeStyle = PALETTE.tinta
  context.stroke()
}
