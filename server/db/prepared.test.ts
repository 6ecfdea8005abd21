import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { engines, type Scratch } from '../../tests/api/helpers/engines.ts'
import { migrate } from './migrate.ts'
import { nameOfPrepared, prepared } from './prepared.ts'
import type { Database } from './tables.ts'

const CREATED = '2026-11-21T08:00:00.000Z'

describe.each(engines)('prepared statements on $name', (engine) => {
  let scratch: Scratch
  let db: Database
  beforeAll(async () => {
    scratch = await engine.scratch()
    db = scratch.open()
    await migrate(db)
    for (const id of ['one', 'other']) {
      const person = { id, role: 'student', name: `Anak ${id}`, email: null, email_key: null } as const
      await db
        .insertInto('users')
        .values({ ...person, password_hash: null, created_at: CREATED })
        .execute()
    }
  })
  afterAll(() => scratch.drop())

  it('are built once and use the values of each call', async () => {
    let built = 0
    const nameOf = prepared((on, { id, role }: { id: string; role: string }) => {
      built += 1
      return on.selectFrom('users').select('name').where('id', '=', id).where(sql<boolean>`role = ${role}`)
    })
    expect(await nameOf(db, { id: 'one', role: 'student' })).toEqual([{ name: 'Anak one' }])
    expect(await nameOf(db, { id: 'other', role: 'student' })).toEqual([{ name: 'Anak other' }])
    expect(await nameOf(db, { id: 'other', role: 'teacher' })).toEqual([])
    expect(built).toBe(1)
  })

  it('take part in the transaction they are given', async () => {
    const rename = prepared((on, { id, name }: { id: string; name: string }) =>
      on.updateTable('users').set({ name }).where('id', '=', id).returning('name'),
    )
    const work = db.transaction().execute(async (trx) => {
      expect(await rename(trx, { id: 'one', name: 'Lain' })).toEqual([{ name: 'Lain' }])
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    expect(await db.selectFrom('users').select('name').where('id', '=', 'one').execute()).toEqual([
      { name: 'Anak one' },
    ])
  })

  it('preserve constants in the statement', async () => {
    const students = prepared((on, { id }: { id: string }) =>
      on.selectFrom('users').select('id').where('role', '=', 'student').where('id', '=', id),
    )
    expect(await students(db, { id: 'one' })).toEqual([{ id: 'one' }])
  })

  it('reject code that reads a value while the statement is built', async () => {
    const wrong = prepared((on, { id }: { id: string }) =>
      on.selectFrom('users').select('id').where('id', '=', `${id}!`),
    )
    await expect(wrong(db, { id: 'one' })).rejects.toThrow('“id” of a prepared statement can only be handed on')
  })

  it('are the only statements named for PostgreSQL', async () => {
    const texts: string[] = []
    const byName = prepared((on, { name }: { name: string }) => {
      const query = on.selectFrom('users').select(['id', 'name']).where('name', '=', name)
      texts.push(query.compile().sql)
      return query
    })
    await byName(db, { name: 'Anak one' })
    expect(texts.map(nameOfPrepared)).toEqual([expect.stringMatching(/^lumbung_\d+$/)])
    expect(nameOfPrepared(db.selectFrom('users').select('email').compile().sql)).toBeUndefined()
  })
})

describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))('named statements on $name', (engine) => {
  it('stay valid when a column is added to the table', async () => {
    const scratch = await engine.scratch()
    try {
      const [db, newer] = [scratch.open(), scratch.open()]
      await migrate(db)
      const nameOf = prepared((on, { id }: { id: string }) =>
        on.selectFrom('users').select('name').where('id', '=', id),
      )
      await nameOf(db, { id: 'one' })
      await sql`alter table users add column shoe_size integer`.execute(newer)
      expect(await nameOf(db, { id: 'one' })).toEqual([])
      const cached = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
      expect(cached.rows).toContainEqual({ name: expect.stringMatching(/^lumbung_\d+$/) })
    } finally {
      await scratch.drop()
    }
  })
})
