import type { Box } from '../targets.ts'
import { PALETTE } from './palette.ts'

/** Radius of the mark on tiles and cards, stage units. */
export const EAR_RADIUS = 17

/** A small ear on paper, centred at x, y: what carries it says itself when it is touched. */
export function paintEar(context: CanvasRenderingContext2D, x: number, y: number, radius = EAR_RADIUS): void {
  context.save()
  context.translate(x, y)
  context.scale(radius / 20, radius / 20)
  context.beginPath()
  context.arc(0, 0, 19, 0, Math.PI * 2)
  context.fillStyle = PALETTE.cahaya
  context.fill()
  context.lineWidth = 2.4
  context.strokeStyle = PALETTE.soga
  context.stroke()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = PALETTE.nila
  context.beginPath()
  // The rim, from the upper front around to the lobe; then the fold inside it.
  context.moveTo(-7, -1)
  context.bezierCurveTo(-8, -14, 9, -15, 9, -3)
  context.bezierCurveTo(9, 4, 3, 4, 3, 9)
  context.bezierCurveTo(3, 14, -5, 14, -5, 8)
  context.moveTo(-2, -2)
  context.bezierCurveTo(-2, -8, 5, -8, 4, -2)
  context.bezierCurveTo(3, 1, 0, 1, 0, 4)
  context.stroke()
  context.restore()
}

/** The place of the mark in the lower right corner of a box: its centre. */
export function earPlace({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width - EAR_RADIUS - 4, y: y + height - EAR_RADIUS - 4 }
}
