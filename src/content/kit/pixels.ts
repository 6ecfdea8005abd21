/** Lays pictures over each other, pixel by pixel: the same in Node and in a browser, so that a picture is stored as it was seen. */

/** Straight RGBA pixels. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A rectangle of pixels. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a point of the target lies in the source: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** So many clear pixels. */
export const clearPixels = (width: number, height: number): Pixels => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
})

/** Lays a colour (0–255, not multiplied by its alpha) over a pixel of the target. */
function over(data: Pixels['data'], at: number, red: number, green: number, blue: number, alpha: number): void {
  const rest = ((data[at + 3] ?? 0) * (255 - alpha)) / 255
  const whole = alpha + rest
  if (whole <= 0) return
  data[at] = Math.round((red * alpha + (data[at] ?? 0) * rest) / whole)
  data[at + 1] = Math.round((green * alpha + (data[at + 1] ?? 0) * rest) / whole)
  data[at + 2] = Math.round((blue * alpha + (data[at + 2] ?? 0) * rest) / whole)
  data[at + 3] = Math.round(whole)
}

/** Lays a source over the target where their pixels meet exactly, its corner at `left`, `top`; in place. */
export function layExactly(target: Pixels, source: Pixels, left: number, top: number): void {
  const [from, to] = [Math.max(0, -left), Math.min(source.width, target.width - left)]
  for (let y = Math.max(0, -top); y < Math.min(source.height, target.height - top); y += 1) {
    let at = (y * source.width + from) * 4
    let under = ((y + top) * target.width + from + left) * 4
    for (let x = from; x < to; x += 1, at += 4, under += 4) {
      const { data } = source
      const alpha = data[at + 3] ?? 0
      if (alpha > 0) over(target.data, under, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha)
    }
  }
}

/** The sum of looks at a source, colours multiplied by alpha; one, so that a million looks make no garbage. */
const sum = { red: 0, green: 0, blue: 0, alpha: 0 }

function addPixel({ data, width, height }: Pixels, x: number, y: number, weight: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height || weight === 0) return
  const at = (y * width + x) * 4
  const alpha = (data[at + 3] ?? 0) * weight
  sum.red += (data[at] ?? 0) * alpha
  sum.green += (data[at + 1] ?? 0) * alpha
  sum.blue += (data[at + 2] ?? 0) * alpha
  sum.alpha += alpha
}

/** Adds what lies between four pixels; nothing lies outside of the source. */
function addBetween(source: Pixels, x: number, y: number): void {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [u, v] = [x - 0.5 - left, y - 0.5 - top]
  addPixel(source, left, top, (1 - u) * (1 - v))
  addPixel(source, left + 1, top, u * (1 - v))
  addPixel(source, left, top + 1, (1 - u) * v)
  addPixel(source, left + 1, top + 1, u * v)
}

/**
 * Lays a source over a part of the target, in place. Where the source is drawn smaller, several of its places are averaged. `tint`: factors of red,
 * green and blue.
 */
export function lay(
  target: Pixels,
  source: Pixels,
  { a, b, c, d, e, f }: Matrix,
  { area, tint = [1, 1, 1] }: { readonly area: PixelBox; readonly tint?: readonly [number, number, number] },
): void {
  const across = Math.max(1, Math.ceil(Math.hypot(a, b) - 0.01))
  const down = Math.max(1, Math.ceil(Math.hypot(c, d) - 0.01))
  const looks = across * down
  const [left, top] = [Math.max(0, area.left), Math.max(0, area.top)]
  const right = Math.min(target.width, area.left + area.width)
  const bottom = Math.min(target.height, area.top + area.height)
  const [red, green, blue] = tint
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      sum.red = 0
      sum.green = 0
      sum.blue = 0
      sum.alpha = 0
      for (let look = 0; look < looks; look += 1) {
        const px = x + ((look % across) + 0.5) / across
        const py = y + (Math.floor(look / across) + 0.5) / down
        addBetween(source, a * px + c * py + e, b * px + d * py + f)
      }
      const { alpha } = sum
      if (alpha <= 0) continue
      const at = (y * target.width + x) * 4
      over(
        target.data,
        at,
        (sum.red / alpha) * red,
        (sum.green / alpha) * green,
        (sum.blue / alpha) * blue,
        alpha / looks,
      )
    }
  }
}

/** The same picture at half its size: four pixels in one. */
export function halvedPixels({ data, width, height }: Pixels): Pixels {
  const half = clearPixels(Math.floor(width / 2), Math.floor(height / 2))
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (const at of [
        y * 2 * width + x * 2,
        y * 2 * width + x * 2 + 1,
        (y * 2 + 1) * width + x * 2,
        (y * 2 + 1) * width + x * 2 + 1,
      ]) {
        const own = data[at * 4 + 3] ?? 0
        red += (data[at * 4] ?? 0) * own
        green += (data[at * 4 + 1] ?? 0) * own
        blue += (data[at * 4 + 2] ?? 0) * own
        alpha += own
      }
      if (alpha > 0)
        half.data.set([red / alpha, green / alpha, blue / alpha, alpha / 4].map(Math.round), (y * half.width + x) * 4)
    }
  }
  return half
}

/** A part of a picture; what lies outside of it is clear. */
export function cutPixels(source: Pixels, { left, top, width, height }: PixelBox): Pixels {
  const part = clearPixels(width, height)
  const [from, to] = [Math.max(0, left), Math.min(source.width, left + width)]
  if (to <= from) return part
  for (let y = Math.max(0, top); y < Math.min(source.height, top + height); y += 1) {
    const row = source.data.subarray((y * source.width + from) * 4, (y * source.width + to) * 4)
    part.data.set(row, ((y - top) * width + from - left) * 4)
  }
  return part
}

/** Copies pixels into a sheet, replacing what lay there. */
export function pastePixels(sheet: Pixels, { data, width, height }: Pixels, left: number, top: number): void {
  for (let y = 0; y < height; y += 1)
    sheet.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * sheet.width + left) * 4)
}

/** A difference of colour times alpha that nobody sees. */
const UNSEEN = 6

/** The smallest box, even on all sides, in which two pictures of one size differ; `undefined` where they do not. */
export function differing(one: Pixels, other: Pixels): PixelBox | undefined {
  const { width, height } = one
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!differsAt(one.data, other.data, (y * width + x) * 4)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return undefined
  const even = (value: number) => value - (value % 2)
  const [x, y] = [even(left), even(top)]
  return { left: x, top: y, width: even(right - x + 2), height: even(bottom - y + 2) }
}

function differsAt(one: Pixels['data'], other: Pixels['data'], at: number): boolean {
  const [alpha, otherAlpha] = [one[at + 3] ?? 0, other[at + 3] ?? 0]
  if (Math.abs(alpha - otherAlpha) > UNSEEN) return true
  for (let channel = at; channel < at + 3; channel += 1)
    if (Math.abs((one[channel] ?? 0) * alpha - (other[channel] ?? 0) * otherAlpha) > UNSEEN * 255) return true
  return false
}
