/** Finds and reads what is drawn: page modules and free pictures. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { AvatarVariant } from '../../src/content/avatarVariant.ts'
import { IDLE_MOTIONS, TAP_MOTIONS } from '../../src/game/picture.ts'
import { doc } from './core/svg.ts'
import type { FreePicture } from './free/free.ts'
import type { PagePicture, SpriteDrawing } from './pages/page.ts'
import { piecesOf } from './pieces.ts'

const HERE = dirname(fileURLToPath(import.meta.url))

const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
})
const spriteSchema = z.object({
  name: z.string().min(1),
  box: boxSchema,
  svg: z.string().min(1),
  frames: z.record(z.string(), z.string().min(1)).optional(),
  pivot: z.tuple([z.number(), z.number()]).optional(),
  idle: z.enum(IDLE_MOTIONS),
  tap: z.enum(TAP_MOTIONS),
  sound: z.string().optional(),
})

/** A page to draw, with its drawings as SVG strings. */
export interface PageDrawing {
  /** `book1/p01`, `book1/cover`. */
  readonly name: string
  readonly book: number
  /** The id under which the stage asks for it: `b1-p01`, `b1-cover`. */
  readonly id: string
  /** `/img/books/book1/page-01`. */
  readonly stem: string
  readonly background: string
  readonly sprites: readonly SpriteDrawing[]
  readonly foreground: string
  /** What the play lays there at its start; in the still only. */
  readonly pieces: string
  /** The sprites with book 3's child in a look of the reader's choice. */
  spritesIn(look: AvatarVariant): readonly SpriteDrawing[]
}

/** Names of all page modules, in order. */
export function pageNames(): string[] {
  return [1, 2, 3, 4].flatMap((book) => {
    const folder = join(HERE, 'pages', `book${book}`)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((file) => /^(cover|p\d\d)\.ts$/.test(file))
      .map((file) => `book${book}/${file.slice(0, -3)}`)
      .toSorted((a, b) => a.localeCompare(b))
  })
}

/** The still of a page, under `public`: `/img/books/book1/page-01.webp`. */
export function fileOf(name: string): string {
  const [book = '', file = ''] = name.split('/')
  return `/img/books/${book}/${file === 'cover' ? 'cover' : `page-${file.slice(1)}`}.webp`
}

/** Reads a page module, book 3's child as `look` has it; throws with its name where a drawing or a motion word is wrong. */
export async function readPage(name: string, look?: AvatarVariant): Promise<PageDrawing> {
  const module = (await import(pathToFileURL(join(HERE, 'pages', `${name}.ts`)).href)) as Partial<PagePicture> & {
    default?: PagePicture
  }
  const picture = module.default ?? module
  const { background, sprites, foreground } = picture
  if (!background || !sprites || !foreground)
    throw new Error(`${name}: a page exports background, sprites and foreground`)
  const [bookFolder = '', file = ''] = name.split('/')
  const book = Number(bookFolder.slice(4))
  return {
    name,
    book,
    id: `b${book}-${file}`,
    stem: fileOf(name).replace(/\.webp$/, ''),
    background: background(),
    sprites: checked(name, sprites(look)),
    foreground: foreground(),
    pieces: piecesOf(book, `b${book}-${file}`, await freeByPath()),
    spritesIn: (other) => checked(name, sprites(other)),
  }
}

function checked(page: string, sprites: unknown): readonly SpriteDrawing[] {
  const parsed = z.array(spriteSchema).safeParse(sprites)
  if (!parsed.success) throw new Error(`${page}: ${z.prettifyError(parsed.error)}`)
  const names = parsed.data.map((sprite) => sprite.name)
  const twice = names.find((sprite, index) => names.indexOf(sprite) !== index)
  if (twice !== undefined) throw new Error(`${page}: two sprites are named ${twice}`)
  // `exactOptionalPropertyTypes`: zod's optional fields may be undefined, drawings leave them out.
  return parsed.data as readonly SpriteDrawing[]
}

/** All free pictures of `free/*.ts`. */
export async function readFree(): Promise<FreePicture[]> {
  const folder = join(HERE, 'free')
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'free.ts')
    : []
  const modules = await Promise.all(
    files
      .toSorted((a, b) => a.localeCompare(b))
      .map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<{ pictures?: readonly FreePicture[] }>),
  )
  return modules.flatMap(({ pictures }) => pictures ?? [])
}

let byPath: Promise<ReadonlyMap<string, FreePicture>> | undefined
const freeByPath = (): Promise<ReadonlyMap<string, FreePicture>> =>
  (byPath ??= readFree().then((all) => new Map(all.map((picture) => [picture.path, picture]))))

/** Settings that change every file; a new number draws everything again. */
const RECIPE = 3

/**
 * A hash of drawings. Ids of gradients and filters are numbered in the order of making, which depends on what else was drawn before,
 * so they are counted again here.
 */
export function hashOf(drawings: readonly string[]): string {
  const ids = new Map<string, string>()
  const stable = drawings.join('\n').replace(/(#|\bid=")(d[0-9a-z]+)/g, (_, before: string, id: string) => {
    if (!ids.has(id)) ids.set(id, `i${ids.size}`)
    return `${before}${ids.get(id)}`
  })
  return createHash('sha256').update(`${RECIPE}\n${stable}`).digest('hex').slice(0, 16)
}

/** All drawings of a page in one list, with the definitions they use (a changed gradient is a changed drawing). */
export function drawingsOf(page: PageDrawing): string[] {
  const sprites = page.sprites.flatMap(({ svg, frames, ...facts }) => [
    JSON.stringify(facts),
    doc(svg),
    ...Object.entries(frames ?? {}).flatMap(([name, frame]) => [name, doc(frame)]),
  ])
  const pieces = page.pieces === '' ? [] : [doc(page.pieces)]
  return [doc(page.background), ...sprites, doc(page.foreground), ...pieces]
}

/** What a free picture's file is made of. */
export function freeDrawingsOf({ svg, box, width, avifWidth, isSilhouette }: FreePicture): string[] {
  return [doc(svg()), JSON.stringify({ box, width, isSilhouette, avifWidth })]
}
