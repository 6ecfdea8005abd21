import type { Box } from '../targets.ts'

/** The logical stage, which the picture fills. */
export const STAGE = { width: 1280, height: 800 } as const

/** A finger's miss that still counts: this share of a target's size to each side makes it half as large again. */
export const TOUCH_REACH = 0.25

/** Width of the spec's drop areas in their own pixels: 900 show 1280 stage units. */
const DROP_AREA_WIDTH = 900

/** Percent of the picture to stage units. */
export function fromPercent(box: Box): Box {
  return {
    x: (box.x / 100) * STAGE.width,
    y: (box.y / 100) * STAGE.height,
    width: (box.width / 100) * STAGE.width,
    height: (box.height / 100) * STAGE.height,
  }
}

/** Drop-area pixels to stage units; `windowTop` is the percent of the picture at which the drop area's upper edge lies. */
export function fromDropArea(box: Box, windowTop: number): Box {
  const scale = STAGE.width / DROP_AREA_WIDTH
  return {
    x: box.x * scale,
    y: box.y * scale + (windowTop / 100) * STAGE.height,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/** The middle of a box. */
export function centreOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Share of the item's area that lies inside the zone, 0…1: the measure of every drop (SPEC section 5). */
export function overlapShare(item: Box, zone: Box): number {
  const width = Math.min(item.x + item.width, zone.x + zone.width) - Math.max(item.x, zone.x)
  const height = Math.min(item.y + item.height, zone.y + zone.height) - Math.max(item.y, zone.y)
  const area = item.width * item.height
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area
}

/** Does the box hold the point? */
export function contains(box: Box, point: { x: number; y: number }): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height
}
