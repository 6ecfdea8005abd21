import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spend, waitFor } from '../../server/db/budgets.ts'
import { chargesOf, EVENT_BUDGETS } from '../../server/features/events/budgets.ts'
import { engines } from './helpers/engines.ts'
import { type Service, startService, Visitor } from './helpers/service.ts'

let sequence = 0

describe.each(engines)('limits on events on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  async function newChild() {
    const email = `${randomUUID()}@example.org`
    const child = await Visitor.signedIn(service.app, email)
    const { id } = await service.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    return { child, id }
  }

  const made = (learner_id: string, change: object = {}) => ({
    id: randomUUID(),
    type: 'session.start',
    how: 'email',
    at: service.clock.now().toISOString(),
    device_id: `tab-${learner_id}`,
    device_seq: (sequence += 1),
    session_id: 'ses-1',
    learner_id,
    lang: 'id',
    app: '1',
    content: '1',
    ...change,
  })
  const batch = (id: string, count = 200, change: object = {}) => Array.from({ length: count }, () => made(id, change))
  const countOf = async (id: string) => {
    const { count } = await service.db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('learner_id', '=', id)
      .executeTakeFirstOrThrow()
    return count
  }

  it('accept a learner’s whole hourly budget in batches, then return 429 with Retry-After', async () => {
    const { child, id } = await newChild()
    const most = EVENT_BUDGETS.learner.hour.events
    for (let sent = 0; sent < most; sent += 200) {
      const answer = await child.post('/api/events', { events: batch(id) })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data.taken).toHaveLength(200)
    }
    const again = batch(id)
    const refused = await child.post('/api/events', { events: again })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(refused.json().message).toMatch(/^Too much was sent at once\. The rest is taken in \d+ seconds\.$/)
    expect(await countOf(id)).toBe(most)
    service.clock.forward(Number(refused.headers['retry-after']))
    expect((await child.post('/api/events', { events: again })).statusCode).toBe(200)
    expect(await countOf(id)).toBe(most + 200)
  })

  it('do not charge for events that are already stored', async () => {
    const { child, id } = await newChild()
    const [{ key, limit }] = chargesFor(id, [made(id)])
    const events = batch(id)
    expect((await child.post('/api/events', { events })).statusCode).toBe(200)
    await spend(service.db, service.clock.now(), [{ key, amount: limit.max, limit }])
    const copies = await child.post('/api/events', { events })
    expect(copies.statusCode).toBe(200)
    expect(copies.json().data.taken).toHaveLength(200)
    expect((await child.post('/api/events', { events: [made(id)] })).statusCode).toBe(429)
  })

  const chargesFor = (id: string, events: ReturnType<typeof made>[]) =>
    chargesOf({
      senderId: id,
      scope: id,
      events: events.map(({ how: _how, content, ...event }) => ({
        ...event,
        lang: 'id' as const,
        content,
        at_utc: event.at,
        received_at: event.at,
        sent_by: id,
        data: '{}',
      })),
      newDevices: 1,
    }) as [ReturnType<typeof chargesOf>[number], ...ReturnType<typeof chargesOf>]

  it('charge learner, device and class in events and bytes, per hour and day, and for new devices', () => {
    const [first, ...others] = chargesFor('ana', [made('ana'), made('ana')])
    expect(first).toMatchObject({ key: 'events:learner:ana:hour', amount: 2, limit: { max: 6000, seconds: 3600 } })
    expect(others.map(({ key }) => key)).toEqual([
      'events:learner:ana:hour-bytes',
      'events:learner:ana:day',
      'events:learner:ana:day-bytes',
      'events:device:ana:tab-ana:hour',
      'events:device:ana:tab-ana:hour-bytes',
      'events:device:ana:tab-ana:day',
      'events:device:ana:tab-ana:day-bytes',
      'events:class:ana:hour',
      'events:class:ana:hour-bytes',
      'events:class:ana:day',
      'events:class:ana:day-bytes',
      'new-devices:learner:ana',
      'new-devices:class:ana',
    ])
  })

  it.each(['events:learner', 'events:device', 'events:class', 'new-devices:learner', 'new-devices:class'])(
    'return 429 above %s and store nothing',
    async (kind) => {
      const { child, id } = await newChild()
      for (const charge of chargesFor(id, [made(id)]).filter(({ key }) => key.startsWith(kind))) {
        await service.db.deleteFrom('limits').execute()
        await spend(service.db, service.clock.now(), [{ ...charge, amount: charge.limit.max }])
        const refused = await child.post('/api/events', { events: [made(id)] })
        expect(refused.statusCode).toBe(429)
        expect(Number(refused.headers['retry-after'])).toBe(charge.limit.seconds)
        expect(await countOf(id)).toBe(0)
      }
    },
  )

  it('limit the new devices of a learner, not the known ones', async () => {
    const { child, id } = await newChild()
    const heartbeat = (index: number) => {
      const { how: _how, ...event } = made(id, { type: 'device.hello', device_id: `made-up-${index}`, queued: [] })
      return event
    }
    const heartbeats = Array.from({ length: EVENT_BUDGETS.learner.newDevices + 1 }, (_, index) => heartbeat(index))
    expect((await child.post('/api/events', { events: heartbeats.slice(1) })).statusCode).toBe(200)
    expect((await child.post('/api/events', { events: [heartbeats[0]] })).statusCode).toBe(429)
    expect((await child.post('/api/events', { events: [heartbeat(1), made(id)] })).statusCode).toBe(429)
    expect((await child.post('/api/events', { events: [heartbeat(1)] })).statusCode).toBe(200)
    const devices = await service.db.selectFrom('devices').select('id').where('scope', '=', id).execute()
    expect(devices).toHaveLength(EVENT_BUDGETS.learner.newDevices)
  })

  it('hold against parallel batches', async () => {
    const { child, id } = await newChild()
    const [{ key, limit }] = chargesFor(id, [made(id)])
    await spend(service.db, service.clock.now(), [{ key, amount: limit.max - 500, limit }])
    const answers = await Promise.all(Array.from({ length: 6 }, () => child.post('/api/events', { events: batch(id) })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
    expect(await countOf(id)).toBe(400)
  })

  it('do not overflow the database’s integer', async () => {
    const key = randomUUID()
    const charge = { key, amount: 900_000_000, limit: { max: 5, seconds: 60 } }
    for (let turn = 0; turn < 4; turn += 1) expect(await spend(service.db, service.clock.now(), [charge])).toBe(60)
    expect(await waitFor(service.db, service.clock.now(), [charge])).toBe(60)
    service.clock.forward(61)
    expect(await waitFor(service.db, service.clock.now(), [charge])).toBe(0)
  })

  it.each([
    ['at', { at: `2026-11-21T08:00:00.${'1'.repeat(51_000)}Z` }],
    ['item', { type: 'try', item: `${'a'.repeat(5000)}:E|sound` }],
    ['item', { type: 'try', item: `letter:E|${'a'.repeat(5000)}` }],
    ['item', { type: 'try', item: 'letter:\u0000|sound' }],
    ['session_id', { session_id: 's'.repeat(65) }],
    ['app', { app: 'v'.repeat(33) }],
    ['learner_id', { learner_id: 'x'.repeat(65) }],
  ])('reject an event with a malformed or overlong %s in a short answer', async (field, change) => {
    const { child, id } = await newChild()
    const tried = { ask: 'a', place: 'b1-p01', n: 1, ok: true, help: 0, guess: 0, input: 'tap' }
    const answer = await child.post('/api/events', { events: [made(id, { ...tried, ...change })] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.taken).toEqual([])
    expect(answer.json().data.refused[0].reason).toMatch(new RegExp(`^${field}: `))
    expect(answer.body.length).toBeLessThan(500)
  })

  it('reject an overlong sent_at', async () => {
    const { child } = await newChild()
    const sent_at = `2026-11-21T08:00:00.${'1'.repeat(1000)}Z`
    expect((await child.post('/api/events', { events: [], sent_at })).statusCode).toBe(422)
  })

  it('hold the largest valid event to 1,500 characters in the database', async () => {
    const { child, id } = await newChild()
    const long = (count: number) => 'x'.repeat(count)
    const item = `${long(24)}:${'é'.repeat(40)}|${long(24)}`
    const event = made(id, {
      type: 'try',
      at: `2026-11-21T08:00:00.${'1'.repeat(13)}+07:00`,
      device_id: long(64),
      session_id: long(64),
      app: long(32),
      content: long(32),
      ask: long(64),
      place: long(64),
      item,
      chose: item,
      n: 1000,
      ok: true,
      help: 3,
      guess: 1 / 3,
      input: 'voice',
    })
    expect((await child.post('/api/events', { events: [event] })).json().data.taken).toEqual([event.id])
    const [row] = await service.db.selectFrom('events').selectAll().where('learner_id', '=', id).execute()
    expect(Object.values(row ?? {}).join('').length).toBeLessThan(1500)
  })
})
