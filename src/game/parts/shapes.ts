import { PALETTE, READ_FONT, TITLE_FONT } from './palette.ts'

/** The path of a rectangle with four different corners, as if cut by hand. */
export function cutPaper(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
): void {
  const c = Math.min(corner, width / 2, height / 2)
  context.beginPath()
  context.roundRect(x, y, width, height, [c, c * 0.8, c * 1.1, c * 0.75])
}

/** Writes one line centred in a box, in a smaller size if it would not fit. */
export function writeLine(
  context: CanvasRenderingContext2D,
  text: string,
  box: { x: number; y: number; width: number; height: number },
  style: { size: number; colour?: string; font?: string },
): void {
  const font = style.font ?? READ_FONT
  context.font = `700 ${style.size}px ${font}`
  const wide = context.measureText(text).width
  const size = wide > box.width ? style.size * (box.width / wide) : style.size
  context.font = `700 ${size}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = style.colour ?? PALETTE.tinta
  // Centres the glyphs themselves: with the font's own baseline, words in capitals would sit too high.
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text)
  const baseline = box.y + box.height / 2 + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2
  context.fillText(text, box.x + box.width / 2, baseline)
}

/** Margin around a paper tile for its shadow, stage units. */
export const TILE_MARGIN = 16

/** A paper chip of `width` × `height` with its 3D edge and shadow, drawn inside a margin of `TILE_MARGIN`. */
export function paintChip(context: CanvasRenderingContext2D, width: number, height: number, isLifted: boolean): void {
  const x = TILE_MARGIN
  const y = TILE_MARGIN
  context.save()
  context.shadowColor = isLifted ? 'rgb(27 84 80 / .45)' : 'rgb(27 84 80 / .35)'
  context.shadowBlur = isLifted ? 18 : 10
  context.shadowOffsetY = isLifted ? 12 : 5
  cutPaper(context, x, y + (isLifted ? 0 : 4), width, height, 16)
  context.fillStyle = PALETTE.paperSide
  context.fill()
  context.restore()
  cutPaper(context, x, y, width, height, 16)
  context.fillStyle = PALETTE.putih
  context.fill()
  if (isLifted) {
    context.lineWidth = 11
    context.strokeStyle = PALETTE.nila
    context.stroke()
  }
  context.lineWidth = 4
  context.strokeStyle = PALETTE.soga
  context.stroke()
}

/** A star with a face, for something won. Centred at x, y. */
export function paintStar(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.save()
  context.translate(x, y)
  context.beginPath()
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5
    const reach = corner % 2 === 0 ? radius : radius * 0.56
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  context.closePath()
  context.lineJoin = 'round'
  context.lineWidth = radius * 0.36
  context.strokeStyle = '#C98A1E'
  context.stroke()
  context.lineWidth = radius * 0.18
  context.strokeStyle = PALETTE.kunyit
  context.stroke()
  context.fillStyle = PALETTE.kunyit
  context.fill()
  paintFace(context, radius)
  context.restore()
}

function paintFace(context: CanvasRenderingContext2D, radius: number): void {
  context.fillStyle = PALETTE.tinta
  for (const side of [-1, 1]) {
    context.beginPath()
    context.arc(side * radius * 0.24, -radius * 0.06, radius * 0.085, 0, Math.PI * 2)
    context.fill()
  }
  context.beginPath()
  context.arc(0, radius * 0.1, radius * 0.2, 0.15 * Math.PI, 0.85 * Math.PI)
  context.lineWidth = radius * 0.09
  context.lineCap = 'round'
  context.strokeStyle = PALETTE.tinta
  context.stroke()
}

/** `counted`: bright, with a sun-like rim; `waiting`: plain paper with a dashed rim. */
export type BadgeStyle = 'counted' | 'waiting'

/** A scalloped badge with a number, centred at x, y. */
export function paintBadge(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  text: string,
  look: BadgeStyle = 'counted',
): void {
  const isCounted = look === 'counted'
  context.save()
  context.translate(x, y)
  context.shadowColor = 'rgb(27 84 80 / .4)'
  context.shadowBlur = 8
  context.shadowOffsetY = 4
  context.beginPath()
  const scallops = 14
  for (let step = 0; step <= scallops * 8; step += 1) {
    const angle = (step / (scallops * 8)) * Math.PI * 2
    const reach = radius * (0.95 + 0.05 * Math.cos(angle * scallops))
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  context.fillStyle = isCounted ? PALETTE.kunyit : PALETTE.santan
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = radius * 0.07
  if (!isCounted) context.setLineDash([radius * 0.2, radius * 0.14])
  context.strokeStyle = PALETTE.soga
  context.stroke()
  context.beginPath()
  context.arc(0, 0, radius * 0.76, 0, Math.PI * 2)
  context.fillStyle = PALETTE.putih
  context.fill()
  writeLine(
    context,
    text,
    { x: -radius * 0.66, y: -radius * 0.66, width: radius * 1.32, height: radius * 1.38 },
    { size: radius * 1.06, font: TITLE_FONT },
  )
  context.restore()
}

let measuring: CanvasRenderingContext2D | null | undefined

/** A canvas context for measuring words, created once: creating it takes longer than measuring. */
function measuringContext(): CanvasRenderingContext2D | null {
  measuring ??= document.createElement('canvas').getContext('2d')
  return measuring
}

/** How wide a text is in the reading font, px at a font of `size` px. */
export function textWidth(text: string, size: number): number {
  const context = measuringContext()
  if (context === null) return text.length * size * 0.56
  context.font = `700 ${size}px ${READ_FONT}`
  return context.measureText(text).width
}

/** The largest font size at which every word fits a tile of this size, so that words in a row look alike. `free`: width without text, stage units. */
export function commonSize(
  words: readonly string[],
  tile: { readonly width: number; readonly height: number },
  free = 0,
): number {
  const context = measuringContext()
  if (context === null) return tile.height * 0.4
  context.font = `700 100px ${READ_FONT}`
  const widest = Math.max(1, ...words.map((word) => context.measureText(word).width))
  return Math.min(tile.height * 0.46, ((tile.width - 32 - free) / widest) * 100)
}
