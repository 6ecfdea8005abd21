/** Boxes that a page's story and play need, for looking at them over the picture. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Box } from './app.ts'
import { ROOT } from './root.ts'

/** A box in percent of the stage, with its name. `story` boxes are where the author sees a thing, `play` boxes are touched. */
export interface StoryBox extends Box {
  readonly name: string
  readonly from: 'story' | 'play'
}

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const illustrationSchema = z.looseObject({
  sprites: z.array(z.object({ id: z.string(), box: boxSchema })).default([]),
  hidden: z.object({ who: z.string().optional(), box: boxSchema }).nullable().optional(),
})
const briefSchema = z.looseObject({
  pages: z.record(z.string(), z.looseObject({ illustration: illustrationSchema.optional() })),
})
const playSchema = z.looseObject({
  id: z.string(),
  tapAreas: z.array(boxSchema.extend({ id: z.string() })).default([]),
  dropZones: z.array(z.object({ id: z.string(), percent: boxSchema.optional() })).default([]),
  widgetArea: boxSchema.optional(),
})
const bookSchema = z.looseObject({ pages: z.array(playSchema) })

function readJson(book: number, name: string): unknown {
  const file = join(ROOT, 'src', 'content', 'books', `book${book}`, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pages: name === 'book.json' ? [] : {} }
}

/** A book as the app reads it, unchecked. */
export const readBook = (book: number): unknown => readJson(book, 'book.json')

/** All boxes of a page (`b1-p02`; the cover's id is `b1-cover`); empty where the story says nothing of it. */
export function storyBoxes(book: number, pictureId: string): StoryBox[] {
  const pageId = pictureId.endsWith('-cover') ? 'cover' : pictureId
  const { sprites = [], hidden } = briefSchema.parse(readJson(book, 'brief.json')).pages[pageId]?.illustration ?? {}
  const page = bookSchema.parse(readBook(book)).pages.find(({ id }) => id === pageId)
  const play = [
    ...(page?.tapAreas ?? []).map(({ id, ...box }) => ({ ...box, name: id })),
    ...(page?.dropZones ?? []).flatMap(({ id, percent }) => (percent ? [{ ...percent, name: id }] : [])),
    ...(page?.widgetArea ? [{ ...page.widgetArea, name: 'widget' }] : []),
  ]
  return [
    ...sprites.map(({ id, box }) => ({ ...box, name: id, from: 'story' as const })),
    ...(hidden ? [{ ...hidden.box, name: hidden.who ?? 'hidden', from: 'story' as const }] : []),
    ...play.map((box) => ({ ...box, from: 'play' as const })),
  ]
}
