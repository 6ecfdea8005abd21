import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'

/*
 * Which questions of a story a child has been asked in the present reading, and what she guessed: kept on the device, so that a page that is opened
 * again asks nothing twice, and a guess is shown on its page days later.
 */

/** What is known of one reading of a book. `guesses`: ids of answers by the question's id. */
interface StoryReading {
  readonly round: number
  readonly asked: readonly string[]
  readonly guesses: Readonly<Record<string, string>>
}

type Stored = Readonly<Record<string, StoryReading>>

const keyOf = (learnerId: string) => `story:${learnerId}`
const fresh = (round: number): StoryReading => ({ round, asked: [], guesses: {} })

/** What is known of a child's present reading of a book; an earlier round says nothing. */
export function storyReading(learnerId: string, bookId: number, round: number): StoryReading {
  const stored = readAll(learnerId)[bookId]
  return stored?.round === round ? stored : fresh(round)
}

/** Notes that a question has been put, and what was guessed, if it was a guess. */
export function noteQuestion(
  learnerId: string,
  { bookId, round }: { readonly bookId: number; readonly round: number },
  { id, guess }: { readonly id: string; readonly guess?: string },
): void {
  const before = storyReading(learnerId, bookId, round)
  const asked = before.asked.includes(id) ? before.asked : [...before.asked, id]
  const guesses = guess === undefined ? before.guesses : { ...before.guesses, [id]: guess }
  writeText(keyOf(learnerId), JSON.stringify({ ...readAll(learnerId), [bookId]: { round, asked, guesses } }))
}

/** Deletes what is known of a child's readings here. */
export function forgetStories(learnerId: string): void {
  removeKey(keyOf(learnerId))
}

const readAll = (learnerId: string): Stored => readJson(keyOf(learnerId), parse) ?? {}

const isText = (raw: unknown): raw is string => typeof raw === 'string'

function parse(raw: unknown): Stored | undefined {
  if (!isRecord(raw)) return undefined
  return Object.fromEntries(
    Object.entries(raw).flatMap(([bookId, reading]) => {
      if (!isRecord(reading) || typeof reading['round'] !== 'number') return []
      const asked = Array.isArray(reading['asked']) ? reading['asked'].filter(isText) : []
      const guessed = isRecord(reading['guesses']) ? Object.entries(reading['guesses']) : []
      const guesses = Object.fromEntries(guessed.filter((entry): entry is [string, string] => isText(entry[1])))
      return [[bookId, { round: reading['round'], asked, guesses }]]
    }),
  )
}
