import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { KEEPING } from '../../server/contract/retention.ts'
import { classRecordAnswer, recordAnswer } from '../../server/contract/record.ts'
import type { Database } from '../../server/db/tables.ts'
import { makeServices } from '../../server/services.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { testCatalog } from './helpers/catalog.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

const lessons = await buildLessons()

/** Names of all tables, read from the database itself so that new tables are searched too. */
async function tablesOf(db: Database): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name).sort()
}

/** All rows that contain one of these words in any column, by table. */
async function tracesOf(db: Database, words: readonly string[]): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    const traces = rows.filter((row) => {
      const text = JSON.stringify(Object.values(row).map(String))
      return words.some((word) => text.includes(word))
    })
    if (traces.length > 0) found[table] = traces
  }
  return found
}

/**
 * Tables with data of a child, and the field of the family's record that has this data (null: not in the record).
 * For a new table decide whether the record has it and whether it is erased with the child, then add it to one of the lists.
 */
const OF_A_CHILD = {
  activity_results: 'activity_results',
  bin: 'bin',
  calm: 'calm',
  check_requests: 'checks_asked',
  class_learners: 'class',
  comforts: 'comfort',
  departures: 'left_class_at',
  // About the device, not the child.
  device_numbers: null,
  devices: null,
  // Calculated from the events.
  digests: null,
  events: 'events',
  journal: 'journal',
  learner_requests: 'requests',
  looks: 'look',
  pack_people: 'in_books',
  path_choices: 'path_choices',
  paw_prints: 'paw_prints',
  picture_signins: 'sign_in',
  // Counts of wrong pictures, deleted after a day.
  picture_tries: null,
  play_modes: 'mode',
  progress: 'progress',
  // Ids of saves that arrived, without what was saved.
  taken_saves: null,
  tokens: 'sign_ins',
  // Marks the events whose times are corrected later.
  uncertain_events: null,
  users: 'learner',
} as const
const OF_NO_CHILD = [
  'backup_runs',
  'class_books',
  'class_devices',
  'class_offers',
  'class_secrets',
  'class_tablet_codes',
  'class_teachers',
  'classes',
  // A teacher's own ticks, without names.
  'done_today',
  'heartbeats',
  'leases',
  // Books that were taken in; what a child did with them is in `progress` and `events`.
  'class_packs',
  // Books that teachers are making; colleagues by address.
  'draft_keys',
  'draft_people',
  'drafts',
  'pack_activities',
  'pack_blobs',
  'pack_drafts',
  'pack_files',
  'pack_revisions',
  'packs',
  // Only of accounts with an e-mail; the test that erases such an account checks it.
  'known_devices',
  // Keys are hashes, and the rows expire.
  'limits',
  'schema_migrations',
  'schema_migrations_lock',
  'school_years',
  // Only times of batches.
  'uncertain_arrivals',
]

interface Child {
  readonly id: string
  readonly visitor: Visitor
  /** Strings that identify the child: the id, which is also part of the device's id, and the name. */
  readonly words: readonly string[]
}

