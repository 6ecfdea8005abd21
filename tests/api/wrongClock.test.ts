import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/tables.ts'
import { healthStore } from '../../server/features/health/store.ts'
import { healthMonitor } from '../../server/features/health/monitor.ts'
import { type ServiceClock, serviceClock } from '../../server/lib/serviceClock.ts'
import { storageWatch } from '../../server/lib/storageWatch.ts'
import { makeServices } from '../../server/services.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { testCatalog } from './helpers/catalog.ts'
import { engines, type Scratch } from './helpers/engines.ts'
import { testConfig, Visitor } from './helpers/service.ts'

const DAY = 86_400_000
const TRUE_NOW = Date.parse('2026-11-21T08:00:00Z')
const TOKEN_SECONDS = 30 * 86_400

/** A machine whose clock can be set wrong while true time passes. */
function machine(bootId = 'boot-1') {
  const state = { time: TRUE_NOW, wrong: 0, booted: TRUE_NOW - 3_600_000, bootId }
  return {
    wall: () => new Date(state.time + state.wrong),
    uptime: {
      get bootId() {
        return state.bootId
      },
      ms: () => state.time - state.booted,
    },
    /** True time, ms. */
    now: () => state.time,
    pass(ms: number) {
      state.time += ms
    },
    /** Sets the clock's error, ms. */
    set(wrong: number) {
      state.wrong = wrong
    },
    restart() {
      state.bootId = randomUUID()
      state.booted = state.time
    },
  }
}

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

