import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeServices } from '../../server/services.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { testCatalog } from './helpers/catalog.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'

const lessons = await buildLessons()

const form = { group_name: 'Class 1B', course_name: 'Reading' }

describe.each(engines)('classes on $name', (engine) => {
  let service: Service
  let owner: Visitor
  let stranger: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    owner = await signedInTeacher(service, 'owner@school.example')
    stranger = await signedInTeacher(service, 'stranger@school.example')
  })
  afterAll(() => service.stop())

  const newClass = async (teacher = owner, change: object = {}) =>
    (await teacher.post('/api/classes', { ...form, ...change })).json().data
  const add = (classId: string, list: string, more: object = {}, teacher = owner) =>
    teacher.post(`/api/classes/${classId}/learners`, { list, save: true, ...more })
  const cards = async (classId: string) => (await owner.get(`/api/classes/${classId}/cards`)).json().data
  const whole = async (classId: string) => (await owner.get(`/api/classes/${classId}`)).json().data

  it('are created with a join code that expires, and listed for their teachers only', async () => {
    const made = await owner.post('/api/classes', form)
    expect(made.statusCode).toBe(201)
    expect(made.json().data).toMatchObject({
      ...form,
      is_owner: true,
      learner_count: 0,
      learners: [],
      teachers: [{ name: 'Bu Rina', is_owner: true }],
    })
    expect(made.json().data.join_code).toMatch(/^[A-Z]+-[A-Z2-9]{4}$/)
    expect(made.json().data.join_code_ends_at).toBe('2026-12-05T08:00:00.000Z')
    expect((await owner.get('/api/classes')).json().data).toHaveLength(1)
    expect((await stranger.get('/api/classes')).json().data).toEqual([])
  })

  it.each([{}, { group_name: ' ', course_name: 'x' }, { ...form, group_name: 'x'.repeat(61) }])(
    'reject the form %j',
    async (bad) => {
      expect((await owner.post('/api/classes', bad)).statusCode).toBe(422)
    },
  )

  it('can be renamed, which their learners’ profiles show', async () => {
    const made = await newClass()
    const child = await Visitor.signedIn(service.app)
    expect(
      (await child.post('/api/classes/join', { code: made.join_code.toLowerCase().replace('-', ' ') })).statusCode,
    ).toBe(200)
    expect((await child.get('/api/auth/profile')).json().data).toMatchObject({
      group_name: 'Class 1B',
      course_name: 'Reading',
    })
    expect((await owner.patch(`/api/classes/${made.id}`, { group_name: 'Class 2B' })).json().data.group_name).toBe(
      'Class 2B',
    )
    expect((await child.get('/api/auth/profile')).json().data).toMatchObject({
      group_name: 'Class 2B',
      course_name: 'Reading',
    })
  })

  describe('joining by code', () => {
    it('rejects a wrong code, an expired one, and one that was replaced', async () => {
      const made = await newClass()
      const child = await Visitor.signedIn(service.app)
      const join = (code: string) => child.post('/api/classes/join', { code })
      expect((await join('KAPUR-0000')).json().errors).toEqual({
        code: ['There is no class with this code, or the code has expired.'],
      })
      const renewed = (await owner.post(`/api/classes/${made.id}/join-code`)).json().data.join_code
      expect((await join(made.join_code)).statusCode).toBe(422)
      service.clock.forward(15 * 86_400)
      expect((await join(renewed)).statusCode).toBe(422)
    })

    it('is possible while registering; a wrong code is rejected before an account is created', async () => {
      const made = await newClass()
      const fields = { name: 'Sari', password: 'a good password', password_confirmation: 'a good password' }
      const register = (email: string, class_code: string) =>
        new Visitor(service.app).post('/api/auth/register', { ...fields, email, class_code })
      const refused = await register('with-code@example.org', 'KAPUR-0000')
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json().errors)).toEqual(['class_code'])
      expect((await register('with-code@example.org', made.join_code)).statusCode).toBe(201)
      expect((await register('without-code@example.org', ' ')).statusCode).toBe(201)
      expect((await whole(made.id)).learners).toMatchObject([{ name: 'Sari', has_email: true }])
    })

    it('rejects a learner who is already in a class, and a teacher', async () => {
      const [one, two] = [await newClass(), await newClass()]
      const child = await Visitor.signedIn(service.app)
      await child.post('/api/classes/join', { code: one.join_code })
      expect((await child.post('/api/classes/join', { code: two.join_code })).statusCode).toBe(409)
      expect((await stranger.post('/api/classes/join', { code: two.join_code })).statusCode).toBe(403)
    })
  })

  describe('a list of names', () => {
    it('is only checked unless save is true, which adds its learners', async () => {
      const { id } = await newClass()
      const list = 'Nickname\nAurel\nBayu\n\nBayu\nTegar, Class 9X'
      const looked = await add(id, list, { save: false })
      expect(looked.json().data).toMatchObject({ ready: 2, added: 0 })
      expect((await whole(id)).learners).toEqual([])
      const saved = await add(id, list)
      expect(saved.json().data.rows.map(({ state }: { state: string }) => state)).toEqual([
        'ready',
        'ready',
        'empty',
        'twice',
        'unknown-class',
      ])
      expect(saved.json().data.added).toBe(2)
      expect((await whole(id)).learners).toMatchObject([
        { name: 'Aurel', has_email: false, avatar: 'pet-1', frame: 'sun' },
        { name: 'Bayu', has_email: false, avatar: 'pet-2', frame: 'leaf' },
      ])
      expect((await add(id, 'aurel\nCitra')).json().data).toMatchObject({
        added: 1,
        rows: [{ state: 'in-class' }, { state: 'ready' }],
      })
      expect((await add(id, 'Bayu', { different: [1] })).json().data.added).toBe(1)
    })

    it('adds every child once if it is sent several times in parallel', async () => {
      const { id } = await newClass()
      const names = Array.from({ length: 40 }, (_, index) => `Anak ${index} X`)
      const tabs = await Promise.all(Array.from({ length: 4 }, () => relogin('owner@school.example')))
      const answers = await Promise.all(tabs.map((tab) => add(id, names.join('\n'), {}, tab)))
      expect(answers.map(({ json }) => json().data.added).sort((one, other) => one - other)).toEqual([0, 0, 0, 40])
      expect((await whole(id)).learners).toHaveLength(40)
    })

    it('adds rows to another class of the same teacher, never to a stranger’s', async () => {
      const [here, there] = [await newClass(), await newClass(owner, { group_name: 'Class There' })]
      await newClass(stranger, { group_name: 'Class Foreign' })
      const answer = await add(here.id, 'Ana, class there\nBen, Class Foreign')
      expect(answer.json().data.rows.map(({ state }: { state: string }) => state)).toEqual(['ready', 'unknown-class'])
      expect((await whole(there.id)).learners).toMatchObject([{ name: 'Ana' }])
    })

    it('can be a whole register: its column of names is detected, returned, and can be chosen', async () => {
      const { id } = await newClass()
      const list = 'No\tNama\tL/P\tNama Ayah\n1\tAdit\tL\tBudi\n2\tDewi\tP\tx;=1'
      const looked = (await add(id, list, { save: false })).json().data
      expect(looked).toMatchObject({ ready: 2, name_column: 1, rows: [{ name: 'Adit' }, { name: 'Dewi' }] })
      expect(looked.columns[1]).toEqual({ title: 'Nama', example: 'Adit' })
      const other = (await add(id, list, { save: false, name_column: 3 })).json().data
      expect(other.rows).toMatchObject([
        { name: 'Budi', state: 'ready' },
        { name: 'x;=1', state: 'signs' },
      ])
      expect((await add(id, list, { name_column: -1 })).statusCode).toBe(422)
      expect((await add(id, list)).json().data.added).toBe(2)
    })

    it.each([
      [{ list: 'x\n'.repeat(10_000) }, 'At most 500 rows at once.'],
      [{ list: 'x'.repeat(100_001) }, 'This list is too long.'],
      [{}, 'The list field is required.'],
    ])('is rejected if it is too long or missing: %#', async (payload, message) => {
      const { id } = await newClass()
      const answer = await owner.post(`/api/classes/${id}/learners`, payload)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().message).toBe(message)
    })
  })

  describe('learners', () => {
    it('can be renamed, moved between a teacher’s classes, removed, and erased', async () => {
      const [here, there] = [await newClass(), await newClass()]
      const foreign = await newClass(stranger)
      await add(here.id, 'Aurel\nBayu')
      const [{ learner_id: id }] = await cards(here.id)
      const url = `/api/classes/${here.id}/learners/${id}`
      for (const name of ['x;=1+cmd|calc', '=1', '@Adit', '+62', '-Adit', 'Adit|x']) {
        const refused = await owner.patch(url, { name })
        expect([name, refused.json().errors]).toEqual([
          name,
          { name: ['A name cannot contain ; = | or begin with + - @'] },
        ])
        const register = await new Visitor(service.app).register(
          `${crypto.randomUUID()}@example.org`,
          'a good password',
          name,
        )
        expect(Object.keys(register.json().errors)).toEqual(['name'])
      }
      expect((await owner.patch(url, { name: 'Aurelia' })).statusCode).toBe(200)
      expect((await owner.patch(url, { class_id: foreign.id })).statusCode).toBe(404)
      expect((await owner.patch(url, { class_id: here.id })).statusCode).toBe(422)
      expect((await owner.patch(url, { class_id: there.id })).statusCode).toBe(200)
      expect((await whole(there.id)).learners).toMatchObject([{ name: 'Aurelia' }])
      expect((await owner.delete(url)).statusCode).toBe(404)
      expect((await owner.delete(`/api/classes/${there.id}/learners/${id}/record`)).statusCode).toBe(200)
      expect((await owner.delete(`/api/classes/${there.id}/bin/${id}`)).statusCode).toBe(200)
      expect(await service.db.selectFrom('users').selectAll().where('id', '=', id).execute()).toEqual([])
      const [bayu] = await cards(here.id)
      expect((await owner.delete(`/api/classes/${here.id}/learners/${bayu.learner_id}`)).statusCode).toBe(200)
      expect((await whole(here.id)).learners).toEqual([])
      expect(await service.db.selectFrom('users').selectAll().where('id', '=', bayu.learner_id).execute()).toHaveLength(
        1,
      )
    })

    it('are moved or removed in groups: all of them or none', async () => {
      const [here, there] = [await newClass(), await newClass()]
      const foreign = await newClass(stranger)
      await add(here.id, 'Aurel\nBayu\nCitra')
      const ids: string[] = (await cards(here.id)).map(({ learner_id }: { learner_id: string }) => learner_id)
      const [aurel = '', bayu = '', citra = ''] = ids
      const inClass = async (id: string) =>
        (await whole(id)).learners.map((learner: { id: string }) => learner.id).toSorted()
      const move = (learner_ids: unknown, class_id: string) =>
        owner.post(`/api/classes/${here.id}/learners/move`, { learner_ids, class_id })
      const remove = (learner_ids: unknown) => owner.post(`/api/classes/${here.id}/learners/remove`, { learner_ids })

      expect((await move([aurel, bayu, 'nobody'], there.id)).statusCode).toBe(404)
      expect((await move([aurel, bayu], foreign.id)).statusCode).toBe(404)
      expect((await move([], there.id)).statusCode).toBe(422)
      expect((await move([aurel, bayu], '')).statusCode).toBe(422)
      expect((await remove([citra, 'nobody'])).statusCode).toBe(404)
      expect((await remove('all')).statusCode).toBe(422)
      expect(await inClass(here.id)).toEqual(ids.toSorted())
      const departed = () =>
        service.db.selectFrom('departures').select('learner_id').where('learner_id', 'in', ids).execute()
      expect(await departed()).toEqual([])

      expect((await move([aurel, bayu, aurel], there.id)).statusCode).toBe(200)
      expect(await inClass(there.id)).toEqual([aurel, bayu].toSorted())
      expect((await remove([citra, aurel])).statusCode).toBe(404)
      expect(await inClass(here.id)).toEqual([citra])
      expect((await remove([citra, citra])).statusCode).toBe(200)
      expect(await inClass(here.id)).toEqual([])
      expect(await departed()).toEqual([{ learner_id: citra }])
    })

    it('have a complete record that the owner can read, for a family that asks', async () => {
      const made = await newClass()
      const child = await Visitor.signedIn(service.app, 'asked@example.org')
      await child.post('/api/classes/join', { code: made.join_code })
      await child.patch('/api/progress/update-page', { book_id: 1, page_number: 4 })
      await child.post('/api/progress/submit-post-activity', { post_activity_id: 102, is_correct: true })
      const [{ id }] = (await whole(made.id)).learners
      const event = {
        id: crypto.randomUUID(),
        type: 'session.start',
        how: 'email',
        at: '2026-11-21T07:00:00Z',
        learner_id: id,
      }
      const common = { device_id: 'd', device_seq: 1, session_id: 's', lang: 'en', app: '1', content: '1' }
      await child.post('/api/events', { events: [{ ...event, ...common }] })
      const answer = await owner.get(`/api/classes/${made.id}/learners/${id}/record`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toMatchObject({
        learner: { id, name: 'Sari', email: 'asked@example.org' },
        class: form,
        sign_in: null,
        progress: [{ book_id: 1, current_page: 4 }],
        activity_results: [{ post_activity_id: 102, is_correct: 1 }],
        events: [{ id: event.id, type: 'session.start', how: 'email' }],
      })
      expect(answer.body).not.toContain('argon2')
    })

    it('with an account of their own cannot be erased by a teacher', async () => {
      const made = await newClass()
      const child = await Visitor.signedIn(service.app)
      await child.post('/api/classes/join', { code: made.join_code })
      const [{ id }] = (await whole(made.id)).learners
      expect((await owner.delete(`/api/classes/${made.id}/learners/${id}/record`)).statusCode).toBe(403)
      expect((await owner.delete(`/api/classes/${made.id}`)).statusCode).toBe(200)
      expect((await child.get('/api/auth/profile')).json().data.group_name).toBe('N/A')
    })
  })

  it('erase removed children without an e-mail after thirty days, and nobody else', async () => {
    const own = await startService(engine)
    const teacher = await signedInTeacher(own)
    const made = (await teacher.post('/api/classes', form)).json().data
    const { roster } = makeServices({
      config: testConfig(),
      catalog: testCatalog,
      lessons,
      db: own.db,
      clock: own.clock.now,
    })
    await teacher.post(`/api/classes/${made.id}/learners`, { list: 'Gone\nStays', save: true })
    const withEmail = await Visitor.signedIn(own.app, 'mail@example.org')
    await withEmail.post('/api/classes/join', { code: made.join_code })
    const { learners } = (await teacher.get(`/api/classes/${made.id}`)).json().data
    for (const { id, name } of learners) {
      if (name !== 'Stays') await teacher.delete(`/api/classes/${made.id}/learners/${id}`)
    }
    const names = async () =>
      (await own.db.selectFrom('users').select('name').where('role', '=', 'student').orderBy('name').execute()).map(
        ({ name }) => name,
      )
    own.clock.forward(29 * 86_400)
    await roster.sweep()
    expect(await names()).toEqual(['Gone', 'Sari', 'Stays'])
    own.clock.forward(2 * 86_400)
    await roster.sweep()
    expect(await names()).toEqual(['Sari', 'Stays'])
    await own.stop()
  })

  it('open and lock books for their learners, but not books that they have begun', async () => {
    const made = await newClass()
    const child = await Visitor.signedIn(service.app)
    await child.post('/api/classes/join', { code: made.join_code })
    const locked = async () =>
      (await child.get('/api/books')).json().data.map(({ is_locked }: { is_locked: boolean }) => is_locked)
    const decide = (book_id: number, access: string) => owner.put(`/api/classes/${made.id}/books`, { book_id, access })
    expect(await locked()).toEqual([false, true, true])
    const answer = await decide(3, 'open')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data[2]).toMatchObject({ book_id: 3, access: 'open', decided_by: 'Bu Rina', begun: 0 })
    expect(await locked()).toEqual([false, true, false])
    await child.post('/api/progress/start-book', { book_id: 3 })
    await decide(3, 'locked')
    await decide(2, 'locked')
    const turned = (book_id: number) => child.patch('/api/progress/update-page', { book_id, page_number: 1 })
    expect([(await turned(3)).statusCode, (await turned(2)).statusCode]).toEqual([200, 403])
    await child.post('/api/progress/complete-book', { book_id: 1 })
    expect(await locked()).toEqual([false, true, false])
    expect((await child.post('/api/progress/start-book', { book_id: 2 })).statusCode).toBe(403)
    await decide(2, 'after-previous')
    expect(await locked()).toEqual([false, false, false])
    expect(
      (await owner.get(`/api/classes/${made.id}/books`)).json().data.map(({ begun }: { begun: number }) => begun),
    ).toEqual([1, 0, 1])
    expect((await decide(1, 'locked')).json().errors).toEqual({ access: ['The first book is always open.'] })
    expect((await decide(99, 'open')).statusCode).toBe(422)
    expect((await decide(2, 'ajar')).statusCode).toBe(422)
  })

  it('can be shared with a colleague, who may do everything but the owner’s actions', async () => {
    const made = await newClass()
    await add(made.id, 'Aurel')
    const [{ learner_id: learnerId }] = await cards(made.id)
    const colleague = await signedInTeacher(service, 'yusuf@school.example')
    expect((await colleague.get(`/api/classes/${made.id}`)).statusCode).toBe(404)
    expect((await owner.post(`/api/classes/${made.id}/teachers`, { email: 'nobody@school.example' })).statusCode).toBe(
      422,
    )
    expect(
      (await owner.post(`/api/classes/${made.id}/teachers`, { email: 'Yusuf@School.example' })).json().data.teachers,
    ).toHaveLength(2)
    expect((await colleague.get(`/api/classes/${made.id}`)).json().data.is_owner).toBe(false)
    expect((await add(made.id, 'Citra', {}, colleague)).json().data.added).toBe(1)
    for (const answer of [
      await colleague.delete(`/api/classes/${made.id}`),
      await colleague.delete(`/api/classes/${made.id}/learners/${learnerId}/record`),
      await colleague.post(`/api/classes/${made.id}/teachers`, { email: 'stranger@school.example' }),
    ]) {
      expect(answer.statusCode).toBe(403)
    }
    const { teachers } = await whole(made.id)
    const [{ id: ownerId }, { id: colleagueId }] = teachers.toSorted((one: { is_owner: boolean }) =>
      one.is_owner ? -1 : 1,
    )
    expect((await colleague.delete(`/api/classes/${made.id}/teachers/${ownerId}`)).statusCode).toBe(403)
    expect((await colleague.delete(`/api/classes/${made.id}/teachers/${colleagueId}`)).statusCode).toBe(200)
    expect((await colleague.get(`/api/classes/${made.id}`)).statusCode).toBe(404)
  })

  describe('permissions', () => {
    const calls = (
      id: string,
      learner: string,
    ): [method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object][] => [
      ['GET', `/api/classes/${id}`],
      ['PATCH', `/api/classes/${id}`, { group_name: 'Stolen' }],
      ['POST', `/api/classes/${id}/join-code`, {}],
      ['POST', `/api/classes/${id}/teachers`, { email: 'stranger@school.example' }],
      ['DELETE', `/api/classes/${id}/teachers/x`],
      ['GET', `/api/classes/${id}/books`],
      ['PUT', `/api/classes/${id}/books`, { book_id: 2, access: 'open' }],
      ['POST', `/api/classes/${id}/learners`, { list: 'Mole', save: true }],
      ['GET', `/api/classes/${id}/cards`],
      ['POST', `/api/classes/${id}/pictures`, { learner_ids: [learner] }],
      ['PATCH', `/api/classes/${id}/learners/${learner}`, { name: 'Stolen' }],
      ['GET', `/api/classes/${id}/learners/${learner}/record`],
      ['DELETE', `/api/classes/${id}/learners/${learner}`],
      ['DELETE', `/api/classes/${id}/learners/${learner}/record`],
      ['GET', `/api/classes/${id}/bin`],
      ['POST', `/api/classes/${id}/bin/${learner}/restore`, {}],
      ['DELETE', `/api/classes/${id}/bin/${learner}`],
      ['GET', `/api/classes/${id}/journal`],
      ['POST', `/api/classes/${id}/requests/x/approve`, {}],
      ['DELETE', `/api/classes/${id}/requests/x`],
      ['DELETE', `/api/classes/${id}/devices/x`],
      ['DELETE', `/api/classes/${id}`],
    ]

    it('deny every call to visitors, learners of the class and teachers of another', async () => {
      const made = await newClass()
      await add(made.id, 'Aurel')
      const child = await Visitor.signedIn(service.app)
      await child.post('/api/classes/join', { code: made.join_code })
      const before = await whole(made.id)
      const [{ learner_id: learnerId }] = await cards(made.id)
      const people = [
        [new Visitor(service.app), 401],
        [child, 403],
        [stranger, 404],
      ] as const
      for (const [person, status] of people) {
        const token = await person.csrf()
        for (const [method, url, payload] of calls(made.id, learnerId)) {
          const answer = await person.send({
            method,
            url,
            headers: { 'x-xsrf-token': token },
            ...(payload && { payload }),
          })
          expect([method, url, answer.statusCode]).toEqual([method, url, status])
        }
        expect((await person.get('/api/classes')).statusCode).toBe(status === 404 ? 200 : status)
      }
      expect(await whole(made.id)).toEqual(before)
    })
  })

  async function relogin(email: string): Promise<Visitor> {
    const visitor = new Visitor(service.app)
    await visitor.login(email)
    return visitor
  }
})
