import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseFailure } from '../../server/db/failures.ts'
import { limitStore } from '../../server/db/limits.ts'
import { appliedMigrations, migrate } from '../../server/db/migrate.ts'
import type { Migration } from '../../server/db/migration.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { openDatabase } from '../../server/db/open.ts'
import type { Database, NewUser } from '../../server/db/tables.ts'
import { transact } from '../../server/db/transact.ts'
import { engines, type Scratch } from './helpers/engines.ts'
import { testClock } from './helpers/service.ts'

const user = (id: string, email: string | null = null): NewUser => ({
  id,
  role: 'student',
  name: 'Sari',
  email,
  email_key: email,
  password_hash: null,
  created_at: '2026-11-21T08:00:00.000Z',
})

describe.each(engines)('migrations on $name', (engine) => {
  let scratch: Scratch
  beforeEach(async () => {
    scratch = await engine.scratch()
  })
  afterEach(() => scratch.drop())

  it('run once if several replicas start in parallel', async () => {
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(scratch.open())))
    expect(ran.filter((names) => names.length > 0)).toEqual([migrations.map(({ name }) => name)])
    expect(await migrate(scratch.open())).toEqual([])
  })

  it('are all rolled back if one fails', async () => {
    const broken: Migration = {
      name: '999-broken',
      async up(db) {
        await db.schema.createTable('half').addColumn('id', 'text').execute()
        await sql`insert into nowhere values (1)`.execute(db)
      },
    }
    const db = scratch.open()
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow('nowhere')
    await expect(sql`select * from half`.execute(db)).rejects.toThrow('half')
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name))
  })

  it('reject a database of a newer version', async () => {
    const db = scratch.open()
    await migrate(db, [...migrations, { name: '999-future', up: async () => undefined }])
    await expect(migrate(db)).rejects.toThrow('newer version of Lumbung (999-future)')
    // It does not run its own migrations either.
    await expect(migrate(db, [...migrations, { name: '998-ours', up: refused }])).rejects.toThrow('(999-future)')
  })

  it('run even if the clock was set back between two of them', async () => {
    const db = scratch.open()
    const [first, ...others] = migrations
    await migrate(db, first ? [first] : [])
    await db.updateTable('schema_migrations').set({ timestamp: '2099-01-01T00:00:00.000Z' }).execute()
    expect(await migrate(db)).toEqual(others.map(({ name }) => name))
    expect(await migrate(db)).toEqual([])
  })

  it('convert the records of the older migrator once, and continue from there', async () => {
    const db = scratch.open()
    const before = migrations.filter(({ name }) => name < '017')
    await migrate(db, before)
    await writeDownAsBefore(db)
    await db.insertInto('users').values(user('ana')).execute()
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(scratch.open())))
    expect(ran.filter((names) => names.length > 0)).toEqual([
      migrations.filter((step) => !before.includes(step)).map(({ name }) => name),
    ])
    expect(await appliedMigrations(db)).toEqual(migrations.map(({ name }) => name))
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: 'ana' }])
    await expect(sql`select * from schema_locks`.execute(db)).rejects.toThrow('schema_locks')
  })

  it('reject a database of a newer version that used the older migrator', async () => {
    const db = scratch.open()
    await migrate(db, [...migrations, { name: '999-future', up: async () => undefined }])
    await writeDownAsBefore(db)
    await expect(migrate(db)).rejects.toThrow('newer version of Lumbung (999-future)')
  })
})

/** `lumbung-024.db` was written by the last version before Kysely's migrator; its one child has read book 4. */
it('a database file of the last version before Kysely’s migrator is migrated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-'))
  const old = readFileSync(new URL('fixtures/lumbung-024.db.gz', import.meta.url))
  writeFileSync(join(folder, 'lumbung.db'), gunzipSync(old))
  const db = openDatabase({ engine: 'sqlite', folder })
  try {
    const names = migrations.map(({ name }) => name)
    const { rows } = await sql`select name, applied_at is not null as has_time from schema_migrations`.execute(db)
    const old = names.filter((name) => name <= '024-class-bin')
    expect(rows).toEqual(old.map((name) => ({ name, has_time: 1 })))
    expect(await migrate(db)).toEqual(names.slice(old.length))
    expect(await appliedMigrations(db)).toEqual(names)
    expect(await db.selectFrom('progress').select(['user_id', 'best_points']).execute()).toEqual([
      { user_id: 'ana', best_points: 100 },
    ])
    expect(await db.selectFrom('events').select('data').execute()).toEqual([
      { data: '{"place":"book-4","round":1,"points":100}' },
    ])
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
})

const refused = () => Promise.reject(new Error('must not run'))

/** Changes the migration tables back to those of versions before Kysely's migrator. */
async function writeDownAsBefore(db: Database): Promise<void> {
  await db.schema.alterTable('schema_migrations').renameColumn('timestamp', 'applied_at').execute()
  await db.schema.dropTable('schema_migrations_lock').execute()
  await sql`create table schema_locks (id text primary key, taken integer not null)`.execute(db)
  await sql`insert into schema_locks (id, taken) values ('migrations', 1)`.execute(db)
}

