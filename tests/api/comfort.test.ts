import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

describe.each(engines)('reading comfort and paw-prints on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const profileOf = async (visitor: Visitor) => (await visitor.get('/api/auth/profile')).json().data
  const choose = (visitor: Visitor, form: object) => visitor.put('/api/profile/comfort', form)
  const find = (visitor: Visitor, form: object) => visitor.post('/api/profile/paw-prints', form)

  it('is stored per child, returned at sign-in and on the profile, and the last choice wins', async () => {
    const child = await Visitor.signedIn(service.app, 'comfort@example.org')
    const other = await Visitor.signedIn(service.app)
    expect((await profileOf(child)).comfort).toBeNull()
    const answer = await choose(child, { comfort: ['ruler', 'wide', 'wide'] })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Comfort saved', data: { comfort: ['wide', 'ruler'] } },
    ])
    expect([(await profileOf(child)).comfort, (await profileOf(other)).comfort]).toEqual([['wide', 'ruler'], null])
    await choose(child, { comfort: [] })
    expect((await new Visitor(service.app).login('comfort@example.org')).json().data.comfort).toEqual([])
  })

  it.each([{}, { comfort: 'wide' }, { comfort: ['loud'] }, { comfort: null }])(
    'rejects %j and changes nothing',
    async (form) => {
      const child = await Visitor.signedIn(service.app)
      await choose(child, { comfort: ['large'] })
      const answer = await choose(child, form)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)[0]).toMatch(/^comfort/)
      expect((await profileOf(child)).comfort).toEqual(['large'])
    },
  )

  it('adds paw-prints to those found before, from two devices at once, each page once', async () => {
    const child = await Visitor.signedIn(service.app, 'prints@example.org')
    expect((await profileOf(child)).paw_prints).toEqual([])
    const found = await Promise.all([
      find(child, { book_id: 1, page_ids: ['b1-p1', 'b1-p2'], total: 13 }),
      find(child, { book_id: 1, page_ids: ['b1-p2', 'b1-p5'], total: 13 }),
    ])
    expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const all = [{ book_id: 1, page_ids: ['b1-p1', 'b1-p2', 'b1-p5'], total: 13 }]
    expect((await profileOf(child)).paw_prints).toEqual(all)
    expect((await new Visitor(service.app).login('prints@example.org')).json().data.paw_prints).toEqual(all)
  })

  it.each([
    [{ book_id: 99, page_ids: ['b1-p1'], total: 3 }, 'book_id'],
    [{ book_id: 1, page_ids: ['b2-p1'], total: 3 }, 'page_ids'],
    [{ book_id: 1, page_ids: [], total: 3 }, 'page_ids'],
    [{ book_id: 1, page_ids: ['b1-p1'], total: 0 }, 'total'],
    [{ page_ids: ['b1-p1'], total: 3 }, 'book_id'],
  ])('rejects the find %j and stores nothing', async (form, field) => {
    const child = await Visitor.signedIn(service.app)
    const answer = await find(child, form)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    expect((await profileOf(child)).paw_prints).toEqual([])
  })

  it('is returned by the picture sign-in and in the child’s record, and erased with the child', async () => {
    const teacher = await signedInTeacher(service)
    const made = (await teacher.post('/api/classes', { group_name: '1A', course_name: 'Reading' })).json().data
    await teacher.post(`/api/classes/${made.id}/learners`, { list: 'Aurel', save: true })
    const [card] = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
    const tablet = new Visitor(service.app)
    const class_token = await openTablet(service.app, teacher, made.id)
    const form = { class_token, learner_id: card.learner_id, pictures: card.pictures }
    const signedIn = (await tablet.post('/api/auth/pictures', form)).json().data
    expect(signedIn).toMatchObject({ comfort: null, paw_prints: [] })
    tablet.token = signedIn.token
    await choose(tablet, { comfort: ['soft'] })
    await find(tablet, { book_id: 1, page_ids: ['b1-p1'], total: 13 })
    const stored = { comfort: ['soft'], paw_prints: [{ book_id: 1, page_ids: ['b1-p1'], total: 13 }] }
    const again = await tablet.post('/api/auth/pictures', form)
    expect(again.json().data).toMatchObject(stored)
    const record = `/api/classes/${made.id}/learners/${card.learner_id}/record`
    expect((await teacher.get(record)).json().data).toMatchObject(stored)
    expect(await eraseForGood(teacher, made.id, card.learner_id)).toEqual([200, 200])
    for (const table of ['comforts', 'paw_prints'] as const)
      expect(await service.db.selectFrom(table).selectAll().where('user_id', '=', card.learner_id).execute()).toEqual(
        [],
      )
  })
})
