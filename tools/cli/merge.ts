import { sql } from 'kysely'
import { CARRIED, type CarriedRow, type Counts, countRows, readRows } from '../../server/db/copy.ts'
import type { Database } from '../../server/db/tables.ts'
import { type BookNumbers, bookNumbers, knownBooks } from './bookNumbers.ts'

const PAGE = 200

/** The tables that say which books there are. */
const OF_BOOKS = CARRIED.filter(({ name }) => name === 'packs' || name === 'pack_activities')

/**
 * Adds rows to a database that has some already. What is there stays; books and activities get the numbers that they have there, and progress, results
 * and events follow them. Of a place in a book the later one counts. Whoever has the same e-mail in both is one person. `look` gives the rows that
 * `rows` then gives, and is called before. Gives how many rows of each table are new. Run inside a transaction.
 */
export async function mergeRows(
  trx: Database,
  rows: AsyncIterable<CarriedRow>,
  look: () => AsyncIterable<CarriedRow>,
): Promise<Counts> {
  const before = await countRows(trx)
  const numbers = bookNumbers(await knownBooks(look()), await knownBooks(readRows(trx, OF_BOOKS)))
  const people = await samePeople(trx, look())
  const there = await revisionsThere(trx)
  let waiting: Record<string, unknown>[] = []
  let table = ''
  const flush = async () => {
    if (waiting.length > 0) await insertNew(trx, table, waiting)
    waiting = []
  }
  for await (const carried of rows) {
    if (!Object.hasOwn(before, carried.table)) throw new Error(`There is no table ${carried.table}.`)
    if (carried.table !== table || waiting.length === PAGE) await flush()
    table = carried.table
    const row = samePerson(carried.row, people)
    if (table === 'users' && people.has(String(carried.row['id']))) continue
    // Files belong to the revision that they came with.
    if (table === 'pack_files' && there.has(`${String(row['key'])} ${String(row['revision'])}`)) continue
    waiting.push(renumbered(table, row, numbers))
  }
  await flush()
  await raiseBooks(trx)
  // Reports are worked out again: events have come.
  await trx.deleteFrom('digests').execute()
  const after = await countRows(trx)
  return Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]))
}

/** A row with the numbers that its book and activity have from now on. */
function renumbered(table: string, row: Record<string, unknown>, numbers: BookNumbers): Record<string, unknown> {
  switch (table) {
    case 'progress':
    case 'class_books':
      return { ...row, book_id: numbers.book(Number(row['book_id'])) }
    case 'activity_results':
      return {
        ...row,
        book_id: numbers.book(Number(row['book_id'])),
        post_activity_id: numbers.activity(Number(row['post_activity_id'])),
      }
    case 'events':
      return { ...row, data: renumberedFacts(String(row['data']), numbers) }
    case 'packs':
      return { ...row, number: numbers.numberOf(String(row['key'])) }
    case 'pack_activities':
      return { ...row, place: numbers.placeOf(String(row['key']), String(row['activity'])) }
    case 'pack_revisions':
      return { ...row, content: renumberedContent(String(row['content']), String(row['key']), numbers) }
    default:
      return row
  }
}

/** What an event says, with other numbers in its place or question. */
function renumberedFacts(data: string, numbers: BookNumbers): string {
  const facts = Object(JSON.parse(data)) as Record<string, unknown>
  const { place, question } = facts
  const book = Object(question)['book'] as unknown
  const changed = {
    ...facts,
    ...(typeof place === 'string' && { place: numbers.place(place) }),
    ...(typeof book === 'number' && { question: { ...Object(question), book: numbers.book(book) } }),
  }
  return JSON.stringify(changed)
}

/** What is stored of a revision has the places of its activities. What cannot be read stays as it is. */
function renumberedContent(content: string, key: string, numbers: BookNumbers): string {
  try {
    const stored = Object(JSON.parse(content)) as Record<string, unknown>
    const places: unknown = stored['places']
    if (!Array.isArray(places)) return content
    const own = places.map(([activity, place]: [string, number]) => [activity, numbers.placeOf(key, activity) ?? place])
    return JSON.stringify({ ...stored, places: own })
  } catch {
    return content
  }
}

/** Ids of accounts that are in both databases under the same e-mail with another id: from the one that comes to the one that is there. */
async function samePeople(trx: Database, rows: AsyncIterable<CarriedRow>): Promise<Map<string, string>> {
  const known = await trx.selectFrom('users').select(['id', 'email_key']).where('email_key', 'is not', null).execute()
  const idOf = new Map(known.map(({ id, email_key }) => [email_key, id]))
  const people = new Map<string, string>()
  for await (const { table, row } of rows) {
    const email = row['email_key']
    const id = table === 'users' && typeof email === 'string' ? idOf.get(email) : undefined
    if (id !== undefined && id !== row['id']) people.set(String(row['id']), id)
  }
  return people
}

/** Ids are random, so wherever one stands it means that person: in columns, and in JSON texts. */
function samePerson(row: CarriedRow['row'], people: ReadonlyMap<string, string>): Record<string, unknown> {
  if (people.size === 0) return { ...row }
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value !== 'string') return [column, value]
      let text = value
      for (const [from, to] of people) text = text.replaceAll(from, to)
      return [column, text]
    }),
  )
}

async function revisionsThere(trx: Database): Promise<Set<string>> {
  const rows = await trx.selectFrom('pack_revisions').select(['key', 'revision']).execute()
  return new Set(rows.map(({ key, revision }) => `${key} ${revision}`))
}

/** Inserts the rows that are not there. A place in a book that is later than the one that is there takes its place. */
async function insertNew(trx: Database, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const otherwise = table === 'progress' ? LATER : sql`do nothing`
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)} on conflict ${otherwise}`.execute(trx)
}

/** The best points of both, and the place of the later. */
const LATER = sql`(user_id, book_id) do update set ${sql.join([
  ...['current_page', 'latest_page', 'round', 'completed_round', 'updated_at'].map((name) => {
    const column = sql.ref(name)
    return sql`${column} = case when excluded.updated_at > progress.updated_at then excluded.${column} else progress.${column} end`
  }),
  sql`best_points = case when coalesce(excluded.best_points, -1) > coalesce(progress.best_points, -1)
    then excluded.best_points else progress.best_points end`,
])}`

/** A book is read in its newest revision. */
async function raiseBooks(trx: Database): Promise<void> {
  await sql`update packs set revision =
    (select max(pack_revisions.revision) from pack_revisions where pack_revisions.key = packs.key)
    where exists (select 1 from pack_revisions where pack_revisions.key = packs.key and pack_revisions.revision > packs.revision)`.execute(
    trx,
  )
}
