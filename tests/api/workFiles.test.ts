import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  SECTION_RECORDS,
  WORK_FILE_BYTES,
  WORK_FILE_FAULTS,
  type WorkKeys,
  type WorkRecord,
} from '../../server/contract/workFile.ts'
import { sealSection, writeWorkFile } from '../../server/contract/workFileFormat.ts'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { askTablet, devicesOf, openTablet } from './helpers/tablet.ts'

const DAY = 86_400

interface Child {
  readonly id: string
  readonly visitor: Visitor
}

/** A class with a tablet and two children who are signed in on it. */
interface Room {
  readonly classId: string
  readonly device: string
  readonly token: string
  readonly keys: WorkKeys
  readonly children: readonly [Child, Child]
}

describe.each(engines)('work files on $name', (engine) => {
  let service: Service
  let owner: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    owner = await signedInTeacher(service, 'owner@school.example')
  })
  afterAll(() => service.stop())

  const faces = async (token: string) =>
    (await new Visitor(service.app).get('/api/classes/faces', { 'x-class-token': token })).json().data

  async function newRoom(): Promise<Room> {
    const made = (await owner.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    await owner.post(`/api/classes/${made.id}/learners`, { list: 'Adit\nSari', save: true })
    const device = crypto.randomUUID()
    const token = await openTablet(service.app, owner, made.id, { device_id: device, device_name: 'Mango' })
    const cards = (await owner.get(`/api/classes/${made.id}/cards`)).json().data
    const signIn = async ({ learner_id, pictures }: { learner_id: string; pictures: string[] }): Promise<Child> => {
      const visitor = new Visitor(service.app)
      const answer = await visitor.post('/api/auth/pictures', { class_token: token, learner_id, pictures })
      visitor.token = answer.json().data.token
      return { id: learner_id, visitor }
    }
    const children = [await signIn(cards[0]), await signIn(cards[1])] as const
    return { classId: made.id, device, token, keys: (await faces(token)).work_keys, children }
  }

  let lastSeq = 0
  const event = (learner: string, device: string, change: object = {}): WorkRecord => ({
    learner,
    event: {
      id: crypto.randomUUID(),
      at: service.clock.now().toISOString(),
      device_id: device,
      device_seq: (lastSeq += 1),
      session_id: 'visit',
      learner_id: learner,
      lang: 'id',
      app: '1',
      content: '1',
      type: 'session.start',
      how: 'picture',
      ...change,
    },
  })
  type Save = Extract<WorkRecord, { save: unknown }>
  let lastKey = 0
  const save = (
    learner: string,
    device: string,
    method: 'post' | 'patch' | 'put',
    path: string,
    body: object,
  ): Save => ({
    learner,
    save: { id: `${device}.${(lastKey += 1)}`, method, path, body: { ...body } },
  })
  /** Reading book 1 to its end, with all activities. */
  const reading = (learner: string, device: string): Save[] => [
    save(learner, device, 'post', '/api/progress/start-book', { book_id: 1 }),
    save(learner, device, 'patch', '/api/progress/update-page', { book_id: 1, page_number: 7 }),
    ...[101, 102, 103].map((id) =>
      save(learner, device, 'post', '/api/progress/submit-post-activity', { post_activity_id: id, is_correct: true }),
    ),
    save(learner, device, 'post', '/api/progress/complete-book', { book_id: 1 }),
  ]
  const section = ({ keys, device }: Pick<Room, 'keys' | 'device'>, records: readonly WorkRecord[]) =>
    sealSection(records, {
      keys,
      id: crypto.randomUUID(),
      device,
      now: service.clock.now(),
      random: (n) => randomBytes(n),
    })
  const fileOf = (room: Pick<Room, 'keys' | 'device'>, ...parts: (readonly WorkRecord[])[]) =>
    writeWorkFile({ sections: parts.map((records) => section(room, records)) }, room.keys, service.clock.now())

  async function send(url: string, file: Uint8Array, visitor: Visitor, headers: Record<string, string> = {}) {
    return visitor.send({
      method: 'POST',
      url,
      payload: Buffer.from(file),
      headers: { 'x-xsrf-token': await visitor.csrf(), 'content-type': 'application/octet-stream', ...headers },
    })
  }
  const handIn = (classId: string, file: Uint8Array, by = owner) => send(`/api/classes/${classId}/carried`, file, by)
  const carry = (token: string, file: Uint8Array) =>
    send('/api/classes/carried', file, new Visitor(service.app), { 'x-class-token': token })
  /** As the tablet itself sends a queued save. */
  const sendSelf = async ({ visitor }: Child, { save: { id, method, path, body } }: Save) =>
    visitor.send({
      method: method === 'patch' ? 'PATCH' : method === 'put' ? 'PUT' : 'POST',
      url: path,
      payload: body,
      headers: { 'x-xsrf-token': await visitor.csrf(), 'content-type': 'application/json', 'idempotency-key': id },
    })
  const placeOf = async ({ id }: Child) =>
    (await service.db.selectFrom('progress').selectAll().where('user_id', '=', id).execute()).map(
      ({ book_id, current_page, round, completed_round, best_points }) => ({
        book_id,
        current_page,
        round,
        completed_round,
        best_points,
      }),
    )
  const eventsOf = async ({ id }: Child) =>
    (await service.db.selectFrom('events').select(['id', 'at_utc']).where('learner_id', '=', id).execute()).length
  const takenOf = async ({ id }: Child) =>
    (
      await service.db
        .selectFrom('taken_saves')
        .select('id')
        .where('learner_id', '=', id)
        .where('is_done', '=', 1)
        .execute()
    ).length
  const READ = { book_id: 1, current_page: 15, round: 1, completed_round: 1, best_points: 100 }

  it('a tablet gets the secrets of its class once it is approved, not while it waits', async () => {
    const { classId, token, keys } = await newRoom()
    expect(keys).toMatchObject({ class_id: classId, secrets: [{ secret: expect.stringMatching(/^[\w-]{43}$/) }] })
    expect((await faces(token)).work_keys).toEqual(keys)
    const waiting = await askTablet(service.app, owner, classId)
    expect(waiting).not.toHaveProperty('work_keys')
    expect(await faces(waiting.class_token)).not.toHaveProperty('work_keys')
  })

  it('takes in saves and events of several children; the same file again is a success that changes nothing', async () => {
    const room = await newRoom()
    const { device, classId } = room
    const [adit, sari] = room.children
    const calm = save(sari.id, device, 'put', '/api/profile/calm', { calm: true })
    const records = [...reading(adit.id, device), calm, event(adit.id, device), event(sari.id, device)]
    const file = fileOf(room, records)
    const first = await handIn(classId, file)
    expect([first.statusCode, first.json().data]).toEqual([
      200,
      {
        devices: [{ id: device, name: 'Mango', made_at: service.clock.now().toISOString() }],
        saves: { taken: 7, known: 0, refused: 0 },
        events: { taken: 2, known: 0, refused: 0 },
        others: 0,
        too_old: 0,
        packs: [],
      },
    ])
    const again = (await handIn(classId, file)).json().data
    expect([again.saves, again.events]).toEqual([
      { taken: 0, known: 7, refused: 0 },
      { taken: 0, known: 2, refused: 0 },
    ])
    expect(await placeOf(adit)).toEqual([READ])
    expect([await eventsOf(adit), await eventsOf(sari)]).toEqual([1, 1])
    expect((await sari.visitor.get('/api/auth/profile')).json().data.calm).toBe(true)
    const { entries } = (await owner.get(`/api/classes/${classId}/journal`)).json().data
    expect(entries.filter(({ action }: { action: string }) => action === 'work.carried')).toHaveLength(2)
  })

  it.each(['file, then tablet', 'tablet, then file', 'half by the tablet, the file, then the rest'])(
    'nothing counts twice: %s',
    async (order) => {
      const room = await newRoom()
      const [adit] = room.children
      const saves = reading(adit.id, room.device)
      const own = event(adit.id, room.device)
      const file = fileOf(room, [...saves, own])
      const half = order.startsWith('half') ? 3 : order.startsWith('tablet') ? saves.length : 0
      for (const one of saves.slice(0, half)) expect((await sendSelf(adit, one)).statusCode).toBe(200)
      const taken = (await handIn(room.classId, file)).json().data
      expect(taken.saves).toEqual({ taken: saves.length - half, known: half, refused: 0 })
      for (const one of saves) {
        const answer = await sendSelf(adit, one)
        expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Already here' }])
      }
      if (!('event' in own)) throw new Error('it is an event')
      const answer = await adit.visitor.post('/api/events', { events: [own.event] })
      expect(answer.json().data).toEqual({ taken: [own.event['id']], refused: [] })
      expect(await placeOf(adit)).toEqual([READ])
      expect(await eventsOf(adit)).toBe(1)
    },
  )

  it('files of one tablet may arrive in any order, at once, and through another tablet', async () => {
    const room = await newRoom()
    const [adit] = room.children
    const saves = reading(adit.id, room.device)
    const early = fileOf(room, saves.slice(0, 3))
    const late = fileOf(room, saves.slice(0, 3), [...saves.slice(3), event(adit.id, room.device)])
    const other = await openTablet(service.app, owner, room.classId)
    const answers = await Promise.all([carry(other, late), handIn(room.classId, late), carry(other, early)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await placeOf(adit)).toEqual([READ])
    expect(await eventsOf(adit)).toBe(1)
    expect((await carry(other, early)).json().data.saves).toEqual({ taken: 0, known: 3, refused: 0 })
  })

  it('what follows a save that another request is storing waits for it', async () => {
    const room = await newRoom()
    const [adit] = room.children
    const saves = reading(adit.id, room.device)
    const activity = saves.at(-2)
    if (!activity) throw new Error('reading has activities')
    const claimed_at = service.clock.now().toISOString()
    const { id } = activity.save
    await service.db.insertInto('taken_saves').values({ learner_id: adit.id, id, claimed_at, is_done: 0 }).execute()
    const carrying = carry(room.token, fileOf(room, saves))
    await vi.waitFor(async () => expect(await takenOf(adit)).toBe(saves.length - 2), { timeout: 8000 })
    // The other request gives it up: it is this one's now, and before the end of the book.
    await service.db.deleteFrom('taken_saves').where('learner_id', '=', adit.id).where('id', '=', id).execute()
    expect((await carrying).json().data.saves).toEqual({ taken: saves.length, known: 0, refused: 0 })
    expect(await placeOf(adit)).toEqual([READ])
  })

  it('is refused with a sentence, and nothing of it taken, if it is of another class, cut, altered, newer or something else', async () => {
    const [room, other] = [await newRoom(), await newRoom()]
    const [adit] = room.children
    const file = fileOf(room, reading(adit.id, room.device), [event(adit.id, room.device)])
    const flipped = file.slice()
    flipped[file.length - 1] = (file.at(-1) ?? 0) ^ 1
    const newer = file.slice()
    newer[12] = 3
    const forged = { ...room, keys: { ...room.keys, secrets: [{ id: 'unknown', secret: 'made up' }] } }
    const cases = [
      [other.classId, file, 'class'],
      [room.classId, file.slice(0, -40), 'cut'],
      [room.classId, flipped, 'altered'],
      [room.classId, newer, 'newer'],
      [room.classId, fileOf(forged, [event(adit.id, room.device)]), 'secret'],
      [room.classId, new TextEncoder().encode('PK\u0003\u0004'), 'foreign'],
      [room.classId, new Uint8Array(), 'foreign'],
    ] as const
    for (const [classId, bytes, fault] of cases) {
      const answer = await handIn(classId, bytes)
      expect([fault, answer.statusCode, answer.json().message]).toEqual([fault, 422, WORK_FILE_FAULTS[fault]])
    }
    expect((await carry(other.token, file)).json().message).toBe(WORK_FILE_FAULTS.class)
    const large = await handIn(room.classId, new Uint8Array(WORK_FILE_BYTES + 1))
    expect([large.statusCode, large.json().message]).toEqual([413, WORK_FILE_FAULTS.large])
    expect([await placeOf(adit), await eventsOf(adit)]).toEqual([[], 0])
    expect((await handIn(room.classId, file)).statusCode).toBe(200)
    expect(await eventsOf(adit)).toBe(1)
  })

  it('is taken from teachers and approved tablets of the class only', async () => {
    const room = await newRoom()
    const [adit] = room.children
    const file = fileOf(room, [event(adit.id, room.device)])
    const stranger = await signedInTeacher(service)
    const waiting = await askTablet(service.app, owner, room.classId)
    const statuses = [
      await handIn(room.classId, file, stranger),
      await handIn(room.classId, file, adit.visitor),
      await carry('unknown', file),
      await carry(waiting.class_token, file),
    ]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 403, 401, 403])
    expect(await eventsOf(adit)).toBe(0)
  })

  it('stores nothing of erased children, of other accounts, in another name, or that no queue holds', async () => {
    const room = await newRoom()
    const { device, classId } = room
    const [adit, sari] = room.children
    const teacherId = (await owner.get('/api/auth/profile')).json().data.email
    const file = fileOf(room, [
      ...reading(adit.id, device),
      event(adit.id, device),
      event(sari.id, device),
      event(sari.id, device, { learner_id: adit.id }),
      event(sari.id, device, { type: 'observation', question: { book: 1, number: 1 }, mark: 'part' }),
      event(sari.id, device, { type: 'nonsense' }),
      event('nobody', device),
      save(sari.id, device, 'put', '/api/profile/face', { avatar: 'face-1', frame: 'leaf' }),
      save(sari.id, device, 'post', '/api/progress/start-book', { book_id: 99 }),
      save(sari.id, device, 'post', '/api/progress/start-book', { book_id: 3 }),
      save(sari.id, device, 'patch', '/api/progress/update-page', { book_id: 'one' }),
      save(teacherId, device, 'put', '/api/profile/calm', { calm: true }),
    ])
    expect(await eraseForGood(owner, classId, adit.id)).toEqual([200, 200])
    const { saves, events, others } = (await handIn(classId, file)).json().data
    expect({ saves, events, others }).toEqual({
      saves: { taken: 0, known: 0, refused: 4 },
      events: { taken: 1, known: 0, refused: 3 },
      others: 9,
    })
    expect([await eventsOf(adit), await placeOf(adit), await placeOf(sari)]).toEqual([0, [], []])
    // What was refused is not remembered: the tablet gets its own answer.
    const taken = await service.db.selectFrom('taken_saves').select('id').where('learner_id', '=', sari.id).execute()
    expect(taken).toEqual([])
  })

  it('a new tablet code and the removal of a tablet make a new secret; files of the old one are taken for 90 days', async () => {
    const room = await newRoom()
    const [adit] = room.children
    const old = fileOf(room, [event(adit.id, room.device)])
    await owner.post(`/api/classes/${room.classId}/tablet-code`)
    const renewed: WorkKeys = (await faces(room.token)).work_keys
    expect(renewed.secrets.map(({ id }) => id === room.keys.secrets[0]?.id)).toEqual([false, true])
    await askTablet(service.app, owner, room.classId)
    const waiting = (await devicesOf(owner, room.classId)).devices.find(({ waiting_number }) => waiting_number !== null)
    await owner.delete(`/api/classes/${room.classId}/devices/${waiting?.id}`)
    expect((await faces(room.token)).work_keys.secrets).toHaveLength(2)
    await openTablet(service.app, owner, room.classId, { device_name: 'Lost' })
    const lost = (await devicesOf(owner, room.classId)).devices.find(({ name }) => name === 'Lost')
    await owner.delete(`/api/classes/${room.classId}/devices/${lost?.id}`)
    expect((await faces(room.token)).work_keys.secrets).toHaveLength(3)
    expect((await handIn(room.classId, old)).json().data.events.taken).toBe(1)
  })

  it('is taken for 90 days by the service’s clock, and then refused', async () => {
    const own = await startService(engine)
    const [before, mine] = [service, owner]
    try {
      service = own
      owner = await signedInTeacher(own, 'owner@school.example')
      const room = await newRoom()
      const [adit] = room.children
      const saves = reading(adit.id, room.device)
      const file = fileOf(room, [...saves.slice(0, 3), event(adit.id, room.device)])
      own.clock.forward(90 * DAY)
      owner.token = undefined
      await owner.login('owner@school.example')
      expect((await handIn(room.classId, file)).json().data.saves.taken).toBe(3)
      const { at_utc } = await own.db.selectFrom('events').select('at_utc').executeTakeFirstOrThrow()
      // The way of the file took 90 days; the event is as old as it was.
      expect(at_utc).toBe('2026-11-21T08:00:00.000Z')
      const next = fileOf(room, [...saves])
      own.clock.forward(1)
      const answer = await handIn(room.classId, file)
      expect([answer.statusCode, answer.json().message]).toEqual([422, WORK_FILE_FAULTS.old])
      expect((await handIn(room.classId, next)).json().data.saves).toEqual({ taken: 3, known: 3, refused: 0 })
      expect(await placeOf(adit)).toEqual([READ])
    } finally {
      ;[service, owner] = [before, mine]
      await own.stop()
    }
  })

  it('weeks of a class arrive in one file; what is over a budget comes with the same file later', async () => {
    const room = await newRoom()
    const [adit, sari] = room.children
    const parts = Array.from({ length: 7 }, () =>
      Array.from({ length: SECTION_RECORDS }, () => event(adit.id, room.device)),
    )
    const file = fileOf(room, ...parts, [event(sari.id, room.device)])
    const first = await handIn(room.classId, file)
    expect([first.statusCode, Number(first.headers['retry-after'])]).toEqual([429, 3600])
    service.clock.forward(3601)
    const second = (await handIn(room.classId, file)).json().data
    expect(second.events).toEqual({ taken: 1000, known: 6001, refused: 0 })
    expect([await eventsOf(adit), await eventsOf(sari)]).toEqual([7000, 1])
  })

  it('a save that was interrupted is stored after a minute, and one that is being stored is not stored twice', async () => {
    const room = await newRoom()
    const [adit] = room.children
    const [start] = reading(adit.id, room.device)
    if (!start) throw new Error('reading begins with a start')
    const claimed_at = service.clock.now().toISOString()
    await service.db
      .insertInto('taken_saves')
      .values({ learner_id: adit.id, id: start.save.id, claimed_at, is_done: 0 })
      .execute()
    const busy = await sendSelf(adit, start)
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5'])
    service.clock.forward(61)
    expect((await sendSelf(adit, start)).json().message).toBe('Book started')
    expect((await sendSelf(adit, start)).json().message).toBe('Already here')
    expect((await sendSelf(adit, { ...start, save: { ...start.save, id: 'with a space' } })).statusCode).toBe(422)
  })
})
