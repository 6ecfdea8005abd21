import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARRIED, countRows, readRows, type CarriedRow } from '../../server/db/copy.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/tables.ts'
import { backup } from '../../tools/cli/backup.ts'
import { move, restore } from '../../tools/cli/carry.ts'
import { exportEvents } from '../../tools/cli/xapi.ts'
import { type Command, CommandError } from '../../tools/cli/command.ts'
import { type Engine, engines, type Scratch } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { blobsOf } from '../../server/packs/store/blobsOf.ts'
import { packStore } from '../../server/packs/store/packStore.ts'
import { exampleBook } from './helpers/packs.ts'
import { openTablet } from './helpers/tablet.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumbung-backups-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(command: Command, words: string[], { db, place }: Pick<Service, 'db' | 'place'>): Promise<string> {
  const printed: string[] = []
  await command(words, { db, place, print: (line) => printed.push(line) })
  return printed.join('\n')
}

async function rowsOf(db: Database): Promise<CarriedRow[]> {
  const rows: CarriedRow[] = []
  for await (const carried of readRows(db)) rows.push(carried)
  return rows
}

/** Tables without backup: about backups or the service itself, recalculated (projections), short-lived (limits, tries), or the schema's own. */
const LEFT_BEHIND = [
  'backup_runs',
  'digests',
  'heartbeats',
  'leases',
  'limits',
  // Their bytes are carried after all tables, from whichever store they lie in.
  'pack_blobs',
  'picture_tries',
  'schema_migrations',
  'schema_migrations_lock',
]

