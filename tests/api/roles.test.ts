import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { askTablet, devicesOf, openTablet } from './helpers/tablet.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who asks; all but nobody are signed in, and the class is the owner's. */
const ROLES = ['nobody', 'learner', 'stranger', 'coTeacher', 'owner'] as const
type Statuses = readonly [nobody: number, learner: number, stranger: number, coTeacher: number, owner: number]

/** For everybody; for who is signed in; for teachers; for teachers of the class; for its owner. */
const OPEN = (status: number): Statuses => [status, status, status, status, status]
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200]
const LEARNERS = (status: number): Statuses => [401, status, 403, 403, 403]
const TEACHERS = (status = 200): Statuses => [401, 403, status, status, status]
const OF_CLASS: Statuses = [401, 403, 404, 200, 200]
const OWNER: Statuses = [401, 403, 404, 403, 200]
/** Done for the owner; a co-teacher has asked the owner for it. */
const ASKED: Statuses = [401, 403, 404, 202, 200]

interface Call {
  readonly method: Method
  /** As the documentation writes it. */
  readonly path: string
  readonly statuses: Statuses
  /** Given what the call needs to be whole; ids of the path are put in by name. */
  readonly body?: object
  readonly query?: string
}

const call = (method: Method, path: string, statuses: Statuses, more: Partial<Call> = {}): Call => ({
  method,
  path,
  statuses,
  ...more,
})

const FACE = { avatar: 'face-3', frame: 'leaf' }
const CLASS = '/api/classes/{classId}'
const LEARNER = `${CLASS}/learners/{learnerId}`
const REPORT = `${CLASS}/report`
const ITEM = '?item=letter:E%7Csound'