describe.each(engines)('the database on $name', (engine) => {
  let scratch: Scratch
  let db: Database
  let other: Database
  beforeAll(async () => {
    scratch = await engine.scratch()
    db = scratch.open()
    other = scratch.open()
    await migrate(db)
  })
  afterAll(() => scratch.drop())

  const failureOf = async (work: Promise<unknown>) => databaseFailure(await work.catch((error: unknown) => error))

  it('classifies constraint errors alike on both engines', async () => {
    await db.insertInto('users').values(user('u1', 'u1@example.org')).execute()
    expect(await failureOf(db.insertInto('users').values(user('u1')).execute())).toBe('unique')
    expect(await failureOf(db.insertInto('users').values(user('u2', 'u1@example.org')).execute())).toBe('unique')
    const orphan = { id: 't', user_id: 'nobody', created_at: '', expires_at: '' }
    expect(await failureOf(db.insertInto('tokens').values(orphan).execute())).toBe('foreign')
    expect(await failureOf(sql`select * from nowhere`.execute(db))).toBe('other')
    expect(databaseFailure(new Error('ours'))).toBeUndefined()
  })

  it('allows several users without an e-mail, and deletes a user’s tokens with the user', async () => {
    await db
      .insertInto('users')
      .values([user('child1'), user('child2')])
      .execute()
    await db.insertInto('tokens').values({ id: 'token', user_id: 'child1', created_at: '', expires_at: '' }).execute()
    await db.deleteFrom('users').where('id', '=', 'child1').execute()
    expect(await db.selectFrom('tokens').selectAll().where('user_id', '=', 'child1').execute()).toEqual([])
  })

  it('rolls back a failed transaction, whose connection stays usable', async () => {
    const failing = transact(db, async (trx) => {
      await trx.insertInto('users').values(user('gone')).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('users').selectAll().where('id', '=', 'gone').execute()).toEqual([])
    await transact(db, (trx) => trx.insertInto('users').values(user('stays')).execute())
    expect(await other.selectFrom('users').select('id').where('id', '=', 'stays').execute()).toHaveLength(1)
  })

  it('retries a transaction after a serialization failure, at most eight times', async () => {
    let tries = 0
    const busy = Object.assign(new Error('could not serialize access'), { code: '40001' })
    const result = await transact(db, async () => {
      tries += 1
      if (tries < 3) throw busy
      return 'done'
    })
    expect([result, tries]).toEqual(['done', 3])
    const hopeless = transact(db, async () => {
      tries += 1
      throw busy
    })
    await expect(hopeless).rejects.toBe(busy)
    expect(tries).toBe(3 + 8)
  })

  it('loses no count if two replicas count in parallel', async () => {
    const clock = testClock()
    const limit = { max: 1000, seconds: 60 }
    const [one, two] = [limitStore(db, clock.now), limitStore(other, clock.now)]
    await Promise.all(Array.from({ length: 60 }, (_, turn) => (turn % 2 === 0 ? one : two).take('key', limit)))
    const rows = await db.selectFrom('limits').selectAll().execute()
    expect(rows).toMatchObject([{ count: 60 }])
  })

  it('drops expired counters in a sweep', async () => {
    const clock = testClock()
    const store = limitStore(db, clock.now)
    await store.take('short', { max: 1, seconds: 10 })
    await store.take('long', { max: 1, seconds: 1000 })
    clock.forward(100)
    await store.sweep()
    expect(await store.take('short', { max: 1, seconds: 10 })).toBe(0)
    expect(await store.take('long', { max: 1, seconds: 1000 })).toBe(900)
  })

  it('rejects a value that SQLite cannot store, without ending the process', async () => {
    if (engine.name !== 'SQLite') return
    await expect(sql`select ${true} as yes`.execute(db)).rejects.toThrow('SQLite cannot keep a boolean')
    await expect(sql`select ${undefined} as yes`.execute(db)).rejects.toThrow('SQLite cannot keep a undefined')
  })

  it('waits for another connection’s write, then writes itself', async () => {
    const order: string[] = []
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = () => undefined as void
    const started = new Promise<void>((resolve) => {
      begun = resolve
    })
    const first = transact(db, async (trx) => {
      await trx.updateTable('users').set({ name: 'First' }).where('id', '=', 'stays').execute()
      begun()
      await held
      order.push('first')
    })
    await started
    const second = transact(other, rename(order))
    release()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
    expect(await db.selectFrom('users').select('name').where('id', '=', 'stays').execute()).toEqual([
      { name: 'Second' },
    ])
  })
})

const rename = (order: string[]) => async (trx: Database) => {
  await trx.updateTable('users').set({ name: 'Second' }).where('id', '=', 'stays').execute()
  order.push('second')
}
