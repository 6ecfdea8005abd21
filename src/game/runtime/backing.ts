import { STAGE } from '../rules/geometry.ts'

/** Most backing pixels for one stage unit: more than the files of a picture have. */
const MOST_SCALE = 2
const LEAST_WIDTH = 320

/** Devices with at most this much memory, GB, draw low-resolution pictures: a quarter of the pixels. */
const LITTLE_GB = 1

/** Most backing pixels for one stage unit on this device; not every browser tells its memory. */
export function mostScale(): number {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined
  return typeof memory === 'number' && memory <= LITTLE_GB ? 1 : MOST_SCALE
}

/** Backing pixels of the stage in a host that is so many CSS px wide: as many as the screen can show of the picture. */
export function backingWidth(hostWidth: number, most: number = MOST_SCALE): number {
  const shown = Math.ceil(hostWidth * Math.min(window.devicePixelRatio, 2))
  return Math.max(LEAST_WIDTH, Math.min(STAGE.width * Math.min(most, mostScale()), shown))
}
