import type { CarriedRow } from '../../server/db/copy.ts'

/** Books that are not the project's own have numbers from here on; ours are the same everywhere. */
const FIRST_NUMBER = 1001
/** The number of an activity is that of its book × 100 + its place. */
const PLACES = 100

/** What a database says of its taken-in books: their numbers, and the places of their activities. */
export interface KnownBooks {
  readonly numbers: ReadonlyMap<string, number>
  /** By key, then by activity. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Other numbers for what comes from another database. */
export interface BookNumbers {
  /** The number that a book has from now on. */
  book(number: number): number
  /** The id that an activity has from now on. */
  activity(id: number): number
  /** The place of a page, an activity or a book, as events tell it: `b1001-p01`, `100101`, `book-1001`. */
  place(place: string): string
  /** The number of a key, and the places of its activities. */
  numberOf(key: string): number | undefined
  placeOf(key: string, activity: string): number | undefined
}

/** Reads out of rows which books there are. */
export async function knownBooks(rows: AsyncIterable<CarriedRow>): Promise<KnownBooks> {
  const numbers = new Map<string, number>()
  const places = new Map<string, Map<string, number>>()
  for await (const { table, row } of rows) {
    const key = String(row['key'])
    if (table === 'packs') numbers.set(key, Number(row['number']))
    if (table !== 'pack_activities') continue
    const own = places.get(key) ?? new Map<string, number>()
    places.set(key, own.set(String(row['activity']), Number(row['place'])))
  }
  return { numbers, places }
}

/**
 * Gives books that come to others their numbers: a book that is there already has the number it has there; one that is new keeps its own where that is
 * free, else it has the next one. Activities in the same way, inside their book.
 */
export function bookNumbers(coming: KnownBooks, there: KnownBooks): BookNumbers {
  const numbers = new Map<string, number>()
  const taken = new Set(there.numbers.values())
  for (const [key, number] of coming.numbers) {
    const own = there.numbers.get(key) ?? (taken.has(number) ? nextFree(taken, coming.numbers) : number)
    taken.add(own)
    numbers.set(key, own)
  }
  const places = new Map([...coming.places].map(([key, own]) => [key, placesIn(own, there.places.get(key))]))
  const keyOf = new Map([...coming.numbers].map(([key, number]) => [number, key]))
  const activities = new Map<number, number>()
  for (const [key, own] of coming.places) {
    for (const [activity, place] of own) {
      const from = (coming.numbers.get(key) ?? 0) * PLACES + place
      activities.set(from, (numbers.get(key) ?? 0) * PLACES + (places.get(key)?.get(activity) ?? place))
    }
  }
  const book = (number: number) => numbers.get(keyOf.get(number) ?? '') ?? number
  const activity = (id: number) => activities.get(id) ?? id
  return {
    book,
    activity,
    place(text) {
      const [, start = '', number = '', rest = ''] = /^(b|book-)(\d+)(-.*)?$/.exec(text) ?? []
      if (start !== '' && Number(number) >= FIRST_NUMBER) return `${start}${book(Number(number))}${rest}`
      return /^\d+$/.test(text) ? String(activity(Number(text))) : text
    },
    numberOf: (key) => numbers.get(key),
    placeOf: (key, name) => places.get(key)?.get(name),
  }
}

/** After all numbers that either database has. */
const nextFree = (taken: ReadonlySet<number>, coming: ReadonlyMap<string, number>): number =>
  Math.max(FIRST_NUMBER - 1, ...taken, ...coming.values()) + 1

/** Places that are there stay; new activities come after all of them. */
function placesIn(
  coming: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number> | undefined,
): ReadonlyMap<string, number> {
  if (!there) return coming
  let last = Math.max(0, ...there.values())
  const inOrder = [...coming].toSorted(([, one], [, other]) => one - other)
  return new Map(inOrder.map(([activity]) => [activity, there.get(activity) ?? (last += 1)]))
}
