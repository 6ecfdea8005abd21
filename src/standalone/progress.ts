import { z } from 'zod'
import { readJson, writeText } from '../shell/lib/device/storage.ts'

/** Where a reader is: a page of the book (the cover is 0), an activity (from 0), or behind the last one. */
export type Place = { readonly at: 'page' | 'activity'; readonly index: number } | { readonly at: 'end' }

/** What is kept of a reading. */
export interface Progress {
  readonly place: Place
  /** The latest result of each activity, by its index. */
  readonly results: readonly (readonly [index: number, score: number, total: number])[]
}

const count = z.int().min(0).max(1000)
const placeSchema = z.union([
  z.object({ at: z.enum(['page', 'activity']), index: count }),
  z.object({ at: z.literal('end') }),
])
const progressSchema = z.object({
  place: placeSchema,
  results: z
    .array(z.tuple([count, count, count]))
    .max(100)
    .refine((list) => list.every(([, score, total]) => score <= total)),
})

/** How many pages and activities a book has; nothing that is kept may lead beyond. */
interface Extent {
  readonly pages: number
  readonly activities: number
}

/** Reads kept progress from a parsed JSON value; `undefined` where it is none, or not of this book. */
function parseProgress(raw: unknown, { pages, activities }: Extent): Progress | undefined {
  const { data } = progressSchema.safeParse(raw)
  if (!data) return undefined
  const { place, results } = data
  const isHere = place.at === 'end' ? activities > 0 : place.index < (place.at === 'page' ? pages : activities)
  return isHere && results.every(([index]) => index < activities) ? data : undefined
}

/** Progress as a learning system keeps it (`cmi.suspend_data`, at most 4,096 characters); `undefined` where the text is none. */
export function progressFromText(text: string, extent: Extent): Progress | undefined {
  try {
    return parseProgress(JSON.parse(text), extent)
  } catch {
    return undefined
  }
}

const keyOf = (book: string) => `lumbung-book:${book}`

/** What this browser kept of a book; in this tab only where it stores nothing. */
export function keptProgress(book: string, extent: Extent): Progress | undefined {
  return readJson(keyOf(book), (raw) => parseProgress(raw, extent))
}

/** Keeps where a reader is. */
export function keepProgress(book: string, progress: Progress): void {
  writeText(keyOf(book), JSON.stringify(progress))
}

/** A place in one word, as a learning system shows it: `page-3`, `activity-1`, `end`. */
export function placeWord(place: Place): string {
  return place.at === 'end' ? 'end' : `${place.at}-${place.index + (place.at === 'page' ? 0 : 1)}`
}
