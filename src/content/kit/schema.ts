/** What the picture kit is, and what a picture made of it is: data that the book maker, the tools, the service and the stage read alike. */
import { z } from 'zod'
import { IDLE_MOTIONS, type SpriteFrames, TAP_MOTIONS } from '../../game/picture.ts'

/** What a sprite of the kit is; each group is a part of its own, loaded when somebody looks at it. */
export const KIT_GROUPS = ['people', 'animals', 'things', 'places'] as const
/** Times of day, and weathers, in which every place can be shown. */
const TIMES = ['day', 'dusk', 'night'] as const
/** Weathers. */
const WEATHERS = ['clear', 'rain', 'mist'] as const
/** How a thing moves by itself: `none` rests and never blinks, `blink` only blinks, the others move and blink. */
const ITEM_IDLES = ['none', 'blink', ...IDLE_MOTIONS.filter((word) => word !== 'still')] as const
/** How a thing answers a touch. */
const ITEM_TAPS = ['none', ...TAP_MOTIONS.filter((word) => word !== 'still')] as const
/** The sound of a thing that is silent, though the kit's sprite has a sound. */
export const NO_SOUND = 'none'
/** Most things in one picture. */
export const MOST_ITEMS = 60

const nameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const shortTextSchema = z.strictObject({
  en: z.string().min(1).max(120).optional(),
  id: z.string().min(1).max(120).optional(),
})

const itemSchema = z.strictObject({
  sprite: nameSchema,
  /** What the stage and the games call it, for as long as it stands there; without one it is called after its sprite (`itemNames`). */
  id: nameSchema.optional(),
  /** Where its feet are, 0–1 of the picture; a little outside is allowed. */
  x: z.number().min(-0.25).max(1.25),
  y: z.number().min(-0.25).max(1.5),
  size: z.number().min(0.3).max(3).default(1),
  /** Degrees clockwise, around its feet. */
  turn: z.number().min(-360).max(360).default(0),
  flip: z.boolean().default(false),
  idle: z.enum(ITEM_IDLES).optional(),
  tap: z.enum(ITEM_TAPS).optional(),
  sound: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(60)
    .optional(),
  name: shortTextSchema.optional(),
  pose: nameSchema.optional(),
  feeling: nameSchema.optional(),
})

/** A picture as data: a place (or a photo), and what stands in it, from back to front. The picture is 1280 × 800 units. */
export const compositionSchema = z.strictObject({
  place: nameSchema,
  time: z.enum(TIMES).default('day'),
  weather: z.enum(WEATHERS).default('clear'),
  /** Shown in the place of the place, filling the picture. */
  photo: z.strictObject({ file: z.string().min(1).max(200), alt: shortTextSchema }).optional(),
  items: z.array(itemSchema).max(MOST_ITEMS).default([]),
  /** Things that the page's game lays over the picture itself, where they stood: not drawn, but an editor puts them back. */
  lifted: z.array(itemSchema).max(MOST_ITEMS).optional(),
})

const textSchema = z.object({ en: z.string().min(1), id: z.string().min(1) })
const sizeSchema = z.object({ w: z.number().positive(), h: z.number().positive() })
const pointSchema = z.object({ x: z.number(), y: z.number() })
const pieceSchema = z.object({
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  dx: z.number(),
  dy: z.number(),
})
const framesSchema: z.ZodType<SpriteFrames> = z
  .object({ base: pieceSchema })
  .catchall(z.union([pieceSchema.omit({ x: true, y: true }).extend({ patches: z.array(pieceSchema) }), pieceSchema]))

