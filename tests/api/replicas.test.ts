import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

describe.each(engines)('two replicas on one $name', (engine) => {
  let service: Service
  let other: FastifyInstance
  beforeAll(async () => {
    service = await startService(engine)
    other = await service.replica()
  })
  afterAll(() => service.stop())

  /** The same user at the other replica, with only the token in common. */
  const elsewhere = (visitor: Visitor) => {
    const there = new Visitor(other)
    there.token = visitor.token
    return there
  }

  it('share sessions, rounds, points and sign-out', async () => {
    const here = await Visitor.signedIn(service.app, 'goes-on@example.org')
    const there = elsewhere(here)
    await here.post('/api/progress/start-book', { book_id: 1 })
    const turned = await there.patch('/api/progress/update-page', { book_id: 1, page_number: 6 })
    expect(turned.json().data).toMatchObject({ current_page: 6, round: 1 })
    await here.post('/api/progress/submit-post-activity', { post_activity_id: 101, is_correct: true })
    await there.post('/api/progress/submit-post-activity', { post_activity_id: 102, is_correct: true })
    expect((await here.post('/api/progress/complete-book', { book_id: 1 })).json().data.total_points).toBe(67)
    expect((await there.get('/api/books')).json().data[1].is_locked).toBe(false)
    expect((await there.post('/api/auth/logout')).statusCode).toBe(200)
    expect((await here.get('/api/books')).statusCode).toBe(401)
  })

  it('see a teacher’s changes at once: a new class, an approved tablet, new pictures', async () => {
    const teacher = await signedInTeacher(service, 'teacher@school.example')
    const made = (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    await teacher.post(`/api/classes/${made.id}/learners`, { list: 'Aurel', save: true })
    const class_token = await openTablet(other, elsewhere(teacher), made.id)
    const [card] = (await elsewhere(teacher).get(`/api/classes/${made.id}/cards`)).json().data
    const signIn = (app: FastifyInstance, pictures: string[]) =>
      new Visitor(app).post('/api/auth/pictures', { class_token, learner_id: card.learner_id, pictures })
    const child = new Visitor(service.app)
    child.token = (await signIn(other, card.pictures)).json().data.token
    expect((await child.get('/api/books')).statusCode).toBe(200)
    await elsewhere(teacher).post(`/api/classes/${made.id}/pictures`, { learner_ids: [card.learner_id] })
    expect((await child.get('/api/books')).statusCode).toBe(401)

    const [renewed] = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
    const wrong = renewed.pictures.toReversed()
    const tries = []
    // Five wrong tries across both pause the tablet on both. The new pictures cleared the sign-in that would allow one more.
    for (let turn = 0; turn < 5; turn += 1) tries.push((await signIn(turn % 2 ? other : service.app, wrong)).statusCode)
    expect(tries).toEqual([401, 401, 401, 401, 401])
    for (const app of [service.app, other]) expect((await signIn(app, renewed.pictures)).statusCode).toBe(429)
  })

  it('count wrong class codes together', async () => {
    const tries = await Promise.all(
      Array.from({ length: 34 }, (_, turn) =>
        new Visitor(turn % 2 ? other : service.app).post('/api/classes/open', { code: `PADI-B${turn}` }),
      ),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  })

  it('store a batch of events once that both receive at the same time', async () => {
    const here = await Visitor.signedIn(service.app, 'events@example.org')
    const { id: learner_id } = await service.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'events@example.org')
      .executeTakeFirstOrThrow()
    const common = { device_id: 'd', session_id: 's', learner_id, lang: 'en', app: '1', content: '1' }
    const events = Array.from({ length: 200 }, (_, index) => ({
      ...common,
      id: crypto.randomUUID(),
      device_seq: index + 1,
      at: '2026-11-21T07:00:00Z',
      type: 'session.start',
      how: 'email',
    }))
    // Four tabs, each with its own CSRF cookie.
    const tabs = [elsewhere(here), elsewhere(here), here, elsewhere(here)]
    const answers = await Promise.all(tabs.map((visitor) => visitor.post('/api/events', { events })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await service.db.selectFrom('events').select('id').execute()).toHaveLength(200)
  })
})
