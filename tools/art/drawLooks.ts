/** Draws what differs on a page with the look of book 3's child: for each variant an atlas of these sprites, and a part of the still. */
import type { LookedParts } from '../../src/game/picture.ts'
import { fillSheet, layOut } from './atlas.ts'
import { type DrawnSprite, drawSprite, frameOf, planSprite } from './frames.ts'
import type { PageVariants } from './looks.ts'
import { boundsOf, grid, markDifferences } from './patches.ts'
import { around, cut, type Pixels, type Rect, shared } from './pixels.ts'
import { composePoster, type Layers, percentOf } from './still.ts'
import type { PageSheets } from './write.ts'

/** So much of the unchanged picture lies around what differs, px at @2x: the patch's edge is never seen. */
const MARGIN = 8

interface DrawnVariant {
  readonly word: string
  readonly sprites: readonly DrawnSprite[]
}

/** Draws all variants of a page over its layers; answers what the stage must know of them, and their pixels. */
export function drawVariants(
  name: string,
  { words, variants }: PageVariants,
  layers: Layers,
): { parts: LookedParts; sheets: PageSheets['looks'] } {
  const drawn = variants.map(({ word, sprites }) => ({
    word,
    sprites: sprites.map((sprite) => drawSprite(`${name} (${word})`, sprite)),
  }))
  const names = variants[0]?.sprites.map((sprite) => sprite.name) ?? []
  const layout = layOut(names.map((sprite) => planSprite(drawn.map((variant) => spriteOf(variant.sprites, sprite)))))
  const { box, stills } = drawPosters(drawn, layers)
  const sheets = drawn.map(({ word, sprites }, index) => {
    const still = stills[index]
    if (!still) throw new Error(`${name}: no still of ${word}`)
    return { word, sprites: fillSheet(layout, sprites), still }
  })
  return { parts: { words, sprites: layout.frames, still: percentOf(box) }, sheets }
}

function spriteOf(sprites: readonly DrawnSprite[], name: string): DrawnSprite {
  const sprite = sprites.find((one) => one.name === name)
  if (!sprite) throw new Error(`no drawing of ${name}`)
  return sprite
}

/** The part of the still that differs, in each variant, and where it lies (px of the stage at @2x). */
function drawPosters(drawn: readonly DrawnVariant[], layers: Layers): { box: Rect; stills: readonly Pixels[] } {
  const replace = (variant: DrawnVariant): Layers => ({
    ...layers,
    sprites: layers.sprites.map((sprite) => variant.sprites.find(({ name }) => name === sprite.name) ?? sprite),
  })
  const reach = reachOf(drawn, layers)
  const first = composePoster(layers, reach)
  const marks = grid(reach)
  const stills = drawn.map((variant) => composePoster(replace(variant), reach))
  for (const still of stills) markDifferences(marks, first, still)
  const box = within(boundsOf(marks) ?? reach, reach)
  return { box, stills: stills.map((still) => cut(still, box)) }
}

/** Where anything of the sprites that differ is seen, in any look. */
function reachOf(drawn: readonly DrawnVariant[], layers: Layers): Rect {
  const names = new Set(drawn.flatMap(({ sprites }) => sprites.map(({ name }) => name)))
  const own = layers.sprites.filter(({ name }) => names.has(name))
  const all = [...own, ...drawn.flatMap(({ sprites }) => sprites)].map((sprite) => frameOf(sprite, 'base'))
  return within(around(all) ?? layers.back, layers.back, 2 * MARGIN)
}

/** A rectangle with a margin, as far as it lies on the ground. */
function within({ left, top, width, height }: Rect, ground: Rect, margin = MARGIN): Rect {
  const wide = { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin }
  const box = shared(wide, ground)
  if (!box) throw new Error('what differs with the look is not on the stage')
  return box
}
