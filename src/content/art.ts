import { z } from 'zod'
import { DocumentError } from './documents.ts'
import { IDLE_MOTIONS, type PagePictureData, TAP_MOTIONS } from '../game/picture.ts'
import { filesOf, Loaded } from './library.ts'

const pieceSchema = z.object({
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  dx: z.number(),
  dy: z.number(),
})
const patchedSchema = pieceSchema.omit({ x: true, y: true }).extend({ patches: z.array(pieceSchema) })
const framesSchema = z.object({ base: pieceSchema }).catchall(z.union([patchedSchema, pieceSchema]))
const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
})

/** One sprite as the art tool describes it (src/game/README.md, Pictures). */
const spriteSchema = z.object({
  name: z.string().min(1),
  title: z.strictObject({ en: z.string().min(1).optional(), id: z.string().min(1).optional() }).optional(),
  box: boxSchema,
  pivot: z.tuple([z.number(), z.number()]),
  layer: z.enum(['sprite', 'front']),
  idle: z.enum(IDLE_MOTIONS),
  tap: z.enum(TAP_MOTIONS),
  sound: z.string().optional(),
  frames: framesSchema,
})

/** One page's picture as the art tool describes it. */
export const pictureSchema = z.object({
  stem: z.string().startsWith('/img/'),
  sprites: z.array(spriteSchema),
  ground: z.array(pieceSchema).optional(),
  frames: z.object({ x: z.number(), y: z.number() }).optional(),
  looks: z
    .object({
      words: z.record(z.string(), z.string().regex(/^[a-z-]+$/)),
      sprites: z.record(z.string(), framesSchema),
      still: boxSchema,
    })
    .optional(),
})

/** All pictures of a book, as `npm run art` leaves them in `generated/art/book{n}.json`. */
export const bookArtSchema = z.object({
  pages: z.record(z.string(), pictureSchema),
  free: z.record(z.string(), z.object({ width: z.number(), height: z.number() })),
})

/** The drawn pictures of one book. */
export type BookArt = z.infer<typeof bookArtSchema>

const arts = new Loaded<BookArt>()

/** The pictures of a book, by page id; none where no book has that id. Rejects when its document cannot be loaded or is none. */
export async function loadArt(bookId: number): Promise<BookArt> {
  const files = await filesOf(bookId)
  return files ? arts.get(files.name, async () => asArt(bookId, await files.art())) : { pages: {}, free: {} }
}

/** Written and checked by our own tool, or by the service that took the book in. */
function asArt(bookId: number, raw: unknown): BookArt {
  const { pages, free }: Partial<Record<string, unknown>> = Object(raw)
  if (typeof pages !== 'object' || typeof free !== 'object')
    throw new DocumentError(`These are not the pictures of book ${bookId}`)
  return raw as BookArt
}

/** Id of a page's picture: the page's own id, the cover's with its book. */
export function pictureIdOf(bookId: number, pageId: string): string {
  return pageId === 'cover' ? `b${bookId}-cover` : pageId
}

/** The picture of a page, if it is drawn. */
export function pictureOf(art: BookArt, pictureId: string): PagePictureData | undefined {
  return art.pages[pictureId]
}
