/** Draws one page or one free picture into `public/`. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FrameData, SpriteData } from '../../src/game/picture.ts'
import type { Box } from '../../src/game/targets.ts'
import { pack, type Piece } from './atlas.ts'
import { gouache, image, raster, silhouette } from './core/raster.ts'
import { doc } from './core/svg.ts'
import type { FreePicture } from './free/free.ts'
import { type PageDrawing, ROOT } from './pictures.ts'
import { roomOf } from './room.ts'

const STAGE = { x: 0, y: 0, width: 1280, height: 800 }
/** Qualities at which the grain stays pleasant (80 melts the finest of it) and edges of sprites stay clean, and a page stays light. */
const QUALITY = { still: 74, stillAvif: 48, back: 74, back2: 68, sprites: 72, sprites2: 68, free: 82 } as const

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A drawn frame at @2x, trimmed to what is not clear; `left, top` in @2x px of the stage. */
interface Trimmed extends Pixels {
  readonly left: number
  readonly top: number
}

interface FrameName {
  readonly sprite: number
  readonly frame: string
  readonly picture: Trimmed
}

/** What a page's files are, for `src/content/generated/art`, and how many bytes they have. */
export interface DrawnPage {
  readonly stem: string
  readonly sprites: readonly SpriteData[]
  readonly bytes: { readonly small: number; readonly sharp: number }
}

const file = (path: string) => {
  const full = join(ROOT, 'public', path)
  mkdirSync(dirname(full), { recursive: true })
  return full
}

function drawn(svg: string, box: Box, ratio: number): Pixels {
  return gouache(raster(doc(svg, { box: [box.x, box.y, box.width, box.height] }), ratio))
}

/** Alpha above which a pixel is seen. */
const SEEN = 6

/** Cuts away what is clear; sizes are made even, so that the @1x atlas has whole pixels. `undefined`: nothing is drawn. */
function trim({ data, width, height }: Pixels, origin: { x: number; y: number }): Trimmed | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= SEEN) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < left) return undefined
  left -= left % 2
  top -= top % 2
  const w = Math.min(width - left, right - left + 1 + ((right - left + 1) % 2))
  const h = Math.min(height - top, bottom - top + 1 + ((bottom - top + 1) % 2))
  const cut = Buffer.alloc(w * h * 4)
  for (let y = 0; y < h; y += 1)
    data.copy(cut, y * w * 4, ((top + y) * width + left) * 4, ((top + y) * width + left + w) * 4)
  return { data: cut, width: w, height: h, left: origin.x * 2 + left, top: origin.y * 2 + top }
}

/** All frames of all sprites, each trimmed; a blank one is an error. */
function drawFrames(page: PageDrawing): FrameName[] {
  return page.sprites.flatMap(({ name, svg, frames }, sprite) =>
    Object.entries({ base: svg, ...frames }).map(([frame, body]) => {
      const area = roomOf(body)
      const picture = area && trim(drawn(body, area, 2), area)
      if (!picture) throw new Error(`${page.name}: ${name} (${frame}) is blank`)
      return { sprite, frame, picture }
    }),
  )
}

/** Foreground pieces stand in the corners: cut in columns, what is clear between them costs nothing. */
const COLUMNS = 4

function drawFront(page: PageDrawing): Trimmed[] {
  if (page.foreground === '') return []
  const width = STAGE.width / COLUMNS
  const whole = drawn(page.foreground, STAGE, 2)
  return Array.from({ length: COLUMNS }, (_, column) => {
    const area = { x: column * width, y: 0, width, height: STAGE.height }
    return trim(crop(whole, area), area)
  }).filter((piece) => piece !== undefined)
}

function crop({ data, width }: Pixels, { x, y, width: w, height: h }: Box): Pixels {
  const cut = Buffer.alloc(w * 2 * h * 2 * 4)
  for (let row = 0; row < h * 2; row += 1) {
    const from = ((y * 2 + row) * width + x * 2) * 4
    data.copy(cut, row * w * 2 * 4, from, from + w * 2 * 4)
  }
  return { data: cut, width: w * 2, height: h * 2 }
}

const toFrame = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { left, top }: Trimmed,
): FrameData => ({
  x,
  y,
  w: width,
  h: height,
  dx: left / 2,
  dy: top / 2,
})

/** Draws all files of a page: the still, the back and the atlas, each where needed at @1x and @2x. */
export async function drawPage(page: PageDrawing): Promise<DrawnPage> {
  const whole = page.background + page.sprites.map(({ svg }) => svg).join('') + page.foreground
  const still = image(drawn(whole, STAGE, 1))
  await still
    .clone()
    .webp({ quality: QUALITY.still, effort: 5, smartSubsample: true })
    .toFile(file(`${page.stem}.webp`))
  await still
    .clone()
    .avif({ quality: QUALITY.stillAvif, effort: 4 })
    .toFile(file(`${page.stem}.avif`))
  const back = drawn(page.background, STAGE, 2)
  await writePair(back, page.stem, 'back', QUALITY.back, QUALITY.back2)
  const { sheet, sprites } = buildAtlas(page)
  await writePair(sheet, page.stem, 'sprites', QUALITY.sprites, QUALITY.sprites2)
  return { stem: page.stem, sprites, bytes: weigh(page.stem) }
}

