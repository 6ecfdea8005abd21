import { sql } from 'kysely'
import type { Database, Tables } from './tables.ts'

type TableName = keyof Tables

/** Rows are copied in key order. */
interface CarriedTable {
  readonly name: TableName
  readonly key: readonly string[]
}

/**
 * Every table in a backup, referenced tables first. Not included: try counters (also of wrong pictures), projections, backup results, heartbeats and
 * the schema's own tables. The bytes of packs follow after all tables (`server/packs/store/carryBlobs.ts`).
 */
export const CARRIED: readonly CarriedTable[] = [
  { name: 'users', key: ['id'] },
  { name: 'tokens', key: ['id'] },
  { name: 'known_devices', key: ['user_id', 'id'] },
  { name: 'progress', key: ['user_id', 'book_id'] },
  { name: 'activity_results', key: ['user_id', 'book_id', 'round', 'post_activity_id'] },
  { name: 'classes', key: ['id'] },
  { name: 'class_teachers', key: ['class_id', 'teacher_id'] },
  { name: 'class_learners', key: ['learner_id'] },
  { name: 'class_books', key: ['class_id', 'book_id'] },
  { name: 'done_today', key: ['teacher_id', 'class_id', 'kind'] },
  { name: 'picture_signins', key: ['learner_id'] },
  { name: 'class_devices', key: ['id'] },
  { name: 'class_tablet_codes', key: ['class_id'] },
  { name: 'class_secrets', key: ['id'] },
  { name: 'taken_saves', key: ['learner_id', 'id'] },
  { name: 'departures', key: ['learner_id'] },
  { name: 'bin', key: ['learner_id'] },
  { name: 'learner_requests', key: ['id'] },
  { name: 'journal', key: ['id'] },
  { name: 'class_offers', key: ['class_id'] },
  { name: 'school_years', key: ['id'] },
  { name: 'looks', key: ['user_id'] },
  { name: 'calm', key: ['user_id'] },
  { name: 'play_modes', key: ['user_id'] },
  { name: 'comforts', key: ['user_id'] },
  { name: 'paw_prints', key: ['user_id', 'book_id', 'page_id'] },
  { name: 'path_choices', key: ['learner_id', 'lang'] },
  { name: 'check_requests', key: ['learner_id', 'lang'] },
  { name: 'events', key: ['learner_id', 'id'] },
  { name: 'uncertain_arrivals', key: ['id'] },
  { name: 'uncertain_events', key: ['learner_id', 'event_id'] },
  { name: 'devices', key: ['scope', 'id'] },
  { name: 'device_numbers', key: ['device_id'] },
  { name: 'packs', key: ['key'] },
  { name: 'pack_revisions', key: ['key', 'revision'] },
  { name: 'pack_files', key: ['key', 'revision', 'path'] },
  { name: 'pack_activities', key: ['key', 'activity'] },
  { name: 'pack_drafts', key: ['owner_id', 'key'] },
  { name: 'pack_people', key: ['pack', 'learner_id'] },
  { name: 'class_packs', key: ['class_id', 'key'] },
  { name: 'drafts', key: ['key'] },
  { name: 'draft_people', key: ['draft', 'email_key'] },
  { name: 'draft_keys', key: ['owner_id'] },
]

/** A row with the table that it is of. */
export interface CarriedRow {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

/** How many rows of each table. */
export type Counts = Record<string, number>

const PAGE = 500

/** A row by its table and key. */
export interface Place {
  readonly table: string
  readonly key: readonly unknown[]
}

/** All rows of these tables (only those after `after`), page by page to limit memory. */
export async function* readRows(
  db: Database,
  tables: readonly CarriedTable[] = CARRIED,
  after?: Place,
): AsyncGenerator<CarriedRow> {
  const first = after ? tables.findIndex(({ name }) => name === after.table) : 0
  for (const { name, key } of tables.slice(Math.max(0, first))) {
    let last = name === after?.table ? after.key : undefined
    for (;;) {
      const rows = await readPage(db, name, key, last)
      for (const row of rows) yield { table: name, row }
      const end = rows.at(-1)
      if (rows.length < PAGE || !end) break
      last = key.map((column) => end[column])
    }
  }
}

async function readPage(db: Database, name: string, key: readonly string[], last: readonly unknown[] | undefined) {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after = last ? sql`where (${columns}) > (${sql.join([...last])})` : sql``
  const page = sql<
    Record<string, unknown>
  >`select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`
  return (await page.execute(db)).rows
}

/** Inserts rows in the order of `readRows`; returns the count per table. Run inside a transaction. */
export async function writeRows(db: Database, rows: AsyncIterable<CarriedRow>): Promise<Counts> {
  const counts: Counts = Object.fromEntries(CARRIED.map(({ name }) => [name, 0]))
  let table = ''
  let waiting: Readonly<Record<string, unknown>>[] = []
  const flush = async () => {
    if (waiting.length > 0) await insert(db, table, waiting)
    waiting = []
  }
  for await (const { table: name, row } of rows) {
    const count = counts[name]
    if (count === undefined) throw new Error(`There is no table ${name}.`)
    counts[name] = count + 1
    if (name !== table || waiting.length === PAGE) await flush()
    table = name
    waiting.push(row)
  }
  await flush()
  return counts
}

async function insert(db: Database, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
}

/** Deletes all rows a backup would include. */
export async function clearRows(db: Database): Promise<void> {
  for (const { name } of CARRIED.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
}

/** The current row counts. */
export async function countRows(db: Database): Promise<Counts> {
  const counts: Counts = {}
  for (const { name } of CARRIED) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}
