import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { noteBackup } from '../../server/db/backupRuns.ts'
import { engines } from './helpers/engines.ts'
import { type Service, startService, Visitor } from './helpers/service.ts'

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().min(20) }),
        }),
      ),
    }),
  ),
})
const rules = rulesSchema
  .parse(parse(readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'alerts.yaml'), 'utf8')))
  .groups.flatMap((group) => group.rules)

/** Functions and keywords of PromQL, and `up`, which Prometheus sets itself. */
const LANGUAGE = new Set(['up', 'sum', 'by', 'rate', 'increase', 'time'])

/** The metrics in an expression: the names that remain without labels, ranges, numbers and words of the language. */
const namesIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|\b\d[\d.e]*/g, ' ').matchAll(/[a-z_][a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !LANGUAGE.has(name))

describe.each(engines)('metrics on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const text = async () => (await service.app.inject({ url: '/metrics' })).body
  const valueOf = async (series: string) => {
    const line = (await text()).split('\n').find((one) => one.startsWith(`${series} `))
    return Number(line?.slice(series.length + 1))
  }

  it('include every metric that an alert uses', async () => {
    await service.app.inject({ url: '/healthz' })
    const all = await text()
    expect(rules.length).toBeGreaterThan(8)
    for (const { expr } of rules) {
      const names = namesIn(expr)
      expect(names.length > 0 || expr.startsWith('up{')).toBe(true)
      for (const name of names) expect(all.split('\n').some((line) => line.startsWith(name))).toBe(true)
    }
  })

  it('count taken events, and refused ones by reason', async () => {
    const email = `${randomUUID()}@example.org`
    const child = await Visitor.signedIn(service.app, email)
    const { id } = await service.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    const event = (learner_id: string) => ({
      id: randomUUID(),
      type: 'session.start',
      how: 'email',
      at: '2026-11-21T07:59:00Z',
      device_id: 'tab',
      device_seq: 1,
      session_id: 'ses',
      learner_id,
      lang: 'id',
      app: '1',
      content: '1',
    })
    await child.post('/api/events', { events: [event(id), event(id), event('another'), 'nonsense'] })
    expect(await valueOf('lumbung_events_taken_total')).toBe(2)
    expect(await valueOf('lumbung_events_refused_total{reason="foreign"}')).toBe(1)
    expect(await valueOf('lumbung_events_refused_total{reason="invalid"}')).toBe(1)
    const devices = Array.from({ length: 60 }, () => ({ ...event(id), device_id: randomUUID() }))
    expect((await child.post('/api/events', { events: devices })).statusCode).toBe(429)
    expect(await valueOf('lumbung_events_refused_total{reason="budget"}')).toBe(60)

    // Puts the child into a class whose report was never calculated.
    const at = service.clock.now().toISOString()
    const values = { id: 'class', group_name: '1B', course_name: '', join_code: 'X', created_at: at }
    await service.db.insertInto('classes').values(values).execute()
    await service.db.insertInto('class_learners').values({ learner_id: id, class_id: 'class', joined_at: at }).execute()
    service.clock.forward(300)
    await child.post('/api/events', { events: [event(id)] })
    service.clock.forward(300)
    expect(await valueOf('lumbung_reports_behind')).toBe(1)
    expect(await valueOf('lumbung_reports_behind_seconds')).toBe(600)
    await service.db
      .updateTable('digests')
      .set((eb) => ({ made_of: eb.ref('version') }))
      .execute()
    expect(await valueOf('lumbung_reports_behind')).toBe(0)
    expect(await valueOf('lumbung_reports_behind_seconds')).toBe(0)
    await child.post('/api/events', { events: [event(id)] })
    service.clock.forward(60)
    expect(await valueOf('lumbung_reports_behind_seconds')).toBe(60)
  })

  it('give the result of the last backup and the time of the last complete one', async () => {
    expect(await valueOf('lumbung_backup_last_run_whole')).toBeNaN()
    const first = service.clock.now()
    await noteBackup(service.db, first, 4_000_000_000)
    service.clock.forward(86_400)
    await noteBackup(service.db, service.clock.now(), undefined)
    expect(await valueOf('lumbung_backup_last_run_whole')).toBe(0)
    expect(await valueOf('lumbung_backup_last_whole_timestamp_seconds')).toBe(first.getTime() / 1000)
    expect(await valueOf('lumbung_backup_bytes')).toBe(4_000_000_000)
  })

  it('count the connections that wait for the database', async () => {
    let letGo: () => void = () => undefined
    const promise = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const holding = Array.from({ length: 12 }, () => service.db.transaction().execute(() => promise))
    // /metrics answers although its own queries wait too.
    await expect
      .poll(() => valueOf('lumbung_database_connections_waiting'), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(engine.name === 'SQLite' ? 11 : 2)
    expect(await valueOf('lumbung_reports_behind')).toBeNaN()
    letGo()
    await Promise.all(holding)
  })
})
