/**
 * The AVIF files of a page: AVIF at @1x, which nearly every browser takes. They are made from the page's double-size files, so that another
 * quality needs no new drawing (docs/decisions/book-weight.md).
 */
import { rmSync, statSync } from 'node:fs'
import sharp from 'sharp'
import type { PagePictureData, PieceData, SpriteData, SpriteFrames } from './app.ts'
import { firm } from './firm.ts'
import { drawArea, STAGE } from './frames.ts'
import { hiddenBackground } from './ground.ts'
import { LEAST_FRAMES, LIGHT, served, wordsOf } from './lightFiles.ts'
import { cut, type Piece, type Pixels } from './pixels.ts'
import { splitFrames } from './split.ts'
import { spread } from './spread.ts'
import { composePoster, type Layers } from './still.ts'

/** What belongs to a page's picture once it has AVIF files. */
interface Lightened {
  readonly ground: readonly PieceData[]
  readonly frames: PagePictureData['frames']
}

/**
 * Writes the AVIF files of a page; answers the places of the ground's parts, and of the sheet of later frames in the atlas. `pieces` is what the play
 * lays on the still at its start, as a drawing: no file has it alone.
 */
export async function writeAvif({ stem, sprites, looks }: PagePictureData, pieces: string): Promise<Lightened> {
  const back = { ...(await read(`${stem}-back@2x.webp`)), left: 0, top: 0 }
  const atlas = sprites.length > 0 ? await read(`${stem}-sprites@2x.webp`) : undefined
  const layers = { ...(atlas ? layersOf(back, atlas, sprites) : { back, sprites: [], front: [] }), ...piecesOf(pieces) }
  const still = composePoster(layers, back)
  const ground = hiddenBackground(still, back)
  await opaque(still, LIGHT.still, `${stem}.avif`)
  if (ground) await opaque(ground.sheet, LIGHT.ground, `${stem}-ground.avif`)
  else rmSync(served(`${stem}-ground.avif`), { force: true })
  const frames = atlas && (await writeSprites(stem, await halved(atlas), sprites))
  for (const word of wordsOf(looks))
    await clearly(await halved(await read(`${stem}-look-${word}@2x.webp`)), served(`${stem}-look-${word}.avif`))
  return { ground: ground?.pieces ?? [], frames }
}

/** Writes an atlas (at @1x), its later frames in a file of their own where that is worth a request; answers where those lie in the atlas. */
async function writeSprites(
  stem: string,
  atlas: Pixels,
  sprites: readonly SpriteData[],
): Promise<PagePictureData['frames']> {
  const split = splitFrames(atlas, sprites)
  const frames = served(`${stem}-frames.avif`)
  if (split) await clearly(split.frames, frames)
  if (split && statSync(frames).size >= LEAST_FRAMES) {
    await clearly(split.bases, served(`${stem}-sprites.avif`))
    return { x: split.frames.x, y: split.frames.y }
  }
  rmSync(frames, { force: true })
  await clearly(atlas, served(`${stem}-sprites.avif`))
  return undefined
}

async function read(path: string): Promise<Pixels> {
  const { data, info } = await sharp(served(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The page's layers as the stage has them when nothing moves; sprites are listed back to front. */
function layersOf(back: Piece, atlas: Pixels, sprites: readonly SpriteData[]): Layers {
  const drawn = (layer: SpriteData['layer']) =>
    sprites
      .filter((sprite) => sprite.layer === layer)
      .map(({ name, frames }) => ({ name, frames: new Map([['base', baseOf(atlas, frames)]]) }))
  return { back, sprites: drawn('sprite'), front: drawn('front') }
}

const piecesOf = (svg: string): Pick<Layers, 'pieces'> => (svg === '' ? {} : { pieces: drawArea(svg, STAGE) })

function baseOf(atlas: Pixels, { base: { x, y, w, h, dx, dy } }: SpriteFrames): Piece {
  const piece = cut({ ...atlas, left: 0, top: 0 }, { left: x * 2, top: y * 2, width: w * 2, height: h * 2 })
  return { ...piece, left: dx * 2, top: dy * 2 }
}

/** Alpha up to which a sprite's colours are its surroundings'. */
const FAINT = 16

type Coding = (typeof LIGHT)[keyof typeof LIGHT]

const halved = async ({ data, width, height }: Pixels): Promise<Pixels> => {
  const whole = sharp(data, { raw: { width, height, channels: 4 } })
  const half = whole.resize(width / 2, height / 2, { kernel: 'lanczos3' })
  return { data: await half.raw().toBuffer(), width: width / 2, height: height / 2 }
}

async function opaque(pixels: Pixels, coding: Coding, path: string): Promise<void> {
  const { data, width, height } = spread(await halved(pixels))
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .avif(coding)
    .toFile(served(path))
}

async function clearly(pixels: Pixels, path: string): Promise<void> {
  const { data, width, height } = spread(firm(pixels), FAINT)
  await sharp(data, { raw: { width, height, channels: 4 } })
    .avif(LIGHT.sprites)
    .toFile(path)
}
