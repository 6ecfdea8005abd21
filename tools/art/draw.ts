/** Draws one page or one free picture into `public/`. */
import { writeFileSync } from 'node:fs'
import type { PagePictureData, SpriteData, SpriteFrames } from '../../src/game/picture.ts'
import { fillSheet, layOut } from './atlas.ts'
import { gouache, image, raster, silhouette } from './core/raster.ts'
import { doc } from './core/svg.ts'
import { drawVariants } from './drawLooks.ts'
import { drawArea, drawFront, type DrawnSprite, drawSprite, frameOf, planSprite, STAGE } from './frames.ts'
import { type FreePicture, hasAvifTwin } from './free/free.ts'
import { LIGHT } from './lightFiles.ts'
import type { PageVariants } from './looks.ts'
import type { PageDrawing } from './pictures.ts'
import { composePoster, type Layers, percentOf } from './still.ts'
import { lightOf } from '../../src/game/scene/picture/pictureFormat.ts'
import { spread } from './spread.ts'
import { file, forgetVariants, writePage } from './write.ts'

const FREE_QUALITY = 82
/** Cards and things are shown large and looked at long; what fills the stage is coded nearly as a page's still. */
const FREE_AVIF = { quality: 56, effort: 5, chromaSubsampling: '4:2:0', tune: 'ssim' } as const
const STAGE_AVIF = { ...LIGHT.still, quality: 50 }

/**
 * Draws all files of a page, and answers what the stage must know of them: the still, the back and the atlas, where needed at @1x and @2x,
 * and the looks where they are given.
 */
export async function drawPage(page: PageDrawing, looks?: PageVariants): Promise<PagePictureData> {
  const { name, stem } = page
  const layers: Layers = {
    back: drawArea(page.background, STAGE),
    sprites: page.sprites.map((sprite) => drawSprite(name, sprite)),
    pieces: page.pieces === '' ? undefined : drawArea(page.pieces, STAGE),
    front: drawFront(page.foreground),
  }
  const drawn = [...layers.sprites, ...layers.front]
  const layout = layOut(drawn.map((sprite) => planSprite([sprite])))
  const looked = looks && drawVariants(name, looks, layers)
  // Looks that are left for later stay as they were drawn last.
  if (looks) forgetVariants(stem)
  await writePage(stem, {
    still: composePoster(layers, layers.back),
    back: layers.back,
    sprites: fillSheet(layout, drawn),
    looks: looked?.sheets ?? [],
  })
  const sprites = spritesOf(page, layers.front, layout.frames)
  return { stem, sprites, ...(looked ? { looks: looked.parts } : {}) }
}

function spritesOf(
  page: PageDrawing,
  front: readonly DrawnSprite[],
  frames: Readonly<Record<string, SpriteFrames>>,
): SpriteData[] {
  const framesOf = (name: string): SpriteFrames => {
    const own = frames[name]
    if (!own) throw new Error(`${page.name}: ${name} is not in the atlas`)
    return own
  }
  const sprites = page.sprites.map(
    ({ name, box, pivot, idle, tap, sound }): SpriteData => ({
      name,
      box,
      pivot: pivot ?? [0.5, 1],
      layer: 'sprite',
      idle,
      tap,
      ...(sound === undefined ? {} : { sound }),
      frames: framesOf(name),
    }),
  )
  return [...sprites, ...front.map((piece) => frontSprite(piece, framesOf(piece.name)))]
}

function frontSprite(sprite: DrawnSprite, frames: SpriteFrames): SpriteData {
  const box = percentOf(frameOf(sprite, 'base'))
  return { name: sprite.name, box, pivot: [0.5, 1], layer: 'front', idle: 'still', tap: 'still', frames }
}

/** Draws a free picture into the format its path names (webp, and beside it AVIF where the stage shows it; png or svg); answers its size in px. */
export async function drawFree({
  path,
  svg,
  box,
  width,
  avifWidth = width,
  isSilhouette,
}: FreePicture): Promise<{ width: number; height: number }> {
  const ratio = width / box.width
  const document = doc(svg(), { box: [box.x, box.y, box.width, box.height] })
  if (path.endsWith('.svg')) {
    writeFileSync(file(path), `${document}\n`)
    return { width, height: Math.round(box.height * ratio) }
  }
  const plain = raster(document, ratio)
  if (path.endsWith('.png')) {
    // Icons are small and sent whole: few colours, and no grain that would need more of them.
    const icon = await image(plain).png({ palette: true, quality: 92, compressionLevel: 9 }).toFile(file(path))
    return { width: icon.width, height: icon.height }
  }
  const finished = isSilhouette ? silhouette(plain) : gouache(plain)
  const { width: w, height: h } = await image(finished)
    .webp({ quality: FREE_QUALITY, alphaQuality: 90, effort: 5, smartSubsample: true })
    .toFile(file(path))
  if (hasAvifTwin(path))
    await image(spread(finished))
      .resize(avifWidth)
      .avif(box.width === STAGE.width && box.height === STAGE.height ? STAGE_AVIF : FREE_AVIF)
      .toFile(file(lightOf(path)))
  return { width: w, height: h }
}
