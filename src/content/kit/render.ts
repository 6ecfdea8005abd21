/** Makes of a composed picture what a drawn page has: the poster, the background, and a sheet of sprites that stay alive on the stage. */
import type { FrameData, PieceData, SpriteData } from '../../game/picture.ts'
import { itemNames, type KitData, landOf, layoutOf, PICTURE, type Placed, sheetCopies } from './layout.ts'
import {
  clearPixels,
  cutPixels,
  differing,
  halvedPixels,
  lay,
  layExactly,
  type Matrix,
  pastePixels,
  type PixelBox,
  type Pixels,
} from './pixels.ts'
import { type Composition, type Item, NO_SOUND } from './schema.ts'

/** Reads a file of the kit, or the photo by its path in the book. Rejects where it cannot be read. */
export type LoadPixels = (file: string, from: 'kit' | 'photo') => Promise<Pixels>

/** A picture at two pixels a stage unit; the poster at one. */
export interface RenderedPicture {
  readonly poster: Pixels
  readonly back: Pixels
  /** All frames of all things; none where nothing stands there. */
  readonly sheet: Pixels | undefined
  readonly sprites: readonly SpriteData[]
}

/** Pixels of a stage unit. */
const PX = 2
/** What of a thing lies further outside of the picture than this is left away, px. */
const BEYOND = 80
/** Pieces lie so far apart in the sheet that smoothing never draws a neighbour's edge; so much of its surroundings lies around a patch. px. */
const GAP = 4
const BLEED = 6
/** How wide a sheet is before things stand in a new row, px. */
const SHEET_WIDTH = 2400

/** A frame to be put into the sheet: a whole one, or the part that differs from the base. */
interface Cut {
  readonly frame: string
  readonly box: PixelBox
  readonly pixels: Pixels
  /** px around the box that are not part of it. */
  readonly bleed: number
}
interface Drawn {
  readonly name: string
  readonly placed?: Placed
  readonly box: PixelBox
  readonly cuts: readonly Cut[]
}

/** Draws a picture. Things that the kit does not have are left out. Rejects where a file cannot be read. */
export async function renderPicture(
  composition: Composition,
  kit: KitData,
  load: LoadPixels,
): Promise<RenderedPicture> {
  const { back: behind, front } = landOf(composition, kit.places)
  const back = clearPixels(PICTURE.width * PX, PICTURE.height * PX)
  back.data.fill(255)
  if (composition.photo) covered(back, await load(composition.photo.file, 'photo'))
  for (const laid of behind) layOver(back, await load(laid.file, 'kit'), laid)

  const names = itemNames(composition)
  const things: Drawn[] = []
  for (const placed of layoutOf(composition, kit.sprites)) {
    const drawn = drawThing(placed, names[placed.z] ?? placed.sprite.name, await load(placed.drawing.file, 'kit'))
    if (drawn) things.push(drawn)
  }
  const tiles = await drawTiles(front, load)
  const { sheet, sprites } = sheetOf(things, tiles)
  return { poster: posterOf(back, sheet, sprites), back, sheet, sprites }
}

/** The whole picture, put together as the stage does it. */
function posterOf(back: Pixels, sheet: Pixels | undefined, sprites: readonly SpriteData[]): Pixels {
  const poster = halvedPixels(back)
  const small = sheet && halvedPixels(sheet)
  for (const { frames } of sprites) {
    const { x, y, w, h, dx, dy } = frames.base
    if (small) layExactly(poster, cutPixels(small, { left: x, top: y, width: w, height: h }), dx, dy)
  }
  return poster
}

