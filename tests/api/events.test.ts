import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

let sequence = 0
function made(learnerId: string, change: object = {}) {
  sequence += 1
  return {
    id: randomUUID(),
    type: 'try',
    at: '2026-11-21T14:59:00+07:00',
    device_id: 'tab-mango',
    device_seq: sequence,
    session_id: 'ses-1',
    learner_id: learnerId,
    lang: 'id',
    app: '0.1.0',
    content: 1,
    ask: 'ses-1-1',
    item: 'letter:E|sound',
    place: 'b1-p08',
    n: 1,
    ok: false,
    help: 0,
    guess: 0.25,
    chose: 'letter:I|sound',
    input: 'tap',
    ...change,
  }
}

describe.each(engines)('POST /api/events on $name', (engine) => {
  let service: Service
  let child: Visitor
  let childId: string
  beforeAll(async () => {
    service = await startService(engine)
    child = await Visitor.signedIn(service.app, 'child@example.org')
    childId = await idOf('child@example.org')
  })
  afterAll(() => service.stop())

  const idOf = async (email: string) =>
    (await service.db.selectFrom('users').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()).id
  const stored = (id: unknown) => service.db.selectFrom('events').selectAll().where('id', '=', String(id)).execute()
  const send = async (visitor: Visitor, events: unknown[], more: object = {}) => {
    const answer = await visitor.post('/api/events', { events, ...more })
    expect(answer.statusCode).toBe(200)
    return answer.json().data
  }

  it('stores an event as sent, with its local and its UTC time', async () => {
    const event = made(childId)
    expect(await send(child, [event])).toEqual({ taken: [event.id], refused: [] })
    const [row] = await stored(event.id)
    expect(row).toMatchObject({
      learner_id: childId,
      type: 'try',
      at: '2026-11-21T14:59:00+07:00',
      at_utc: '2026-11-21T07:59:00.000Z',
      received_at: service.clock.now().toISOString(),
      lang: 'id',
      sent_by: childId,
    })
    expect(Number(row?.device_seq)).toBe(event.device_seq)
    expect(JSON.parse(row?.data ?? '')).toEqual({
      ask: 'ses-1-1',
      item: 'letter:E|sound',
      place: 'b1-p08',
      n: 1,
      ok: false,
      help: 0,
      guess: 0.25,
      chose: 'letter:I|sound',
      input: 'tap',
    })
  })

  it.each([
    ['session.start', { how: 'picture' }],
    ['session.end', { reason: 'idle' }],
    ['page.leave', { place: 'b1-p01', round: 1, mode: 'listen', heard: 13, words: 13, active: 80.5, to: 'next' }],
    ['activity.end', { place: 101, round: 1, score: 5, asked: 6, total: 6, finished: true, passed: true }],
    ['book.complete', { place: 'book-1', round: 1, points: 67 }],
  ])('accepts %s', async (type, fields) => {
    const {
      ask: _ask,
      item: _item,
      n: _n,
      ok: _ok,
      help: _help,
      guess: _guess,
      chose: _chose,
      input: _input,
      ...common
    } = Object(made(childId))
    const event = { ...common, type, ...fields }
    expect((await send(child, [event])).taken).toEqual([event.id])
    expect(await stored(event.id)).toHaveLength(1)
  })

  it('stores an event only once, and lists its copies as taken', async () => {
    const [one, two] = [made(childId), made(childId)]
    await send(child, [one, one])
    expect(await send(child, [one, two])).toEqual({ taken: [one.id, two.id], refused: [] })
    expect(await stored(one.id)).toHaveLength(1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(child, [one, two, made(childId)])))
    expect(answers.every(({ refused }) => refused.length === 0)).toBe(true)
    expect(await stored(two.id)).toHaveLength(1)
  })

  it('accepts at most 200 events at once', async () => {
    const many = Array.from({ length: 201 }, () => made(childId))
    const refused = await child.post('/api/events', { events: many })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ events: ['At most 200 events at once.'] })
    expect(await stored(many[0]?.id)).toEqual([])
    expect((await send(child, many.slice(0, 200))).taken).toHaveLength(200)
  })

  it('accepts the valid events and names the invalid ones, so that no queue gets stuck', async () => {
    const good = made(childId)
    const answer = await send(child, [
      made(childId, { lang: 'in' }),
      good,
      made(childId, { type: 'try', item: 'no item' }),
      made(childId, { type: 'nonsense' }),
      'text',
      null,
      made(childId, { id: 'no-uuid' }),
      made(childId, { at: 'yesterday' }),
      made(childId, { guess: 7 }),
      made(childId, { session_id: 'a\u0000b' }),
    ])
    expect(answer.taken).toEqual([good.id])
    expect(answer.refused.map(({ index }: { index: number }) => index)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(answer.refused[0].reason).toMatch(/^lang: /)
  })

  it('returns 413 for a batch that is too large, and accepts the largest valid one', async () => {
    const longest = {
      session_id: 's'.repeat(64),
      device_id: 'd'.repeat(64),
      ask: 'a'.repeat(64),
      place: 'p'.repeat(64),
    }
    const many = Array.from({ length: 200 }, () =>
      made(childId, { ...longest, app: 'v'.repeat(32), content: 'c'.repeat(32) }),
    )
    expect((await send(child, many)).taken).toHaveLength(200)
    const [huge] = [made(childId, { padding: 'x'.repeat(600_000) })]
    const refused = await child.post('/api/events', { events: [huge] })
    expect(refused.statusCode).toBe(413)
    expect(await stored(huge.id)).toEqual([])
  })

  it('rejects events of another learner', async () => {
    await Visitor.signedIn(service.app, 'other@example.org')
    const forged = made(await idOf('other@example.org'))
    const answer = await send(child, [forged])
    expect(answer).toEqual({
      taken: [],
      refused: [{ index: 0, id: forged.id, reason: 'You are not allowed to send this.' }],
    })
    expect(await stored(forged.id)).toEqual([])
  })

  it('stores events of two learners that have the same id', async () => {
    const mine = made(childId)
    await send(child, [mine])
    const other = await Visitor.signedIn(service.app, 'same-ids@example.org')
    await send(other, [{ ...mine, learner_id: await idOf('same-ids@example.org') }])
    expect(await stored(mine.id)).toHaveLength(2)
  })

  it('corrects a device whose clock is off by an hour, but not by a minute, and stores no future times', async () => {
    const [slow, near, future] = [made(childId), made(childId), made(childId, { at: '2031-01-01T00:00:00Z' })]
    const now = service.clock.now().getTime()
    await send(child, [slow], { sent_at: new Date(now - 3_600_000).toISOString() })
    await send(child, [near, future], { sent_at: new Date(now - 60_000).toISOString() })
    expect((await stored(slow.id))[0]?.at_utc).toBe('2026-11-21T08:00:00.000Z')
    expect((await stored(near.id))[0]?.at_utc).toBe('2026-11-21T07:59:00.000Z')
    expect((await stored(future.id))[0]?.at_utc).toBe(service.clock.now().toISOString())
  })

  it('stores the last heartbeat of a device', async () => {
    const heartbeat = (records: number) =>
      made(childId, { type: 'device.hello', queued: [{ learner_id: childId, records }] })
    await send(child, [heartbeat(40)])
    await send(child, [heartbeat(3)])
    const devices = await service.db.selectFrom('devices').selectAll().execute()
    expect(devices).toHaveLength(1)
    expect(JSON.parse(devices[0]?.queued ?? '')).toEqual([{ learner_id: childId, records: 3 }])
  })

  it('stores a device’s sequence ranges across learners and parallel batches', async () => {
    const arrived = async () => {
      const rows = await service.db
        .selectFrom('device_numbers')
        .selectAll()
        .where('device_id', '=', 'tab-counted')
        .execute()
      return JSON.parse(rows[0]?.arrived ?? '[]')
    }
    const numbered = (device_seq: number, learnerId = childId) =>
      made(learnerId, { device_id: 'tab-counted', device_seq })
    await send(child, [numbered(1), numbered(2), numbered(5)])
    expect(await arrived()).toEqual([
      [1, 2],
      [5, 5],
    ])
    const sibling = await Visitor.signedIn(service.app, 'sibling@example.org')
    const siblingId = await idOf('sibling@example.org')
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => send(child, [numbered(10 + 2 * index)])),
      ...Array.from({ length: 6 }, (_, index) => send(sibling, [numbered(11 + 2 * index, siblingId)])),
    ])
    expect(await arrived()).toEqual([
      [1, 2],
      [5, 5],
      [10, 21],
    ])
  })

  it('accepts a teacher’s observations for their own learners only', async () => {
    const tick = () => made(childId, { type: 'observation', question: { book: 1, number: 2 }, mark: 'own-words' })
    const teacher = await signedInTeacher(service, 'teacher@school.example')
    expect((await send(teacher, [tick()])).taken).toEqual([])
    expect((await send(child, [tick()])).taken).toEqual([])
    const at = service.clock.now().toISOString()
    const values = { id: 'class', group_name: '1B', course_name: '', join_code: 'X', created_at: at }
    await service.db.insertInto('classes').values(values).execute()
    await service.db
      .insertInto('class_teachers')
      .values({ class_id: 'class', teacher_id: await idOf('teacher@school.example'), added_at: at })
      .execute()
    await service.db
      .insertInto('class_learners')
      .values({ class_id: 'class', learner_id: childId, joined_at: at })
      .execute()
    expect((await send(teacher, [tick()])).taken).toHaveLength(1)
    expect((await send(teacher, [made(childId)])).taken).toEqual([])
  })

  it.each([{}, { events: 'many' }, { events: {} }, { events: [], sent_at: 'noon' }])(
    'rejects the batch %j',
    async (payload) => {
      expect((await child.post('/api/events', payload)).statusCode).toBe(422)
    },
  )

  it('stores events that are deleted with their learner', async () => {
    await service.db.deleteFrom('users').where('id', '=', childId).execute()
    expect(await service.db.selectFrom('events').selectAll().where('learner_id', '=', childId).execute()).toEqual([])
  })
})
