import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChildPath, PathReport } from '../../server/contract/path.ts'
import { childPathAnswer, pathHistoryAnswer, pathReportAnswer } from '../../server/contract/path.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'

const NOW = '2026-11-20T08:00:00.000Z'
const CHOICE = { pin: ['sound:b|hear'], off: ['clap'], step: 'id-02', book: null, minutes: 6, lasts: 'turns' }

describe.each(engines)('paths on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let child: Visitor
  let classId: string
  let learnerId: string
  beforeAll(async () => {
    service = await startService(engine, {
      clock: () => new Date(NOW),
      config: testConfig({ TIME_ZONE: 'Asia/Jakarta' }),
    })
    teacher = await signedInTeacher(service)
    const made = (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    classId = made.id
    child = await Visitor.signedIn(service.app, 'rafi@example.org')
    await child.post('/api/classes/join', { code: made.join_code })
    learnerId = (await teacher.get(`/api/classes/${classId}`)).json().data.learners[0].id
  })
  afterAll(() => service.stop())

  let seq = 0
  const envelope = (day: string) => ({
    id: crypto.randomUUID(),
    at: `${day}T02:00:00Z`,
    device_id: 'tablet',
    device_seq: (seq += 1),
    session_id: `visit-${day}`,
    learner_id: learnerId,
    lang: 'id',
    app: '1',
    content: '1',
  })
  const tried = (day: string, item: string, ok: boolean, more: object = {}) => ({
    ...envelope(day),
    type: 'try',
    ask: `${item}#${seq}`,
    item,
    place: 'today-1',
    n: 1,
    ok,
    help: 0,
    guess: 0.25,
    input: 'tap',
    ...more,
  })
  const send = async (events: readonly object[]) =>
    expect((await child.post('/api/events', { events })).json().data.refused).toEqual([])
  const rowOf = async (lang = 'id') => {
    const { data } = pathReportAnswer.parse(
      (await teacher.get(`/api/classes/${classId}/report/path?lang=${lang}`)).json(),
    )
    return { data, row: data.rows[0] as PathReport['rows'][number] }
  }
  const choose = (choice: object | null, visitor = teacher, lang = 'id') =>
    visitor.put(`/api/classes/${classId}/learners/${learnerId}/path`, { lang, choice })

  it('begin at the first step for a child who has done nothing', async () => {
    const { data, row } = await rowOf()
    expect(data.steps).toHaveLength(20)
    expect(row).toMatchObject({ state: 'new', step: 'id-01', since: null, held: null, book: { book_id: 1, page: 1 } })
    expect(row.why.fresh[0]).toEqual({ item: 'sound:a|hear', skill: 'hear', label: 'a' })
  })

  it('say from events at which step a child is, since when, and what is stuck with what was chosen', async () => {
    await send([
      ...['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => tried(day, 'sound:a|hear', true)),
      ...['2026-11-17', '2026-11-18'].map((day) => tried(day, 'sound:m|hear', false, { chose: 'sound:i|hear' })),
      // Easy to guess, and a second move: neither counts.
      tried('2026-11-18', 'sound:i|hear', false, { guess: 0.5 }),
      tried('2026-11-18', 'sound:i|hear', false, { n: 2 }),
    ])
    const { row } = await rowOf()
    expect(row).toMatchObject({ state: 'needs', step: 'id-01', since: '2026-11-16', turns: 3, known: 1 })
    expect(row.stuck).toEqual([
      { item: 'sound:m|hear', skill: 'hear', label: 'm', chose: { label: 'i', day: '2026-11-18' } },
    ])
    expect(row.why.again.map(({ label }) => label)).toContain('m')
    expect((await rowOf('en')).row).toMatchObject({ state: 'new', step: 'en-01' })
  })

  it('show one child with her items and their tries', async () => {
    const answer = await teacher.get(`/api/classes/${classId}/report/learners/${learnerId}/path?lang=id`)
    const { items, brings }: ChildPath = childPathAnswer.parse(answer.json()).data
    const state = (item: string) => items.find((one) => one.item === item)
    expect(state('sound:a|hear')).toMatchObject({ state: 'known', label: 'a', step: 'id-01' })
    expect(state('sound:m|hear')?.tries).toEqual([
      { day: '2026-11-17', ok: false, chose: 'i' },
      { day: '2026-11-18', ok: false, chose: 'i' },
    ])
    expect(state('sound:i|hear')).toMatchObject({ state: 'new', tries: [] })
    expect(brings.sounds).toEqual(['a', 'i', 'm'])
  })

  it('come with what she told and guessed about books, newest first', async () => {
    const of = (type: string, place: string, more: object) => ({
      ...envelope('2026-11-18'),
      type,
      place,
      round: 1,
      ...more,
    })
    await send([
      of('prediction', 'b1-p09', { ask: 'b1-p09-predict', chose: 'answer-3' }),
      of('told', 'b1-p14', { ask: 'b1-p14-tell' }),
      of('told', 'b1-p14', { ask: 'of-a-later-app' }),
    ])
    const saidIn = async (lang: string) => {
      const answer = await teacher.get(`/api/classes/${classId}/report/learners/${learnerId}/path?lang=${lang}`)
      return childPathAnswer.parse(answer.json()).data.said
    }
    expect((await saidIn('id')).map(({ kind, day, book_id }) => [kind, day, book_id])).toEqual([
      ['told', '2026-11-18', 1],
      ['guessed', '2026-11-18', 1],
    ])
    const [told, guessed] = await saidIn('id')
    expect(told).not.toHaveProperty('chose')
    expect(guessed?.chose?.id.length).toBeGreaterThan(0)
    expect(await saidIn('en')).toEqual([])
  })

  it('are changed by the teacher, reach the child’s device, and go back to the app', async () => {
    expect((await choose(CHOICE)).statusCode).toBe(200)
    const { row } = await rowOf()
    expect(row).toMatchObject({ step: 'id-02', own_step: 'id-01', held: { choice: CHOICE, turns_left: 5 } })
    expect(row.why.pinned.map(({ item }) => item)).toEqual(['sound:b|hear'])
    const mine = async () => (await child.get('/api/path')).json().data.choices
    expect(await mine()).toEqual([{ lang: 'id', day: '2026-11-20', choice: CHOICE }])
    const record = (await teacher.get(`/api/classes/${classId}/learners/${learnerId}/record`)).json().data
    expect(record.path_choices).toEqual([{ lang: 'id', day: '2026-11-20', choice: CHOICE }])
    expect((await choose(null)).statusCode).toBe(200)
    expect(await mine()).toEqual([])
    expect((await rowOf()).row).toMatchObject({ step: 'id-01', held: null })
    const { entries } = (await teacher.get(`/api/classes/${classId}/journal`)).json().data
    expect(entries.filter(({ action }: { action: string }) => action === 'path.changed')).toHaveLength(2)
  })

  it.each([
    ['an item that the ladder does not ask', { pin: ['sound:qq|hear'] }, 'pin'],
    ['text that is no item', { pin: ['m'] }, 'choice.pin.0'],
    ['a skill that nobody asks', { off: ['juggle'] }, 'off'],
    ['a step of the other language', { step: 'en-02' }, 'step'],
    ['an hour', { minutes: 60 }, 'choice.minutes'],
    ['no end that is known', { lasts: 'always' }, 'choice.lasts'],
  ])('refuse %s, and stay as they were', async (_, change, field) => {
    const answer = await choose({ ...CHOICE, ...change })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toContain(field)
    expect((await rowOf()).row.held).toBeNull()
  })

  it('ask a child who plays without sound nothing that has to be heard', async () => {
    expect((await child.put('/api/profile/mode', { mode: 'withoutSound' })).statusCode).toBe(200)
    const { row } = await rowOf()
    expect(row.why.fresh.length).toBeGreaterThan(0)
    expect(row.why.fresh.filter(({ skill }) => skill === 'hear')).toEqual([])
    const refused = await choose({ ...CHOICE, off: [] })
    expect(Object.keys(refused.json().errors)).toEqual(['pin'])
    await child.put('/api/profile/mode', { mode: 'all' })
  })

  it('are made on each of her devices of what she was asked on all of them', async () => {
    const asked = async (have?: string) =>
      pathHistoryAnswer.parse((await child.get(`/api/path/history${have === undefined ? '' : `?have=${have}`}`)).json())
        .data
    const { learner_id, version, history } = await asked()
    expect(learner_id).toBe(learnerId)
    expect(history).toMatchObject({ today: '2026-11-20', days: ['2026-11-16', '2026-11-17', '2026-11-18'] })
    expect(history?.items['id sound:m|hear']?.map(([day, ok, guess]) => [day, ok, guess])).toEqual([
      ['2026-11-17', 0, 0.25],
      ['2026-11-18', 0, 0.25],
    ])
    expect((await asked(version)).history).toBeNull()
    const more = tried('2026-11-18', 'sound:o|hear', true)
    await send([more])
    const after = await asked(version)
    expect(after.version).not.toBe(version)
    expect(after.history?.items['id sound:o|hear']?.at(-1)).toEqual(['2026-11-18', 1, 0.25, more.id.slice(-8)])
    const other = await Visitor.signedIn(service.app, 'nobody@example.org')
    expect(pathHistoryAnswer.parse((await other.get('/api/path/history')).json()).data.history).toEqual({
      today: '2026-11-20',
      items: {},
      days: [],
    })
    expect((await service.app.inject('/api/path/history')).statusCode).toBe(401)
  })

  it('are nobody else’s: another teacher’s class, a child of no class of hers', async () => {
    const stranger = await signedInTeacher(service, 'stranger@school.example')
    expect((await choose(CHOICE, stranger)).statusCode).toBe(404)
    const other = await teacher.put(`/api/classes/${classId}/learners/nobody/path`, { lang: 'id', choice: CHOICE })
    expect(other.statusCode).toBe(404)
  })

  it('are exported as rows, with names only if they are asked for', async () => {
    const csv = async (query: string) =>
      (await teacher.get(`/api/classes/${classId}/report/path.csv?${query}`)).body.replace('\uFEFF', '').split('\n')
    const [head, row] = await csv('language=en&names=true')
    expect(head).toContain('learner,language,step number,step,since')
    expect(row).toMatch(/,id,1,"?a, i and m"?,2026-11-16,3,needs you,1,m,/)
    const [kepala, baris] = await csv('language=id')
    expect(kepala).toContain('murid;bahasa;nomor langkah;langkah;sejak')
    expect(baris).toMatch(/^1;id;1;a, i, dan m;2026-11-16;3;perlu Anda;/)
  })

  describe('five-minute checks', () => {
    const ask = (wanted: boolean, learners = [learnerId], visitor = teacher) =>
      visitor.put(`/api/classes/${classId}/checks`, { lang: 'id', learners, wanted })
    const wanted = async () => (await child.get('/api/path')).json().data.checks
    const answers = (mastered: number) =>
      Array.from({ length: 12 }, (_, n) => ({
        item: ['sound:a|hear', 'sound:i|hear', 'sound:m|hear', 'sound:b|hear'][n % 4],
        ok: n % 4 < mastered,
      }))

    it('are asked for, reach the child’s device, and are over when she has made one', async () => {
      expect((await rowOf()).row.check).toMatchObject({ latest: null, is_wanted: false, is_over: true })
      expect((await ask(true)).statusCode).toBe(200)
      expect(await wanted()).toEqual([{ lang: 'id', asked_at: NOW }])
      expect((await rowOf()).row.check.is_wanted).toBe(true)
      expect((await rowOf('en')).row.check).toEqual({ latest: null, is_wanted: false, is_over: false })
      await send([{ ...envelope('2026-11-20'), type: 'check', answers: answers(0) }])
      expect(await wanted()).toEqual([])
      const { check } = (await rowOf()).row
      expect(check).toMatchObject({ is_wanted: false, is_over: false })
      expect(check.latest).toMatchObject({ day: '2026-11-20', step: 'id-01', answers: 12 })
      const [head, row] = (await teacher.get(`/api/classes/${classId}/report/path.csv?language=en`)).body.split('\n')
      expect(head?.trim().endsWith('last check,step number of the check')).toBe(true)
      expect(row?.trim().endsWith('2026-11-20,1')).toBe(true)
    })

    it('can be taken back', async () => {
      await ask(true)
      await ask(false)
      expect(await wanted()).toEqual([])
    })

    it('are refused for children of other classes, for nobody, and by other teachers', async () => {
      expect((await ask(true, [learnerId, 'nobody'])).statusCode).toBe(404)
      expect((await ask(true, [])).statusCode).toBe(422)
      const stranger = await signedInTeacher(service, 'stranger2@school.example')
      expect((await ask(true, [learnerId], stranger)).statusCode).toBe(404)
      expect(await wanted()).toEqual([])
    })
  })
})