/** One drawing of a sprite: a sheet of its frames. */
const drawingSchema = z.object({
  /** Under `/kit/`. */
  file: z.string().regex(/^[a-z0-9/-]+\.webp$/),
  /** Stage units at size 1. */
  box: sizeSchema,
  /** The point it stands on, stage units from the upper left corner of its box. */
  feet: pointSchema,
  /** Stage units of one unit of the frames at size 1. */
  unit: z.number().positive(),
  /** Pixels of the sheet for one unit of the frames. */
  px: z.number().positive(),
  /** Rectangles of the sheet; `dx, dy` from the corner of the box, all in units of the frames. Feelings are frames, too. */
  frames: framesSchema,
})

const spriteSchema = drawingSchema.extend({
  name: nameSchema,
  group: z.enum(KIT_GROUPS),
  tags: z.array(z.string()),
  title: textSchema,
  alt: textSchema,
  idle: z.enum(ITEM_IDLES),
  tap: z.enum(ITEM_TAPS),
  sound: z.string().optional(),
  /** Shines by itself: night does not darken it. */
  glows: z.boolean().optional(),
  /** Other poses by name; the sprite itself is the pose `stand`. */
  poses: z.record(z.string(), drawingSchema).optional(),
})

const placeSchema = z.object({
  name: nameSchema,
  group: z.literal('places'),
  tags: z.array(z.string()),
  title: textSchema,
  alt: textSchema,
  /** Where things are put down, 0–1 of the height. */
  ground: z.number(),
  files: z.record(z.enum(TIMES), z.string()),
})

/** What weather lays behind all things, and the tile (stage units) that it repeats before them, from `y` down and from side to side. */
const layersSchema = z.object({
  back: z.string(),
  front: z.object({ file: z.string(), w: z.number().positive(), h: z.number().positive(), y: z.number() }),
})

/** One part of the kit that has sprites. */
export const kitPartSchema = z.object({ group: z.enum(KIT_GROUPS), sprites: z.array(spriteSchema) })
/** The part of the kit that has places, with the layers that weather lays behind and before what stands there. */
export const kitPlacesSchema = z.object({
  group: z.literal('places'),
  places: z.array(placeSchema),
  weather: z.record(z.enum(['rain', 'mist']), z.record(z.enum(TIMES), layersSchema)),
})

const entrySchema = z.object({
  name: nameSchema,
  group: z.enum(KIT_GROUPS),
  title: textSchema,
  tags: z.array(z.string()),
  poses: z.array(z.string()).optional(),
  feelings: z.array(z.string()).optional(),
})

/** The list of all that the kit has: small, loaded first, searched by word. */
export const kitIndexSchema = z.object({
  version: z.number().int().min(1),
  sprites: z.array(entrySchema),
  /** What poses and feelings are called; `says` completes 'Ayu …'. */
  poses: z.record(z.string(), z.object({ title: textSchema, says: textSchema })),
  feelings: z.record(z.string(), z.object({ title: textSchema, says: textSchema })),
})

/** A picture as data. */
export type Composition = z.infer<typeof compositionSchema>
/** A picture as it is written, where what is usual is left out. */
export type CompositionSource = z.input<typeof compositionSchema>
/** One thing in it. */
export type Item = z.infer<typeof itemSchema>
/** A group of the kit. */
export type KitGroup = (typeof KIT_GROUPS)[number]
/** A time of day. */
export type TimeOfDay = (typeof TIMES)[number]
/** A weather. */
export type Weather = (typeof WEATHERS)[number]
/** One drawing of a sprite. */
export type KitDrawing = z.infer<typeof drawingSchema>
/** A sprite with all its drawings. */
export type KitSprite = z.infer<typeof spriteSchema>
/** A part of the kit: sprites of one group. */
export type KitPart = z.infer<typeof kitPartSchema>
/** All places. */
export type KitPlaces = z.infer<typeof kitPlacesSchema>
/** What a weather lays behind and before all things. */
export type WeatherLayers = z.infer<typeof layersSchema>
/** The list of the kit. */
export type KitIndex = z.infer<typeof kitIndexSchema>
/** One entry of the list. */
export type KitEntry = KitIndex['sprites'][number]
