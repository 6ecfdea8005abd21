/** From SVG to pixels: rasterising, paper grain, silhouettes. */
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { fontFiles } from './fonts.ts'

/** RGBA pixels with straight alpha; `ratio` px for each drawing unit. */
export interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/**
 * Undoes premultiplied alpha in place: resvg-js hands out premultiplied pixels, sharp expects straight ones.
 * Without this, soft edges and bubbles turn grey.
 */
export function straighten(data: Uint8Array): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let j = i; j < i + 3; j += 1) data[j] = Math.min(255, ((data[j] ?? 0) * 255) / alpha)
  }
}

let fonts: string[] | undefined
/** Draws an SVG document at a pixel ratio. */
export function raster(svg: string, ratio = 2): Raster {
  fonts ??= fontFiles()
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: ratio },
    font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'Andika' },
    shapeRendering: 2,
    imageRendering: 0,
  }).render()
  const data = Buffer.from(drawn.pixels)
  straighten(data)
  return { data, width: drawn.width, height: drawn.height, ratio }
}

/** Side of the paper tile, px. */
const TILE = 512
/** Cell width, cell height and strength of the mottlings the paper is made of, coarse to fine. */
const MOTTLINGS = [
  [64, 32, 0.12],
  [16, 8, 0.16],
  [8, 4, 0.3],
  [4, 4, 0.5],
  [2, 2, 0.5],
] as const
const ease = (u: number): number => u * u * (3 - 2 * u)

/** Adds one mottling to the tile: smooth noise on a grid of cells that meets itself at the edges. */
function mottle(tile: Float32Array, cellX: number, cellY: number, strength: number, chance: () => number): void {
  const columns = TILE / cellX,
    rows = TILE / cellY
  const grid = Float32Array.from({ length: columns * rows }, () => chance() - 0.5)
  const at = (x: number, y: number): number => grid[(y % rows) * columns + (x % columns)] ?? 0
  for (let y = 0; y < TILE; y += 1) {
    const y0 = Math.floor(y / cellY),
      v = ease(y / cellY - y0)
    for (let x = 0; x < TILE; x += 1) {
      const x0 = Math.floor(x / cellX),
        u = ease(x / cellX - x0)
      const [a, b, c, d] = [at(x0, y0), at(x0 + 1, y0), at(x0, y0 + 1), at(x0 + 1, y0 + 1)]
      const i = y * TILE + x
      tile[i] = (tile[i] ?? 0) + strength * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v)
    }
  }
}

let tile: Float32Array | undefined
/** A 512-px seamless paper: cold-press mottling (survives WebP) under a little fine grain. */
function paper(): Float32Array {
  if (tile) return tile
  const made = new Float32Array(TILE * TILE)
  let seed = 12345
  const chance = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296
  for (const [cellX, cellY, strength] of MOTTLINGS) mottle(made, cellX, cellY, strength, chance)
  tile = made
  return made
}
/**
 * Gouache finish, in place: lightness follows the paper; alpha stays, so it works on sprites too. The grain is the same at every ratio;
 * `origin` (whole drawing units) is the corner's place on the paper, so that layers of one picture share its grain.
 */
export function gouache(
  img: Raster,
  amount = 0.042,
  origin: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Raster {
  const grain = paper(),
    { data, width, height, ratio } = img,
    q = 2 / ratio,
    [left, top] = [origin.x * 2, origin.y * 2]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, i = y * width * 4; x < width; x += 1, i += 4) {
      if (!data[i + 3]) continue
      const k = 1 + (grain[((y * q + top) & 511) * TILE + ((x * q + left) & 511)] ?? 0) * amount * 2
      for (let j = i; j < i + 3; j += 1) data[j] = Math.min(255, (data[j] ?? 0) * k)
    }
  }
  return img
}
/** The pixels for sharp to write. */
export const image = ({ data, width, height }: Omit<Raster, 'ratio'>): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })
/** The picture's alpha filled with one colour: silhouettes cost no drawing and always match. */
export function silhouette<Picture extends Omit<Raster, 'ratio'>>(
  img: Picture,
  [r, g, b]: readonly [number, number, number] = [59, 66, 110],
  opacity = 1,
): Picture {
  const data = Buffer.from(img.data)
  for (let i = 0; i < data.length; i += 4) {
    data[i] = r
    data[i + 1] = g
    data[i + 2] = b
    data[i + 3] = (data[i + 3] ?? 0) * opacity
  }
  return { ...img, data }
}
