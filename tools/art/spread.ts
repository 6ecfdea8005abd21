/** Fills what is clear with the colours of what is seen beside it. */
import type { Pixels } from './pixels.ts'

/** A picture at one of its sizes: colours times alpha, and alpha, 0 … 1. */
interface Level {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/**
 * The same pixels, whose wholly clear ones have colours too: those of their surroundings, ever smoother with distance. Nobody sees them, but
 * an edge against black costs a lossy coder more than all that is inside it, and bleeds into what is seen. What covers no more than `faint`
 * (alpha) takes the colours of its surroundings too: its own are mostly chance.
 */
export function spread({ data, width, height }: Pixels, faint = 0): Pixels {
  const levels = [first({ data, width, height }, faint)]
  for (let last = levels[0]; last && (last.width > 1 || last.height > 1); last = levels.at(-1)) levels.push(halve(last))
  for (let index = levels.length - 2; index >= 0; index -= 1) fill(levels[index], levels[index + 1])
  const filled = levels[0]?.values ?? new Float32Array()
  const spreadData = Buffer.from(data)
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) > faint) continue
    for (let j = i; j < i + 3; j += 1) spreadData[j] = Math.round(Math.min(255, filled[j] ?? 0))
  }
  return { data: spreadData, width, height }
}

function first({ data, width, height }: Pixels, faint: number): Level {
  const values = new Float32Array(width * height * 4)
  for (let i = 0; i < values.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) > faint ? (data[i + 3] ?? 0) / 255 : 0
    for (let j = i; j < i + 3; j += 1) values[j] = (data[j] ?? 0) * alpha
    values[i + 3] = alpha
  }
  return { width, height, values }
}

/** Half the size: four pixels in one. Where they are more than one whole pixel together, they are one. */
function halve({ width, height, values }: Level): Level {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const halved = new Float32Array(columns * rows * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(y * width + x) * 4, ((y >> 1) * columns + (x >> 1)) * 4]
      for (let j = 0; j < 4; j += 1) halved[to + j] = (halved[to + j] ?? 0) + (values[from + j] ?? 0)
    }
  }
  for (let i = 0; i < halved.length; i += 4) {
    const alpha = halved[i + 3] ?? 0
    if (alpha > 1) for (let j = i; j < i + 4; j += 1) halved[j] = (halved[j] ?? 0) / alpha
  }
  return { width: columns, height: rows, values: halved }
}

/** Puts behind what a level shows the colours of the next smaller one. */
function fill(level: Level | undefined, smaller: Level | undefined): void {
  if (!level || !smaller) return
  const { width, height, values } = level
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y * width + x) * 4
      const gap = 1 - (values[i + 3] ?? 0)
      if (gap <= 0) continue
      const from = ((y >> 1) * smaller.width + (x >> 1)) * 4
      const alpha = smaller.values[from + 3] ?? 0
      // Nothing is seen in the whole picture.
      if (alpha === 0) continue
      for (let j = 0; j < 3; j += 1)
        values[i + j] = (values[i + j] ?? 0) + (gap * (smaller.values[from + j] ?? 0)) / alpha
      values[i + 3] = 1
    }
  }
}
