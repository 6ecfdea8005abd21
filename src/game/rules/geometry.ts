import type { Box } from '../targets.ts'

/** The logical stage; the picture fills it. */
export const STAGE = { width: 1280, height: 800 } as const

/** How far beside a target a touch still counts, on each side, as a fraction of its size: the touch area is half as large again. */
export const TOUCH_REACH = 0.25

/** Width of the specification's drop areas in their own pixels: 900 px are 1280 stage units. */
const DROP_AREA_WIDTH = 900

/** Converts percent of the picture to stage units. */
export function fromPercent(box: Box): Box {
  return {
    x: (box.x / 100) * STAGE.width,
    y: (box.y / 100) * STAGE.height,
    width: (box.width / 100) * STAGE.width,
    height: (box.height / 100) * STAGE.height,
  }
}

/** Converts drop-area pixels to stage units; `windowTop` is the top edge of the drop area in percent of the picture. */
export function fromDropArea(box: Box, windowTop: number): Box {
  const scale = STAGE.width / DROP_AREA_WIDTH
  return {
    x: box.x * scale,
    y: box.y * scale + (windowTop / 100) * STAGE.height,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/** The centre of a box. */
export function centreOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Fraction of the item's area inside the zone, 0…1: decides every drop (SPEC section 5). */
export function overlapShare(item: Box, zone: Box): number {
  const width = Math.min(item.x + item.width, zone.x + zone.width) - Math.max(item.x, zone.x)
  const height = Math.min(item.y + item.height, zone.y + zone.height) - Math.max(item.y, zone.y)
  const area = item.width * item.height
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area
}

/** Whether the point is in the box. */
export function contains(box: Box, point: { x: number; y: number }): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height
}