/** Lays a picture over a rectangle of stage units. */
function layOver(
  target: Pixels,
  source: Pixels,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void {
  const [kx, ky] = [source.width / (w * PX), source.height / (h * PX)]
  const area = {
    left: Math.floor(x * PX),
    top: Math.floor(y * PX),
    width: Math.ceil(w * PX),
    height: Math.ceil(h * PX),
  }
  lay(target, source, { a: kx, b: 0, c: 0, d: ky, e: -x * PX * kx, f: -y * PX * ky }, { area })
}

/** A photo fills the picture; what is too wide or too high is left away on both sides. */
function covered(target: Pixels, photo: Pixels): void {
  const k = Math.min(photo.width / target.width, photo.height / target.height)
  const matrix: Matrix = {
    a: k,
    b: 0,
    c: 0,
    d: k,
    e: (photo.width - target.width * k) / 2,
    f: (photo.height - target.height * k) / 2,
  }
  lay(target, photo, matrix, { area: { left: 0, top: 0, width: target.width, height: target.height } })
}

/** Where a thing is seen, px, even on all sides; `undefined` where it is wholly outside. */
function seenBox({ x, y, w, h, feet, turn, flip }: Placed): PixelBox | undefined {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ].map(([px = 0, py = 0]) => {
    const [dx, dy] = [(px - feet.x) * (flip ? -1 : 1), py - feet.y]
    return [feet.x + dx * cos - dy * sin, feet.y + dx * sin + dy * cos] as const
  })
  const [xs, ys] = [corners.map(([px]) => px * PX), corners.map(([, py]) => py * PX)]
  const even = (value: number) => 2 * Math.floor(value / 2)
  const left = even(Math.max(-BEYOND, Math.min(...xs) - 1))
  const top = even(Math.max(-BEYOND, Math.min(...ys) - 1))
  const right = Math.min(PICTURE.width * PX + BEYOND, Math.max(...xs) + 3)
  const bottom = Math.min(PICTURE.height * PX + BEYOND, Math.max(...ys) + 3)
  return right > left + 2 && bottom > top + 2
    ? { left, top, width: even(right - left), height: even(bottom - top) }
    : undefined
}

/** A thing in its place and light, with what differs in its other frames. */
function drawThing(placed: Placed, name: string, sheet: Pixels): Drawn | undefined {
  const box = seenBox(placed)
  if (!box) return undefined
  const base = drawFrame(placed, placed.frame, sheet, box)
  const others = (
    [
      ['blink', placed.blink],
      ['tap', placed.tap],
    ] as const
  ).flatMap(([frame, shown]): Cut[] => {
    if (shown === undefined) return []
    const pixels = drawFrame(placed, shown, sheet, box)
    const part = differing(base, pixels)
    if (!part) return []
    const around = {
      left: part.left - BLEED,
      top: part.top - BLEED,
      width: part.width + 2 * BLEED,
      height: part.height + 2 * BLEED,
    }
    const onStage = { ...part, left: box.left + part.left, top: box.top + part.top }
    return [{ frame, box: onStage, pixels: cutPixels(pixels, around), bleed: BLEED }]
  })
  return { name, placed, box, cuts: [{ frame: 'base', box, pixels: base, bleed: 0 }, ...others] }
}

/** A frame put together from its sheet, then turned, flipped, scaled and lit into its box. */
function drawFrame(
  { drawing, item, x, y, feet, turn, flip, tint }: Placed,
  frame: string,
  sheet: Pixels,
  box: PixelBox,
): Pixels {
  const px = drawing.px / drawing.unit
  const whole = clearPixels(Math.round(drawing.box.w * px), Math.round(drawing.box.h * px))
  for (const [index, { from, to }] of sheetCopies(drawing, frame).entries()) {
    const part = cutPixels(sheet, { left: from.x, top: from.y, width: from.w, height: from.h })
    const [left, top] = [Math.round(to.x * px), Math.round(to.y * px)]
    if (index === 0) pastePixels(whole, part, left, top)
    else layExactly(whole, part, left, top)
  }
  const target = clearPixels(box.width, box.height)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const k = px / item.size
  const mirror = flip ? -1 : 1
  // From a pixel of the box to the stage, to the thing before it was turned and flipped around its feet, to its own pixels.
  const [ox, oy] = [box.left / PX - feet.x, box.top / PX - feet.y]
  const matrix: Matrix = {
    a: (mirror * cos * k) / PX,
    c: (mirror * sin * k) / PX,
    b: (-sin * k) / PX,
    d: (cos * k) / PX,
    e: (mirror * (cos * ox + sin * oy) + feet.x - x) * k,
    f: (-sin * ox + cos * oy + feet.y - y) * k,
  }
  lay(target, whole, matrix, { area: { left: 0, top: 0, width: box.width, height: box.height }, tint })
  return target
}

