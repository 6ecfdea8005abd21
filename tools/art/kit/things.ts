/** The things of the kit, and how a drawing of any size is put on its feet. */
import { groundShadow } from '../core/light.ts'
import { raster } from '../core/raster.ts'
import { doc, place } from '../core/svg.ts'
import { extentOf } from '../extent.ts'
import { C } from '../palette.ts'
import type { KitFrames } from './drawSheets.ts'
import type { KitPoseDrawing, KitThing } from './kitTypes.ts'
import { FOOD } from './thingsFood.ts'
import { HOME } from './thingsHome.ts'
import { OUTSIDE } from './thingsOutside.ts'

/** All things, as they are offered. */
export const THINGS: readonly KitThing[] = [...FOOD, ...HOME, ...OUTSIDE]

/** Room around 0,0 in which things are drawn, units; the scale of the look at them. */
const ROOM = 520,
  LOOK = 0.5
/** Half of what a shadow covers of the width of what it lies under. */
const SHADOW_SHARE = 0.62

/** How far a drawing reaches from 0,0, its own units. */
function reachOf(svg: string): { left: number; right: number; top: number; bottom: number } {
  const seen = extentOf(raster(doc(svg, { box: [-ROOM, -ROOM, ROOM * 2, ROOM * 2] }), LOOK), 40)
  if (!seen) throw new Error('a thing of the kit is blank')
  const [left, top] = [seen.x / LOOK - ROOM, seen.y / LOOK - ROOM]
  return { left, top, right: left + seen.width / LOOK, bottom: top + seen.height / LOOK }
}

/** A thing put on the ground, the middle of its foot on 0,0, as high as the kit wants it; all frames as its base is. */
export function seated({ draw: usual, height, shadow }: KitThing, { draw, frames = {} }: KitPoseDrawing): KitFrames {
  const size = reachOf(usual())
  const own = draw === usual ? size : reachOf(draw())
  const [x, y] = [-(own.left + own.right) / 2, -own.bottom]
  const wide = (own.right - own.left) * SHADOW_SHARE
  const ground = shadow ? groundShadow(0, 0, wide, 0.3, C.manggis) : ''
  const put = (svg: string): string => ground + place(svg, x, y)
  return {
    base: put(draw()),
    frames: Object.fromEntries(Object.entries(frames).map(([name, other]) => [name, () => put(other())])),
    unit: height / (size.bottom - size.top),
  }
}
