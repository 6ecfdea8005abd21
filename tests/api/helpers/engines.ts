import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type DatabasePlace, openDatabase } from '../../../server/db/open.ts'
import type { Database } from '../../../server/db/tables.ts'

/** A new empty database, deleted by `drop`. */
export interface Scratch {
  readonly place: DatabasePlace
  /** Opens another connection, as another replica would. `drop` closes it. */
  open(): Database
  drop(): Promise<void>
}

/** A database engine that the suite runs on. */
export interface Engine {
  readonly name: string
  scratch(): Promise<Scratch>
}

/** The embedded database: for what no engine has part in. */
export const sqlite: Engine = {
  name: 'SQLite',
  async scratch() {
    const folder = mkdtempSync(join(tmpdir(), 'lumbung-'))
    return withOpened({ engine: 'sqlite', folder }, async () => rmSync(folder, { recursive: true, force: true }))
  },
}

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  async scratch() {
    const name = `lumbung_${randomUUID().replaceAll('-', '')}`
    await administer(url, `create database ${name}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    return withOpened({ engine: 'postgres', url: own.href }, () =>
      administer(url, `drop database ${name} with (force)`),
    )
  },
})

const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']

/** SQLite, and PostgreSQL if `TEST_DATABASE_URL` is set. */
export const engines: readonly Engine[] = [sqlite, ...(TEST_DATABASE_URL ? [postgres(TEST_DATABASE_URL)] : [])]

function withOpened(place: DatabasePlace, remove: () => Promise<void>): Scratch {
  const opened: Database[] = []
  return {
    place,
    open() {
      const db = openDatabase(place)
      opened.push(db)
      return db
    },
    async drop() {
      await Promise.all(opened.map((db) => db.destroy()))
      await remove()
    },
  }
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