/** Who may do what. The last calls take away what the others need. */
const CALLS: readonly Call[] = [
  call('POST', '/api/auth/register', OPEN(422), { body: {} }),
  call('POST', '/api/auth/login', OPEN(422), { body: {} }),
  call('POST', '/api/auth/pictures', OPEN(422), { body: {} }),
  call('GET', '/api/classes/faces', OPEN(401)),
  call('POST', '/api/classes/open', OPEN(422), { body: { code: 'KAPUR-0000' } }),
  call('GET', '/api/keeping', OPEN(200)),
  call('GET', '/api/auth/profile', SIGNED_IN),
  call('POST', '/api/auth/erase', [401, 422, 422, 422, 422], { body: { password: 'not the password' } }),
  call('PUT', '/api/auth/password', [401, 422, 422, 422, 422], { body: {} }),
  call('GET', '/api/auth/sessions', SIGNED_IN),
  call('DELETE', '/api/auth/sessions', SIGNED_IN),
  call('DELETE', '/api/auth/sessions/{sessionId}', [401, 404, 404, 404, 404]),
  call('PUT', '/api/profile/look', SIGNED_IN, { body: { skin: 'langsat', hair: 'short', headwear: 'none' } }),
  call('PUT', '/api/profile/face', [401, 404, 404, 404, 404], { body: FACE }),
  call('PUT', '/api/profile/calm', SIGNED_IN, { body: { calm: true } }),
  call('GET', '/api/books', SIGNED_IN),
  call('POST', '/api/progress/start-book', SIGNED_IN, { body: { book_id: 1 } }),
  call('PATCH', '/api/progress/update-page', SIGNED_IN, { body: { book_id: 1, page_number: 1 } }),
  call('POST', '/api/progress/submit-post-activity', SIGNED_IN, { body: { post_activity_id: 101, is_correct: true } }),
  call('POST', '/api/progress/complete-book', SIGNED_IN, { body: { book_id: 1 } }),
  call('POST', '/api/events', SIGNED_IN, { body: { events: [] } }),
  call('POST', '/api/classes/join', LEARNERS(422), { body: { code: 'KAPUR-0000' } }),
  call('GET', '/api/service/state', TEACHERS()),
  call('GET', '/api/classes', TEACHERS()),
  call('POST', '/api/classes', TEACHERS(201), { body: { group_name: '2A', course_name: 'Reading' } }),
  call('GET', CLASS, OF_CLASS),
  call('PATCH', CLASS, OF_CLASS, { body: { group_name: '1C' } }),
  call('POST', `${CLASS}/join-code`, OF_CLASS),
  call('POST', `${CLASS}/teachers`, OWNER, { body: { email: 'co@school.example' } }),
  call('POST', `${CLASS}/learners`, OF_CLASS, { body: { list: 'Aurel' } }),
  call('GET', `${CLASS}/cards`, OF_CLASS),
  call('GET', `${CLASS}/books`, OF_CLASS),
  call('PUT', `${CLASS}/books`, OF_CLASS, { body: { book_id: 2, access: 'open' } }),
  call('GET', `${CLASS}/devices`, OF_CLASS),
  call('POST', `${CLASS}/devices/{deviceId}/let-in`, OF_CLASS),
  call('POST', `${LEARNER}/let-in`, OF_CLASS),
  call('PUT', `${LEARNER}/face`, OF_CLASS, { body: FACE }),
  call('POST', `${CLASS}/devices/{waitingId}/approve`, [401, 403, 404, 200, 404]),
  call('POST', `${CLASS}/tablet-code`, OF_CLASS),
  call('DELETE', `${CLASS}/devices/{deviceId}`, OF_CLASS),
  call('GET', REPORT, OF_CLASS),
  call('GET', `${REPORT}/books`, OF_CLASS),
  call('GET', `${REPORT}/skills`, OF_CLASS),
  call('GET', `${REPORT}/ladder`, OF_CLASS),
  call('GET', `${REPORT}/questions`, OF_CLASS, { query: ITEM }),
  call('PUT', `${CLASS}/done-today`, OF_CLASS, { body: { kind: 'stuck', day: '2026-11-21', done: true } }),
  call('GET', `${REPORT}/learners`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}`, OF_CLASS),
  call('GET', `${REPORT}/books.csv`, OF_CLASS),
  call('GET', `${REPORT}/skills.csv`, OF_CLASS),
  call('GET', `${REPORT}/tries.csv`, OF_CLASS),
  call('GET', `${REPORT}/reading.csv`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}/tries.csv`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}/reading.csv`, OF_CLASS),
  call('GET', `${CLASS}/record`, OWNER),
  call('GET', `${LEARNER}/record`, OWNER),
  call('PATCH', LEARNER, OF_CLASS, { body: { name: 'Bayu' } }),
  call('POST', `${CLASS}/pictures`, OF_CLASS, { body: { learner_ids: ['{learnerId}'] } }),
  call('DELETE', `${LEARNER}/record`, OWNER),
  call('POST', `${CLASS}/handover`, OWNER, { body: { teacher_id: '{teacherId}' } }),
  call('POST', `${CLASS}/handover/accept`, [401, 403, 404, 404, 404]),
  call('DELETE', `${CLASS}/handover`, [401, 403, 404, 404, 200]),
  call('POST', `${CLASS}/years`, OWNER, { body: { name: '2026/27' } }),
  call('DELETE', `${CLASS}/years/{yearId}`, [401, 403, 404, 403, 404]),
  call('GET', `${CLASS}/journal`, OWNER),
  call('GET', `${CLASS}/bin`, OWNER),
  call('POST', `${CLASS}/bin/{learnerId}/restore`, [401, 403, 404, 403, 404]),
  call('DELETE', `${CLASS}/bin/{learnerId}`, [401, 403, 404, 403, 404]),
  call('POST', `${CLASS}/learners/move`, ASKED, { body: { learner_ids: ['{learnerId}'], class_id: '{otherId}' } }),
  call('POST', `${CLASS}/learners/remove`, ASKED, { body: { learner_ids: ['{learnerId}'] } }),
  call('DELETE', LEARNER, ASKED),
  call('POST', `${CLASS}/requests/{requestId}/approve`, [401, 403, 404, 403, 404]),
  call('DELETE', `${CLASS}/requests/{requestId}`, [401, 403, 404, 404, 404]),
  call('DELETE', `${CLASS}/teachers/{teacherId}`, [401, 403, 404, 403, 200]),
  call('DELETE', CLASS, [401, 403, 404, 403, 200]),
  call('POST', '/api/auth/logout', SIGNED_IN),
]

/** What everybody may ask who can reach the service, and what is guarded by something else than a role (figures, by address or token). */
const WITHOUT_ROLES = [
  /^GET \/(healthz|readyz|metrics)$/,
  /^GET \/sanctum\/csrf-cookie$/,
  /^GET \/content\/catalog\.json$/,
  /^GET \/api\/docs(\/|$)/,
]

/** Every route of the router itself, as in `GET /api/books`, out of the tree that it prints. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((row) => {
      const [, indent = '', path = '', methods = ''] = /^(.*?)[├└]── (\S*) \((.*)\)$/.exec(row) ?? []
      if (methods === '') return []
      const depth = indent.length / 4
      const full = (parents[depth - 1] ?? '') + path
      parents[depth] = full
      return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${full}`]))
    })
}

