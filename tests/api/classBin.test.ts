import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeletedClass } from '../../server/contract/bin.ts'
import { makeServices } from '../../server/services.ts'
import { CALLS, CLASS } from './helpers/calls.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { testCatalog } from './helpers/catalog.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'
import { askTablet, devicesOf, openTablet } from './helpers/tablet.ts'

const lessons = await buildLessons()

const DAY = 86_400
const FORM = { group_name: 'Class 1B', course_name: 'Reading' }

interface Card {
  readonly learner_id: string
  readonly name: string
  readonly pictures: readonly string[]
}

/** A class with a co-teacher, children with and without an e-mail, one child in the bin, two tablets (one not yet approved) and a closed year. */
async function school(service: Service) {
  const { app } = service
  const owner = await signedInTeacher(service)
  const mail = `${crypto.randomUUID()}@school.example`
  const co = await signedInTeacher(service, mail)
  const made = (await owner.post('/api/classes', FORM)).json().data
  const other = (await co.post('/api/classes', { ...FORM, group_name: 'Class 2B' })).json().data
  const url = `/api/classes/${made.id}`
  await owner.post(`${url}/teachers`, { email: mail })
  await owner.post(`${url}/learners`, { list: 'Sari\nAdit\nBinned', save: true })
  const cards: Card[] = (await owner.get(`${url}/cards`)).json().data
  const cardOf = (name: string) => cards.find((card) => card.name === name) ?? { learner_id: '', name, pictures: [] }
  const { learner_id: binned } = cardOf('Binned')
  await owner.delete(`${url}/learners/${binned}`)
  const joined = await Visitor.signedIn(app)
  await joined.post('/api/classes/join', { code: made.join_code })
  await owner.put(`${url}/books`, { book_id: 3, access: 'open' })
  await owner.post(`${url}/years`, { name: '2025/26' })
  const class_token = await openTablet(app, owner, made.id)
  const waiting = await askTablet(app, owner, made.id)
  const { tablet_code } = await devicesOf(owner, made.id)
  const signIn = async () => {
    const child = new Visitor(app)
    const { learner_id, pictures } = cardOf('Sari')
    const answer = await child.post('/api/auth/pictures', { class_token, learner_id, pictures })
    if (answer.statusCode === 200) child.token = answer.json().data.token
    return { child, status: answer.statusCode }
  }
  const { child } = await signIn()
  await child.patch('/api/progress/update-page', { book_id: 1, page_number: 5 })
  const faces = (token = class_token) => new Visitor(app).get('/api/classes/faces', { 'x-class-token': token })
  const all = cards.map(({ learner_id }) => learner_id)
  return { owner, co, made, other, url, joined, child, signIn, faces, waiting, tablet_code, binned, all }
}

type School = Awaited<ReturnType<typeof school>>

const deletedOf = async (teacher: Visitor): Promise<DeletedClass[]> =>
  (await teacher.get('/api/classes/deleted')).json().data

/** Everything a teacher can read about the class. */
async function seen(teacher: Visitor, { url }: School) {
  const paths = ['', '/cards', '/books', '/devices', '/bin', '/report/learners']
  const answers = await Promise.all(paths.map((path) => teacher.get(`${url}${path}`)))
  return answers.map((answer) => [answer.statusCode, answer.json().data])
}

