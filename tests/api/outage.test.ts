import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseFailure } from '../../server/db/failures.ts'
import { engines } from './helpers/engines.ts'
import { type Service, startService, Visitor } from './helpers/service.ts'

let service: Service | undefined
afterEach(async () => {
  await service?.stop()
  service = undefined
})

const WRITERS = 6

describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))('terminated connections on $name', (engine) => {
  it('cause 503, then 200 again, and lose no acknowledged event', async () => {
    service = await startService(engine)
    const { app, db, place } = service
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => Visitor.signedIn(app)))
    const answers: LightMyRequestResponse[] = []
    const acknowledged: string[] = []
    const state = { isOver: false, ended: 0 }
    const work = writers.map(async (visitor) => {
      const email = (await visitor.get('/api/auth/profile')).json().data.email
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      for (let seq = 1; !state.isOver; seq += 1) {
        const event = eventOf(id, seq)
        const answer = await visitor.post('/api/events', { events: [event] })
        answers.push(answer)
        if (answer.statusCode === 200) acknowledged.push(event.id)
      }
      return visitor
    })
    // Terminates all other connections, as a restart by an operator does, while the writers send.
    const operator = new Client({ connectionString: place.engine === 'postgres' ? place.url : '' })
    await operator.connect()
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(WRITERS)
    while (answers.filter(({ statusCode }) => statusCode === 503).length < 20) {
      const { rows } = await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      state.ended += rows.length
    }
    await operator.end()
    state.isOver = true
    const [visitor] = await Promise.all(work)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
    for (const { headers } of answers.filter(({ statusCode }) => statusCode === 503))
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await visitor?.get('/api/books'))?.statusCode).toBe(200)
    const stored = new Set((await db.selectFrom('events').select('id').execute()).map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(state.ended).toBeGreaterThan(0)
  })
})

describe('databaseFailure', () => {
  const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })
  it.each([
    [new Error('Connection terminated unexpectedly'), 'unavailable'],
    [new Error('Connection terminated due to connection timeout'), 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [new Error('Client has encountered a connection error and is not queryable'), 'unavailable'],
    [new Error('Client was closed and is not queryable'), 'unavailable'],
    [coded('57P01'), 'unavailable'],
    [coded('57P02'), 'unavailable'],
    [coded('08006'), 'unavailable'],
    [coded('ECONNREFUSED'), 'unavailable'],
    [coded('53100'), 'full'],
    [coded('SQLITE_FULL'), 'full'],
    [coded('SQLITE_IOERR_WRITE'), 'storage'],
    [coded('SQLITE_READONLY_DIRECTORY'), 'storage'],
    [coded('SQLITE_CANTOPEN'), 'storage'],
    [coded('SQLITE_BUSY_TIMEOUT'), 'busy'],
    [coded('42P01'), 'other'],
    [coded('EPERM'), undefined],
    [new Error('Connection of thoughts'), undefined],
    [new Error('ours'), undefined],
  ])('classifies %s as %s', (error, failure) => expect(databaseFailure(error)).toBe(failure))
})

function eventOf(learner_id: string, device_seq: number) {
  const common = { device_id: `tab-${learner_id}`, session_id: 's', learner_id, lang: 'en', app: '1', content: '1' }
  return { ...common, id: randomUUID(), device_seq, at: '2026-11-21T07:00:00Z', type: 'session.start', how: 'email' }
}
