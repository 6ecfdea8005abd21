/** How much of the stage a drawing fills. */
import type { Box } from './app.ts'
import { raster } from './core/raster.ts'
import { doc } from './core/svg.ts'
import { extentOf } from './extent.ts'

const STAGE = { width: 1280, height: 800 }
/**
 * Sprites may reach over the edge of the stage so far. Far, because a part with a light filter that lies wholly outside what is drawn
 * makes the rasteriser panic (resvg 2.6.2, geom.rs:27).
 */
const BEYOND = 400
/** A look at a quarter of the size finds the extent; its pixels are so coarse that this much is added. */
const ROUGH = 0.25
const SLACK = 8

/** The box (whole stage units) around all that a drawing shows, its glow and shadow too; `undefined` where it shows nothing. */
export function roomOf(svg: string): Box | undefined {
  const area = [-BEYOND, -BEYOND, STAGE.width + 2 * BEYOND, STAGE.height + 2 * BEYOND] as const
  const extent = extentOf(raster(doc(svg, { box: area }), ROUGH), 1)
  if (!extent) return undefined
  const left = Math.max(-BEYOND, Math.floor(extent.x / ROUGH) - BEYOND - SLACK),
    top = Math.max(-BEYOND, Math.floor(extent.y / ROUGH) - BEYOND - SLACK),
    right = Math.min(STAGE.width + BEYOND, Math.ceil((extent.x + extent.width) / ROUGH) - BEYOND + SLACK),
    bottom = Math.min(STAGE.height + BEYOND, Math.ceil((extent.y + extent.height) / ROUGH) - BEYOND + SLACK)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
