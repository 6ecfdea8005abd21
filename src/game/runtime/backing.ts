import { STAGE } from '../rules/geometry.ts'

/** Maximum backing pixels per stage unit, if not limited by the device. */
const MOST_SCALE = 2
const LEAST_WIDTH = 320

/** Devices with at most this much memory, GB, draw low-resolution pictures: a quarter of the pixels. */
const LITTLE_GB = 1

/** Maximum backing pixels per stage unit on this device; not every browser reports its memory. */
export function mostScale(): number {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined
  return typeof memory === 'number' && memory <= LITTLE_GB ? 1 : MOST_SCALE
}

/** Width of the stage's backing store for a host width in CSS px: as many pixels as the screen can show. */
export function backingWidth(hostWidth: number, most: number = MOST_SCALE): number {
  const shown = Math.ceil(hostWidth * Math.min(window.devicePixelRatio, 2))
  return Math.max(LEAST_WIDTH, Math.min(STAGE.width * Math.min(most, mostScale()), shown))
}
