/** Lays the pieces of sprites out on one sheet. */
import potpack from 'potpack'
import type { FrameData, PieceData, SpriteFrames } from './app.ts'
import { type DrawnSprite, frameOf, type SpritePlan } from './frames.ts'
import { clear, cut, paste, type Pixels, type Rect } from './pixels.ts'

/** A trimmed picture to pack; sizes in px of the @1x atlas (whole numbers). */
export interface Packable<Data> {
  readonly width: number
  readonly height: number
  readonly data: Data
}

/** A piece and its corner in the @1x atlas. */
export interface Placed<Data> extends Packable<Data> {
  readonly x: number
  readonly y: number
}

/** Pieces lie so far apart that smoothing never draws a neighbour's edge, px at @1x. */
const GAP = 2
/** Around a patch lies so much of its surroundings, px at @1x: halving and lossy coding then draw nothing foreign into its rim. */
export const BLEED = 3
/** Textures above this size are refused by cheap tablets (the @2x atlas is twice as large). */
const LARGEST = 2048

/** Packs pieces into one sheet; throws where they do not fit into 2048 × 2048 px. */
export function pack<Data>(pieces: readonly Packable<Data>[]): {
  width: number
  height: number
  placed: Placed<Data>[]
} {
  const boxes = pieces.map(({ width, height, data }) => ({ w: width + GAP, h: height + GAP, x: 0, y: 0, data }))
  const { w, h } = potpack(boxes)
  if (w + GAP > LARGEST || h + GAP > LARGEST)
    throw new Error(`the sprites of a page do not fit into ${LARGEST} × ${LARGEST} px`)
  const placed = boxes.map((box) => ({
    x: box.x + GAP,
    y: box.y + GAP,
    width: box.w - GAP,
    height: box.h - GAP,
    data: box.data,
  }))
  return { width: w + GAP, height: h + GAP, placed }
}

/** A rectangle of a sprite's frame that has its place on the sheet; `bleed`: px at @1x around it that are not part of it. */
interface Slot {
  readonly sprite: string
  readonly frame: string
  readonly rect: Rect
  readonly bleed: number
}

/** Where everything lies on the sheet (px at @1x), and what the stage must know of it. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly slots: readonly Placed<Slot>[]
  readonly frames: Readonly<Record<string, SpriteFrames>>
}

/** Finds a place for everything that the plans put into an atlas. */
export function layOut(plans: readonly SpritePlan[]): Layout {
  const slots = plans.flatMap(({ name, frames }) =>
    frames.flatMap(({ frame, box, patches }): Slot[] =>
      patches
        ? patches.map((rect) => ({ sprite: name, frame, rect, bleed: BLEED }))
        : [{ sprite: name, frame, rect: box, bleed: 0 }],
    ),
  )
  const { width, height, placed } = pack(
    slots.map((slot) => ({
      width: slot.rect.width / 2 + 2 * slot.bleed,
      height: slot.rect.height / 2 + 2 * slot.bleed,
      data: slot,
    })),
  )
  const frames = plans.map((plan) => [plan.name, framesOf(plan, placed)] as const)
  return { width, height, slots: placed, frames: Object.fromEntries(frames) }
}

function framesOf({ name, frames }: SpritePlan, placed: readonly Placed<Slot>[]): SpriteFrames {
  const piecesOf = (frame: string): PieceData[] =>
    placed.filter(({ data }) => data.sprite === name && data.frame === frame).map(pieceData)
  const others = frames
    .filter(({ frame }) => frame !== 'base')
    .map(({ frame, box, patches }): [string, FrameData] => [
      frame,
      patches ? { ...onStage(box), patches: piecesOf(frame) } : one(piecesOf(frame), name, frame),
    ])
  return { base: one(piecesOf('base'), name, 'base'), ...Object.fromEntries(others) }
}

function one(pieces: readonly PieceData[], name: string, frame: string): PieceData {
  const [piece] = pieces
  if (!piece || pieces.length > 1) throw new Error(`${name} (${frame}) has ${pieces.length} places`)
  return piece
}

const onStage = ({ left, top, width, height }: Rect) => ({ w: width / 2, h: height / 2, dx: left / 2, dy: top / 2 })

const pieceData = ({ x, y, data: { rect, bleed } }: Placed<Slot>): PieceData => ({
  x: x + bleed,
  y: y + bleed,
  ...onStage(rect),
})

/** Draws the sheet at @2x from drawings of the sprites that the layout was made for. */
export function fillSheet({ width, height, slots }: Layout, sprites: readonly DrawnSprite[]): Pixels {
  const sheet = clear(width * 2, height * 2)
  const byName = new Map(sprites.map((sprite) => [sprite.name, sprite]))
  for (const { x, y, data } of slots) {
    const sprite = byName.get(data.sprite)
    if (!sprite) throw new Error(`no drawing of ${data.sprite}`)
    const { left, top, width: w, height: h } = data.rect
    const bleed = data.bleed * 2
    const rect = { left: left - bleed, top: top - bleed, width: w + 2 * bleed, height: h + 2 * bleed }
    paste(sheet, cut(frameOf(sprite, data.frame), rect), x * 2, y * 2)
  }
  return sheet
}