/** A school with at least one row in every table of a backup. */
async function school(engine: Engine): Promise<Service> {
  const service = await startService(engine)
  const teacher = await signedInTeacher(service, 'owner@school.example')
  const made = (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
  const list = Array.from({ length: 400 }, (_, index) => `Anak ${index} ”é小`).join('\n')
  await teacher.post(`/api/classes/${made.id}/learners`, { list, save: true })
  await teacher.put(`/api/classes/${made.id}/books`, { book_id: 3, access: 'open' })
  await teacher.put(`/api/classes/${made.id}/done-today`, { kind: 'away', day: '2026-11-21', done: true })
  const class_token = await openTablet(service.app, teacher, made.id)
  await new Visitor(service.app).get('/api/classes/faces', { 'x-class-token': class_token })
  const [card] = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
  await teacher.delete(`/api/classes/${made.id}/learners/${card.learner_id}`)
  const asking = await signedInTeacher(service, 'asking@school.example')
  await teacher.post(`/api/classes/${made.id}/teachers`, { email: 'asking@school.example' })
  const [, other] = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
  await asking.delete(`/api/classes/${made.id}/learners/${other.learner_id}`)
  const { teachers } = (await asking.get(`/api/classes/${made.id}`)).json().data
  const colleague = teachers.find((one: { is_owner: boolean }) => !one.is_owner)
  await teacher.post(`/api/classes/${made.id}/handover`, { teacher_id: colleague.id })
  await teacher.post(`/api/classes/${made.id}/years`, { name: '2025/26' })
  const child = await Visitor.signedIn(service.app, 'child@example.org')
  await child.post('/api/classes/join', { code: made.join_code })
  await child.patch('/api/progress/update-page', { book_id: 1, page_number: 7 })
  const added = (await teacher.postFile('/api/packs', await exampleBook())).json().data
  await teacher.put(`/api/classes/${made.id}/packs/${added.key}`, { access: 'open', order: 1 })
  const [owner] = await service.db.selectFrom('packs').select('owner_id').execute()
  const [file] = await packStore(service.db).files(added.key, 1)
  const yes = { by: owner?.owner_id ?? '', at: '2026-11-21T08:00:00.000Z' }
  await packStore(service.db).setPeople({ classId: made.id, key: added.key }, [other.learner_id], yes)
  const about = { key: 'import.1', owner_id: owner?.owner_id ?? '', sha256: file?.sha256 ?? '', bytes: 1 }
  await packStore(service.db).putDraft({ ...about, about: '{}', added_at: '2026-11-21T08:00:00.000Z' })
  const draft = { format: 1, draft: { key: 'class.draft-1', pages: [] }, holders: {} }
  await teacher.send({
    method: 'PUT',
    url: '/api/drafts/class.draft-1',
    headers: { 'x-xsrf-token': await teacher.csrf(), 'content-type': 'application/json', 'if-none-match': '*' },
    payload: draft,
  })
  await teacher.put('/api/drafts/class.draft-1/people', { people: [{ email: 'asking@school.example', may: 'copy' }] })
  await teacher.get('/api/draft-key')
  await child.put('/api/profile/look', { skin: 'coklat', hair: 'curly', headwear: 'none' })
  await child.put('/api/profile/calm', { calm: true })
  await child.put('/api/profile/mode', { mode: 'byEar' })
  await child.put('/api/profile/comfort', { comfort: ['wide'] })
  await child.post('/api/profile/paw-prints', { book_id: 1, page_ids: ['b1-p1'], total: 13 })
  await child.post('/api/progress/submit-post-activity', { post_activity_id: 101, is_correct: true })
  const { id } = await service.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', 'child@example.org')
    .executeTakeFirstOrThrow()
  const path = { pin: [], off: [], step: 'id-02', book: null, minutes: null, lasts: 'turns' }
  await teacher.put(`/api/classes/${made.id}/learners/${id}/path`, { lang: 'id', choice: path })
  await teacher.put(`/api/classes/${made.id}/checks`, { lang: 'id', learners: [id], wanted: true })
  const common = {
    at: '2026-11-21T07:00:00Z',
    device_id: 'd',
    session_id: 's',
    learner_id: id,
    lang: 'en',
    app: '1',
    content: '1',
  }
  for (let batch = 0; batch < 4; batch += 1) {
    const events = Array.from({ length: 200 }, (_, index) => ({
      ...common,
      id: crypto.randomUUID(),
      device_seq: batch * 200 + index,
      ...(index === 0 ? { type: 'device.hello', queued: [] } : { type: 'session.start', how: 'email' }),
    }))
    await child.post('/api/events', { events })
  }
  const save = { learner_id: id, id: 'd.1', claimed_at: '2026-11-21T07:00:00.000Z', is_done: 1 }
  await service.db.insertInto('taken_saves').values(save).execute()
  await fault(service.db, id)
  return service
}

/** The bytes of every file of every pack are there. */
async function expectBlobs(db: Database, database: Scratch['place']): Promise<void> {
  const files = await packStore(db).files('org.example.morning-words', 1)
  expect(files.length).toBeGreaterThan(5)
  for (const { sha256, size } of files) expect(await blobsOf(db, { database }).sizeOf(sha256)).toBe(size)
}

/** Marks one event as received while the clock was suspect. */
async function fault(db: Database, learner_id: string): Promise<void> {
  const { id } = await db.selectFrom('events').select('id').limit(1).executeTakeFirstOrThrow()
  await db.insertInto('uncertain_arrivals').values({ id: 'a', boot_id: 'b', uptime_ms: 1, sent_at: null }).execute()
  await db.insertInto('uncertain_events').values({ learner_id, event_id: id, arrival_id: 'a' }).execute()
}

describe.each(engines)('a backup on $name', (engine) => {
  let service: Service
  let scratch: Scratch
  beforeAll(async () => {
    service = await school(engine)
    scratch = await engine.scratch()
  }, 60_000)
  afterAll(async () => {
    await service.stop()
    await scratch.drop()
  })
  const file = join(folder, `${engine.name}.gz`)

  it('covers every table in the database except LEFT_BEHIND', async () => {
    const tables = (await service.db.introspection.getTables()).map(({ name }) => name)
    const carried: readonly string[] = CARRIED.map(({ name }) => name)
    expect(tables.filter((name) => !carried.includes(name)).sort()).toEqual(LEFT_BEHIND)
    expect(carried.filter((name) => !tables.includes(name))).toEqual([])
  })

  it('contains rows of every table, and only its owner can read the file', async () => {
    expect(await run(backup, [file], service)).toContain('400 class_learners')
    const counts = await countRows(service.db)
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
    expect(Object.keys(counts)).toEqual(CARRIED.map(({ name }) => name))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.each(engines)(`is restored with the same rows on $name`, async (target) => {
    const empty = await target.scratch()
    const db = empty.open()
    await migrate(db)
    expect(await run(restore, [file], { db, place: empty.place })).toContain('400 class_learners')
    expect(await rowsOf(db)).toEqual(await rowsOf(service.db))
    await expectBlobs(db, empty.place)
    await empty.drop()
  })

  it('is a consistent snapshot while others write', async () => {
    const during = join(folder, `${engine.name}-during.gz`)
    const state = { isDone: false }
    const writing = (async () => {
      const children: Visitor[] = []
      while (!state.isDone) {
        const child = await Visitor.signedIn(service.app)
        await child.patch('/api/progress/update-page', { book_id: 1, page_number: 1 })
        children.push(child)
      }
      return children.length
    })()
    await run(backup, [during], service)
    state.isDone = true
    expect(await writing).toBeGreaterThan(0)
    const db = scratch.open()
    await migrate(db)
    // Foreign keys hold, so no row refers to one that was written after the snapshot.
    await expect(run(restore, [during], { db, place: scratch.place })).resolves.toContain('Restored')
  })

  it('replaces existing data only with --replace, and the running service uses the restored data', async () => {
    const late = await Visitor.signedIn(service.app, 'late@example.org')
    await expect(run(restore, [file], service)).rejects.toThrow('This database is not empty')
    expect((await late.get('/api/books')).statusCode).toBe(200)
    await run(restore, [file, '--replace'], service)
    expect((await late.get('/api/books')).statusCode).toBe(401)
    const child = new Visitor(service.app)
    expect((await child.login('child@example.org')).statusCode).toBe(200)
    expect((await child.get('/api/books')).json().data[0]).toMatchObject({ current_page: 7 })
  })

  it.each([
    ['missing its end', (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n'))],
    ['cut in the middle of the file', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    [
      'missing one row',
      (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split('\n').toSpliced(5, 1).join('\n')),
    ],
    ['not gzip', () => Buffer.from('hello')],
    ['not a backup', () => gzipSync('{"a":1}\n')],
    [
      'from a newer version',
      (whole: Buffer) =>
        gzipSync(gunzipSync(whole).toString().replace('"001-accounts"', '"001-accounts","999-future"')),
    ],
  ])('is rejected if it is %s, and nothing changes', async (_, spoil) => {
    const spoiled = join(folder, `${engine.name}-spoiled.gz`)
    writeFileSync(spoiled, spoil(readFileSync(file)))
    const before = await countRows(service.db)
    await expect(run(restore, [spoiled, '--replace'], service)).rejects.toThrow(CommandError)
    expect(await countRows(service.db)).toEqual(before)
  })

  it('exports events as xAPI statements without names, and leaves out sessions and heartbeats', async () => {
    const statements = join(folder, `${engine.name}-xapi.json`)
    expect(await run(exportEvents, ['xapi', statements, 'https://school.example/'], service)).toContain('0 statements')
    expect(JSON.parse(readFileSync(statements, 'utf8'))).toEqual([])
    const child = await Visitor.signedIn(service.app, 'xapi@example.org')
    const row = service.db.selectFrom('users').select('id').where('email_key', '=', 'xapi@example.org')
    const { id } = await row.executeTakeFirstOrThrow()
    const common = {
      at: '2026-11-21T07:00:00Z',
      device_id: 'd',
      session_id: 's',
      learner_id: id,
      lang: 'en',
      app: '1',
      content: '1',
    }
    const event = {
      ...common,
      id: crypto.randomUUID(),
      device_seq: 1,
      type: 'book.complete',
      place: 'book-1',
      round: 1,
      points: 67,
    }
    await child.post('/api/events', { events: [event, { ...event, id: crypto.randomUUID() }] })
    await run(exportEvents, ['xapi', statements], service)
    const list = JSON.parse(readFileSync(statements, 'utf8'))
    expect(list.map((statement: { result: object }) => statement.result)).toEqual([
      { completion: true, score: { raw: 67, min: 0, max: 100 } },
      { completion: true, score: { raw: 67, min: 0, max: 100 } },
    ])
    expect(JSON.stringify(list)).not.toMatch(/Sari|example\.org"|xapi@/)
    await expect(run(exportEvents, ['csv', statements], service)).rejects.toThrow('Usage:')
  })

  it('fails with a message if the file does not exist or no file is given', async () => {
    await expect(run(restore, [join(folder, 'none.gz')], service)).rejects.toThrow('There is no file')
    await expect(run(restore, [], service)).rejects.toThrow('Usage:')
    await expect(run(backup, [], service)).rejects.toThrow('Usage:')
  })
})

describe.runIf(engines.length > 1)('moving a SQLite database to PostgreSQL', () => {
  it('copies all rows, and only into an empty database', async () => {
    const [sqlite, postgres] = engines
    if (!sqlite || !postgres) throw new Error('both engines are needed')
    const service = await school(sqlite)
    const target = await postgres.scratch()
    const url = target.place.engine === 'postgres' ? target.place.url : ''
    await expect(run(move, ['mysql://x'], service)).rejects.toThrow('Usage:')
    expect(await run(move, [url], service)).toContain('400 class_learners')
    const db = target.open()
    expect(await rowsOf(db)).toEqual(await rowsOf(service.db))
    await expect(run(move, [url], service)).rejects.toThrow('This database is not empty')
    await service.stop()
    await target.drop()
  }, 60_000)
})
