import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGN_IN_PICTURES } from '../../server/contract/pictures.ts'
import { migrate } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { fingerprint } from '../../server/lib/secrets.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { askTablet, devicesOf, openTablet } from './helpers/tablet.ts'

interface Card {
  readonly learner_id: string
  readonly name: string
  readonly pictures: string[]
}

describe.each(engines)('tablets and picture sign-in on $name', (engine) => {
  let service: Service
  let owner: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    owner = await signedInTeacher(service, 'owner@school.example')
  })
  afterAll(() => service.stop())

  async function newClass(list = 'Aurel') {
    const made = (await owner.post('/api/classes', { group_name: 'Class 1B', course_name: 'Reading' })).json().data
    await owner.post(`/api/classes/${made.id}/learners`, { list, save: true })
    const [card, ...others] = await cardsOf(made.id)
    if (!card) throw new Error('the class has children')
    return { ...made, card, others } as { id: string; join_code: string; card: Card; others: Card[] }
  }
  const cardsOf = async (classId: string): Promise<Card[]> =>
    (await owner.get(`/api/classes/${classId}/cards`)).json().data
  const tablet = (classId: string, more: object = {}) => openTablet(service.app, owner, classId, more)
  const signIn = async (class_token: string, learner_id: string, pictures: string[], app = service.app) => {
    const child = new Visitor(app)
    const answer = await child.post('/api/auth/pictures', { class_token, learner_id, pictures })
    if (answer.statusCode === 200) child.token = answer.json().data.token
    return { child, answer, status: answer.statusCode }
  }
  const wrong = async (class_token: string, { learner_id, pictures }: Card) =>
    (await signIn(class_token, learner_id, pictures.toReversed())).status
  const right = async (class_token: string, { learner_id, pictures }: Card) =>
    (await signIn(class_token, learner_id, pictures)).status
  const faces = (token: string) => new Visitor(service.app).get('/api/classes/faces', { 'x-class-token': token })
  const open = (code: string | null) => new Visitor(service.app).post('/api/classes/open', { code })
  const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
    const all: T[] = []
    for (let turn = 0; turn < count; turn += 1) all.push(await work())
    return all
  }

  it('a tablet shows no children until a teacher approves it, then signs in a child by face and pictures', async () => {
    const made = await newClass('Aurel\nBayu')
    const asked = await askTablet(service.app, owner, made.id, { device_name: 'Mango' })
    expect(asked).toMatchObject({ group_name: 'Class 1B', learners: [] })
    expect(asked.waiting_number).toBeGreaterThanOrEqual(10)
    expect((await faces(asked.class_token)).json().data).toMatchObject({
      waiting_number: asked.waiting_number,
      learners: [],
    })
    expect((await signIn(asked.class_token, made.card.learner_id, made.card.pictures)).status).toBe(403)
    const [device] = (await devicesOf(owner, made.id)).devices
    expect(device).toMatchObject({ name: 'Mango', waiting_number: asked.waiting_number, wrong_tries: 0 })
    expect((await owner.get(`/api/classes/${made.id}`)).json().data.devices).toEqual([])

    expect((await owner.post(`/api/classes/${made.id}/devices/${device?.id}/approve`)).statusCode).toBe(200)
    const shown = await faces(asked.class_token)
    expect(shown.json().data).toMatchObject({ waiting_number: null, learners: [{ name: 'Aurel' }, { name: 'Bayu' }] })
    expect(shown.body).not.toContain('pictures')
    expect((await owner.get(`/api/classes/${made.id}`)).json().data.devices).toMatchObject([{ name: 'Mango' }])
    const { child, answer } = await signIn(asked.class_token, made.card.learner_id, made.card.pictures)
    expect(answer.json().data).toMatchObject({ name: 'Aurel', role: 'student', email: '' })
    expect((await child.get('/api/auth/profile')).json().data).toMatchObject({ name: 'Aurel', group_name: 'Class 1B' })
    expect((await child.patch('/api/progress/update-page', { book_id: 1, page_number: 3 })).statusCode).toBe(200)
  })

  it('a tablet that is refused, or removed later, gets 401', async () => {
    const made = await newClass()
    const asked = await askTablet(service.app, owner, made.id)
    const refuse = async () => {
      const [device] = (await devicesOf(owner, made.id)).devices
      return (await owner.delete(`/api/classes/${made.id}/devices/${device?.id}`)).statusCode
    }
    expect(await refuse()).toBe(200)
    expect((await faces(asked.class_token)).statusCode).toBe(401)
    const known = await tablet(made.id)
    expect((await faces(known)).statusCode).toBe(200)
    expect(await refuse()).toBe(200)
    expect((await faces(known)).statusCode).toBe(401)
    expect(await right(known, made.card)).toBe(401)
    expect((await new Visitor(service.app).get('/api/classes/faces')).statusCode).toBe(401)
  })

  it('a tablet that asks again replaces its earlier request and, once approved, its earlier token', async () => {
    const made = await newClass()
    const device_id = crypto.randomUUID()
    const first = await askTablet(service.app, owner, made.id, { device_id })
    await askTablet(service.app, owner, made.id, { device_id })
    expect((await devicesOf(owner, made.id)).devices).toHaveLength(1)
    expect((await faces(first.class_token)).statusCode).toBe(401)
    const token = await tablet(made.id, { device_id })
    const again = await tablet(made.id, { device_id })
    expect((await devicesOf(owner, made.id)).devices).toHaveLength(1)
    expect([(await faces(token)).statusCode, (await faces(again)).statusCode]).toEqual([401, 200])
  })

  it('the family code opens no tablet and the tablet code joins no class; each error names the right code', async () => {
    const made = await newClass()
    const { tablet_code } = await devicesOf(owner, made.id)
    const asTablet = await open(made.join_code)
    expect([asTablet.statusCode, asTablet.json().message]).toEqual([422, expect.stringContaining('tablet code')])
    const child = await Visitor.signedIn(service.app)
    const asFamily = await child.post('/api/classes/join', { code: tablet_code })
    expect([asFamily.statusCode, asFamily.json().message]).toEqual([422, expect.stringContaining('family code')])
    expect((await child.post('/api/classes/join', { code: made.join_code })).statusCode).toBe(200)
  })

  it('a new tablet code revokes the old one and the tablets that wait with it, not approved tablets', async () => {
    const made = await newClass()
    const known = await tablet(made.id)
    const asked = await askTablet(service.app, owner, made.id)
    const { tablet_code } = await devicesOf(owner, made.id)
    const renewed = (await owner.post(`/api/classes/${made.id}/tablet-code`)).json().data
    expect(renewed.tablet_code).not.toBe(tablet_code)
    expect((await open(tablet_code)).statusCode).toBe(422)
    expect([(await faces(asked.class_token)).statusCode, (await faces(known)).statusCode]).toEqual([401, 200])
    expect((await open(renewed.tablet_code)).statusCode).toBe(200)
  })

  it('at most twenty tablets wait at once, each with its own number; the next gets 429', async () => {
    const made = await newClass()
    const { tablet_code } = await devicesOf(owner, made.id)
    const answers = await Promise.all(Array.from({ length: 24 }, () => open(tablet_code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    const late = answers.find(({ statusCode }) => statusCode === 429)
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0)
    const { devices } = await devicesOf(owner, made.id)
    expect(new Set(devices.map(({ waiting_number }) => waiting_number)).size).toBe(20)
  })

  it('guesses of class codes are rate-limited', async () => {
    const own = await startService(engine)
    const tries = await Promise.all(
      Array.from({ length: 35 }, (_, turn) =>
        new Visitor(own.app).post('/api/classes/open', { code: `PADI-A${turn}` }),
      ),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 422)).toHaveLength(30)
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    await own.stop()
  })

  it('rejects the right pictures in another order, unknown tablets, and invalid pictures', async () => {
    const made = await newClass()
    const token = await tablet(made.id)
    const { learner_id, pictures } = made.card
    expect(await wrong(token, made.card)).toBe(401)
    expect((await signIn('x'.repeat(43), learner_id, pictures)).status).toBe(401)
    expect((await signIn(token, learner_id, ['sun', 'moon', 'star'])).status).toBe(422)
    expect((await signIn(token, learner_id, ['sun'])).status).toBe(422)
    expect(await right(token, made.card)).toBe(200)
  })

  it('pauses a tablet after five wrong tries, then twice as long each time, but not other tablets', async () => {
    const made = await newClass('Aurel\nBayu')
    const [bad, good] = [await tablet(made.id), await tablet(made.id)]
    expect(await times(5, () => wrong(bad, made.card))).toEqual([401, 401, 401, 401, 401])
    for (const seconds of [30, 60, 120, 240]) {
      const paused = await signIn(bad, made.card.learner_id, made.card.pictures)
      expect([paused.status, paused.answer.headers['retry-after']]).toEqual([429, String(seconds)])
      service.clock.forward(seconds - 1)
      expect(await wrong(bad, made.card)).toBe(429)
      service.clock.forward(1)
      expect(await wrong(bad, made.card)).toBe(401)
    }
    expect(await right(good, made.card)).toBe(200)
    const { devices } = await devicesOf(owner, made.id)
    expect(
      devices
        .map(({ wrong_tries, is_told }) => [wrong_tries, is_told])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [0, false],
      [9, true],
    ])
    // A day later the tries have expired.
    service.clock.forward(86_400)
    owner = await signedInAgain()
    expect(await right(bad, made.card)).toBe(200)
  })

  it('counts every try of a parallel burst', async () => {
    const made = await newClass()
    const token = await tablet(made.id)
    const burst = await Promise.all(Array.from({ length: 12 }, () => wrong(token, made.card)))
    expect(burst.toSorted((one, other) => one - other)).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  })

  it('clears a child’s own wrong tries when they sign in, not those for another child', async () => {
    const made = await newClass('Aurel\nBayu')
    const [own] = made.others
    if (!own) throw new Error('two children')
    const token = await tablet(made.id)
    await times(4, () => wrong(token, own))
    expect(await right(token, own)).toBe(200)
    // Their own four tries are cleared, and their sign-in allows the tablet one more wrong try.
    expect(await times(3, () => wrong(token, made.card))).toEqual([401, 401, 401])
    expect(await right(token, own)).toBe(200)
    expect(await times(4, () => wrong(token, made.card))).toEqual([401, 401, 401, 429])
  })

  it('lets the teacher end the pause of a tablet', async () => {
    const made = await newClass()
    const token = await tablet(made.id)
    await times(5, () => wrong(token, made.card))
    const [device] = (await devicesOf(owner, made.id)).devices
    expect(device).toMatchObject({ is_told: true, wrong_tries: 5, paused_until: expect.stringMatching(/Z$/) })
    const stranger = await signedInTeacher(service)
    expect((await stranger.post(`/api/classes/${made.id}/devices/${device?.id}/let-in`)).statusCode).toBe(404)
    expect(await right(token, made.card)).toBe(429)
    expect((await owner.post(`/api/classes/${made.id}/devices/${device?.id}/let-in`)).statusCode).toBe(200)
    expect(await right(token, made.card)).toBe(200)
  })

  it('pauses a child after ten wrong tries on several tablets, until the teacher lets them in or renews the pictures', async () => {
    const made = await newClass('Aurel\nBayu')
    const [other] = made.others
    if (!other) throw new Error('two children')
    const tablets = await times(4, () => tablet(made.id))
    const [one = '', two = '', third = '', fourth = ''] = tablets
    const lock = async () => {
      for (const token of [one, two, third]) await times(4, () => wrong(token, made.card))
    }
    await lock()
    expect(await right(fourth, made.card)).toBe(429)
    expect(await right(fourth, other)).toBe(200)
    expect((await devicesOf(owner, made.id)).learners).toMatchObject([{ id: made.card.learner_id, wrong_tries: 10 }])
    const letIn = `/api/classes/${made.id}/learners/${made.card.learner_id}/let-in`
    expect((await owner.post(letIn)).statusCode).toBe(200)
    expect(await right(fourth, made.card)).toBe(200)
    expect((await devicesOf(owner, made.id)).learners).toEqual([])

    await lock()
    expect(await right(fourth, made.card)).toBe(429)
    await owner.post(`/api/classes/${made.id}/pictures`, { learner_ids: [made.card.learner_id] })
    const renewed = (await cardsOf(made.id)).find(({ learner_id }) => learner_id === made.card.learner_id)
    expect(renewed && (await right(fourth, renewed))).toBe(200)
  })

  it('a tablet of another class is rejected without counting tries, so it can lock nobody', async () => {
    const [made, foreign] = [await newClass(), await newClass()]
    const [own, theirs] = [await tablet(made.id), await tablet(foreign.id)]
    expect(new Set(await times(30, () => wrong(theirs, made.card)))).toEqual(new Set([401]))
    expect((await signIn(theirs, made.card.learner_id, made.card.pictures)).status).toBe(401)
    expect(await right(own, made.card)).toBe(200)
    expect((await devicesOf(owner, made.id)).learners).toEqual([])
    expect(
      await service.db
        .selectFrom('picture_tries')
        .select('wrong')
        .where('learner_id', '=', made.card.learner_id)
        .where('wrong', '>', 0)
        .execute(),
    ).toEqual([])
  })

  it('new pictures replace the old ones and end the sessions, of these children only', async () => {
    const made = await newClass('Aurel\nBayu')
    const token = await tablet(made.id)
    const { child } = await signIn(token, made.card.learner_id, made.card.pictures)
    const renew = (learner_ids: string[]) => owner.post(`/api/classes/${made.id}/pictures`, { learner_ids })
    const [renewed] = (await renew([made.card.learner_id])).json().data
    expect((await child.get('/api/books')).statusCode).toBe(401)
    expect(await right(token, renewed)).toBe(200)
    expect(made.others[0] && (await right(token, made.others[0]))).toBe(200)
    expect((await renew([made.card.learner_id, 'nobody'])).statusCode).toBe(404)
  })

  describe('an attack', () => {
    /** Guesses different pictures for all children in turn, as fast as the service allows. Returns the accounts taken and guesses compared. */
    async function attack(tokens: readonly string[], cards: readonly Card[], seconds: number) {
      let [taken, compared, turn] = [0, 0, 0]
      for (let passed = 0; passed <= seconds; passed += 15) {
        for (const token of tokens) {
          for (let isPaused = false; !isPaused; turn += 1) {
            const card = cards[turn % cards.length]
            if (!card) break
            const first = SIGN_IN_PICTURES[turn % 12] ?? ''
            const second = SIGN_IN_PICTURES[(turn + 1 + (Math.floor(turn / 12) % 10)) % 12] ?? ''
            const last = SIGN_IN_PICTURES[(turn + 11) % 12] ?? ''
            // Skips the right pictures, to measure the number of guesses and not the luck of one run.
            const guess = [first, second, last]
            if (guess.join() === card.pictures.join()) continue
            const { status } = await signIn(token, card.learner_id, guess)
            if (status === 200) taken += 1
            if (status === 401) compared += 1
            isPaused = status !== 401 || compared > 500
          }
        }
        service.clock.forward(15)
      }
      return { taken, compared }
    }
    const CLASS = Array.from({ length: 24 }, (_, index) => `Anak ${index + 1} X`).join('\n')

    it('with only the code, from many devices and addresses, gets no guess compared within an hour', async () => {
      const made = await newClass(CLASS)
      const own = await tablet(made.id)
      const { tablet_code } = await devicesOf(owner, made.id)
      const all = [made.card, ...made.others]
      const strangers: string[] = []
      for (let device = 0; device < 40; device += 1) {
        const visitor = new Visitor(service.app)
        const answer = await visitor.send({
          method: 'POST',
          url: '/api/classes/open',
          remoteAddress: `10.0.${device}.7`,
          headers: { 'x-xsrf-token': await visitor.csrf() },
          payload: { code: tablet_code, device_id: crypto.randomUUID() },
        })
        if (answer.statusCode === 200) strangers.push(answer.json().data.class_token)
      }
      expect(strangers).toHaveLength(20)
      expect(JSON.stringify((await faces(strangers[0] ?? '')).json())).not.toContain('Anak')
      // Even with the right pictures.
      for (const token of strangers) expect(await right(token, made.card)).toBe(403)
      expect(await attack(strangers, all, 3600)).toEqual({ taken: 0, compared: 0 })
      for (const card of all) expect(await right(own, card)).toBe(200)
    })

    it('with an approved tablet gets only the documented number of guesses in an hour, and locks out nobody', async () => {
      const made = await newClass(CLASS)
      const [stolen, own] = [await tablet(made.id), await tablet(made.id)]
      const all = [made.card, ...made.others]
      const { compared } = await attack([stolen], all, 3599)
      // docs/decisions/service-security.md: eleven guesses out of 1,320 in the first hour.
      expect(compared).toBe(11)
      for (const card of all) expect(await right(own, card)).toBe(200)
      const emitted = (await devicesOf(owner, made.id)).devices.filter(({ is_told }) => is_told)
      expect(emitted).toHaveLength(1)
    })

    it('with six approved tablets is paused sooner, and the class’s own tablet still works', async () => {
      const made = await newClass(CLASS)
      const stolen = await times(6, () => tablet(made.id))
      const own = await tablet(made.id)
      const all = [made.card, ...made.others]
      const { compared } = await attack(stolen, all, 3599)
      expect(compared).toBeLessThan(6 * 11)
      expect(compared).toBeGreaterThanOrEqual(40)
      for (const card of all) expect(await right(own, card)).toBe(200)
    })
  })

  it('accepts tablets of an older version, but their old code opens no new ones', async () => {
    const scratch = await engine.scratch()
    const db = scratch.open()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '017'),
    )
    const at = '2026-11-01T00:00:00.000Z'
    await sql`insert into classes (id, group_name, course_name, join_code, created_at, join_code_ends_at) values ('c', '1B', 'Reading', 'PADI2345', ${at}, '2099-01-01T00:00:00.000Z')`.execute(
      db,
    )
    await sql`insert into class_devices (id, token, class_id, name, created_at, expires_at) values ('t', ${fingerprint('old-token')}, 'c', 'Mango', ${at}, '2099-01-01T00:00:00.000Z')`.execute(
      db,
    )
    await migrate(db)
    const own = await startService({ name: engine.name, scratch: async () => scratch })
    const shown = await new Visitor(own.app).get('/api/classes/faces', { 'x-class-token': 'old-token' })
    // It gets the secret of its class at its first contact.
    const work_keys = { class_id: 'c', secrets: [{ id: expect.any(String), secret: expect.any(String) }] }
    expect(shown.json().data).toEqual({ group_name: '1B', waiting_number: null, learners: [], work_keys })
    expect((await new Visitor(own.app).post('/api/classes/open', { code: 'PADI-2345' })).statusCode).toBe(422)
    const child = await Visitor.signedIn(own.app)
    expect((await child.post('/api/classes/join', { code: 'PADI-2345' })).statusCode).toBe(200)
    await own.stop()
  })

  async function signedInAgain(): Promise<Visitor> {
    const visitor = new Visitor(service.app)
    await visitor.login('owner@school.example')
    return visitor
  }
})
