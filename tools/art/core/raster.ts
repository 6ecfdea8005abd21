import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { fontFiles } from './fonts.ts'

let fonts
/** SVG string -> raw RGBA at a pixel ratio. */
export function raster(svg, ratio = 2) {
  const r = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: ratio },
    font: { loadSystemFonts: false, fontFiles: (fonts ??= fontFiles()), defaultFontFamily: 'Andika' },
    shapeRendering: 2,
    imageRendering: 0,
  }).render()
  const data = Buffer.from(r.pixels)
  // resvg-js hands out premultiplied pixels; sharp expects straight ones. Without this, soft edges and bubbles turn grey.
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3]
    if (a && a < 255) {
      const k = 255 / a
      data[i] = Math.min(255, data[i] * k)
      data[i + 1] = Math.min(255, data[i + 1] * k)
      data[i + 2] = Math.min(255, data[i + 2] * k)
    }
  }
  return { data, width: r.width, height: r.height, ratio }
}
let tile
/** A 512-px seamless paper: cold-press mottling (survives WebP) under a little fine grain. */
function paper() {
  if (tile) return tile
  const N = 512
  tile = new Float32Array(N * N)
  let s = 12345
  const rnd = () => (s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 4294967296
  const layer = (cx, cy, amp) => {
    const gx = N / cx,
      gy = N / cy,
      v = Float32Array.from({ length: gx * gy }, () => rnd() - 0.5)
    for (let y = 0; y < N; y++)
      for (let x = 0; x < N; x++) {
        const fx = x / cx,
          fy = y / cy,
          x0 = Math.floor(fx),
          y0 = Math.floor(fy),
          u = fx - x0,
          w = fy - y0,
          su = u * u * (3 - 2 * u),
          sw = w * w * (3 - 2 * w)
        const a = v[(y0 % gy) * gx + (x0 % gx)],
          b = v[(y0 % gy) * gx + ((x0 + 1) % gx)],
          c = v[((y0 + 1) % gy) * gx + (x0 % gx)],
          d = v[((y0 + 1) % gy) * gx + ((x0 + 1) % gx)]
        tile[y * N + x] += amp * (a + (b - a) * su + (c - a) * sw + (a - b - c + d) * su * sw)
      }
  }
  layer(64, 32, 0.12)
  layer(16, 8, 0.16)
  layer(8, 4, 0.3)
  layer(4, 4, 0.5)
  layer(2, 2, 0.5)
  return tile
}
/** Gouache finish: modulate lightness by the paper tile; alpha untouched, so it works on sprites too. */
export function gouache(img, amount = 0.042) {
  const t = paper(),
    { data, width, height } = img,
    q = 2 / (img.ratio ?? 2) // same grain on the page at every ratio
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width * 4; x < width; x++, i += 4) {
      if (!data[i + 3]) continue
      const k = 1 + t[((y * q) & 511) * 512 + ((x * q) & 511)] * amount * 2
      data[i] = Math.min(255, data[i] * k)
      data[i + 1] = Math.min(255, data[i + 1] * k)
      data[i + 2] = Math.min(255, data[i + 2] * k)
    }
  return img
}
export const image = (img) => sharp(img.data, { raw: { width: img.width, height: img.height, channels: 4 } })
/** The sprite's alpha filled with one colour: drag-game silhouettes cost no drawing. */
export function silhouette(img, [r, g, b] = [59, 66, 110], a = 1) {
  const d = Buffer.from(img.data)
  for (let i = 0; i < d.length; i += 4) {
    d[i] = r
    d[i + 1] = g
    d[i + 2] = b
    d[i + 3] *= a
  }
  return { ...img, data: d }
}
