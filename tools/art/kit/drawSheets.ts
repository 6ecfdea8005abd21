/** Draws sprites of the kit: for each pose one sheet with its base, and of every other frame only what differs. */
import { writeFileSync } from 'node:fs'
import type { Box, FrameData, KitDrawing, SpriteFrames } from '../app.ts'
import { fillSheet, layOut } from '../atlas.ts'
import { calm } from '../calm.ts'
import { image } from '../core/raster.ts'
import { place } from '../core/svg.ts'
import { drawArea, type DrawnSprite, drawSprite, planSprite, type SpritePlan } from '../frames.ts'
import { type Piece, trim } from '../pixels.ts'
import { roomOf } from '../room.ts'
import { file } from '../write.ts'

/** Where feet stand while something is drawn: far from the edges. Whole pixels at @2x. */
const FEET = { x: 640, y: 720 } as const
/** Stage units of one unit of a frame: sheets have two pixels a unit, 1.6 for a stage unit. */
const UNIT = 1.25
const QUALITY = { quality: 72, alphaQuality: 70, effort: 5, smartSubsample: true } as const
/** The face: so far around the middle of the head, head units. */
const FACE = { left: 58, right: 58, top: 56, bottom: 62 } as const

/** Frames of one pose: drawings with their feet on 0,0, and stage units of a drawing's unit. */
export interface KitFrames {
  readonly base: string
  readonly frames: Readonly<Record<string, () => string>>
  readonly unit: number
  /** Where the face is, if all frames are heads only, `base` among them. */
  readonly head?: readonly [x: number, y: number, size: number] | undefined
}

/** Draws a sheet to `public/kit/<path>`, and answers what must be known to put its frames together. */
export async function drawSheet(path: string, drawing: KitFrames): Promise<KitDrawing> {
  const { drawn, plan } = drawing.head ? drawFaces(path, drawing, drawing.head) : drawWhole(path, drawing)
  const layout = layOut([plan])
  const sheet = fillSheet(layout, [drawn])
  writeFileSync(file(`/kit/${path}`), await image(sheet).webp(QUALITY).toBuffer())
  const frames = layout.frames[drawn.name]
  if (!frames) throw new Error(`${path} has no frames`)
  return {
    file: path,
    box: { w: frames.base.w * UNIT, h: frames.base.h * UNIT },
    feet: { x: (FEET.x - frames.base.dx) * UNIT, y: (FEET.y - frames.base.dy) * UNIT },
    unit: UNIT,
    px: 2,
    frames: nearBase(frames),
  }
}

/** Frames whose places are counted from the corner of the base. */
function nearBase(frames: SpriteFrames): SpriteFrames {
  const { base } = frames
  const near = <Frame extends { dx: number; dy: number }>(frame: Frame): Frame => ({
    ...frame,
    dx: frame.dx - base.dx,
    dy: frame.dy - base.dy,
  })
  const whole = { w: base.w, h: base.h, dx: 0, dy: 0 }
  const others = Object.entries(frames).map(([name, frame]): [string, FrameData] => [
    name,
    'patches' in frame ? { ...whole, patches: frame.patches.map(near) } : near(frame),
  ])
  return { ...Object.fromEntries(others), base: near(base) }
}

interface Planned {
  readonly drawn: DrawnSprite
  readonly plan: SpritePlan
}

const standing = (svg: string, unit: number): string => place(svg, FEET.x, FEET.y, unit / UNIT)

function drawWhole(path: string, { base, frames, unit }: KitFrames): Planned {
  const others = Object.entries(frames).map(([name, draw]) => [name, standing(draw(), unit)])
  const drawn = drawSprite('kit', {
    name: path,
    svg: standing(base, unit),
    box: { x: 0, y: 0, width: 1, height: 1 },
    idle: 'still',
    tap: 'still',
    frames: Object.fromEntries(others),
  })
  return { drawn, plan: planSprite([drawn]) }
}

/** A person is drawn whole once, and then only the face, over and over. */
function drawFaces(path: string, { base, frames, unit }: KitFrames, head: NonNullable<KitFrames['head']>): Planned {
  const svg = standing(base, unit)
  const room = roomOf(svg)
  const whole = room && trim(calmed(drawArea(svg, room)))
  if (!whole) throw new Error(`${path} is blank`)
  const area = faceArea(head, unit / UNIT)
  const faces = Object.entries(frames).map(
    ([name, draw]) => [name, calmed(drawArea(standing(draw(), unit), area))] as const,
  )
  const plan = planSprite([{ name: path, frames: new Map(faces) }])
  const { left, top, width, height } = whole
  return {
    drawn: { name: path, frames: new Map([...faces, ['base', whole]]) },
    plan: {
      name: path,
      frames: plan.frames.map(({ frame, box, patches }) =>
        frame === 'base' ? { frame, box: { left, top, width, height } } : { frame, box, patches: patches ?? [box] },
      ),
    },
  }
}

function calmed(piece: Piece): Piece {
  calm(piece)
  return piece
}

/** Whole cells of the stage around a face. */
function faceArea([x, y, size]: readonly [number, number, number], k: number): Box {
  const even = (value: number) => Math.round(value / 4) * 4
  const [left, top] = [even(FEET.x + (x - FACE.left * size) * k), even(FEET.y + (y - FACE.top * size) * k)]
  return {
    x: left,
    y: top,
    width: even((FACE.left + FACE.right) * size * k),
    height: even((FACE.top + FACE.bottom) * size * k),
  }
}
