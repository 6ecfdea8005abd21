/** What an author sets by hand in the form of a kind: the values of `play.fields`. Whatever else stands there is left out. */
import { z } from 'zod'
import type { Box } from '../../../../game/targets.ts'

const boxSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  width: z.number().positive().max(100),
  height: z.number().positive().max(100),
})
const textSchema = z.object({ en: z.string().optional(), id: z.string().optional() })

/** A list: what was chosen of what is offered (in this order), where it lies, and areas that were drawn where nothing is offered. */
const listSchema = z.object({
  chosen: z.array(z.string()).optional().catch(undefined),
  boxes: z.record(z.string(), boxSchema).optional().catch(undefined),
  drawn: z
    .array(z.object({ id: z.string().min(1), label: textSchema, box: boxSchema }))
    .optional()
    .catch(undefined),
})

/** A question about the story. `answers`: ids of things in the picture of its page. */
const questionSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  page: z.string().min(1),
  ask: textSchema,
  answers: z.array(z.string()).max(3),
  right: z.string(),
  because: textSchema,
})

/** A list as it was set by hand. */
export type HandList = z.infer<typeof listSchema>
/** A question as it was set by hand. */
export type HandQuestion = z.infer<typeof questionSchema>
/** A text in the languages in which it is written. */
export type HandText = z.infer<typeof textSchema>
/** What was set by hand, by field. */
export type Hand = Readonly<Record<string, unknown>>

/** A value that was set, where it is a text; else the other one. */
export const handString = (value: unknown, other = ''): string => (typeof value === 'string' ? value : other)

/** What was set of a list. */
export const handList = (hand: Hand, field: string): HandList => listSchema.catch({}).parse(hand[field] ?? {})

/** What was set of a text. */
export const handText = (hand: Hand, field: string): HandText => textSchema.catch({}).parse(hand[field] ?? {})

/** What was set of texts, by what each belongs to. */
export const handTexts = (hand: Hand, field: string): Readonly<Record<string, HandText>> =>
  z
    .record(z.string(), textSchema)
    .catch({})
    .parse(hand[field] ?? {})

/** The questions that were set; one that makes no sense is left out. */
export const handQuestions = (hand: Hand, field: string): HandQuestion[] =>
  z
    .array(questionSchema.nullable().catch(null))
    .catch([])
    .parse(hand[field] ?? [])
    .filter((question) => question !== null)

/** A box as it may be stored: in the picture, rounded to a tenth of a percent. */
export function storedBox({ x, y, width, height }: Box): Box {
  const tenth = (value: number) => Math.round(value * 10) / 10
  const [w, h] = [Math.min(100, Math.max(0.1, tenth(width))), Math.min(100, Math.max(0.1, tenth(height)))]
  return {
    x: Math.min(tenth(100 - w), Math.max(0, tenth(x))),
    y: Math.min(tenth(100 - h), Math.max(0, tenth(y))),
    width: w,
    height: h,
  }
}
