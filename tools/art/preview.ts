/**
 * `npx tsx tools/art/preview.ts book1/p01 [--scale 1] [--frame tap] [--crop x,y,width,height] [--look coklat,curly,none] [--boxes] [--quiet] [--out file.png]`
 * draws one page as it will be seen, into one PNG, and says which sprites lean out of their boxes.
 * `--look` draws book 3's child with that skin, hair and headwear (`src/content/avatarVariant.ts`). `--frame` shows that frame of every sprite that has it; `--boxes` draws the sprites' boxes (white), the story's (yellow) and those
 * that are touched (pink); `--quiet` leaves the report out.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseVariant } from '../../src/content/avatarVariant.ts'
import type { Box } from '../../src/game/targets.ts'
import { gouache, image, raster } from './core/raster.ts'
import { doc, el, rect } from './core/svg.ts'
import { extentOf, overhang } from './extent.ts'
import type { SpriteDrawing } from './pages/page.ts'
import { type PageDrawing, pageNames, readPage } from './pictures.ts'
import { storyBoxes } from './storyBoxes.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    frame: { type: 'string' },
    look: { type: 'string' },
    crop: { type: 'string' },
    boxes: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

/** Percent of the stage to stage pixels. */
const toStage = ({ x, y, width, height }: Box): Box => ({
  x: x * 12.8,
  y: y * 8,
  width: width * 12.8,
  height: height * 8,
})

function frame(box: Box, name: string, color: string, dash = ''): string {
  const { x, y, width, height } = toStage(box)
  const line = rect(x, y, width, height, 'none', {
    stroke: color,
    'stroke-width': 2.4,
    'stroke-dasharray': dash || null,
  })
  const label = { x: x + 4, y: y + 16, 'font-size': 15, 'font-family': 'Andika', fill: color }
  return line + el('text', { ...label, stroke: '#000', 'stroke-width': 3, 'paint-order': 'stroke' }, name)
}

function allBoxes(page: PageDrawing): string {
  const story = storyBoxes(page.book, page.id)
  return [
    ...story.map((box) => frame(box, box.name, box.from === 'story' ? '#FFD83D' : '#FF6FA5', '9 6')),
    ...page.sprites.map(({ box, name }) => frame(box, name, '#FFFFFF')),
  ].join('')
}

const shownFrame = ({ svg, frames }: SpriteDrawing): string =>
  (options.frame ? frames?.[options.frame] : undefined) ?? svg

/** Faint shadows may leave a box; the thing itself may not. */
const SOLID = 100
/** Pixels drawn around the stage when a sprite is measured. */
const MARGIN = 200

function reportSprite({ name, box, svg, frames }: SpriteDrawing): string[] {
  return Object.entries({ base: svg, ...frames }).flatMap(([key, body]) => {
    const area = [-MARGIN, -MARGIN, 1280 + 2 * MARGIN, 800 + 2 * MARGIN] as const
    const extent = extentOf(raster(doc(body, { box: area }), 0.5), SOLID)
    if (!extent) return [`${name} (${key}) is blank`]
    const stage = {
      x: extent.x * 2 - MARGIN,
      y: extent.y * 2 - MARGIN,
      width: extent.width * 2,
      height: extent.height * 2,
    }
    const sides = Object.entries(overhang(stage, toStage(box))).filter(([, amount]) => amount > 2)
    const said = sides.map(([side, amount]) => `${side} ${amount}`).join(', ')
    return said === '' ? [] : [`${name} (${key}) leaves its box: ${said} px`]
  })
}

async function main(): Promise<void> {
  const [name = ''] = positionals
  if (!pageNames().includes(name)) throw new Error(`no page ${name}; there are ${pageNames().join(' ')}`)
  const page = await readPage(name, options.look === undefined ? undefined : parseVariant(options.look))
  const body = page.background + page.sprites.map(shownFrame).join('') + page.pieces + page.foreground
  const [x = 0, y = 0, width = 1280, height = 800] = options.crop?.split(',').map(Number) ?? []
  const svg = doc(body + (options.boxes ? allBoxes(page) : ''), { box: [x, y, width, height] })
  const suffix = [options.frame, options.look].map((word) => (word ? `-${word}` : '')).join('')
  const out = options.out ?? join(tmpdir(), `${name.replace('/', '-')}${suffix}.png`)
  await image(gouache(raster(svg, Number(options.scale))))
    .png()
    .toFile(out)
  console.log(out)
  if (options.quiet) return
  const report = page.sprites.flatMap(reportSprite)
  console.log(report.length === 0 ? 'every sprite stays in its box' : report.join('\n'))
}

await main()
