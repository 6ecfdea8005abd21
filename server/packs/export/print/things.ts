import sharp from 'sharp'
import { isFields } from '../../../../src/content/pack/index.ts'
import type { ExportBook, ExportSource, MediaFile } from '../exportBook.ts'

/** A rectangle, percent of a page's picture. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a book's play says of a thing that it names. */
interface Named {
  readonly names: ReadonlySet<string>
  /** A picture of it alone. */
  readonly image?: string
  readonly box?: Box
  /** Names that a sprite of it may have. */
  readonly ids: readonly string[]
}

/** Finds the picture of a thing on a page (1 … n) by its names in any language; `undefined` where the book shows it nowhere by itself. */
export type FindThing = (names: readonly string[], page: number) => Promise<MediaFile | undefined>

/** Room around a thing that is cut out of a page, percent of the page. */
const MARGIN = 1.5
/** A box of nearly all the page shows no thing. */
const MOST = 70
const PICTURE = /^media\/[\w./@-]+\.(webp|png|jpe?g|avif)$/

/** Looks for things in what a pack plays: a picture of the thing alone, its sprite, or its place on the page. A book that was not read from a pack has none. */
export function thingsOf({ source }: ExportBook): FindThing {
  if (!source) return async () => undefined
  const { book, activities } = source.pack
  const pages = book.pages.map((page) => namedIn(page))
  const everywhere = [...pages.flat(), ...namedIn(activities)]
  const wholePages = new Set<unknown>(book.pages.map(({ image }) => image))
  return async (names, number) => {
    const wanted = names.map(plain)
    const isMeant = ({ names: own }: Named) => wanted.some((name) => own.has(name))
    const here = (pages[number] ?? []).filter(isMeant)
    const images = [...here, ...everywhere.filter(isMeant)].map(({ image }) => image)
    const alone = images.find((image) => image !== undefined && !wholePages.has(image))
    if (alone !== undefined) return mediaAt(source, alone)
    const page = book.pages[number]
    if (!page) return undefined
    const sprite = await spriteOf(source, page.id, [...wanted, ...here.flatMap(({ ids }) => ids)])
    if (sprite) return sprite
    const box = here.find((thing) => thing.box !== undefined)?.box
    return box && cutOut(source, page.image, box)
  }
}

/** A name as it is compared: small letters, words joined by hyphens as sprites are named. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** All things that a JSON value names, in its order. */
function namedIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(namedIn)
  if (!isFields(value)) return []
  const inner = Object.values(value).flatMap(namedIn)
  const texts = Object.values(value).flatMap((field) =>
    isFields(field) && Object.keys(field).every((key) => key === 'en' || key === 'id') ? Object.values(field) : [],
  )
  const names = new Set(texts.filter((text) => typeof text === 'string').map(plain))
  if (names.size === 0) return inner
  const ids = [value['id'], value['picture'], value['sprite']].filter((id) => typeof id === 'string').map(plain)
  const image = [value['image'], value['picture']].find((path) => typeof path === 'string' && PICTURE.test(path))
  const box = boxIn(value['percent']) ?? boxIn(value)
  return [{ names, ids, ...(typeof image === 'string' && { image }), ...(box && { box }) }, ...inner]
}

function boxIn(value: unknown): Box | undefined {
  if (!isFields(value)) return undefined
  const { x, y, width, height } = value
  if (typeof x !== 'number' || typeof y !== 'number' || typeof width !== 'number' || typeof height !== 'number')
    return undefined
  // What is larger is counted in pixels of something else.
  const isPercent = x >= 0 && y >= 0 && x + width <= 100 && y + height <= 100
  return isPercent && width * height > 0 && (width < MOST || height < MOST) ? { x, y, width, height } : undefined
}

/** A sprite of the page by the first of the names that one has, cut out of its atlas. */
async function spriteOf(
  source: ExportSource,
  pageId: string,
  names: readonly string[],
): Promise<MediaFile | undefined> {
  const picture = source.pack.art.pages[pageId]
  const sprite = names.map((name) => picture?.sprites.find((one) => one.name === name)).find((one) => one !== undefined)
  if (!picture || !sprite) return undefined
  const { x, y, w, h } = sprite.frames.base
  for (const [ending, scale] of [
    ['@2x.webp', 2],
    ['.webp', 1],
  ] as const) {
    const atlas = source.media.get(`${picture.stem}-sprites${ending}`)
    if (atlas) return cut(atlas, { left: x * scale, top: y * scale, width: w * scale, height: h * scale })
  }
  return undefined
}

async function cutOut(source: ExportSource, image: string, box: Box): Promise<MediaFile | undefined> {
  const bytes = source.media.get(image)
  if (!bytes) return undefined
  const { width, height } = await sharp(bytes).metadata()
  const left = (Math.max(0, box.x - MARGIN) / 100) * width
  const top = (Math.max(0, box.y - MARGIN) / 100) * height
  const right = (Math.min(100, box.x + box.width + MARGIN) / 100) * width
  const bottom = (Math.min(100, box.y + box.height + MARGIN) / 100) * height
  return cut(bytes, { left, top, width: right - left, height: bottom - top })
}

/** A part of a picture, in px, as a PNG; `undefined` where it lies outside. */
async function cut(
  bytes: Uint8Array,
  area: { left: number; top: number; width: number; height: number },
): Promise<MediaFile | undefined> {
  const [left, top, width, height] = [area.left, area.top, area.width, area.height].map(Math.round)
  if (left === undefined || top === undefined || !width || !height) return undefined
  try {
    const png = await sharp(bytes, { limitInputPixels: 50e6 }).extract({ left, top, width, height }).png().toBuffer()
    return { bytes: png, type: 'image/png' }
  } catch {
    // The page is shown instead.
    return undefined
  }
}

function mediaAt({ media }: ExportSource, path: string): MediaFile | undefined {
  const bytes = media.get(path)
  const ending = PICTURE.exec(path)?.[1]
  return bytes && ending !== undefined ? { bytes, type: `image/${ending.replace('jpg', 'jpeg')}` } : undefined
}
