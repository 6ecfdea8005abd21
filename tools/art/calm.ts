/** Colours under a veil: where a drawing hardly covers, its colour is hardly seen, and its noise costs bytes all the same. */
import type { Pixels } from './pixels.ts'

/** Below this alpha a pixel takes the colour of its surroundings; up to twice as much it is mixed. */
const VEIL = 56
/** How far the surroundings reach, px. */
const REACH = 6

/**
 * Smooths colours where alpha is low, in place; alpha stays. Soft shadows and glows come out of the rasteriser with colours that jump from
 * pixel to pixel (8 bits premultiplied leave few of them under a low alpha), and the paper's grain lies on top.
 */
export function calm(pixels: Pixels): void {
  const { data, width, height } = pixels
  const sums = [0, 1, 2, 3].map((channel) => surroundings(pixels, channel))
  for (let i = 0; i < width * height; i += 1) {
    const alpha = data[i * 4 + 3] ?? 0
    const around = sums[3]?.[i] ?? 0
    if (alpha === 0 || alpha >= 2 * VEIL || around === 0) continue
    const own = Math.max(0, alpha / VEIL - 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const calmed = Math.min(255, ((sums[channel]?.[i] ?? 0) / around) * 255)
      data[i * 4 + channel] = Math.round((data[i * 4 + channel] ?? 0) * own + calmed * (1 - own))
    }
  }
}

/** Sums of a channel (colours times alpha) over the square around each pixel: along the rows, then along the columns. */
function surroundings({ data, width, height }: Pixels, channel: number): Float32Array {
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i += 1) {
    const alpha = data[i * 4 + 3] ?? 0
    values[i] = channel === 3 ? alpha : ((data[i * 4 + channel] ?? 0) * alpha) / 255
  }
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) slide(values, rows, y * width, 1, width)
  for (let x = 0; x < width; x += 1) slide(rows, values, x, width, height)
  return values
}

/** Sums over a sliding window along one line. */
function slide(from: Float32Array, to: Float32Array, start: number, step: number, length: number): void {
  let sum = 0
  for (let i = 0; i < Math.min(REACH, length); i += 1) sum += from[start + i * step] ?? 0
  for (let i = 0; i < length; i += 1) {
    if (i + REACH < length) sum += from[start + (i + REACH) * step] ?? 0
    if (i - REACH - 1 >= 0) sum -= from[start + (i - REACH - 1) * step] ?? 0
    to[start + i * step] = sum
  }
}