describe.each(engines)('a child’s data on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    teacher = await signedInTeacher(service, 'owner@school.example')
  })
  afterAll(() => service.stop())

  const newClass = async () =>
    (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data

  const event = (learner_id: string, device_id: string, change: object) => ({
    id: crypto.randomUUID(),
    at: '2026-11-21T07:00:00Z',
    device_id,
    device_seq: 1,
    session_id: `visit-${learner_id}`,
    learner_id,
    lang: 'en',
    app: '1',
    content: '1',
    ...change,
  })

  /** Creates one of everything that is stored about a child. */
  async function live(visitor: Visitor, id: string): Promise<void> {
    const device = `device-${id}`
    await visitor.patch('/api/progress/update-page', { book_id: 1, page_number: 7 })
    await visitor.post('/api/progress/submit-post-activity', { post_activity_id: 101, is_correct: true })
    await visitor.put('/api/profile/look', { skin: 'coklat', hair: 'curly', headwear: 'none' })
    await visitor.put('/api/profile/calm', { calm: true })
    await visitor.put('/api/profile/mode', { mode: 'byEar' })
    await visitor.put('/api/profile/comfort', { comfort: ['wide'] })
    await visitor.post('/api/profile/paw-prints', { book_id: 1, page_ids: ['b1-p1'], total: 13 })
    const choice = JSON.stringify({ pin: [], off: [], step: 'id-03', book: null, minutes: 6, lasts: 'turns' })
    const path = {
      learner_id: id,
      lang: 'id',
      choice,
      day: '2026-11-20',
      chosen_at: '2026-11-20T07:00:00.000Z',
    } as const
    await service.db
      .insertInto('path_choices')
      .values({ ...path, chosen_by: null })
      .execute()
    await service.db
      .insertInto('check_requests')
      .values({ learner_id: id, lang: 'id', asked_at: '2026-11-20T07:00:00.000Z', asked_by: null })
      .execute()
    const save = { learner_id: id, id: `${device}.1`, claimed_at: '2026-11-21T07:00:00.000Z', is_done: 1 }
    await service.db.insertInto('taken_saves').values(save).execute()
    const queued = [{ learner_id: id, records: 3 }]
    const events = [
      event(id, device, { type: 'session.start', how: 'picture' }),
      event(id, 'shared-tablet', { type: 'session.end', reason: 'out' }),
      event(id, 'shared-tablet', { type: 'device.hello', queued: [...queued, { learner_id: 'other', records: 2 }] }),
    ]
    expect((await visitor.post('/api/events', { events })).json().data.refused).toEqual([])
    // Marks one as received while the clock was suspect.
    const doubted = events.slice(0, 1).map((one) => ({ learner_id: id, event_id: one.id, arrival_id: 'arrival' }))
    await service.db.insertInto('uncertain_events').values(doubted).execute()
    const at = '2026-11-20T07:00:00.000Z'
    await service.db.insertInto('departures').values({ learner_id: id, left_at: at }).execute()
    const { class_id } = await service.db
      .selectFrom('class_learners')
      .select('class_id')
      .where('learner_id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: asked_by } = await service.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'teacher')
      .executeTakeFirstOrThrow()
    const times = { joined_at: at, binned_at: at, ends_at: at }
    await service.db
      .insertInto('bin')
      .values({ learner_id: id, class_id, reason: 'removed', binned_by: null, ...times })
      .execute()
    await service.db
      .insertInto('learner_requests')
      .values({ id: `ask-${id}`, class_id, learner_id: id, kind: 'remove', to_class_id: null, asked_by, asked_at: at })
      .execute()
    const book = { key: `book-${id.slice(0, 8)}`, number: nextBook(), source: 'operator', revision: 1 } as const
    const open = { owner_id: null, withdrawn_at: null, closed_revision: null, closed_at: null }
    await service.db
      .insertInto('packs')
      .values({ ...book, ...open, added_at: at })
      .execute()
    const revision = { key: book.key, revision: 1, token: book.key, upload_sha256: '', content: '{}', bytes: 0 }
    await service.db
      .insertInto('pack_revisions')
      .values({ ...revision, added_at: at })
      .execute()
    await service.db
      .insertInto('pack_people')
      .values({ pack: book.key, learner_id: id, consent_by: asked_by, at })
      .execute()
    await teacher.get(`/api/classes/${class_id}/learners/${id}/record`)
    // A heartbeat from before the child was in a class: its scope is the child.
    await service.db
      .insertInto('devices')
      .values({ scope: id, id: device, hello_at: at, last_seq: 1, queued: JSON.stringify(queued) })
      .execute()
  }

  let lastBook = 2000
  const nextBook = () => (lastBook += 1)

  /** Adds a child to the class, signs them in by pictures, and creates all their data. */
  async function childOf(made: { id: string; join_code: string }, name: string): Promise<Child> {
    await teacher.post(`/api/classes/${made.id}/learners`, { list: name, save: true })
    const cards = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
    const card = cards.find((one: { name: string }) => one.name === name)
    const visitor = new Visitor(service.app)
    const class_token = await openTablet(service.app, teacher, made.id)
    const form = { class_token, learner_id: card.learner_id, pictures: card.pictures }
    visitor.token = (await visitor.post('/api/auth/pictures', form)).json().data.token
    const id: string = card.learner_id
    await live(visitor, id)
    await teacher.get(`/api/classes/${made.id}/report`)
    return { id, visitor, words: [id, name] }
  }

  it('is listed in this test for every table of the schema', async () => {
    expect([...Object.keys(OF_A_CHILD), ...OF_NO_CHILD].sort()).toEqual(await tablesOf(service.db))
    const { words } = await childOf(await newClass(), 'Zubaidah')
    expect(Object.keys(await tracesOf(service.db, words)).sort()).toEqual(Object.keys(OF_A_CHILD))
  })

  it('is complete in the records of a child and of a class', async () => {
    const made = await newClass()
    const children = [await childOf(made, 'Quirin'), await childOf(made, 'Zacharias')]
    const whole = await teacher.get(`/api/classes/${made.id}/record`)
    expect(whole.headers['content-type']).toContain('application/json')
    const { data } = classRecordAnswer.parse(whole.json())
    expect(data.learners.map(({ learner }) => learner.name).sort()).toEqual(['Quirin', 'Zacharias'])
    expect(data.class).toEqual({ group_name: '1B', course_name: 'Reading' })
    for (const { id } of children) {
      const answer = await teacher.get(`/api/classes/${made.id}/learners/${id}/record`)
      const record = recordAnswer.parse(answer.json()).data
      for (const field of Object.values(OF_A_CHILD)) {
        if (field === null) continue
        expect([field, JSON.stringify(record[field])]).not.toEqual([
          field,
          expect.stringMatching(/^(null|false|\[\])$/),
        ])
      }
      // Reading the record added a journal entry, after the class's record was read.
      const before = { ...record, journal: record.journal.slice(0, -1) }
      expect(data.learners.find(({ learner }) => learner.id === id)).toEqual(before)
    }
    expect((await teacher.get('/api/classes/none/record')).statusCode).toBe(404)
  })

  it('is gone from every table when the owner erases the child from the bin; a classmate’s is unchanged', async () => {
    const made = await newClass()
    const [gone, stays] = [await childOf(made, 'Quraisy'), await childOf(made, 'Xaverius')]
    const traces = await tracesOf(service.db, stays.words)
    expect((await teacher.delete(`/api/classes/${made.id}/learners/${gone.id}/record`)).statusCode).toBe(200)
    expect((await gone.visitor.get('/api/books')).statusCode).toBe(401)
    expect(Object.keys(await tracesOf(service.db, gone.words))).toContain('events')
    expect((await teacher.delete(`/api/classes/${made.id}/bin/${gone.id}`)).statusCode).toBe(200)
    expect(await tracesOf(service.db, gone.words)).toEqual({})
    expect((await gone.visitor.get('/api/books')).statusCode).toBe(401)
    expect(await tracesOf(service.db, stays.words)).toEqual(traces)
    expect(JSON.stringify(await service.db.selectFrom('devices').selectAll().execute())).toContain('other')
  })

  /** Sweeps as if this many days had passed. */
  const sweepAfter = (days: number) =>
    makeServices({
      config: testConfig(),
      catalog: testCatalog,
      lessons,
      db: service.db,
      clock: () => new Date(service.clock.now().getTime() + days * 86_400_000),
    }).roster.sweep()

  it('is gone from every table fourteen days after the class was deleted, and so is the class', async () => {
    const made = await newClass()
    const children = [await childOf(made, 'Quintina'), await childOf(made, 'Xenia')]
    await teacher.put(`/api/classes/${made.id}/books`, { book_id: 2, access: 'open' })
    expect((await teacher.delete(`/api/classes/${made.id}`)).statusCode).toBe(200)
    const traces = () => tracesOf(service.db, [made.id, made.join_code, ...children.flatMap(({ words }) => words)])
    await sweepAfter(13.9)
    expect(Object.keys(await traces())).toEqual(expect.arrayContaining(['classes', 'events', 'users']))
    for (const { visitor } of children) expect((await visitor.get('/api/books')).statusCode).toBe(401)
    await sweepAfter(14)
    expect(await traces()).toEqual({})
    for (const { visitor } of children) expect((await visitor.get('/api/books')).statusCode).toBe(401)
  })

  it('is gone from every table fourteen days after the owner deleted the child', async () => {
    const made = await newClass()
    const child = await childOf(made, 'Qomar')
    await teacher.delete(`/api/classes/${made.id}/learners/${child.id}/record`)
    await sweepAfter(13.9)
    expect(Object.keys(await tracesOf(service.db, child.words))).toContain('bin')
    await sweepAfter(14)
    expect(await tracesOf(service.db, child.words)).toEqual({})
    const { data } = (await teacher.get(`/api/classes/${made.id}/journal`)).json()
    expect(data.entries[0]).toMatchObject({ action: 'learner.erased', by: null, learner_id: null })
  })

  it('is gone from every table fourteen days after the class with the child in its bin was deleted', async () => {
    const made = await newClass()
    const child = await childOf(made, 'Qadir')
    await teacher.delete(`/api/classes/${made.id}/learners/${child.id}`)
    await teacher.delete(`/api/classes/${made.id}`)
    await sweepAfter(14)
    expect(await tracesOf(service.db, child.words)).toEqual({})
  })

  it('is gone from every table RETENTION_DAYS after the child left', async () => {
    const made = await newClass()
    const child = await childOf(made, 'Qasim')
    expect((await teacher.delete(`/api/classes/${made.id}/learners/${child.id}`)).statusCode).toBe(200)
    const { roster } = makeServices({
      config: testConfig({ RETENTION_DAYS: '3' }),
      catalog: testCatalog,
      lessons,
      db: service.db,
      clock: () => new Date(service.clock.now().getTime() + 4 * 86_400_000),
    })
    await roster.sweep()
    expect(await tracesOf(service.db, child.words)).toEqual({})
  })

  it('is gone from every table when an account with an e-mail is erased with its password', async () => {
    const made = await newClass()
    const child = await Visitor.signedIn(service.app, 'Wulandari@example.org')
    await child.post('/api/classes/join', { code: made.join_code })
    const { id } = (await teacher.get(`/api/classes/${made.id}`)).json().data.learners[0]
    await live(child, id)
    await teacher.get(`/api/classes/${made.id}/report`)
    expect(Object.keys(await tracesOf(service.db, [id]))).toContain('known_devices')
    const record = await teacher.get(`/api/classes/${made.id}/learners/${id}/record`)
    expect(recordAnswer.parse(record.json()).data.known_devices).toHaveLength(1)
    const erase = (password: unknown) => child.post('/api/auth/erase', { password })
    expect((await erase('a wrong password')).json()).toMatchObject({
      errors: { password: ['The password is not right.'] },
    })
    expect((await erase('')).statusCode).toBe(422)
    expect((await child.get('/api/books')).statusCode).toBe(200)
    expect((await erase('a good password')).statusCode).toBe(200)
    expect(await tracesOf(service.db, [id, 'wulandari', 'Wulandari'])).toEqual({})
    expect((await child.get('/api/books')).statusCode).toBe(401)
    expect((await new Visitor(service.app).login('wulandari@example.org')).statusCode).toBe(401)
  })

  it('cannot be erased by a child who signs in by pictures', async () => {
    const child = await childOf(await newClass(), 'Wahyuni')
    expect((await child.visitor.post('/api/auth/erase', { password: 'any' })).statusCode).toBe(403)
    expect((await child.visitor.get('/api/books')).statusCode).toBe(200)
  })

  it('stays, without the teacher’s name, when a teacher erases their account; the owner of a class cannot', async () => {
    const made = await newClass()
    const child = await childOf(made, 'Wirawan')
    const colleague = await signedInTeacher(service, 'colleague@school.example')
    const erase = () => colleague.post('/api/auth/erase', { password: 'a good password' })
    const own = (await colleague.post('/api/classes', { group_name: '2C', course_name: 'Reading' })).json().data
    await teacher.post(`/api/classes/${made.id}/teachers`, { email: 'colleague@school.example' })
    const tick = { type: 'observation', question: { book: 1, number: 1 }, mark: 'part' }
    await colleague.post('/api/events', { events: [event(child.id, 'their-computer', tick)] })
    await colleague.put(`/api/classes/${made.id}/books`, { book_id: 2, access: 'open' })
    await colleague.put(`/api/classes/${made.id}/done-today`, { kind: 'away', day: '2026-11-21', done: true })
    expect((await erase()).statusCode).toBe(409)
    expect((await colleague.get('/api/classes')).json().data).toHaveLength(2)

    expect((await colleague.delete(`/api/classes/${own.id}`)).statusCode).toBe(200)
    const { id } = await service.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'colleague@school.example')
      .executeTakeFirstOrThrow()
    expect((await erase()).statusCode).toBe(200)
    expect(await tracesOf(service.db, [id, 'colleague@school.example'])).toEqual({})
    const left = (await teacher.get(`/api/classes/${made.id}`)).json().data
    expect([left.teachers.length, left.learners.length]).toEqual([1, 1])
    const report = await teacher.get(`/api/classes/${made.id}/report/learners/${child.id}`)
    expect(report.json().data.observations).toMatchObject([{ mark: 'part', by: null }])
  })

  it('has retention periods that /api/keeping returns', async () => {
    const own = await startService(engine, { config: testConfig({ RETENTION_DAYS: '7', TOKEN_DAYS: '90' }) })
    const emitted = (app: Service['app']) => new Visitor(app).get('/api/keeping')
    expect((await emitted(own.app)).json().data).toEqual({ retention_days: 7, token_days: 90, bin_days: 7 })
    expect((await emitted(service.app)).json().data).toEqual(KEEPING)
    await own.stop()
  })
})
