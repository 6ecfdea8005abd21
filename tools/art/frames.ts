/** Draws the frames of sprites, and plans which part of each goes into an atlas. */
import { calm } from './calm.ts'
import { gouache, raster } from './core/raster.ts'
import { doc } from './core/svg.ts'
import type { SpriteDrawing } from './pages/page.ts'
import { grid, markDifferences, patchesOf } from './patches.ts'
import { around, cut, type Piece, type Rect, trim } from './pixels.ts'
import { roomOf } from './room.ts'
import type { Box } from './app.ts'

/** The whole stage, in its units. */
export const STAGE: Box = { x: 0, y: 0, width: 1280, height: 800 }

/** A sprite's drawings in pixels, each trimmed to what is seen. */
export interface DrawnSprite {
  readonly name: string
  readonly frames: ReadonlyMap<string, Piece>
}

/** What of a frame goes into the atlas: the rectangles that differ from the base, or, without `patches`, the whole box. */
interface FramePlan {
  readonly frame: string
  readonly box: Rect
  readonly patches?: readonly Rect[]
}

/** What of a sprite goes into the atlas, its base first. */
export interface SpritePlan {
  readonly name: string
  readonly frames: readonly FramePlan[]
}

/** A drawing at @2x, on the paper's grain where it lies. */
export function drawArea(svg: string, box: Box): Piece {
  const { x, y, width, height } = box
  const pixels = gouache(raster(doc(svg, { box: [x, y, width, height] }), 2), undefined, box)
  return { data: pixels.data, width: pixels.width, height: pixels.height, left: x * 2, top: y * 2 }
}

/** Draws all frames of a sprite; a blank one is an error. All are drawn on one sheet, so that what is alike is alike to the pixel. */
export function drawSprite(page: string, { name, svg, frames }: SpriteDrawing): DrawnSprite {
  const bodies = Object.entries({ base: svg, ...frames })
  const rooms = bodies.map(([frame, body]) => roomOf(body) ?? blank(page, name, frame))
  const room = roomAround(rooms)
  const drawn = bodies.map(([frame, body]) => {
    const area = drawArea(body, room)
    calm(area)
    const piece = trim(area)
    return [frame, piece ?? blank(page, name, frame)] as const
  })
  return { name, frames: new Map(drawn) }
}

function blank(page: string, sprite: string, frame: string): never {
  throw new Error(`${page}: ${sprite} (${frame}) is blank`)
}

function roomAround(rooms: readonly Box[]): Box {
  const x = Math.min(...rooms.map((room) => room.x))
  const y = Math.min(...rooms.map((room) => room.y))
  const right = Math.max(...rooms.map((room) => room.x + room.width))
  const bottom = Math.max(...rooms.map((room) => room.y + room.height))
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Plans a sprite that is drawn once, or in several looks: all looks get the same places, so that one list of frames does for all of them.
 * The looks must have the same frames.
 */
export function planSprite(looks: readonly DrawnSprite[]): SpritePlan {
  const [first] = looks
  if (!first) throw new Error('no drawing of a sprite')
  const base = boxOf(looks, 'base')
  const frames = [...first.frames.keys()].map((frame): FramePlan => {
    if (frame === 'base') return { frame, box: base }
    const box = boxOf(looks, frame)
    const marks = grid(around([base, box]) ?? box)
    for (const look of looks) markDifferences(marks, frameOf(look, 'base'), frameOf(look, frame))
    const patches = patchesOf(marks, box)
    return patches === undefined ? { frame, box } : { frame, box, patches }
  })
  return { name: first.name, frames }
}

/** A frame of a drawn sprite; throws where it has none of that name. */
export function frameOf({ name, frames }: DrawnSprite, frame: string): Piece {
  const piece = frames.get(frame)
  if (!piece) throw new Error(`${name} has no frame ${frame}`)
  return piece
}

function boxOf(looks: readonly DrawnSprite[], frame: string): Rect {
  const box = around(looks.map((look) => frameOf(look, frame)))
  if (!box) throw new Error(`no drawing of ${frame}`)
  return { left: box.left, top: box.top, width: box.width, height: box.height }
}

/** Foreground pieces stand in the corners: cut in columns, what is clear between them costs nothing. */
const COLUMNS = 4
/** Pixels (@2x) by which a column reaches into the next: where a stage is not shown at its own size, edges that only meet leave a hairline. */
const SEAM = 4

/** The foreground in a few pieces, as sprites `front-1` … */
export function drawFront(foreground: string): DrawnSprite[] {
  if (foreground === '') return []
  const whole = drawArea(foreground, STAGE)
  calm(whole)
  const width = whole.width / COLUMNS
  return Array.from({ length: COLUMNS }, (_, column) =>
    trim(
      cut(whole, {
        left: column * width,
        top: 0,
        width: column < COLUMNS - 1 ? width + SEAM : width,
        height: whole.height,
      }),
    ),
  )
    .filter((piece) => piece !== undefined)
    .map((piece, index) => ({ name: `front-${index + 1}`, frames: new Map([['base', piece]]) }))
}
