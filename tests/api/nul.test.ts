import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

describe.each(engines)('U+0000 on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let child: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    teacher = await signedInTeacher(service)
    child = await Visitor.signedIn(service.app)
  })
  afterAll(() => service.stop())

  const callsOf = async () => {
    const { paths } = documented.parse((await service.app.inject({ url: '/api/docs/json' })).json())
    return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })))
  }
  const send = async (visitor: Visitor, method: string, url: string, payload?: object) => {
    const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const
    const name = z.enum(['get', 'post', 'put', 'patch', 'delete']).parse(method)
    const headers = name === 'get' ? {} : { 'x-xsrf-token': await visitor.csrf(), 'content-type': 'application/json' }
    return visitor.send({ method: methods[name], url, headers, ...(payload && { payload }) })
  }

  it('in a path gets 404 from every call', async () => {
    const withIds = (await callsOf()).filter(({ path }) => path.includes('{'))
    expect(withIds.length).toBeGreaterThan(20)
    for (const { path, method } of withIds) {
      const answer = await send(
        teacher,
        method,
        path.replaceAll(/\{\w+\}/g, 'a%00b'),
        method === 'get' ? undefined : {},
      )
      expect([`${method} ${path}`, answer.statusCode]).toEqual([`${method} ${path}`, 404])
    }
  })

  it('in a body or a query gets 403 or 422 from every call', async () => {
    for (const { path, method } of await callsOf()) {
      const url = `${path.replaceAll(/\{\w+\}/g, 'no-such')}?item=a%00b`
      for (const visitor of [teacher, child]) {
        const answer = await send(visitor, method, url, method === 'get' ? undefined : { name: 'a\u0000b' })
        expect([`${method} ${path}`, [403, 422].includes(answer.statusCode)]).toEqual([`${method} ${path}`, true])
      }
    }
  })

  it('gets 422 with the name of its field', async () => {
    const body = { email: 'a\u0000@example.org', password: 'x' }
    const answer = await new Visitor(service.app).post('/api/auth/login', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: 'The email field has a character in it that cannot be kept.',
      errors: { email: ['The email field has a character in it that cannot be kept.'] },
    })
  })

  it('in one event refuses only that event, and in one row of a list does not refuse the list', async () => {
    const { id: learner_id } = await service.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'student')
      .executeTakeFirstOrThrow()
    const common = { device_id: 'd', session_id: 's', learner_id, lang: 'en', app: '1', content: '1' }
    const tried = { type: 'try', ask: 'a', place: '101', n: 1, ok: true, help: 0, guess: 0.5, input: 'tap' }
    const made = (device_seq: number, item: string) => ({
      ...common,
      ...tried,
      id: crypto.randomUUID(),
      device_seq,
      item,
      at: '2026-11-21T07:00:00Z',
    })
    const [good, bad] = [made(1, 'letter:E|sound'), made(2, 'letter:\u0000|sound')]
    const answer = await child.post('/api/events', { events: [good, bad] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ taken: [good.id], refused: [{ index: 1, id: bad.id }] })

    const group = (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    const list = await teacher.post(`/api/classes/${group.id}/learners`, { list: 'Aurel\nBa\u0000yu' })
    expect(list.statusCode).toBe(200)
  })
})