describe.each(engines)('a wrong clock on $name', (engine) => {
  /** A database on a machine; `start` starts a service there, also after a restart. */
  async function school(own = machine()) {
    const scratch: Scratch = await engine.scratch()
    cleanups.push(() => scratch.drop())
    const db = scratch.open()
    await migrate(db)
    const start = () => started(db, own)
    return { db, own, start }
  }

  async function started(db: Database, own: ReturnType<typeof machine>) {
    const timekeeper = serviceClock({ wall: own.wall, uptime: own.uptime, gap: 15 * DAY })
    const logStream = { write: () => undefined }
    const app = await buildApp({ config: testConfig(), db, catalog: testCatalog, timekeeper, logStream })
    await app.ready()
    cleanups.push(() => app.close())
    const refresh = healthMonitor({
      db,
      store: healthStore(db),
      timekeeper,
      tokenSeconds: TOKEN_SECONDS,
      markedFolder: undefined,
    })
    return { app, timekeeper, look: () => refresh.look() }
  }

  /** Signed-in children, each with their own tablet. */
  async function childrenOf(app: FastifyInstance, db: Database, count: number) {
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const email = `${randomUUID()}@example.org`
        const visitor = await Visitor.signedIn(app, email)
        const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
        return { visitor, id, device: `tab-${index}-${id}`, seq: 0 }
      }),
    )
  }
  type Child = Awaited<ReturnType<typeof childrenOf>>[number]

  /** Sends an event from a minute ago, by a tablet whose clock is `off` ms fast. Returns the event's id. */
  async function send(app: FastifyInstance, child: Child, trueNow: number, off = 0): Promise<string> {
    child.seq += 1
    const visitor = new Visitor(app)
    visitor.token = child.visitor.token
    const event = {
      id: randomUUID(),
      at: new Date(trueNow + off - 60_000).toISOString(),
      device_id: child.device,
      device_seq: child.seq,
      session_id: 's',
      learner_id: child.id,
      lang: 'en',
      app: '1',
      content: '1',
      type: 'session.start',
      how: 'email',
    }
    const answer = await visitor.post('/api/events', {
      sent_at: new Date(trueNow + off).toISOString(),
      events: [event],
    })
    expect(answer.statusCode).toBe(200)
    return event.id
  }

  const stored = async (db: Database, id: string) => {
    const { at_utc, received_at } = await db
      .selectFrom('events')
      .select(['at_utc', 'received_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { at: Date.parse(at_utc), received: Date.parse(received_at) }
  }
  const faultOf = (timekeeper: ServiceClock) => timekeeper.judgement().fault

  it('that boots ten years behind moves no event and ends no session, and all times are right once it is', async () => {
    const { db, own, start } = await school()
    const before = await start()
    const [child] = await childrenOf(before.app, db, 1)
    if (!child) throw new Error('one was made')
    await before.look()

    own.set(TRUE_NOW - 3650 * DAY - TRUE_NOW)
    own.restart()
    own.pass(DAY)
    const { app, timekeeper, look } = await start()
    expect(faultOf(timekeeper)).toBe('before-records')
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', clock: 'before-records' })
    const right = await send(app, child, own.now())
    // From a tablet that is an hour fast, which cannot be detected yet.
    const early = await send(app, child, own.now(), 3_600_000)
    expect((await stored(db, right)).at).toBe(own.now() - 60_000)
    const arrived = own.now()
    // A session that begins now must not end when the clock is right.
    const email = `${randomUUID()}@example.org`
    const late = await Visitor.signedIn(app, email)

    own.pass(2 * 3_600_000)
    own.set(0)
    await look()
    expect(faultOf(timekeeper)).toBeUndefined()
    expect(await stored(db, right)).toEqual({ at: arrived - 60_000, received: arrived })
    expect(await stored(db, early)).toEqual({ at: arrived - 60_000, received: arrived })
    expect(await db.selectFrom('uncertain_events').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('uncertain_arrivals').selectAll().execute()).toEqual([])
    expect((await late.get('/api/books')).statusCode).toBe(200)
    expect((await child.visitor.get('/api/books')).statusCode).toBe(200)
  })

  it('leaves the times of the devices if the machine restarts before the clock is right', async () => {
    const { db, own, start } = await school()
    const before = await start()
    const [child] = await childrenOf(before.app, db, 1)
    if (!child) throw new Error('one was made')
    await before.look()
    own.set(-3650 * DAY)
    own.restart()
    const wrong = await start()
    const id = await send(wrong.app, child, own.now())
    const arrived = own.now()
    own.pass(DAY)
    own.restart()
    own.set(0)
    const after = await start()
    await after.look()
    expect(await stored(db, id)).toEqual({ at: arrived - 60_000, received: arrived })
    expect(await db.selectFrom('uncertain_arrivals').selectAll().execute()).toEqual([])
  })

  it('that is two years ahead for a minute ends no session, erases nothing and leaves no future times', async () => {
    const { db, own, start } = await school()
    const { app, timekeeper, look } = await start()
    const [child] = await childrenOf(app, db, 1)
    if (!child) throw new Error('one was made')
    await send(app, child, own.now())
    await look()

    own.set(730 * DAY)
    expect(faultOf(timekeeper)).toBe('jumped')
    expect((await child.visitor.get('/api/books')).statusCode).toBe(200)
    const id = await send(app, child, own.now())
    const lessons = await buildLessons()
    const services = makeServices({ config: testConfig(), db, catalog: testCatalog, lessons, clock: timekeeper.clock })
    expect(services.mayErase()).toBe(false)
    const arrived = own.now()

    own.pass(60_000)
    own.set(0)
    await look()
    expect(faultOf(timekeeper)).toBeUndefined()
    expect(services.mayErase()).toBe(true)
    expect(await stored(db, id)).toEqual({ at: arrived - 60_000, received: arrived })
    const { rows } = { rows: await db.selectFrom('tokens').select('expires_at').execute() }
    for (const { expires_at } of rows) expect(Date.parse(expires_at)).toBeLessThan(own.now() + 31 * DAY)
  })

  it('that boots two years ahead is suspect, and overruled by three devices that agree', async () => {
    const { db, own, start } = await school()
    const before = await start()
    const children = await childrenOf(before.app, db, 3)
    await before.look()
    own.set(730 * DAY)
    own.restart()
    const { app, timekeeper } = await start()
    expect(faultOf(timekeeper)).toBe('long-gap')
    const ids: string[] = []
    for (const child of children) ids.push(await send(app, child, own.now()))
    expect(faultOf(timekeeper)).toBe('devices')
    expect(timekeeper.clock().getTime()).toBe(own.now())
    for (const id of ids) expect((await stored(db, id)).at).toBe(own.now() - 60_000)
  })

  it('that was ahead unnoticed: its stored times are corrected once it is right and devices agree', async () => {
    const { db, own, start } = await school()
    // On the first start there is no record that contradicts the clock.
    own.set(400 * DAY)
    const wrong = await start()
    const children = await childrenOf(wrong.app, db, 3)
    const [child] = children
    if (!child) throw new Error('three were made')
    const id = await send(wrong.app, child, own.now())
    await wrong.look()
    expect((await stored(db, id)).at).toBeGreaterThan(own.now() + 300 * DAY)

    own.set(0)
    own.restart()
    const { app, timekeeper, look } = await start()
    expect(faultOf(timekeeper)).toBe('before-records')
    for (const one of children) await send(app, one, own.now())
    expect(faultOf(timekeeper)).toBeUndefined()
    await look()
    expect((await stored(db, id)).at).toBe(own.now() - 60_000)
    for (const { expires_at } of await db.selectFrom('tokens').select('expires_at').execute())
      expect(Date.parse(expires_at)).toBeLessThan(own.now() + 31 * DAY)
    await look()
    expect(faultOf(timekeeper)).toBeUndefined()
  })

  it('is reported to teachers, as is the disk; low space rejects events but not saves', async () => {
    const { db, own } = await school()
    const disk = { free: 10_000_000, total: 100_000_000_000 }
    const storage = storageWatch({ folder: '/data', spaceOf: () => disk, uptime: own.uptime.ms })
    const timekeeper = serviceClock({ wall: own.wall, uptime: own.uptime, gap: 15 * DAY })
    const app = await buildApp({
      config: testConfig(),
      db,
      catalog: testCatalog,
      timekeeper,
      storage,
      logStream: { write: () => undefined },
    })
    cleanups.push(() => app.close())
    const email = 'rina@school.example'
    const teacher = new Visitor(app)
    await teacher.register(email)
    await db.updateTable('users').set({ role: 'teacher' }).where('email', '=', email).execute()
    await teacher.login(email)
    expect((await teacher.get('/api/service/state')).json().data).toEqual({
      storage: 'low',
      free_bytes: 10_000_000,
      clock: 'ok',
      now: own.wall().toISOString(),
    })
    const events = await teacher.post('/api/events', { events: [] })
    expect(events.statusCode).toBe(503)
    expect(Number(events.headers['retry-after'])).toBeGreaterThan(0)
    // Sign-in and saves still work.
    const child = await Visitor.signedIn(app)
    expect((await child.patch('/api/progress/update-page', { book_id: 1, page_number: 1 })).statusCode).toBe(200)
    disk.free = 50_000_000_000
    own.pass(5000)
    expect((await teacher.post('/api/events', { events: [] })).statusCode).toBe(200)
    storage.noteFailure('full')
    expect((await teacher.get('/api/service/state')).json().data.storage).toBe('full')
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', storage: 'ok' })
  })
})
