import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HomeReport } from '../../server/contract/report.ts'
import { DEMO_LEARNERS, DEMO_NOW } from '../../server/demo/classroom.ts'
import { DEMO, demoEmail, seedDemo } from '../../server/demo/seed.ts'
import { buildCatalog } from '../../src/content/catalog.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { specifiedBooks } from '../helpers/specifiedBooks.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

// For the source of these figures see server/features/report/figures/figures.test.ts.
const expected = JSON.parse(
  readFileSync(new URL('../../server/features/report/fixtures/figures.json', import.meta.url), 'utf8'),
)
const figuresOf = (id: unknown) => expected.learners.find((one: { id: string }) => one.id === id)

const nameOf = (id: string) => DEMO_LEARNERS.find(([one]) => one === id)?.[1]

/** The next steps that the design of the dashboard shows for the same class. */
const NEXT_STEPS = {
  Adit: { kind: 'again', book_id: 2, stars: 5, practise: ['10', '11', '12'].map((name) => ({ item: { name } })) },
  Alya: { kind: 'page', book_id: 3, page: 3, pages: 12 },
  Arjuna: { kind: 'practise', lang: 'en', item: { key: 'letter:E|find' }, place: { book_id: 1, number: 8 } },
  Aulia: { kind: 'flip', book_id: 3, flipped: 13, of: 17, day: '2026-11-13' },
  Bagus: { kind: 'struggling', skill: 'use', lang: 'en', missed: 54, asked: 97 },
  Cahaya: { kind: 'book', book_id: 4 },
  Dewi: { kind: 'practise', lang: 'id', item: { key: 'letter:G|sound' } },
  Dimas: { kind: 'book', book_id: 3 },
  Elok: { kind: 'stuck', left: 3, days: ['2026-11-09', '2026-11-13', '2026-11-17'], practise: { length: 1 } },
  Fikri: { kind: 'stuck', left: 3, practise: { length: 2 } },
  Galang: { kind: 'away', days_away: 8, book_id: 1 },
  Hana: { kind: 'activities', book_id: 3, finished: 1, of: 3 },
  Ilham: { kind: 'again', book_id: 2, practise: ['11', 'one', 'four'].map((en) => ({ item: { label: { en } } })) },
  Intan: { kind: 'alone' },
  Jonathan: { kind: 'begin' },
  Kadek: { kind: 'page', book_id: 3, page: 11, pages: 12 },
  Laila: { kind: 'alone' },
  Made: { kind: 'activities', book_id: 3, finished: 2, of: 3 },
  Nadia: { kind: 'alone' },
  Putri: { kind: 'again', book_id: 2, stars: 3, practise: [{ item: { label: { id: 'satu' } } }] },
  'Rafi H.': { kind: 'stuck', left: 5, practise: ['gong', 'padi'].map((id) => ({ item: { label: { id } } })) },
  'Rafi M.': { kind: 'flip', book_id: 4, flipped: 10, of: 10 },
  Siti: { kind: 'activities', book_id: 4, finished: 3, of: 5 },
  Yoga: { kind: 'practise', lang: 'id', item: { key: 'number:12|count' } },
}

const CLASS = '/api/classes/demo-class'
const catalog = await buildCatalog(specifiedBooks)
const lessons = await buildLessons(specifiedBooks)

