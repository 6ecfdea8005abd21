import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { classRecordAnswer, recordAnswer } from '../../server/contract/record.ts'
import { homeReportAnswer } from '../../server/contract/report.ts'
import { databaseFailure } from '../../server/db/failures.ts'
import { migrate } from '../../server/db/migrate.ts'
import { DEMO_LEARNERS } from '../../server/demo/classroom.ts'
import { DEMO, seedDemo } from '../../server/demo/seed.ts'
import { HttpError } from '../../server/lib/httpError.ts'
import { type ReporterProcess, startReporter } from '../../server/reporter/parent.ts'
import { buildCatalog } from '../../src/content/catalog.ts'
import { engines } from './helpers/engines.ts'
import { environmentOf, SERVICE } from './helpers/processes.ts'

// Each test starts processes, on machines that may be busy with other tests.
const LIMIT = 120_000
const PATIENCE = { timeout: 60_000 }
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

describe.each(engines)('the reporter process on $name', (engine) => {
  /** Starts a reporter on the demo's database. Also returns the demo's teacher and the errors that the reporter reported. */
  async function started() {
    const scratch = await engine.scratch()
    cleanups.push(() => scratch.drop())
    const db = scratch.open()
    await migrate(db)
    await seedDemo(db, new Date(), await buildCatalog())
    const { DATABASE_URL: _url, DATA_DIR: _dir, ...env } = process.env
    const troubles: Error[] = []
    const reporter = startReporter(
      {
        ...SERVICE,
        words: [],
        env: { ...env, ...environmentOf(scratch.place) },
      },
      (error) => troubles.push(error),
    )
    cleanups.push(() => reporter.stop())
    const row = await db.selectFrom('users').selectAll().where('email', '=', DEMO.teacher.email).executeTakeFirst()
    if (!row) throw new Error('The demo has a teacher.')
    const teacher = { id: row.id, role: 'teacher', name: row.name, email: DEMO.teacher.email } as const
    return { db, reporter, teacher, troubles }
  }

  const home = async ({
    reporter,
    teacher,
  }: {
    reporter: ReporterProcess
    teacher: Awaited<ReturnType<typeof started>>['teacher']
  }) => homeReportAnswer.parse(JSON.parse(await reporter.ask('home', teacher, 'demo-class', {}))).data

  it('answers, rejects with HttpError, refreshes projections by itself, and exits when stopped', {
    timeout: LIMIT,
  }, async () => {
    const all = await started()
    const { reporter, teacher, db, troubles } = all
    expect((await home(all)).head.learners).toHaveLength(DEMO_LEARNERS.length)
    expect(await reporter.ask('booksCsv', teacher, 'demo-class', {}, { language: 'id', hasNames: false })).toContain(
      ';',
    )
    const refused = await reporter.ask('home', teacher, 'no-class', {}).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(HttpError)
    expect(refused).toMatchObject({ status: 404 })

    await db.deleteFrom('digests').execute()
    const second = await home(all)
    expect(second.head.up_to).not.toBeNull()
    const stored = async () => (await db.selectFrom('digests').select('learner_id').execute()).length
    await expect.poll(stored, PATIENCE).toBe(DEMO_LEARNERS.length)
    const pid = reporter.pid() ?? 0
    await reporter.stop()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(troubles).toEqual([])
  })

  it('streams records and exports, rejects like the service, and fails a stream with 503 when killed', {
    timeout: LIMIT,
  }, async () => {
    const { reporter, teacher, db } = await started()
    const textOf = async (file: Awaited<ReturnType<ReporterProcess['open']>>) => (await file.toArray()).join('')
    const whole = classRecordAnswer.parse(
      JSON.parse(await textOf(await reporter.open('classRecord', teacher, 'demo-class'))),
    )
    expect(whole.data.learners).toHaveLength(DEMO_LEARNERS.length)
    const id = whole.data.learners[0]?.learner.id ?? ''
    const own = recordAnswer.parse(JSON.parse(await textOf(await reporter.open('record', teacher, 'demo-class', id))))
    const stored = await db
      .selectFrom('events')
      .selectAll()
      .where('learner_id', '=', id)
      .orderBy('at_utc')
      .orderBy('id')
      .execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(own.data.events).toEqual(stored.map(({ data, ...event }) => ({ ...event, ...JSON.parse(data) })))
    await expect(reporter.open('record', teacher, 'demo-class', 'nobody')).rejects.toMatchObject({ status: 404 })
    const stranger = { ...teacher, id: 'stranger' }
    await expect(reporter.open('classRecord', stranger, 'demo-class')).rejects.toMatchObject({ status: 404 })
    await db.updateTable('class_teachers').set({ is_owner: 0 }).execute()
    await expect(reporter.open('classRecord', teacher, 'demo-class')).rejects.toMatchObject({ status: 403 })

    const manner = { language: 'id', hasNames: true } as const
    const tries = await reporter.open('facts', 'tries', teacher, { classId: 'demo-class' }, {}, manner)
    const first = await once(tries, 'readable').then(() => String(tries.read()))
    expect(first).toMatch(/^\uFEFFwaktu;murid;/)
    process.kill(reporter.pid() ?? 0, 'SIGKILL')
    await expect(tries.toArray()).rejects.toMatchObject({ status: 503 })
  })

  it('survives terminated database connections', { timeout: LIMIT }, async () => {
    if (engine.name !== 'PostgreSQL') return
    const all = await started()
    await home(all)
    const pid = all.reporter.pid()
    const failures = new Set<string | undefined>()
    for (let time = 0; time < 5; time += 1) {
      const asked = home(all).catch((error: unknown) => error)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        all.db,
      )
      const answer = await asked
      if (answer instanceof Error) failures.add(databaseFailure(answer))
    }
    // All failures, if any, were classified as an unavailable database.
    expect([...failures].filter((failure) => failure !== 'unavailable')).toEqual([])
    await expect
      .poll(
        () =>
          home(all)
            .then(({ head }) => head.learners.length)
            .catch(() => 0),
        PATIENCE,
      )
      .toBe(DEMO_LEARNERS.length)
    expect(all.reporter.pid()).toBe(pid)
  })

  it('is replaced when it is killed: a waiting request gets 503 with Retry-After, later ones an answer', {
    timeout: LIMIT,
  }, async () => {
    const all = await started()
    await home(all)
    const pid = all.reporter.pid() ?? 0
    process.kill(pid, 'SIGSTOP')
    const waiting = home(all)
    process.kill(pid, 'SIGKILL')
    await expect(waiting).rejects.toMatchObject({ status: 503, retryAfter: 2 })
    await expect
      .poll(
        () =>
          home(all).then(
            ({ head }) => head.learners.length,
            () => 0,
          ),
        PATIENCE,
      )
      .toBe(DEMO_LEARNERS.length)
    expect(all.reporter.pid()).not.toBe(pid)
    expect(all.troubles.map(({ message }) => message)).toEqual([expect.stringContaining('SIGKILL')])
  })
})
