import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Expect } from './fault.ts'
import {
  type Brief,
  briefShape,
  type CheckedActivity,
  type CheckedBook,
  checkedActivitiesShape,
  checkedBookShape,
} from './shapes.ts'

/** A book's three files, parsed as JSON but not validated. */
export interface RawBook {
  readonly name: string
  readonly book: unknown
  readonly activities: unknown
  readonly brief: unknown
}

/** A book whose three files passed validation. */
export interface CheckedStory {
  readonly book: CheckedBook
  readonly activities: readonly CheckedActivity[]
  readonly brief: Brief
}

/** Reads all books of the project. */
export function readStory(root: string): RawBook[] {
  const folder = join(root, 'src/content/books')
  const json = (name: string, file: string): unknown => JSON.parse(readFileSync(join(folder, name, file), 'utf8'))
  return readdirSync(folder)
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => ({
      name,
      book: json(name, 'book.json'),
      activities: json(name, 'activities.json'),
      brief: json(name, 'brief.json'),
    }))
}

/** Parses one file of a book: `book1`, `pack.json`. */
export function readBookFile(root: string, name: string, file: string): unknown {
  return JSON.parse(readFileSync(join(root, 'src/content/books', name, file), 'utf8'))
}

/** The books whose files are valid. Each invalid field of the others is reported as a fault. */
export function parseStory(raw: readonly RawBook[], expect: Expect): CheckedStory[] {
  return raw.flatMap(({ name, book, activities, brief }) => {
    const parsed = {
      book: parse(checkedBookShape, book, `${name} book.json`, expect),
      activities: parse(checkedActivitiesShape, activities, `${name} activities.json`, expect),
      brief: parse(briefShape, brief, `${name} brief.json`, expect),
    }
    if (!parsed.book || !parsed.activities || !parsed.brief) return []
    return [{ book: parsed.book, activities: parsed.activities.postActivities, brief: parsed.brief }]
  })
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown, where: string, expect: Expect): Value | undefined {
  const { success, data, error } = schema.safeParse(value)
  for (const issue of error?.issues ?? []) expect(false, `${where} ${issue.path.join('.')}`, issue.message)
  return success ? data : undefined
}

/** Yields every nested value with its path (`pages.3.title.en` as a list of keys). */
export function* walk(value: unknown, path: readonly string[] = []): Generator<[readonly string[], unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key])
}