describe.each(engines)('the report on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let stranger: Visitor
  beforeAll(async () => {
    service = await startService(engine, {
      catalog,
      lessons,
      clock: () => new Date(DEMO_NOW),
      config: testConfig({ TIME_ZONE: 'Asia/Jakarta' }),
    })
    await seedDemo(service.db, new Date(DEMO_NOW), catalog, { hasPath: false })
    teacher = new Visitor(service.app)
    await teacher.login(DEMO.teacher.email, DEMO.password)
    stranger = await signedInTeacher(service)
  })
  afterAll(() => service.stop())

  const report = async (path = '', visitor = teacher) => {
    const answer = await visitor.get(`${CLASS}/report${path}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().data
  }

  describe('of the demo class', () => {
    it('lists who needs what next, one entry per kind, in order', async () => {
      const { head, needs, active, done }: HomeReport = await report()
      const names = (ids: readonly string[]) => ids.map((id) => head.learners.find((one) => one.id === id)?.name)
      expect(needs.map(({ kind }) => kind)).toEqual(['stuck', 'struggling', 'mix', 'flip', 'away', 'done'])
      const [stuck, struggling, , flip, away, ready] = needs
      expect(stuck).toMatchObject({ left: 3 })
      expect(names(struggling?.learner_ids ?? [])).toEqual(['Bagus', 'Rafi H.', 'Arjuna', 'Elok', 'Fikri', 'Dewi'])
      expect(struggling).toMatchObject({ each: [{ missed: 54, not_yet: 21, asked: 97 }, {}, {}, {}, {}, {}] })
      expect(flip).toMatchObject({
        each: [
          { flipped: 10, of: 10 },
          { flipped: 13, of: 17 },
        ],
      })
      expect(names(ready?.learner_ids ?? [])).toEqual(['Intan', 'Laila', 'Nadia', 'Rafi M.'])
      expect(names(ready?.unsent ?? [])).toEqual(['Laila'])
      expect(stuck).toMatchObject({ place: { id: '103', kind: 'activity', book_id: 1, number: 3 } })
      expect(names(stuck?.learner_ids ?? [])).toEqual(
        expected.learners
          .filter(({ left }: { left: { place: string }[] }) => left.some(({ place }) => place === '103'))
          .map(({ id }: { id: string }) => DEMO_LEARNERS.find(([one]) => one === id)?.[1]),
      )
      expect(names(flip?.learner_ids ?? [])).toEqual(['Rafi M.', 'Aulia'])
      expect(names(away?.learner_ids ?? [])).toEqual(['Galang', 'Jonathan'])
      expect(active.learner_ids).toHaveLength(expected.totals.activeThisWeek)
      expect(active.unsent_only).toEqual(expected.totals.seenUnsent)
      expect(done.map(({ learner_ids }) => learner_ids.length)).toEqual(
        catalog.books.map(
          (_, book) => expected.learners.filter((one: { books: { best: unknown }[] }) => one.books[book]?.best).length,
        ),
      )
    })

    it('lists every pair of items that enough children mix up, by number of children', async () => {
      const { needs }: HomeReport = await report()
      const mix = needs.find((need) => need.kind === 'mix')
      const found = (mix?.pairs ?? []).flatMap(({ lang, taken }) =>
        taken.map(
          ({ item, chose, learner_ids, asked }) => `${lang} ${item.key} ${chose.key} ${learner_ids.length}/${asked}`,
        ),
      )
      const wanted = Object.entries<{ asked: number; chose: Record<string, string[]> }>(expected.table).flatMap(
        ([pair, { asked, chose }]) =>
          Object.entries(chose).flatMap(([other, ids]) =>
            asked >= 5 && ids.length >= 3 ? [`${pair} ${other} ${ids.length}/${asked}`] : [],
          ),
      )
      expect(found.toSorted()).toEqual(wanted.toSorted())
      expect(found).toContain('en letter:E|sound letter:I|sound 6/9')
      expect(found).toContain('id letter:I|sound letter:L|sound 9/21')
      const childrenOf = (pair: NonNullable<typeof mix>['pairs'][number]) =>
        new Set(pair.taken.flatMap(({ learner_ids }) => learner_ids)).size
      const counts = (mix?.pairs ?? []).map(childrenOf)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(mix?.pairs[0]).toMatchObject({ lang: 'id', pair: [{ name: 'L' }, { name: 'I' }] })
    })

    it('lists for each stuck child the items that this child misses', async () => {
      const { needs }: HomeReport = await report()
      const stuck = needs.find((need) => need.kind === 'stuck')
      expect(stuck?.each.length).toBeGreaterThan(1)
      for (const { learner_id, practise } of stuck?.each ?? []) {
        expect(practise.length).toBeGreaterThan(0)
        for (const { item, lang } of practise) {
          expect(['help', 'not_yet']).toContain(figuresOf(learner_id).items[`${lang} ${item.key}`]?.state)
        }
      }
    })

    it('stores what a teacher ticked as done, for this teacher and this day only', async () => {
      const tick = (kind: string, day: string, done: boolean, who = teacher) =>
        who.put(`${CLASS}/done-today`, { kind, day, done })
      const ticked = async () => (await report()).done_today
      expect(await ticked()).toEqual([])
      expect((await tick('mix', '2026-11-20', true)).statusCode).toBe(200)
      expect((await tick('flip', '2026-11-20', true)).statusCode).toBe(200)
      expect((await ticked()).toSorted()).toEqual(['flip', 'mix'])
      expect((await tick('flip', '2026-11-20', false)).statusCode).toBe(200)
      // Sent late, by a computer that was offline.
      expect((await tick('mix', '2026-11-19', false)).statusCode).toBe(200)
      expect(await ticked()).toEqual(['mix'])
      expect((await tick('mix', '2026-11-30', true)).statusCode).toBe(422)
      expect((await tick('all', '2026-11-20', true)).statusCode).toBe(422)
      expect((await tick('mix', '2026-11-20', true, stranger)).statusCode).toBe(404)
      const colleague = await signedInTeacher(service, 'colleague@school.example')
      await teacher.post(`${CLASS}/teachers`, { email: 'colleague@school.example' })
      expect((await report('', colleague)).done_today).toEqual([])
    })

    it('names what devices have not sent, and whose turn is next, children without a visit first', async () => {
      const { head, turns } = await report()
      expect(head).toMatchObject({ today: '2026-11-20', monday: '2026-11-16', time_zone: 'Asia/Jakarta' })
      expect(head.class_days).toEqual(expected.classDays)
      expect(head.unsent).toMatchObject([{ device_id: 'tab-kite', name: 'Tablet Layang-Layang' }])
      expect(head.unsent[0].queued).toContainEqual({ learner_id: 'lrn-12', records: 37 })
      expect(head.unsent[0].sent_at < head.unsent[0].hello_at).toBe(true)
      expect(turns.map(({ learner_id }: { learner_id: string }) => nameOf(learner_id)).join(', ')).toBe(
        'Jonathan, Galang, Aulia, Rafi H., Elok, Alya, Bagus, Rafi M., Yoga, Adit',
      )
      expect(turns[0].last_day).toBeNull()
    })

    it('counts the missing records of a device, under the tablet’s name in the class', async () => {
      const own = await startService(engine)
      const owner = await signedInTeacher(own)
      const made = (await owner.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
      await openTablet(own.app, owner, made.id, { device_name: 'Tablet Mangga', device_id: 'tab-1' })
      const child = await Visitor.signedIn(own.app, 'gap@example.org')
      await child.post('/api/classes/join', { code: made.join_code })
      const [{ id: learner_id }] = (await owner.get(`/api/classes/${made.id}`)).json().data.learners
      const common = { device_id: 'tab-1', session_id: 's', learner_id, lang: 'en', app: '1', content: '1' }
      const event = (device_seq: number, change: object) => ({
        ...common,
        id: randomUUID(),
        at: '2026-11-21T07:00:00Z',
        device_seq,
        ...change,
      })
      const start = { type: 'session.start', how: 'email' }
      const heartbeat = (records: number) => event(9, { type: 'device.hello', queued: [{ learner_id, records }] })
      const gaps = async () => (await owner.get(`/api/classes/${made.id}/report`)).json().data.head.gaps
      // Numbers 3, 4, 5 and 9 have not arrived; one of them is still queued on the tablet.
      await child.post('/api/events', { events: [1, 2, 6, 7, 8].map((number) => event(number, start)) })
      await child.post('/api/events', { events: [heartbeat(1)] })
      expect(await gaps()).toMatchObject([{ device_id: 'tab-1', name: 'Tablet Mangga', missing: 3 }])
      await child.post('/api/events', { events: [3, 4, 5, 9].map((number) => event(number, start)) })
      expect(await gaps()).toEqual([])
      await own.stop()
    })

    it('marks a book that was completed without any page event', async () => {
      const own = await startService(engine)
      const owner = await signedInTeacher(own)
      const made = (await owner.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
      const child = await Visitor.signedIn(own.app, 'forger@example.org')
      await child.post('/api/classes/join', { code: made.join_code })
      const [{ id: learner_id }] = (await owner.get(`/api/classes/${made.id}`)).json().data.learners
      const common = { at: '2026-11-20T07:00:00Z', device_id: 'tab-1', session_id: 's', learner_id, lang: 'en' }
      const event = (device_seq: number, change: object) => ({
        ...common,
        ...change,
        id: randomUUID(),
        device_seq,
        app: '1',
        content: '1',
      })
      const booksOf = async () => (await owner.get(`/api/classes/${made.id}/report/books`)).json().data.rows[0].books
      const completed = { type: 'book.complete', place: 'book-3', round: 1, points: 100 }
      await child.post('/api/events', { events: [event(1, completed)] })
      expect((await booksOf())[2]).toMatchObject({ book_id: 3, furthest_page: 0, no_pages_seen: true })
      const files = await owner.get(`/api/classes/${made.id}/report/books.csv?language=en`)
      expect(files.body).toContain('(no pages seen)')
      const page = {
        type: 'page.leave',
        place: 'b3-p01',
        round: 1,
        mode: 'listen',
        heard: 3,
        words: 9,
        active: 9,
        to: 'next',
      }
      await child.post('/api/events', { events: [event(2, page)] })
      expect((await booksOf())[2]).toMatchObject({ furthest_page: 1, no_pages_seen: false })
      await own.stop()
    })

    it('has the same books and stars as the reference for every child', async () => {
      const { rows } = await report('/books')
      expect(rows).toHaveLength(24)
      for (const { learner_id, books, last_day } of rows) {
        const { books: wanted, lastDay } = figuresOf(learner_id)
        expect(last_day).toBe(lastDay)
        for (const [index, { state, best, times, furthest_page, rounds }] of books.entries()) {
          const figures = wanted[index]
          expect({ best, times, furthest: furthest_page, rounds, state: state === 'locked' ? 'none' : state }).toEqual({
            best: figures.best && { ...figures.best, stars: figures.best.stars },
            times: figures.times,
            furthest: figures.furthest,
            rounds: figures.rounds,
            state: figures.state,
          })
        }
      }
    })

    it('shows a book as locked if the child cannot open it yet, but not if the class opens it', async () => {
      const { rows } = await report('/books')
      const fresh = rows.find(({ learner_id }: { learner_id: string }) => learner_id === 'lrn-15')
      expect(fresh.books.map(({ state }: { state: string }) => state)).toEqual(['none', 'none', 'locked', 'locked'])
    })

    it.each(['id', 'en'])('has the same items as the reference, in %s', async (lang) => {
      const { items } = await report(`/skills?lang=${lang}`)
      expect(items).toHaveLength(115)
      for (const { item, chose, places: _places, ...cell } of items) {
        const pairs = chose.map((one: { item: { key: string }; learner_ids: string[] }) => [
          one.item.key,
          one.learner_ids,
        ])
        expect({ ...cell, chose: Object.fromEntries(pairs) }).toEqual(expected.table[`${lang} ${item.key}`])
      }
    })

    it('shows the tries behind an item: at most three of each child, latest first', async () => {
      const { item, questions } = await report('/questions?item=letter:E%7Csound&lang=en')
      expect(item.label).toEqual({ en: 'E', id: 'E' })
      expect(questions.length).toBeGreaterThan(10)
      const counts = new Map<string, number>()
      for (const { learner_id, counted, lang, item } of questions) {
        counts.set(learner_id, (counts.get(learner_id) ?? 0) + 1)
        expect({ counted, lang, key: item.key }).toEqual({ counted: true, lang: 'en', key: 'letter:E|sound' })
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(3)
      const { first, help, not_yet } = expected.table['en letter:E|sound']
      expect(new Set(counts.keys())).toEqual(new Set([...first, ...help, ...not_yet]))
      const latest = questions.find(({ learner_id }: { learner_id: string }) => learner_id === first[0])
      expect(latest.outcome).toBe('first')
    })

    it('has a page for each child, with reading record, items and the parents’ sheet', async () => {
      const page = await report('/learners/lrn-19')
      const wanted = figuresOf('lrn-19')
      expect(page).toMatchObject({
        learner: { id: 'lrn-19', name: 'Nadia' },
        sessions: wanted.sessions,
        minutes: wanted.minutes,
        days: wanted.days,
        too_early: false,
      })
      const { heardThrough, aloneThrough, ...counts } = wanted.books[0].reading.any
      expect(page.reading).toContainEqual({
        book_id: 1,
        lang: 'any',
        ...counts,
        heard_books: heardThrough,
        alone_books: aloneThrough,
      })
      expect(page.items).toHaveLength(Object.keys(wanted.items).length)
      expect(page.catalog).toHaveLength(115)
      expect(page.latest).toHaveLength(6)
      const known = Object.values(wanted.items).filter((item) => Object(item).known)
      expect(page.items.filter((item: { known: boolean }) => item.known)).toHaveLength(known.length)
      expect(page.sheet.length).toBeGreaterThan(20)
    })

    it('proposes one next step for each child', async () => {
      const { rows } = await report('/learners')
      const steps = rows.map((row: { learner_id: string; next: object }) => [nameOf(row.learner_id), row.next])
      expect(Object.fromEntries(steps)).toMatchObject(NEXT_STEPS)
      expect(steps).toHaveLength(Object.keys(NEXT_STEPS).length)
      for (const { learner_id, sessions, answers } of rows) {
        expect({ learner_id, isEarly: answers === null }).toEqual({ learner_id, isEarly: sessions < 3 })
      }
      const answersOf = (name: string) =>
        rows.find((row: { learner_id: string }) => nameOf(row.learner_id) === name).answers
      // Few of their items have had a second day, so "known" alone would not tell the two apart.
      expect(answersOf('Rafi M.')).toEqual({ first: 80, asked: 111, known: 0, repeated: 7 })
      expect(answersOf('Bagus')).toEqual({ first: 43, asked: 97, known: 0, repeated: 0 })
    })

    it('counts the items on each rung of the ladder; no item is about syllables', async () => {
      const { rungs, rows } = await report('/ladder?lang=id')
      expect(rungs.map(({ rung, items }: { rung: string; items: number }) => [rung, items])).toEqual([
        ['letters', 12],
        ['syllables', 0],
        ['read', expect.any(Number)],
        ['build', expect.any(Number)],
        ['counting', 12],
        ['understanding', expect.any(Number)],
      ])
      for (const row of rows) {
        for (const { first, known, asked } of row.rungs) expect(known <= first && first <= asked).toBe(true)
      }
    })
  })

  describe('with dates', () => {
    it('counts only these days, and gives the same up_to as without dates', async () => {
      const all = await report('/learners/lrn-01')
      const week = await report('/learners/lrn-01?from=2026-11-02&to=2026-11-06')
      expect(week.days).toEqual(all.days.filter((day: string) => day >= '2026-11-02' && day <= '2026-11-06'))
      expect(week.days.length).toBeGreaterThan(0)
      expect(week.head).toMatchObject({ filter: { from: '2026-11-02', to: '2026-11-06' }, up_to: all.head.up_to })
      const one = await report(`/learners/lrn-01?from=${week.days[0]}&to=${week.days[0]}`)
      expect(one.days).toEqual([week.days[0]])
      expect((await report('/learners/lrn-01?to=2026-10-01')).sessions).toBe(0)
    })

    it.each([
      ['?from=yesterday', 'from'],
      ['?from=2026-02-30', 'from'],
      ['?to=2026-11', 'to'],
      ['?from=2026-11-06&to=2026-11-02', 'to'],
      ['/skills?lang=fr', 'lang'],
      ['/questions?lang=en', 'item'],
      ['/questions?item=letter:Q%7Csound', 'item'],
      ['/books.csv?names=perhaps', 'names'],
    ])('rejects %s and names the field', async (path, field) => {
      const answer = await teacher.get(`${CLASS}/report${path}`)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)).toEqual([field])
    })
  })

  describe('by class and learner', () => {
    it.each([
      '',
      '/books',
      '/skills',
      '/ladder',
      '/learners',
      '/learners/lrn-01',
      '/questions?item=letter:E%7Csound',
      '/books.csv',
      '/skills.csv',
      '/learners/lrn-01/tries.csv',
      '/learners/lrn-01/reading.csv',
    ])('returns 404 to other teachers for %s', async (path) => {
      const answer = await stranger.get(`${CLASS}/report${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'There is no such class.' })
    })

    it('returns 404 for a learner who is not in the class', async () => {
      for (const path of ['/learners/nobody', '/learners/nobody/tries.csv', '/learners/nobody/reading.csv']) {
        expect((await teacher.get(`${CLASS}/report${path}`)).statusCode).toBe(404)
      }
      const answer = await teacher.get(`${CLASS}/report/questions?item=letter:E%7Csound&learner_id=nobody`)
      expect(answer.json()).toEqual({ message: 'There is no such learner in this class.' })
    })

    it('is empty for a class without learners', async () => {
      const made = (await stranger.post('/api/classes', { group_name: '2A', course_name: 'Reading' })).json().data
      const answer = await stranger.get(`/api/classes/${made.id}/report`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toMatchObject({ needs: [], turns: [], stuck: [], head: { up_to: null, learners: [] } })
    })
  })

  describe('as CSV', () => {
    const csv = async (path: string) => {
      const answer = await teacher.get(`${CLASS}/report${path}`)
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(answer.body.startsWith('\u{feff}')).toBe(true)
      return answer.body.slice(1).trimEnd().split('\r\n')
    }

    it('has numbers instead of names by default, and headings in both languages', async () => {
      const [heading, first] = await csv('/books.csv')
      expect(heading?.split(';').slice(0, 2)).toEqual(['murid', 'buku 1: keadaan'])
      expect(first).toMatch(/^1;selesai dengan bantuan;3;3;/)
      const [english, named] = await csv('/books.csv?language=en&names=true')
      expect(english?.split(',').at(-1)).toBe('last day')
      expect(named).toMatch(/^Adit,done with help,3,3,/)
    })

    it('has a row for each item, each try and each page read', async () => {
      const items = expected.learners.reduce(
        (sum: number, one: object) => sum + Object.keys(Object(one).items).length,
        0,
      )
      expect(await csv('/skills.csv')).toHaveLength(items + 1)
      expect((await csv('/learners/lrn-01/tries.csv?language=en'))[0]).toBe(
        'time,learner,language,place,item,skill,question,try,right,help,chance of a blind hit,chosen instead,counted',
      )
      const events = service.db.selectFrom('events').select('type').where('learner_id', '=', 'lrn-01')
      expect(await csv('/learners/lrn-01/tries.csv')).toHaveLength(
        (await events.where('type', '=', 'try').execute()).length + 1,
      )
      expect(await csv('/learners/lrn-01/reading.csv')).toHaveLength(
        (await events.where('type', '=', 'page.leave').execute()).length + 1,
      )
    })

    it('has every try and every page read of the class, by learner number', async () => {
      for (const [name, type] of [
        ['tries', 'try'],
        ['reading', 'page.leave'],
      ] as const) {
        const [heading, ...rows] = await csv(`/${name}.csv?language=en`)
        expect(heading).toMatch(/^\uFEFF?time,learner,language,/)
        const events = service.db.selectFrom('events').select('learner_id').where('type', '=', type)
        expect(rows).toHaveLength((await events.execute()).length)
        const own = await csv(`/learners/lrn-01/${name}.csv?language=en`)
        const number = rows[0]?.split(',')[1]
        expect(rows.filter((row) => row.split(',')[1] === number)).toEqual(own.slice(1))
        expect(new Set(rows.map((row) => row.split(',')[1])).size).toBeGreaterThan(20)
        const day = await csv(`/${name}.csv?from=2026-11-09&to=2026-11-09`)
        expect(day.length).toBeGreaterThan(1)
        expect(day.length).toBeLessThan(rows.length)
      }
    })

    // The service rejects new names like these, but stored ones must not become formulas with any separator either.
    it.each(['=HYPERLINK("http://evil.example")', "x;=1+cmd|' /c calc'!A1", 'x,=1+1', '\t=1', 'x|@SUM(1)'])(
      'contains no formula for the name %j',
      async (name) => {
        const rename = (id: string, to: string) =>
          service.db.updateTable('users').set({ name: to }).where('id', '=', id).execute()
        await rename('lrn-01', name)
        await rename('lrn-15', name)
        for (const language of ['en', 'id'])
          for (const file of ['books', 'skills', 'tries', 'reading']) {
            const answer = await teacher.get(`${CLASS}/report/${file}.csv?names=true&language=${language}`)
            const rows = answer.body.slice(1).split(/[\r\n]+/)
            expect(rows.some((row) => row.includes("'"))).toBe(true)
            const cells = [',', ';', '\t', '|'].flatMap((separator) => rows.flatMap((row) => row.split(separator)))
            expect(cells.filter((cell) => /^[\s"]*(?:[=+@]|-(?![\d.,]+$))/.test(cell))).toEqual([])
          }
        await rename('lrn-01', 'Adit')
        await rename('lrn-15', 'Jonathan')
      },
    )
  })

  describe('on projections', () => {
    const projectionOf = (id: string) =>
      service.db.selectFrom('digests').selectAll().where('learner_id', '=', id).executeTakeFirst()

    it('uses cached ones until events arrive, then calculates them again', async () => {
      const before = await report('/learners/lrn-19')
      const stored = await projectionOf('lrn-19')
      expect(stored?.data).toBeTruthy()
      expect(stored?.made_of).toBe(stored?.version)
      const child = new Visitor(service.app)
      await child.login(demoEmail('lrn-19') ?? '', DEMO.password)
      const tried = (n: number, ok: boolean, seconds: number) => ({
        id: randomUUID(),
        type: 'try',
        at: new Date(Date.parse(DEMO_NOW) - 600_000 + seconds * 1000).toISOString(),
        device_id: 'phone-19',
        device_seq: 100_000 + seconds,
        session_id: 'new-session',
        learner_id: 'lrn-19',
        lang: 'id',
        app: '0.1.0',
        content: 1,
        ask: 'new-ask',
        item: 'word:eyes|build',
        place: '303',
        n,
        ok,
        help: 0,
        guess: 0.05,
        input: 'tap',
      })
      const sent = await child.post('/api/events', { events: [tried(1, false, 0), tried(2, true, 90)] })
      expect(sent.json().data.taken).toHaveLength(2)
      expect((await projectionOf('lrn-19'))?.made_of).not.toBe((await projectionOf('lrn-19'))?.version)
      const after = await report('/learners/lrn-19')
      expect(after.sessions).toBe(before.sessions + 1)
      // The spelling scene sends body words in the group `word`; the report counts them in `body`.
      expect(after.latest[0]).toMatchObject({ item: { key: 'body:eyes|build' }, outcome: 'help', tries: [{}, {}] })
      expect(after.head.up_to).toBe(new Date(DEMO_NOW).toISOString())
    })

    it('calculates missing ones, as after a restored backup', async () => {
      const before = await report()
      await service.db.deleteFrom('digests').execute()
      expect(await report()).toEqual(before)
    })

    it('shows the latest observation of a question, and who made it', async () => {
      const tick = (mark: string, second: number) => ({
        id: randomUUID(),
        type: 'observation',
        at: new Date(Date.parse(DEMO_NOW) - 60_000 + second * 1000).toISOString(),
        device_id: 'desk',
        device_seq: second,
        session_id: 'desk-1',
        learner_id: 'lrn-02',
        lang: 'id',
        app: '0.1.0',
        content: 1,
        question: { book: 1, number: 2 },
        mark,
      })
      await teacher.post('/api/events', { events: [tick('part', 1), tick('own-words', 2)] })
      const { observations } = await report('/learners/lrn-02')
      expect(observations).toMatchObject([{ book_id: 1, number: 2, mark: 'own-words', by: 'Bu Ratna' }])
      const { rows } = await report('/ladder')
      expect(rows.find((row: { learner_id: string }) => row.learner_id === 'lrn-02').talk).toEqual({
        own_words: 1,
        part: 0,
        not_yet: 0,
      })
    })
  })

  it('has no more events after the demo is seeded again', async () => {
    const count = async () => (await service.db.selectFrom('events').select('id').execute()).length
    const before = await count()
    await seedDemo(service.db, new Date(DEMO_NOW), catalog, { hasPath: false })
    expect(await count()).toBe(before)
  })
})
