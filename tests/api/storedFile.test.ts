import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  chmodSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { compactOnce } from '../../server/db/compact.ts'
import { markSchool, refuseLostDatabase, sqliteFile } from '../../server/db/dataFolder.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { startSentence } from '../../server/db/startFault.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

const cleanups: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'lumbung-file-'))
  cleanups.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const [sqlite] = engines
if (!sqlite) throw new Error('there is always SQLite')

/** The files of a folder that contain a text. */
const holding = (place: string, text: string) =>
  readdirSync(place).filter((name) => readFileSync(join(place, name)).includes(text))
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the SQLite file', () => {
  const started = async (): Promise<Service & { folder: string }> => {
    const service = await startService(sqlite)
    cleanups.push(() => service.stop())
    return { ...service, folder: service.place.engine === 'sqlite' ? service.place.folder : '' }
  }

  it('contains nothing of an erased child, nor does its log, even with a concurrent reader', async () => {
    const service = await started()
    const teacher = await signedInTeacher(service)
    const made = (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    const names = Array.from({ length: 300 }, (_, index) => `Zulaikha${index}x`)
    await teacher.post(`/api/classes/${made.id}/learners`, { list: names.join('\n'), save: true })
    const cards: { learner_id: string; name: string }[] = (await teacher.get(`/api/classes/${made.id}/cards`)).json()
      .data
    const gone = cards.filter((_, index) => index % 3 === 0)
    expect(holding(service.folder, gone[0]?.name ?? '-')).not.toEqual([])
    // A concurrent reader keeps the log from being truncated at once.
    const reader = new Libsql(sqliteFile(service.folder))
    reader.exec('begin')
    reader.prepare('select count(*) from users').all([])
    for (const { learner_id } of gone) {
      const deleted = await teacher.delete(`/api/classes/${made.id}/learners/${learner_id}/record`)
      const erased = await teacher.delete(`/api/classes/${made.id}/bin/${learner_id}`)
      expect([deleted.statusCode, erased.statusCode]).toEqual([200, 200])
    }
    reader.exec('commit')
    reader.close()
    const left = () => gone.filter(({ name }) => holding(service.folder, name).length > 0).map(({ name }) => name)
    await expect.poll(left, { timeout: 30_000 }).toEqual([])
    expect(holding(service.folder, cards[1]?.name ?? '-')).not.toEqual([])
  })

  it('contains nothing of an erased account', async () => {
    const service = await started()
    const visitor = await Visitor.signedIn(service.app, 'quetzalcoatl@example.org')
    expect(holding(service.folder, 'quetzalcoatl')).not.toEqual([])
    expect((await visitor.post('/api/auth/erase', { password: 'a good password' })).statusCode).toBe(200)
    await expect.poll(() => holding(service.folder, 'quetzalcoatl'), { timeout: 30_000 }).toEqual([])
  })

  it('is accessible to its owner only, as is its folder, even if an earlier version left them open', async () => {
    const place = join(folder(), 'data')
    const open = async () => {
      const db = openDatabase({ engine: 'sqlite', folder: place })
      await migrate(db)
      return db
    }
    const first = await open()
    const file = sqliteFile(place)
    const all = [place, file, `${file}-wal`, `${file}-shm`]
    expect(all.map(rights)).toEqual(['700', '600', '600', '600'])
    for (const path of all) chmodSync(path, path === place ? 0o755 : 0o644)
    const second = await open()
    expect(all.map(rights)).toEqual(['700', '600', '600', '600'])
    await Promise.all([first.destroy(), second.destroy()])
  })

  it('is compacted once if an earlier version created it, which removes data deleted then', async () => {
    const place = folder()
    const old = new Libsql(sqliteFile(place))
    old.exec("create table notes (text text); insert into notes values ('Xylophonia'); delete from notes")
    old.close()
    expect(holding(place, 'Xylophonia')).toEqual(['lumbung.db'])
    const db = openDatabase({ engine: 'sqlite', folder: place })
    await migrate(db)
    expect(await compactOnce(db, { engine: 'sqlite', folder: place })).toBe(true)
    expect(holding(place, 'Xylophonia')).toEqual([])
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
    expect(rows).toEqual([{ user_version: 1 }])
    await db.destroy()
  })
})