describe.each(engines)('a deleted class on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const namesOf = async (teacher: Visitor): Promise<string[]> =>
    (await teacher.get('/api/classes')).json().data.map(({ group_name }: { group_name: string }) => group_name)

  it('returns 404 to its teachers in every call but restore', async () => {
    const { owner, co, made, other, url, all } = await school(service)
    expect((await owner.delete(url)).json()).toEqual({ message: 'Class deleted' })
    expect([await namesOf(owner), await namesOf(co)]).toEqual([[], ['Class 2B']])
    const ids: Record<string, string> = { classId: made.id, otherId: other.id, learnerId: all[0] ?? '' }
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'any')
    const restore = `${CLASS}/restore`
    const calls = CALLS.filter(({ path }) => path.startsWith(CLASS) && path !== restore)
    expect(calls.length).toBeGreaterThan(40)
    for (const teacher of [owner, co]) {
      for (const { method, path, body, query = '' } of calls) {
        const { statusCode } = await teacher.send({
          method,
          url: `${filled(path)}${query}`,
          headers: { 'x-xsrf-token': await teacher.csrf() },
          ...(body && { payload: JSON.parse(filled(JSON.stringify(body))) }),
        })
        expect([method, path, statusCode]).toEqual([method, path, 404])
      }
    }
    expect(await deletedOf(co)).toEqual([])
    expect((await co.post(`${url}/restore`)).statusCode).toBe(404)
    expect((await owner.post(`${url}/restore`)).statusCode).toBe(200)
    expect((await owner.get(url)).json().data.learners).toHaveLength(3)
  })

  it('signs out its children, and returns 404 instead of 401 to its tablets, so they keep their token', async () => {
    const { owner, made, url, child, joined, signIn, faces, waiting, tablet_code } = await school(service)
    await owner.delete(url)
    expect((await child.get('/api/books')).statusCode).toBe(401)
    expect((await signIn()).status).toBe(404)
    expect([(await faces()).statusCode, (await faces(waiting.class_token)).statusCode]).toEqual([404, 404])
    expect((await faces('of no class')).statusCode).toBe(401)
    const open = await new Visitor(service.app).post('/api/classes/open', { code: tablet_code })
    expect([open.statusCode, Object.keys(open.json().errors)]).toEqual([422, ['code']])
    const late = await Visitor.signedIn(service.app)
    expect((await late.post('/api/classes/join', { code: made.join_code })).statusCode).toBe(422)
    const { data } = (await joined.get('/api/auth/profile')).json()
    expect(data).toMatchObject({ group_name: 'N/A', course_name: 'N/A' })
    expect((await joined.get('/api/books')).json().data[2].is_locked).toBe(true)
  })

  it('is restored completely, with a journal entry', async () => {
    const one = await school(service)
    const { owner, co, made, url, joined, signIn, faces } = one
    const before = [await seen(owner, one), await seen(co, one)]
    await owner.delete(url)
    expect(await deletedOf(owner)).toEqual([
      {
        id: made.id,
        ...FORM,
        learner_count: 3,
        deleted_at: '2026-11-21T08:00:00.000Z',
        ends_at: '2026-12-05T08:00:00.000Z',
      },
    ])
    expect((await owner.post(`${url}/restore`)).json()).toEqual({ message: 'Class restored' })
    expect(await deletedOf(owner)).toEqual([])
    expect((await owner.post(`${url}/restore`)).statusCode).toBe(404)

    // This includes the report, which is calculated from the same events.
    expect([await seen(owner, one), await seen(co, one)]).toEqual(before)
    expect((await faces()).json().data.learners).toHaveLength(2)
    const { child, status } = await signIn()
    expect(status).toBe(200)
    expect((await child.get('/api/books')).json().data[0]).toMatchObject({ current_page: 5 })
    expect((await joined.get('/api/auth/profile')).json().data.group_name).toBe('Class 1B')
    const { entries } = (await owner.get(`${url}/journal`)).json().data
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['class.deleted', 'class.restored']),
    )
  })

  it('lets an account with an e-mail join another class, where it stays after the restore', async () => {
    const { owner, other, url, joined } = await school(service)
    expect((await joined.post('/api/classes/join', { code: other.join_code })).statusCode).toBe(409)
    await owner.delete(url)
    expect((await joined.post('/api/classes/join', { code: other.join_code })).statusCode).toBe(200)
    await owner.post(`${url}/restore`)
    expect((await joined.get('/api/auth/profile')).json().data.group_name).toBe('Class 2B')
    expect((await owner.get(url)).json().data.learners).toHaveLength(2)
  })

  it('hides requests to move a child into it until it is restored', async () => {
    const { owner, co, other, url, all } = await school(service)
    const requests = async () => (await owner.get(url)).json().data.requests
    await co.post(`${url}/learners/move`, { learner_ids: all.slice(0, 1), class_id: other.id })
    const [{ id }] = await requests()
    await co.delete(`/api/classes/${other.id}`)
    expect(await requests()).toEqual([])
    expect((await owner.post(`${url}/requests/${id}/approve`)).statusCode).toBe(404)
    await co.post(`/api/classes/${other.id}/restore`)
    expect(await requests()).toMatchObject([{ id, to_class: 'Class 2B' }])
    expect((await owner.post(`${url}/requests/${id}/approve`)).statusCode).toBe(200)
  })

  it('is erased after fourteen days, not an hour earlier, with its children who have no e-mail', async () => {
    const own = await startService(engine)
    const { owner, made, url, faces, binned, all } = await school(own)
    const { roster } = makeServices({
      config: testConfig(),
      catalog: testCatalog,
      lessons,
      db: own.db,
      clock: own.clock.now,
    })
    const left = async () => {
      const people = await own.db.selectFrom('users').select('id').where('id', 'in', all).execute()
      const classes = await own.db.selectFrom('classes').select('id').where('id', '=', made.id).execute()
      return [people.length, classes.length]
    }
    // The child in the class's bin is erased with the class.
    expect(all).toContain(binned)
    await owner.delete(url)
    own.clock.forward(14 * DAY - 3600)
    await roster.sweep()
    expect(await left()).toEqual([3, 1])
    expect(await deletedOf(owner)).toHaveLength(1)
    own.clock.forward(3600)
    // It cannot be restored any more, even before the next sweep.
    expect(await deletedOf(owner)).toEqual([])
    expect((await owner.post(`${url}/restore`)).statusCode).toBe(404)
    await roster.sweep()
    expect(await left()).toEqual([0, 0])
    expect((await faces()).statusCode).toBe(401)
    const students = await own.db.selectFrom('users').select('email').where('role', '=', 'student').execute()
    expect(students).toHaveLength(1)
    await own.stop()
  })

  it('is erased after RETENTION_DAYS if that is shorter, even after its owner erased their account', async () => {
    const own = await startService(engine, { config: testConfig({ RETENTION_DAYS: '3' }) })
    const { owner, co, url, all } = await school(own)
    const { roster } = makeServices({
      config: testConfig({ RETENTION_DAYS: '3' }),
      catalog: testCatalog,
      lessons,
      db: own.db,
      clock: own.clock.now,
    })
    await owner.delete(url)
    expect(await deletedOf(owner)).toMatchObject([{ ends_at: '2026-11-24T08:00:00.000Z' }])
    expect((await owner.post('/api/auth/erase', { password: 'a good password' })).statusCode).toBe(200)
    expect((await co.get(url)).statusCode).toBe(404)
    own.clock.forward(3 * DAY)
    await roster.sweep()
    expect(await own.db.selectFrom('users').select('id').where('id', 'in', all).execute()).toEqual([])
    await own.stop()
  })
})
