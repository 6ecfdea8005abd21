import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, ROLES } from './helpers/calls.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { askTablet, devicesOf, openTablet } from './helpers/tablet.ts'

/** Routes that need no role: open to everybody, or guarded by address or token (metrics). */
const WITHOUT_ROLES = [
  /^GET \/(healthz|readyz|metrics)$/,
  /^GET \/sanctum\/csrf-cookie$/,
  /^GET \/content\/catalog\.json$/,
  /^GET \/api\/docs(\/|$)/,
  // /packs/:token/*, as the router prints it: who knows the path may read (tests/api/packs.test.ts).
  /^GET \*$/,
]

/** All routes, such as `GET /api/books`, parsed from the tree that the router prints. */
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

describe.each(engines)('permissions on $name', (engine) => {
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

  /** Adds a child for one call, since some calls remove it. Returns its id. */
  async function freshChild(): Promise<string> {
    await visitors.owner.post(`/api/classes/${ids['classId']}/learners`, { list: `Anak ${Math.random()}`, save: true })
    const { data } = (await visitors.owner.get(`/api/classes/${ids['classId']}`)).json()
    return data.learners.at(-1)?.id ?? ''
  }

  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')

  it('are listed for every registered route, including those that the documentation hides', () => {
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
