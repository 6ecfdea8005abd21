import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { lastBackup } from '../../server/db/backupRuns.ts'
import { type CarriedRow, readRows } from '../../server/db/copy.ts'
import { migrate } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import type { Database } from '../../server/db/tables.ts'
import { progressIn, writeArchive } from '../../tools/cli/archiveWriter.ts'
import { backup } from '../../tools/cli/backup.ts'
import { restore } from '../../tools/cli/carry.ts'
import type { Command } from '../../tools/cli/command.ts'
import { type Engine, engines, type Scratch } from './helpers/engines.ts'
import { environmentOf, spawnScript } from './helpers/processes.ts'

// Each writes tens of thousands of rows, on machines that may be busy with other tests.
const LIMIT = 120_000
const folder = mkdtempSync(join(tmpdir(), 'lumbung-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

const EVENTS = 60_000

/** A database with one learner, and more events than fit into one part of a backup. */
async function filled(engine: Engine): Promise<{ db: Database; place: Scratch['place'] }> {
  const scratch = await engine.scratch()
  cleanups.push(() => scratch.drop())
  const db = scratch.open()
  await migrate(db)
  const at = '2026-11-21T08:00:00.000Z'
  const person = { id: 'ana', role: 'student', name: 'Ana ”é小', email: null, email_key: null } as const
  await db
    .insertInto('users')
    .values({ ...person, password_hash: null, created_at: at })
    .execute()
  await sql`insert into events (learner_id, id, type, at, at_utc, received_at, device_id, device_seq, session_id, lang, app, content, sent_by, data)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(EVENTS)})
    select 'ana', 'event-' || i, 'try', ${at}, ${at}, ${at}, 'tab', i, 'visit', 'id', '1', '1', 'ana', '{"ask":"a","item":"letter:E|sound","place":"b1-p08","n":1,"ok":true}' from n`.execute(
    db,
  )
  return { db, place: scratch.place }
}

async function run(command: Command, words: string[], at: { db: Database; place: Scratch['place'] }): Promise<string> {
  const printed: string[] = []
  await command(words, { ...at, print: (line) => printed.push(line) })
  return printed.join('\n')
}

async function rowsOf(db: Database): Promise<CarriedRow[]> {
  const rows: CarriedRow[] = []
  for await (const carried of readRows(db)) rows.push(carried)
  return rows
}

describe.each(engines)('an interrupted backup on $name', (engine) => {
  /** Restores the file into an empty database and expects the same rows. */
  async function expectWhole(file: string, db: Database) {
    const empty = await engine.scratch()
    cleanups.push(() => empty.drop())
    const other = empty.open()
    await migrate(other)
    await run(restore, [file], { db: other, place: empty.place })
    expect(await rowsOf(other)).toEqual(await rowsOf(db))
  }

  it('leaves no finished file after kill -9, and completes with --resume', {
    timeout: LIMIT,
  }, async () => {
    const school = await filled(engine)
    const file = join(folder, `${engine.name}-killed.gz`)
    const killed = spawnScript(join('tools', 'cli', 'main.ts'), ['backup', file], environmentOf(school.place))
    await expect.poll(() => existsSync(join(`${file}.part`, 'state.json')), { timeout: 60_000, interval: 2 }).toBe(true)
    killed.child.kill('SIGKILL')
    await killed.ended()
    expect(readdirSync(folder).filter((name) => name.startsWith(`${engine.name}-killed`))).toEqual([
      `${engine.name}-killed.gz.part`,
    ])
    expect(statSync(`${file}.part`).mode & 0o777).toBe(0o700)

    // On SQLite, --resume continues the interrupted snapshot, so it does not contain this row; PostgreSQL starts again.
    const late = {
      id: 'late',
      role: 'student',
      name: 'Late',
      email: null,
      email_key: null,
      password_hash: null,
    } as const
    const before = await rowsOf(school.db)
    await school.db
      .insertInto('users')
      .values({ ...late, created_at: '2026-11-22T00:00:00.000Z' })
      .execute()
    const isQueued = engine.name === 'SQLite'
    const said = await run(backup, [file, '--resume'], school)
    expect(said).toContain(isQueued ? 'Going on where it was broken off.' : 'it starts again')
    expect(said).toContain(`${EVENTS} events`)
    expect(existsSync(`${file}.part`)).toBe(false)
    expect(gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')).toHaveLength(
      before.length + 2 + (isQueued ? 0 : 1),
    )
    await school.db.deleteFrom('users').where('id', '=', 'late').execute()
    if (!isQueued) await run(backup, [file], school)
    await expectWhole(file, school.db)
    expect(await lastBackup(school.db)).toMatchObject({ is_whole: 1, bytes: statSync(file).size })
  })

  it('starts again without --resume, or if the part folder is damaged', { timeout: LIMIT }, async () => {
    const school = await filled(engine)
    const file = join(folder, `${engine.name}-again.gz`)
    for (const words of [[file], [file, '--resume']]) {
      mkdirSync(`${file}.part`, { recursive: true })
      writeFileSync(join(`${file}.part`, 'state.json'), '{"half')
      writeFileSync(join(`${file}.part`, 'rows'), 'nonsense')
      writeFileSync(join(`${file}.part`, 'copying.db'), 'half a copy')
      expect(await run(backup, words, school)).toContain(`${EVENTS} events`)
      expect(existsSync(`${file}.part`)).toBe(false)
    }
    await expectWhole(file, school.db)
  })

  it('is recorded as failed if the file cannot be written', async () => {
    const scratch = await engine.scratch()
    cleanups.push(() => scratch.drop())
    const db = scratch.open()
    await migrate(db)
    const blocked = join(folder, `${engine.name}-no-folder`)
    writeFileSync(blocked, '')
    await expect(run(backup, [join(blocked, 'x.gz')], { db, place: scratch.place })).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(await lastBackup(db)).toMatchObject({ is_whole: 0, whole_at: null })
    await expect(run(backup, ['--resume'], { db, place: scratch.place })).rejects.toThrow('Usage:')
  })
})

it('resumes a backup after the last part whose progress was saved', async () => {
  const target = { folder: join(folder, 'parts.part'), file: join(folder, 'parts.gz') }
  mkdirSync(target.folder)
  const rows = Array.from(
    { length: 30_000 },
    (_, index): CarriedRow => ({
      table: 'users',
      row: { id: String(index).padStart(6, '0'), name: 'x'.repeat(300) },
    }),
  )
  const head = { made_at: '2026-11-21T08:00:00.000Z', migrations: migrations.map(({ name }) => name) }
  async function* until(from: number, to: number) {
    for (const row of rows.slice(from, to)) yield row
    if (to < rows.length) throw new Error('power cut')
  }
  await expect(writeArchive(target, head, () => until(0, 20_000))).rejects.toThrow('power cut')
  expect(existsSync(target.file)).toBe(false)
  const first = await progressIn(target.folder)
  // The rows file has half a part more than the saved progress counts.
  const written = readFileSync(join(target.folder, 'rows'))
  writeFileSync(join(target.folder, 'rows'), Buffer.concat([written, Buffer.from('half a part')]))
  const seen = first?.counts['users'] ?? 0
  expect(seen).toBeGreaterThan(10_000)
  expect(seen).toBeLessThan(20_000)
  const { counts } = await writeArchive(
    target,
    head,
    (after) => until(rows.findIndex(({ row }) => row['id'] === after?.key[0]) + 1, rows.length),
    first,
  )
  expect(counts).toEqual({ users: 30_000 })
  const lines = gunzipSync(readFileSync(target.file)).toString().trimEnd().split('\n')
  expect(lines.slice(1, -1).map((text) => JSON.parse(text))).toEqual(rows)
  expect(statSync(target.file).mode & 0o777).toBe(0o600)
  expect(existsSync(target.folder)).toBe(false)
})