/** The weather before all things: tiles that share one place in the sheet. */
async function drawTiles(front: ReturnType<typeof landOf>['front'], load: LoadPixels): Promise<Drawn[]> {
  const [first] = front
  if (!first) return []
  const file = await load(first.file, 'kit')
  const pixels = clearPixels(first.w * PX, first.h * PX)
  layOver(pixels, file, { x: 0, y: 0, w: first.w, h: first.h })
  return front.map(({ x, y, w, h }, index) => {
    const box = { left: x * PX, top: y * PX, width: w * PX, height: h * PX }
    return { name: `weather-${index + 1}`, box, cuts: [{ frame: 'base', box, pixels, bleed: 0 }] }
  })
}

/** Puts all frames into one sheet, row by row, the highest first, and says where each lies. */
function sheetOf(things: readonly Drawn[], tiles: readonly Drawn[]): Pick<RenderedPicture, 'sheet' | 'sprites'> {
  const cuts = [...new Set([...things, ...tiles].flatMap((one) => one.cuts.map(({ pixels }) => pixels)))]
  const places = new Map<Pixels, { x: number; y: number }>()
  let [x, y, row, width] = [GAP, GAP, 0, 0]
  for (const pixels of cuts.toSorted((a, b) => b.height - a.height)) {
    if (x > GAP && x + pixels.width + GAP > SHEET_WIDTH) {
      x = GAP
      y += row + GAP
      row = 0
    }
    places.set(pixels, { x, y })
    row = Math.max(row, pixels.height)
    x += pixels.width + (pixels.width % 2) + GAP
    width = Math.max(width, x)
  }
  if (cuts.length === 0) return { sheet: undefined, sprites: [] }
  const height = y + row + (row % 2) + GAP
  const sheet = clearPixels(width, height)
  for (const [pixels, at] of places) pastePixels(sheet, pixels, at.x, at.y)
  const pieceOf = ({ box, pixels, bleed }: Cut): PieceData => {
    const at = places.get(pixels) ?? { x: 0, y: 0 }
    return { x: (at.x + bleed) / PX, y: (at.y + bleed) / PX, ...onStage(box) }
  }
  return { sheet, sprites: [...things, ...tiles].map((one) => spriteOf(one, pieceOf)) }
}

const onStage = ({ left, top, width, height }: PixelBox) => ({
  w: width / PX,
  h: height / PX,
  dx: left / PX,
  dy: top / PX,
})

function spriteOf({ name, placed, box, cuts }: Drawn, pieceOf: (cut: Cut) => PieceData): SpriteData {
  const [base, ...others] = cuts
  if (!base) throw new Error(`${name} has no base`)
  const frames = others.map((cut): [string, FrameData] => [cut.frame, { ...onStage(box), patches: [pieceOf(cut)] }])
  const percent = {
    x: (box.left / PX / PICTURE.width) * 100,
    y: (box.top / PX / PICTURE.height) * 100,
    width: (box.width / PX / PICTURE.width) * 100,
    height: (box.height / PX / PICTURE.height) * 100,
  }
  const drawn = { ...Object.fromEntries(frames), base: pieceOf(base) }
  if (!placed)
    return { name, box: percent, pivot: [0.5, 1], layer: 'front', idle: 'still', tap: 'still', frames: drawn }
  const { item, sprite, feet } = placed
  const pivot: [number, number] = [(feet.x * PX - box.left) / box.width, (feet.y * PX - box.top) / box.height]
  const sound = item.sound === NO_SOUND ? undefined : (item.sound ?? sprite.sound)
  return {
    name,
    title: { en: item.name?.en ?? sprite.title.en, id: item.name?.id ?? sprite.title.id },
    box: percent,
    pivot,
    layer: 'sprite',
    idle: idleOf(item.idle ?? sprite.idle),
    tap: tapOf(item.tap ?? sprite.tap),
    ...(sound === undefined ? {} : { sound }),
    frames: drawn,
  }
}

const idleOf = (word: NonNullable<Item['idle']>): SpriteData['idle'] =>
  word === 'none' || word === 'blink' ? 'still' : word
const tapOf = (word: NonNullable<Item['tap']>): SpriteData['tap'] => (word === 'none' ? 'still' : word)
