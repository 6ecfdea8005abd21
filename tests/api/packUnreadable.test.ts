import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOK_IDS } from '../../src/content/library.ts'
import { packStore } from '../../server/packs/store/packStore.ts'
import { listBooks } from '../../tools/book/service.ts'
import { engines } from './helpers/engines.ts'
import { classWithLearner, exampleBook, revisionOf } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, type Visitor } from './helpers/service.ts'

const KEYS = ['org.example.first', 'org.example.second'] as const
const [FIRST, SECOND] = KEYS

describe.each(engines)('a stored book that this version cannot read, on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let group: Awaited<ReturnType<typeof classWithLearner>>
  /** The app of a later version, on the same database. */
  let app: Service['app']
  let late: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    teacher = await signedInTeacher(service)
    group = await classWithLearner(service, teacher)
    for (const [order, key] of KEYS.entries()) {
      const pack = await exampleBook((edit) => edit.set('pack.key', key))
      await teacher.postFile('/api/packs', pack)
      await teacher.put(`/api/classes/${group.classId}/packs/${key}`, { access: 'open', order })
    }
    for (const book_id of [1001, 1002]) await group.learner.post('/api/progress/start-book', { book_id })
    // What a later version finds: a book whose pages have a kind that it no longer has.
    const content = (await packStore(service.db).contentOf(FIRST, 1)) ?? ''
    const broken = JSON.parse(content)
    broken.book.pages[1].interactionType = 'skywriting'
    delete broken.book.pages[1].title
    await service.db
      .updateTable('pack_revisions')
      .set({ content: JSON.stringify(broken) })
      .where('key', '=', FIRST)
      .execute()
    app = await service.replica()
    late = await signedInTeacher({ ...service, app }, 'late@school.example')
    await teacher.post(`/api/classes/${group.classId}/teachers`, { email: 'late@school.example' })
  })
  afterAll(() => service.stop())

  const learnerAt = (method: 'GET' | 'PATCH', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${group.learner.token}`, 'x-requested-with': 'XMLHttpRequest' },
      ...(payload && { payload }),
    })

  it('is named in the log, once', async () => {
    await app.ready()
    await late.get('/api/packs')
    const lines = service.logs.filter((line) => line.includes(`the book ${FIRST}, revision 1, can't be read`))
    expect(lines).toHaveLength(1)
  })

  it('is named on the teacher’s screen and by the command, and can be withdrawn', async () => {
    const { data } = (await late.get('/api/packs')).json()
    expect(data.map(({ key, state }: { key: string; state: string }) => [key, state])).toEqual([
      [SECOND, 'ready'],
      [FIRST, 'unreadable'],
    ])
    expect(data[1]).toMatchObject({ titles: { en: 'Morning Words', id: 'Kata di Pagi Hari' }, book_id: 1001 })
    const out = await late.get(`/api/packs/${FIRST}/export`)
    expect([out.statusCode, out.json().message]).toEqual([409, expect.stringContaining('can’t be read')])
    const { sentence, books } = await listBooks(service)
    expect(books?.map(({ is_readable }) => is_readable)).toEqual([false, true])
    expect(sentence).toContain('can’t be read by this version')
  })

  it('is on no shelf, and the others are, with their files and reports', async () => {
    const rows = (await learnerAt('GET', '/api/books')).json().data
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 1002])
    expect((await app.inject({ url: rows[3].files.book })).statusCode).toBe(200)
    for (const path of ['', '/books', '/skills', '/ladder', `/learners/${group.learnerId}`]) {
      const report = await late.get(`/api/classes/${group.classId}/report${path}`)
      expect([path, report.statusCode]).toEqual([path, 200])
    }
    const { head } = (await late.get(`/api/classes/${group.classId}/report/books`)).json().data
    expect(head.books.map(({ id }: { id: number }) => id)).toEqual([...BOOK_IDS, 1002])
  })

  it('loses nothing that a child did in it: devices keep that until it can be read', async () => {
    const csrf = await group.learner.csrf()
    const save = await app.inject({
      method: 'PATCH',
      url: '/api/progress/update-page',
      headers: {
        authorization: `Bearer ${group.learner.token}`,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': csrf,
        cookie: `XSRF-TOKEN=${encodeURIComponent(csrf)}`,
      },
      payload: { book_id: 1001, page_number: 3 },
    })
    expect([save.statusCode, save.json().message]).toEqual([503, expect.stringContaining('cannot be read')])
    expect(Number(save.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is there again with a newer revision', async () => {
    const second = await revisionOf(2, (edit) => edit.set('pack.key', FIRST))
    expect((await teacher.postFile('/api/packs', second)).statusCode).toBe(201)
    const { data } = (await late.get('/api/packs')).json()
    expect(data.map(({ state }: { state: string }) => state)).toEqual(['ready', 'ready'])
    expect((await learnerAt('GET', '/api/books')).json().data).toHaveLength(5)
    expect((await late.get(`/api/classes/${group.classId}/report/books`)).statusCode).toBe(200)
  })
})
