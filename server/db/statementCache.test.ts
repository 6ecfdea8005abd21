import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { statementCache } from './statementCache.ts'
import { openSqliteFile } from './sqlite.ts'

let folder: string
let file: Libsql.Database
let send: ReturnType<typeof statementCache>
/** The statements that were prepared, in order. */
let texts: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-kept-'))
  file = openSqliteFile(join(folder, 'file.db'))
  file.exec('create table words (id text primary key)')
  texts = []
  const prepare = file.prepare.bind(file)
  file.prepare = (sql) => {
    texts.push(sql)
    return prepare(sql)
  }
  send = statementCache(file)
})
afterEach(() => {
  file.close()
  rmSync(folder, { recursive: true, force: true })
})

const ADD = 'insert into words (id) values (?)'
const ALL = 'select * from words order by id'

describe('statements of a file', () => {
  it('are prepared once and return rows or the number of changes', () => {
    expect(send(ADD, ['sun'])).toEqual({ rows: [], changes: 1 })
    expect(send(ADD, ['moon'])).toEqual({ rows: [], changes: 1 })
    expect(send(ALL, [])).toEqual({ rows: [{ id: 'moon' }, { id: 'sun' }] })
    send(ALL, [])
    expect(texts).toEqual([ADD, ALL])
  })

  it('are prepared again after an error, and the transaction can still end', () => {
    send(ADD, ['sun'])
    file.exec('begin immediate')
    send(ADD, ['moon'])
    expect(() => send(ADD, ['sun'])).toThrow(/UNIQUE/)
    file.exec('commit')
    send(ADD, ['star'])
    expect(texts).toEqual([ADD, ADD])
    expect(send(ALL, []).rows).toHaveLength(3)
  })

  it('see columns added by another process', () => {
    send(ADD, ['sun'])
    send(ALL, [])
    const other = openSqliteFile(join(folder, 'file.db'))
    other.exec("alter table words add column lang text default 'id'")
    other.close()
    expect(send(ALL, []).rows).toEqual([{ id: 'sun', lang: 'id' }])
  })

  it('are evicted least recently used first, and only short ones are cached', () => {
    send(ALL, [])
    for (let number = 0; number < 199; number += 1) send(`select ${number}`, [])
    send(ALL, [])
    send('select 199', [])
    send(ALL, [])
    expect(texts.filter((sql) => sql === ALL)).toHaveLength(1)
    send('select 0', [])
    expect(texts.filter((sql) => sql === 'select 0')).toHaveLength(2)
    const long = `select '${'a'.repeat(2000)}'`
    send(long, [])
    send(long, [])
    expect(texts.filter((sql) => sql === long)).toHaveLength(2)
  })
})