describe('a folder whose database is missing or empty', () => {
  const place = () => {
    const made = folder()
    return { made, file: sqliteFile(made) }
  }

  it('is accepted as a new school', () => {
    const { made, file } = place()
    expect(() => refuseLostDatabase(made)).not.toThrow()
    writeFileSync(file, '')
    expect(() => refuseLostDatabase(made)).not.toThrow()
  })

  it('is refused if there is a log with data, which is not changed', () => {
    const { made, file } = place()
    writeFileSync(`${file}-wal`, 'frames')
    expect(() => refuseLostDatabase(made)).toThrow(/is missing, but .*-wal beside it holds data/)
    writeFileSync(file, '')
    expect(() => refuseLostDatabase(made)).toThrow(/is empty, but/)
    expect(() => refuseLostDatabase(made, true)).toThrow('restore a backup')
    expect(readFileSync(`${file}-wal`, 'utf8')).toBe('frames')
  })

  it('is refused if a school was in it, except for a restore', () => {
    const { made, file } = place()
    markSchool(made)
    expect(() => refuseLostDatabase(made)).toThrow(/is missing, but a school was kept here/)
    refuseLostDatabase(made, true)
    writeFileSync(file, 'data')
    refuseLostDatabase(made)
    expect(existsSync(join(made, 'lumbung.school'))).toBe(true)
  })
})

describe('the start error of an unusable database', () => {
  const file = { engine: 'sqlite', folder: '/data' } as const
  const postgres = { engine: 'postgres', url: 'postgres://rina:s3cret@db.example:5433/school' } as const
  const coded = (code: string) => Object.assign(new Error('x'), { code })

  it.each([
    ['EACCES', file, 'cannot be written'],
    ['EROFS', file, 'cannot be written'],
    ['SQLITE_READONLY', file, 'can be read only'],
    ['SQLITE_FULL', file, 'is full'],
    ['ENOSPC', file, 'is full'],
    ['SQLITE_NOTADB', file, 'is damaged'],
    ['SQLITE_IOERR_READ', file, 'Check the disk'],
    ['SQLITE_BUSY', file, 'Another program'],
    ['ECONNREFUSED', postgres, 'cannot be reached at db.example:5433'],
    ['ENOTFOUND', postgres, 'cannot be reached at db.example:5433'],
    ['28P01', postgres, 'refuses the user or the password'],
    ['3D000', postgres, 'no database named "school"'],
    ['53100', postgres, 'is full'],
  ] as const)('explains %s', (code, place, words) => {
    const sentence = startSentence(coded(code), place)
    expect(sentence).toContain(words)
    expect(sentence).not.toContain('s3cret')
  })

  it('is undefined for a bug in the code', () => {
    expect(startSentence(new TypeError('x is undefined'), file)).toBeUndefined()
    expect(startSentence(coded('42P01'), postgres)).toBeUndefined()
  })

  it('reports a truncated file, and one that is not a database, as damaged', async () => {
    for (const spoil of [
      (path: string) => truncateSync(path, 6000),
      (path: string) => writeFileSync(path, 'no database at all'.repeat(500)),
    ]) {
      const made = folder()
      const first = openDatabase({ engine: 'sqlite', folder: made })
      await migrate(first)
      await sql`pragma wal_checkpoint(truncate)`.execute(first)
      await first.destroy()
      spoil(sqliteFile(made))
      const db = openDatabase({ engine: 'sqlite', folder: made })
      const error = await migrate(db).catch((thrown: unknown) => thrown)
      expect(startSentence(error, { engine: 'sqlite', folder: made })).toContain('is damaged')
      await db.destroy()
    }
  })
})
