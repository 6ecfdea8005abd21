import { z } from 'zod'

/** A text or a path in both languages. */
export const localSchema = z.object({ en: z.string().min(1), id: z.string().min(1) })

/** The path of a picture of the app, or of a book that the service has taken in. */
export const picturePathSchema = z.string().regex(/^\/(?:img|packs)\//)

/** A box in percent of the picture. */
export const percentBoxSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  width: z.number().positive().max(100),
  height: z.number().positive().max(100),
})

/** A box of the specification: pixels of its drop area, and the same box in percent of the picture; we use only the latter. */
export const dropAreaBoxSchema = z.object({ percent: percentBoxSchema })

/** A member of the family (or a part of the body): its picture, its name and the sound of the name. */
export const memberSchema = z.object({
  id: z.string().min(1),
  label: localSchema,
  image: z.string(),
  audio: localSchema,
})
