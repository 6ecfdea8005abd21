/** The photo as it is stored: cropped, lightened, with faces covered in its pixels. */
import { writtenCanvas } from '../kit/canvas.ts'
import { cropOf, type Size, storedSize, type View } from './crop.ts'
import type { OpenPhoto } from './openPhoto.ts'

/** A face that is covered: shares of the picture's width and height, `r` a share of its width. */
export interface Cover {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** How a photo is used. `light`: 1 is as it was taken. */
export interface PhotoUse {
  readonly view: View
  readonly light: number
  readonly covers: readonly Cover[]
}

const sizeOf = ({ canvas }: OpenPhoto): Size => ({ width: canvas.width, height: canvas.height })

/** Draws the used part on a canvas as wide as that is. */
export function drawPhoto(target: HTMLCanvasElement, photo: OpenPhoto, { view, light, covers }: PhotoUse): void {
  const { x, y, w, h } = cropOf(sizeOf(photo), view)
  const context = target.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo.canvas, x, y, w, h, 0, 0, target.width, target.height)
  lighten(context, light)
  for (const cover of covers) drawFlower(context, cover)
}

/** Where the used part lies in the preview of 4 : 3: shares of its width and height. */
export const WINDOW = { left: 0.05, width: 0.9, top: 0.125, height: 0.75 } as const

/** Draws the photo with what lies around the used part, which fills `WINDOW` of the target. */
export function drawAround(target: HTMLCanvasElement, photo: OpenPhoto, { view, light }: PhotoUse): void {
  const { x, y, w } = cropOf(sizeOf(photo), view)
  const context = target.getContext('2d')
  if (!context) return
  const k = (target.width * WINDOW.width) / w
  const [left, top] = [target.width * WINDOW.left - x * k, target.height * WINDOW.top - y * k]
  context.clearRect(0, 0, target.width, target.height)
  context.drawImage(photo.canvas, left, top, photo.canvas.width * k, photo.canvas.height * k)
  lighten(context, light)
}

/** Lighter or darker by laying white or black over it: a filter of the canvas is not known to every browser. */
function lighten(context: CanvasRenderingContext2D, light: number): void {
  if (light === 1) return
  const { width, height } = context.canvas
  context.save()
  context.globalCompositeOperation = light > 1 ? 'soft-light' : 'multiply'
  context.globalAlpha = light > 1 ? Math.min(1, light - 1) : 1
  const grey = Math.round(255 * light)
  context.fillStyle = light > 1 ? '#fff' : `rgb(${grey} ${grey} ${grey})`
  context.fillRect(0, 0, width, height)
  context.restore()
}

/** A flower that covers everything below it: the face is gone from the pixels. */
function drawFlower(context: CanvasRenderingContext2D, { x, y, r }: Cover): void {
  const { width, height } = context.canvas
  const [cx, cy, radius] = [x * width, y * height, r * width]
  const disc = (dx: number, dy: number, size: number, colour: string) => {
    context.fillStyle = colour
    context.beginPath()
    context.arc(cx + dx, cy + dy, size, 0, Math.PI * 2)
    context.fill()
  }
  for (const [colour, grow] of [
    ['#b23a20', 1],
    ['#ee7b4f', 0.94],
  ] as const) {
    disc(0, 0, radius * 0.9 * grow, colour)
    for (let petal = 0; petal < 8; petal += 1) {
      const angle = (petal * Math.PI) / 4
      disc(Math.cos(angle) * radius * 0.78, Math.sin(angle) * radius * 0.78, radius * 0.44 * grow, colour)
    }
  }
  disc(0, 0, radius * 0.42, '#8c2f14')
  disc(0, 0, radius * 0.36, '#ffc94a')
}

/** The used part as a file: WebP, or JPEG where the browser writes none. Nothing of the old file is in it. */
export async function storedPhoto(photo: OpenPhoto, use: PhotoUse): Promise<{ file: Blob; size: Size }> {
  const size = storedSize(sizeOf(photo), use.view)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  drawPhoto(canvas, photo, use)
  return { file: await writtenCanvas(canvas, 0.82, 'image/jpeg'), size }
}
