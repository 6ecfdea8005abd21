import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_LEARNERS, DEMO_NOW } from '../../server/demo/classroom.ts'
import { DEMO, seedDemo } from '../../server/demo/seed.ts'
import { makeServices } from '../../server/services.ts'
import { buildCatalog } from '../../src/content/catalog.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { type Service, startService, testClock, testConfig, Visitor } from './helpers/service.ts'
import { askTablet } from './helpers/tablet.ts'

const catalog = await buildCatalog()
const lessons = await buildLessons()
const LEARNERS = DEMO_LEARNERS.map(([id]) => id)

describe.each(engines)('the projection refresh on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  const clock = testClock(DEMO_NOW)
  const config = testConfig({ TIME_ZONE: 'Asia/Jakarta' })
  const replica = () => makeServices({ config, db: service.db, catalog, lessons, clock: clock.now }).refresh

  beforeAll(async () => {
    service = await startService(engine, { catalog, clock: clock.now, config })
    await seedDemo(service.db, new Date(DEMO_NOW), catalog, { hasPath: false })
    teacher = new Visitor(service.app)
    await teacher.login(DEMO.teacher.email, DEMO.password)
  })
  afterAll(() => service.stop())

  const projections = () => service.db.selectFrom('digests').selectAll().orderBy('learner_id').execute()
  const made = async () =>
    (await projections()).flatMap(({ learner_id, version, made_of }) => (made_of === version ? [learner_id] : []))
  const homePage = async () => (await teacher.get('/api/classes/demo-class/report')).json().data
  const forget = () => service.db.deleteFrom('digests').execute()

  /** Steps until no projection is outdated. Returns how many each step calculated. */
  async function all(refresh: ReturnType<typeof replica>): Promise<number[]> {
    const steps: number[] = []
    for (;;) {
      const count = await refresh.step()
      if (count === 0) return steps
      steps.push(count)
    }
  }

  it('calculates all learners in steps of ten, and the report does not change', async () => {
    const before = await homePage()
    await forget()
    const refresh = replica()
    expect(await all(refresh)).toEqual([10, 10, 4])
    expect(await made()).toEqual(LEARNERS.toSorted())
    expect(await homePage()).toEqual(before)
  })

  it('runs on one replica at a time; another continues once the lease has expired', async () => {
    await forget()
    const [one, other] = [replica(), replica()]
    expect(await one.step()).toBe(0)
    clock.forward(61)
    expect(await one.step()).toBe(10)
    const stored = await projections()
    expect(await other.step()).toBe(0)
    clock.forward(61)
    expect(await all(other)).toEqual([10, 4])
    // The first ten were not calculated again.
    expect((await projections()).slice(0, 10)).toEqual(stored)
  })

  it('recalculates a projection when late events arrive, and counts them', async () => {
    const refresh = replica()
    clock.forward(61)
    await all(refresh)
    const tablet = new Visitor(service.app)
    const { data: cards } = (await teacher.get('/api/classes/demo-class/cards')).json()
    const [card] = cards
    // Tablets of the demo need no approval.
    const { class_token } = await askTablet(service.app, teacher, 'demo-class')
    const form = { class_token, learner_id: card.learner_id, pictures: card.pictures }
    tablet.token = (await tablet.post('/api/auth/pictures', form)).json().data.token
    const learner = async () =>
      (await teacher.get(`/api/classes/demo-class/report/learners/${card.learner_id}`)).json().data
    const before = await learner()
    const common = {
      device_id: 'late-tablet',
      session_id: 'offline-visit',
      learner_id: card.learner_id,
      lang: 'id',
      app: '1',
      content: '1',
    }
    // A day before that of any other event of the child.
    const at = (minute: number) => `2026-10-25T02:0${minute}:00.000Z`
    const events = [
      { ...common, id: crypto.randomUUID(), device_seq: 1, at: at(1), type: 'session.start', how: 'picture' },
      { ...common, id: crypto.randomUUID(), device_seq: 2, at: at(9), type: 'session.end', reason: 'out' },
    ]
    expect((await tablet.post('/api/events', { events })).json().data.refused).toEqual([])
    expect(await made()).not.toContain(card.learner_id)
    expect(await refresh.step()).toBe(1)
    expect(await made()).toContain(card.learner_id)
    const after = await learner()
    expect(after.sessions).toBe(before.sessions + 1)
    expect(after.days).toEqual(['2026-10-25', ...before.days])
    expect(after.minutes).toBe(before.minutes + 8)
  })

  it('does not restore the projection of an erased learner', async () => {
    const [first = ''] = LEARNERS.toSorted()
    expect(await eraseForGood(teacher, 'demo-class', first)).toEqual([200, 200])
    expect(await made()).not.toContain(first)
    const refresh = replica()
    expect(await all(refresh)).toEqual([])
    expect(await made()).not.toContain(first)
  })

  it('stops when aborted, and releases its lease at once', async () => {
    await forget()
    const end = new AbortController()
    const errors: unknown[] = []
    clock.forward(61)
    const run = replica().run(end.signal, (error) => errors.push(error))
    await expect.poll(async () => (await made()).length).toBe(LEARNERS.length - 1)
    end.abort()
    await run
    expect(errors).toEqual([])
    expect(await service.db.selectFrom('leases').selectAll().execute()).toEqual([])
  })
})
