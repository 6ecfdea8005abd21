/** What differs between a sprite's base and another drawing of it, as a few rectangles. */
import { type Piece, type Rect, shared } from './pixels.ts'

/** Side of a cell, px at @2x: patches are whole cells of the stage, so that they have whole pixels at @1x too. */
const CELL = 8
/** A difference of premultiplied colour or alpha that nobody sees. */
const UNSEEN = 3
/** What a rectangle of its own costs besides its cells: its rim, and its place in the list. In cells. */
const RIM = 2
const EACH = 12
/** Patches that would hold more than this share of the frame are not worth their seams: the frame is kept whole. */
const LARGEST_SHARE = 0.75

/** Cells of the stage in which something differs; `x, y, columns, rows` in cells. */
export interface Differing {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly cells: Uint8Array
}

/** A grid of cells over a rectangle (px of the stage at @2x), nothing marked. */
export function grid({ left, top, width, height }: Rect): Differing {
  const [x, y] = [Math.floor(left / CELL), Math.floor(top / CELL)]
  const columns = Math.ceil((left + width) / CELL) - x
  const rows = Math.ceil((top + height) / CELL) - y
  return { x, y, columns, rows, cells: new Uint8Array(columns * rows) }
}

/** Marks the cells of the grid in which the two drawings differ; drawings outside the grid are not looked at. */
export function markDifferences(marks: Differing, base: Piece, frame: Piece): void {
  for (let row = 0; row < marks.rows; row += 1) {
    for (let column = 0; column < marks.columns; column += 1) {
      if (marks.cells[row * marks.columns + column]) continue
      const cell = { left: (marks.x + column) * CELL, top: (marks.y + row) * CELL, width: CELL, height: CELL }
      if (differs(base, frame, cell)) marks.cells[row * marks.columns + column] = 1
    }
  }
}

/** Marks the neighbours of all marked cells too. */
export function widen({ columns, rows, cells }: Differing): void {
  const marked = [...cells.keys()].filter((index) => cells[index])
  for (const index of marked) {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
      cells.fill(1, row * columns + Math.max(0, x - 1), row * columns + Math.min(columns, x + 2))
  }
}

function differs(base: Piece, frame: Piece, cell: Rect): boolean {
  for (let y = cell.top; y < cell.top + cell.height; y += 1) {
    for (let x = cell.left; x < cell.left + cell.width; x += 1) {
      const [a, b] = [indexOf(base, x, y), indexOf(frame, x, y)]
      for (let i = 0; i < 4; i += 1)
        if (Math.abs(covering(base.data, a, i) - covering(frame.data, b, i)) > UNSEEN) return true
    }
  }
  return false
}

/** Index of a pixel of the stage in a piece; -1 where the piece does not reach. */
function indexOf({ left, top, width, height }: Rect, x: number, y: number): number {
  if (x < left || y < top || x >= left + width || y >= top + height) return -1
  return ((y - top) * width + x - left) * 4
}

/** A channel as it covers: colours times alpha; nothing where there is no pixel. */
function covering(data: Buffer, index: number, channel: number): number {
  if (index < 0) return 0
  const alpha = data[index + 3] ?? 0
  return channel === 3 ? alpha : ((data[index + channel] ?? 0) * alpha) / 255
}

/**
 * Rectangles (px of the stage at @2x) that hold all marked cells and lie in the frame's box; `undefined` where they hold most of it, so that
 * the frame is better kept whole. No rectangle: the frame shows what the base shows.
 */
export function patchesOf(marks: Differing, box: Rect): Rect[] | undefined {
  const all = shrink(marks, { left: 0, top: 0, width: marks.columns, height: marks.rows })
  if (!all) return []
  const rects = split(marks, all)
    .map((rect) => onStage(marks, rect))
    // What the base shows outside the frame's box is left out anyway.
    .map((rect) => shared(rect, box))
    .filter((rect) => rect !== undefined)
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0)
  return area > box.width * box.height * LARGEST_SHARE ? undefined : rects
}

/** The smallest rectangle (px of the stage at @2x) around all marked cells; `undefined` where nothing differs. */
export function boundsOf(marks: Differing): Rect | undefined {
  const all = shrink(marks, { left: 0, top: 0, width: marks.columns, height: marks.rows })
  return all && onStage(marks, all)
}

const onStage = ({ x, y }: Differing, { left, top, width, height }: Rect): Rect => ({
  left: (x + left) * CELL,
  top: (y + top) * CELL,
  width: width * CELL,
  height: height * CELL,
})

const costOf = ({ width, height }: Rect): number => (width + RIM) * (height + RIM) + EACH

/** The smallest rectangle around the marked cells of a rectangle. */
function shrink({ cells, columns }: Differing, { left, top, width, height }: Rect): Rect | undefined {
  let [x1, y1, x2, y2] = [left + width, top + height, -1, -1]
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      if (!cells[y * columns + x]) continue
      x1 = Math.min(x1, x)
      x2 = Math.max(x2, x)
      y1 = Math.min(y1, y)
      y2 = Math.max(y2, y)
    }
  }
  return x2 < 0 ? undefined : { left: x1, top: y1, width: x2 - x1 + 1, height: y2 - y1 + 1 }
}

/** Cuts a rectangle in two wherever that saves more clear cells than another rim costs, and the halves again. */
function split(marks: Differing, rect: Rect): Rect[] {
  let best: { cost: number; halves: Rect[] } = { cost: costOf(rect), halves: [] }
  for (const halves of cuts(rect)) {
    const parts = halves.map((half) => shrink(marks, half)).filter((part) => part !== undefined)
    const cost = parts.reduce((sum, part) => sum + costOf(part), 0)
    if (cost < best.cost) best = { cost, halves: parts }
  }
  return best.halves.length === 0 ? [rect] : best.halves.flatMap((half) => split(marks, half))
}

function* cuts({ left, top, width, height }: Rect): Generator<[Rect, Rect]> {
  for (let at = 1; at < width; at += 1)
    yield [
      { left, top, width: at, height },
      { left: left + at, top, width: width - at, height },
    ]
  for (let at = 1; at < height; at += 1)
    yield [
      { left, top, width, height: at },
      { left, top: top + at, width, height: height - at },
    ]
}
