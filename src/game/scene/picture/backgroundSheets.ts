import { takeCanvas, giveCanvas } from '../../parts/canvasPool.ts'
import type { PieceData } from '../../picture.ts'
import { STAGE } from '../../rules/geometry.ts'

/** The layer below all sprites: the background, or the poster with the parts of the background that hide its sprites. */
export interface BackgroundFiles {
  /** The decoded picture; the painted canvas is cached as long as this exists. */
  readonly back: CanvasImageSource
  /** The image of the background parts. */
  readonly parts: CanvasImageSource | undefined
  readonly pieces: readonly PieceData[]
}

/** In px. */
interface Size {
  readonly width: number
  readonly height: number
}

interface Sheet {
  readonly context: CanvasRenderingContext2D
  readonly parts: CanvasImageSource | undefined
}

const sheets = new WeakMap<object, Sheet>()

/**
 * A picture's background as one canvas at the pixel size of a Canvas stage: painted once, in advance if the page comes next. Copied when the page
 * opens, and again wherever something moves over it.
 */
export function backgroundSheet(files: BackgroundFiles, size: Size): HTMLCanvasElement {
  const { back, parts } = files
  const known = sheets.get(back)
  if (known && known.parts === parts && isOfSize(known.context, size)) return known.context.canvas
  forgetBackground(back)
  const context = takeCanvas({ ...size, isOpaque: true })
  paintBackground(context, files, size)
  sheets.set(back, { context, parts })
  return context.canvas
}

/** Releases the sheet of a decoded picture that is being released. */
export function forgetBackground(back: object): void {
  const sheet = sheets.get(back)
  if (sheet === undefined) return
  sheets.delete(back)
  giveCanvas(sheet.context, true)
}

const isOfSize = ({ canvas }: CanvasRenderingContext2D, { width, height }: Size) =>
  canvas.width === width && canvas.height === height

function paintBackground(
  context: CanvasRenderingContext2D,
  { back, parts, pieces }: BackgroundFiles,
  size: Size,
): void {
  context.save()
  // The picture may end within the last row and column. White is the colour of its frame; without it, black would show.
  context.fillStyle = '#fff'
  context.fillRect(0, size.height - 1, size.width, 1)
  context.fillRect(size.width - 1, 0, 1, size.height)
  const scale = size.width / STAGE.width
  context.scale(scale, scale)
  context.drawImage(back, 0, 0, STAGE.width, STAGE.height)
  if (parts !== undefined)
    for (const { x, y, w, h, dx, dy } of pieces) context.drawImage(parts, x, y, w, h, dx, dy, w, h)
  context.restore()
}
