import potpack from 'potpack'

/** A trimmed picture to pack; sizes in px of the @1x atlas (whole numbers). */
export interface Piece<Data> {
  readonly width: number
  readonly height: number
  readonly data: Data
}

/** A piece and its corner in the @1x atlas. */
export interface Placed<Data> extends Piece<Data> {
  readonly x: number
  readonly y: number
}

/** Frames lie so far apart that smoothing never draws a neighbour's edge, px at @1x. */
const GAP = 2
/** Textures above this size are refused by cheap tablets (the @2x atlas is twice as large). */
const LARGEST = 2048

/** Packs pieces into one sheet; throws where they do not fit into 2048 × 2048 px. */
export function pack<Data>(pieces: readonly Piece<Data>[]): { width: number; height: number; placed: Placed<Data>[] } {
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
