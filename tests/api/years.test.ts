import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'

describe.each(engines)('school years on $name', (engine) => {
  let service: Service
  let owner: Visitor
  beforeAll(async () => {
    service = await startService(engine, { config: testConfig({ TIME_ZONE: 'Asia/Jakarta' }) })
    owner = await signedInTeacher(service, 'owner@school.example')
  })
  afterAll(() => service.stop())

  /** A class with a child who read before and after midnight in the school's time zone. */
  async function school() {
    const made = (await owner.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    const url = `/api/classes/${made.id}`
    const child = await Visitor.signedIn(service.app)
    await child.post('/api/classes/join', { code: made.join_code })
    const learner = (await owner.get(url)).json().data.learners[0].id
    const common = { device_id: 'd', session_id: 's', learner_id: learner, lang: 'id', app: '1', content: '1' }
    const visit = (at: string, device_seq: number) => ({
      ...common,
      id: crypto.randomUUID(),
      type: 'page.leave',
      at,
      device_seq,
      place: 'b1-p01',
      round: 1,
      mode: 'alone',
      heard: 10,
      words: 10,
      active: 30,
      to: 'next',
    })
    const tick = (at: string, number: number, device_seq: number) => ({
      ...common,
      id: crypto.randomUUID(),
      type: 'observation',
      at,
      device_seq,
      question: { book: 1, number },
      mark: 'part',
    })
    // 23:30 on the 20th and 00:30 on the 21st in Jakarta.
    const [before, after] = ['2026-11-20T16:30:00Z', '2026-11-20T17:30:00Z']
    const sent = await child.post('/api/events', { events: [visit(before, 1), visit(after, 2)] })
    const ticked = await owner.post('/api/events', { events: [tick(before, 1, 3), tick(after, 2, 4)] })
    for (const answer of [sent, ticked]) expect(answer.json().data.refused).toEqual([])
    await child.patch('/api/progress/update-page', { book_id: 1, page_number: 7 })
    return { url, child, learner }
  }

  const rowsOf = async (url: string, query = '') =>
    (await owner.get(`${url}/report/reading.csv${query}`)).body.trim().split('\n').length - 1
  const head = async (url: string, query = '') => (await owner.get(`${url}/report/learners${query}`)).json().data.head
  const ticks = async (url: string, learner: string, query = '') =>
    (await owner.get(`${url}/report/learners/${learner}${query}`))
      .json()
      .data.observations.map(({ number }: { number: number }) => number)
  const close = (url: string, body: object) => owner.post(`${url}/years`, body)

  it('that are closed reset the report, not books and pages, and can still be viewed', async () => {
    const { url, child, learner } = await school()
    expect([await rowsOf(url), await ticks(url, learner)]).toEqual([2, [1, 2]])
    const closed = (await close(url, { name: '2025/26' })).json().data
    expect(closed.years).toMatchObject([{ name: '2025/26', from: null, to: '2026-11-20', can_reopen: true }])
    expect((await head(url)).filter).toEqual({ from: '2026-11-21', to: null })
    expect([await rowsOf(url), await ticks(url, learner)]).toEqual([1, [2]])
    expect([await rowsOf(url, '?to=2026-11-20'), await ticks(url, learner, '?to=2026-11-20')]).toEqual([1, [1]])
    expect(await rowsOf(url, '?from=2020-01-01')).toBe(2)
    expect((await child.get('/api/books')).json().data[0].current_page).toBe(7)
    expect(
      (await owner.get(`${url}/journal`)).json().data.entries.map(({ action }: { action: string }) => action),
    ).toContain('year.closed')
  })

  it('can be reopened for fourteen days, the latest one only', async () => {
    const { url } = await school()
    const [first] = (await close(url, { name: '2024/25', first_day: '2025-07-14' })).json().data.years
    const both = (await close(url, { name: '2025/26', first_day: '2026-07-13' })).json().data.years
    expect(both).toMatchObject([
      { from: null, to: '2025-07-13', can_reopen: false },
      { from: '2025-07-14', to: '2026-07-12', can_reopen: true },
    ])
    expect((await owner.delete(`${url}/years/${first.id}`)).statusCode).toBe(409)
    expect((await owner.delete(`${url}/years/none`)).statusCode).toBe(404)
    expect((await owner.delete(`${url}/years/${both[1].id}`)).json().data.years).toMatchObject([{ can_reopen: true }])
    expect((await head(url)).filter.from).toBe('2025-07-14')
    service.clock.forward(14 * 86_400)
    await owner.login('owner@school.example')
    expect((await owner.get(url)).json().data.years).toMatchObject([{ can_reopen: false }])
    expect((await owner.delete(`${url}/years/${first.id}`)).statusCode).toBe(409)
  })

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(21) }, 'name'],
    [{ name: '2025/26', first_day: 'tomorrow' }, 'first_day'],
    [{ name: '2025/26', first_day: '2099-01-01' }, 'first_day'],
    [{ name: '2025/26', first_day: '2026-07-13' }, 'first_day'],
  ])('reject %j', async (body, field) => {
    const { url } = await school()
    await close(url, { name: '2025/26', first_day: '2026-07-13' })
    const answer = await close(url, body)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })
})