describe.each(engines)('who may do what on $name', (engine) => {
  let service: Service
  let visitors: Readonly<Record<(typeof ROLES)[number], Visitor>>
  let ids: Record<string, string>

  beforeAll(async () => {
    service = await startService(engine)
    const owner = await signedInTeacher(service, 'owner@school.example')
    visitors = {
      nobody: new Visitor(service.app),
      learner: await Visitor.signedIn(service.app, 'learner@example.org'),
      stranger: await signedInTeacher(service, 'stranger@school.example'),
      coTeacher: await signedInTeacher(service, 'co@school.example'),
      owner,
    }
    const made = (await owner.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    await owner.post(`/api/classes/${made.id}/teachers`, { email: 'co@school.example' })
    const other = (await owner.post('/api/classes', { group_name: '2B', course_name: 'Reading' })).json().data
    await owner.post(`/api/classes/${other.id}/teachers`, { email: 'co@school.example' })
    const third = await signedInTeacher(service, 'third@school.example')
    await owner.post(`/api/classes/${made.id}/teachers`, { email: 'third@school.example' })
    const { data } = (await third.get(`/api/classes/${made.id}`)).json()
    const teacherOf = async (email: string) =>
      (await service.db.selectFrom('users').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()).id
    await openTablet(service.app, owner, data.id)
    const [tablet] = (await devicesOf(owner, data.id)).devices
    await askTablet(service.app, owner, data.id)
    const waiting = (await devicesOf(owner, data.id)).devices.find(({ waiting_number }) => waiting_number !== null)
    ids = {
      classId: data.id,
      otherId: other.id,
      requestId: 'any',
      yearId: 'any',
      sessionId: 'session',
      deviceId: tablet?.id ?? '',
      waitingId: waiting?.id ?? '',
      teacherId: await teacherOf('third@school.example'),
      learnerId: '',
    }
  })
  afterAll(() => service.stop())

  /** A child to do it to: some calls take one away. */
  async function freshChild(): Promise<string> {
    await visitors.owner.post(`/api/classes/${ids['classId']}/learners`, { list: `Anak ${Math.random()}`, save: true })
    const { data } = (await visitors.owner.get(`/api/classes/${ids['classId']}`)).json()
    return data.learners.at(-1)?.id ?? ''
  }

  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')

  it('names every call that is registered, also those that the documentation hides', () => {
    const named = CALLS.map(
      ({ method, path }) => `${method} ${path.replace('{waitingId}', '{deviceId}').replace(/\{(\w+)\}/g, ':$1')}`,
    )
    const registered = routesOf(service.app).filter((route) => !WITHOUT_ROLES.some((known) => known.test(route)))
    expect(registered.toSorted()).toEqual(named.toSorted())
  })

  it.each(CALLS)('$method $path: $statuses', async ({ method, path, statuses, body, query = '' }) => {
    if (path !== '/api/auth/logout') ids['learnerId'] = await freshChild()
    const got: number[] = []
    for (const role of ROLES) {
      const visitor = visitors[role]
      const answer = await visitor.send({
        method,
        url: `${filled(path)}${query}`,
        headers: { 'x-xsrf-token': await visitor.csrf() },
        ...(body && { payload: JSON.parse(filled(JSON.stringify(body))) }),
      })
      got.push(answer.statusCode)
    }
    expect(got).toEqual(statuses)
  })
})