/** Sizes of a page's files: what a small screen loads, and what a sharp one loads to play. */
function weigh(stem: string): { small: number; sharp: number } {
  const size = (name: string): number => statSync(file(`${stem}${name}.webp`)).size
  return {
    small: size('') + size('-back') + size('-sprites'),
    sharp: size('-back@2x') + size('-sprites@2x'),
  }
}

async function writePair(
  pixels: Pixels,
  stem: string,
  part: string,
  quality1: number,
  quality2: number,
): Promise<void> {
  const options = { alphaQuality: 60, effort: 5, smartSubsample: true } as const
  const whole = image(pixels)
  await whole
    .clone()
    .webp({ quality: quality2, ...options })
    .toFile(file(`${stem}-${part}@2x.webp`))
  const half = whole.clone().resize(pixels.width / 2, pixels.height / 2, { kernel: 'lanczos3' })
  await half.webp({ quality: quality1, ...options }).toFile(file(`${stem}-${part}.webp`))
}

function buildAtlas(page: PageDrawing): { sheet: Pixels; sprites: SpriteData[] } {
  const frames = drawFrames(page)
  const front = drawFront(page)
  const pieces: Piece<FrameName>[] = [
    ...frames,
    ...front.map((picture, index) => ({ sprite: page.sprites.length + index, frame: 'base', picture })),
  ].map((data) => ({ width: data.picture.width / 2, height: data.picture.height / 2, data }))
  const { width, height, placed } = pack(pieces)
  const sheet = { data: Buffer.alloc(width * 2 * height * 2 * 4), width: width * 2, height: height * 2 }
  for (const { x, y, data } of placed) paste(sheet, data.picture, x * 2, y * 2)
  const framesOf = (sprite: number) =>
    Object.fromEntries(
      placed
        .filter(({ data }) => data.sprite === sprite)
        .map((piece) => [piece.data.frame, toFrame(piece, piece.data.picture)]),
    )
  const sprites = page.sprites.map(
    ({ name, box, pivot, idle, tap, sound }, index): SpriteData => ({
      name,
      box,
      pivot: pivot ?? [0.5, 1],
      layer: 'sprite',
      idle,
      tap,
      ...(sound === undefined ? {} : { sound }),
      frames: framesOf(index),
    }),
  )
  return {
    sheet,
    sprites: [
      ...sprites,
      ...front.map((piece, index) => frontSprite(piece, index, framesOf(page.sprites.length + index))),
    ],
  }
}

function frontSprite(
  { left, top, width, height }: Trimmed,
  index: number,
  frames: Record<string, FrameData>,
): SpriteData {
  const box = {
    x: (left / 2 / STAGE.width) * 100,
    y: (top / 2 / STAGE.height) * 100,
    width: (width / 2 / STAGE.width) * 100,
    height: (height / 2 / STAGE.height) * 100,
  }
  return { name: `front-${index + 1}`, box, pivot: [0.5, 1], layer: 'front', idle: 'still', tap: 'still', frames }
}

function paste(sheet: Pixels, { data, width, height }: Pixels, left: number, top: number): void {
  for (let y = 0; y < height; y += 1)
    data.copy(sheet.data, ((top + y) * sheet.width + left) * 4, y * width * 4, (y + 1) * width * 4)
}

/** Draws a free picture into the format its path names (webp, png or svg); answers its size in px. */
export async function drawFree({
  path,
  svg,
  box,
  width,
  isSilhouette,
}: FreePicture): Promise<{ width: number; height: number }> {
  const ratio = width / box.width
  const document = doc(svg(), { box: [box.x, box.y, box.width, box.height] })
  if (path.endsWith('.svg')) {
    writeFileSync(file(path), `${document}\n`)
    return { width, height: Math.round(box.height * ratio) }
  }
  const plain = raster(document, ratio)
  // Icons are small and sent whole: few colours, and no grain that would need more of them.
  const written = path.endsWith('.png')
    ? image(plain).png({ palette: true, quality: 92, compressionLevel: 9 })
    : image(isSilhouette ? silhouette(plain) : gouache(plain)).webp({
        quality: QUALITY.free,
        alphaQuality: 90,
        effort: 5,
        smartSubsample: true,
      })
  const { width: w, height: h } = await written.toFile(file(path))
  return { width: w, height: h }
}
