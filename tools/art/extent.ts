/** How far a drawing reaches, and how far it leaves its box. */
import type { Box } from './app.ts'

/** Straight or premultiplied RGBA pixels. */
export interface PixelGrid {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Stage pixels by which a drawing leaves its box on each side; 0 where it stays in. */
export interface Overhang {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest box (px of the grid) around all pixels with at least this alpha; `undefined` where nothing is drawn. */
export function extentOf({ data, width, height }: PixelGrid, leastAlpha: number): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < leastAlpha) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < left ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Compares an extent with a box in the same units. */
export function overhang(extent: Box, box: Box): Overhang {
  const beyond = (value: number) => Math.max(0, Math.round(value))
  return {
    left: beyond(box.x - extent.x),
    top: beyond(box.y - extent.y),
    right: beyond(extent.x + extent.width - box.x - box.width),
    bottom: beyond(extent.y + extent.height - box.y - box.height),
  }
}
