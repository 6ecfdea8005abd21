import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACK_REFUSALS } from '../../server/features/packs/answers.ts'
import { readPack } from '../../server/packs/readPack.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines } from './helpers/engines.ts'
import { blobsIn, classWithLearner, exampleBook, incoming, revisionOf } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, testConfig, Visitor } from './helpers/service.ts'

const KEY = 'org.example.morning-words'

describe.each(engines)('a book that a running service takes in, on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let other: Visitor
  let group: Awaited<ReturnType<typeof classWithLearner>>
  beforeAll(async () => {
    service = await startService(engine, { config: testConfig({ CHROMIUM_PATH: 'none' }) })
    teacher = await signedInTeacher(service)
    other = await signedInTeacher(service)
    group = await classWithLearner(service, teacher)
  })
  afterAll(() => service.stop())

  const shelfOf = async (visitor: Visitor) => (await visitor.get('/api/books')).json().data
  const rowOf = async (visitor: Visitor) => (await shelfOf(visitor)).find(({ key }: { key: string }) => key === KEY)
  const file = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers })
  const open = (access = 'open', order = 1) =>
    teacher.put(`/api/classes/${group.classId}/packs/${KEY}`, { access, order })
  const event = (change: object) => ({
    id: crypto.randomUUID(),
    at: service.clock.now().toISOString(),
    device_id: 'tablet-1',
    device_seq: 1,
    session_id: 'visit-1',
    learner_id: group.learnerId,
    lang: 'en',
    app: '1',
    content: '1',
    book: { key: KEY, revision: 1 },
    ...change,
  })

  it('is looked at first, and nothing of it is there afterwards', async () => {
    const answer = await teacher.postFile('/api/packs?check=1', await exampleBook())
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      key: KEY,
      revision: 1,
      title: 'Morning Words',
      titles: { id: 'Kata di Pagi Hari' },
      level: 'A',
      licence: 'CC-BY-4.0',
      authors: ['Tim Contoh'],
      pages: 13,
      book_id: null,
      present: null,
      refusal: null,
    })
    const codes = answer.json().data.warnings.map(({ code }: { code: string }) => code)
    expect(codes).toContain('sound-opus-only')
    expect(await blobsIn(service)).toEqual([])
    expect(incoming(service)).toEqual([])
    expect((await teacher.get('/api/packs')).json().data).toEqual([])
  })

  it('is added once, whatever is sent again, and is the teacher’s alone', async () => {
    const pack = await exampleBook()
    const answer = await teacher.postFile('/api/packs', pack)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ key: KEY, revision: 1, book_id: 1001 })
    const again = await teacher.postFile('/api/packs', pack)
    expect([again.statusCode, again.json().data.book_id]).toEqual([200, 1001])
    expect(incoming(service)).toEqual([])
    const foreign = await other.postFile('/api/packs', pack)
    expect([foreign.statusCode, foreign.json().message]).toEqual([409, expect.stringContaining('somebody else')])
    expect((await other.get(`/api/packs/${KEY}`)).statusCode).toBe(404)
    const copy = await other.postFile('/api/packs?copy=1', pack)
    expect(copy.statusCode).toBe(201)
    expect(copy.json().data).toMatchObject({ key: expect.stringMatching(/^org\.example\.morning-words\.copy-/) })
    const changed = await teacher.postFile('/api/packs', await revisionOf(1, (edit) => edit.set('pack.credits', ['x'])))
    expect([changed.statusCode, changed.json().message]).toEqual([409, expect.stringContaining('Another file')])
    expect((await teacher.get('/api/packs')).json()).toMatchObject({
      data: [{ key: KEY, state: 'ready', is_own: true, classes: [], book_id: 1001 }],
      space: { limit: 500_000_000, used: expect.any(Number) },
    })
  })

  it('comes in over a real connection, too', async () => {
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
    const token = await teacher.csrf()
    const answer = await fetch(`${address}/api/packs`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${teacher.token}`,
        'x-xsrf-token': token,
        cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
        'content-type': 'application/zip',
      },
      body: Buffer.from(await exampleBook()),
    })
    expect([answer.status, Object(await answer.json()).data?.book_id]).toEqual([200, 1001])
  })

  it('stands on the shelf of the classes that it is opened to, and on no other', async () => {
    expect(await rowOf(group.learner)).toBeUndefined()
    expect((await group.learner.post('/api/progress/start-book', { book_id: 1001 })).statusCode).toBe(403)
    expect((await open()).json().data.classes).toEqual([{ id: group.classId, access: 'open', order: 1 }])
    const rows = await shelfOf(group.learner)
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 1001])
    expect(rows[3]).toMatchObject({
      title: 'Morning Words',
      titles: { en: 'Morning Words', id: 'Kata di Pagi Hari' },
      is_locked: false,
      total_pages: 13,
      key: KEY,
      revision: 1,
      level: 'A',
      languages: ['en', 'id'],
      source: 'class',
      bytes: expect.any(Number),
    })
    expect(rows[0]).toMatchObject({ source: 'ours', files: null })
    expect(await rowOf(teacher)).toMatchObject({ id: 1001 })
    expect(await rowOf(await Visitor.signedIn(service.app))).toBeUndefined()
    expect((await service.app.inject({ url: '/content/catalog.json' })).json().books).toHaveLength(3)
  })

  it('gives its documents and files under its path alone', async () => {
    const { files, cover_image } = await rowOf(group.learner)
    const media = /^\/packs\/[\w-]{43}\//.exec(files.book)?.[0] ?? ''
    const [book, activities, art, speech] = await Promise.all(
      [files.book, files.activities, files.art, files.speech].map((url) => file(url)),
    )
    expect(book?.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(book?.json()).toMatchObject({ id: 1001, key: KEY, pages: expect.any(Array) })
    expect(book?.json().pages[1]).toMatchObject({
      id: 'b1001-p01',
      image: `${media}media/village.webp`,
      audio: { en: '/audio/books/book1001/pages/en/p01.mp3' },
    })
    expect(activities?.json().postActivities[0]).toMatchObject({ id: 100_101 })
    expect(Object(art?.json())).toHaveProperty('pages')
    expect(speech?.json().files).toEqual([`${media}media/en/words`, `${media}media/id/words`])
    expect(speech?.json().lines['/audio/books/book1001/pages/en/p01.mp3']).toEqual(expect.any(Array))
    expect(cover_image).toBe(`${media}media/cover.webp`)
    for (const url of [cover_image, cover_image.replace('.webp', '-small.avif'), cover_image.replace('webp', 'avif')]) {
      expect((await file(url)).headers['content-type']).toMatch(/^image\/(webp|avif)$/)
    }
    // Only Opus is there: what asks for MP3 gets it all the same.
    const sound = await file(`${media}media/id/words.mp3`)
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/webm'])
    const part = await file(`${media}media/en/words.webm`, { range: 'bytes=10-19' })
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
      206,
      10,
      `bytes 10-19/${sizeOf(await file(`${media}media/en/words.webm`))}`,
    ])
    expect((await file(`${media}media/en/words.webm`, { range: 'bytes=99999999-' })).statusCode).toBe(416)
    for (const wrong of ['media/..%2f..%2fetc%2fpasswd', 'media/nothing.webp', 'pack.json', '']) {
      expect((await file(`${media}${wrong}`)).statusCode).toBe(404)
    }
    const guessed = files.book.replace(/.(?=\/book\.json)/, (last: string) => (last === 'A' ? 'B' : 'A'))
    expect((await file(guessed)).statusCode).toBe(404)
  })

  it('is read, played and completed like any other, and counts no points of our books', async () => {
    const { learner } = group
    expect((await learner.post('/api/progress/start-book', { book_id: 1001 })).statusCode).toBe(200)
    await learner.patch('/api/progress/update-page', { book_id: 1001, page_number: 5 })
    await learner.post('/api/progress/submit-post-activity', { post_activity_id: 100_101, is_correct: true })
    const completed = await learner.post('/api/progress/complete-book', { book_id: 1001 })
    expect(completed.json().data).toEqual({ total_points: 100 })
    const profile = (await learner.get('/api/auth/profile')).json().data
    expect(profile.overall_score).toBe(0)
    expect(profile.list_buku.at(-1)).toMatchObject({ id: 1001, title: 'Morning Words', grade: 5, progress: 100 })
    for (const wrong of [{ book_id: 1009 }, { book_id: 9 }]) {
      expect((await learner.post('/api/progress/start-book', wrong)).statusCode).toBe(422)
    }
  })

  it('is in the reports by the names of its pages, activities and items', async () => {
    const events = [
      event({
        type: 'page.leave',
        place: 'b1001-p01',
        round: 1,
        mode: 'listen',
        heard: 1,
        words: 1,
        active: 9,
        to: 'next',
      }),
      event({
        type: 'try',
        place: '100101',
        ask: 'word:sun',
        item: 'word:sun|read',
        n: 1,
        ok: true,
        help: 0,
        guess: 0.3,
        input: 'drag',
        device_seq: 2,
      }),
      event({
        type: 'activity.end',
        place: '100101',
        round: 1,
        score: 3,
        asked: 3,
        total: 3,
        finished: true,
        passed: true,
        device_seq: 3,
      }),
      event({ type: 'book.complete', place: 'book-1001', round: 1, points: 100, device_seq: 4 }),
    ]
    const sent = await group.learner.post('/api/events', { events })
    expect(sent.json().data.refused).toEqual([])
    const report = async (path: string) =>
      (await teacher.get(`/api/classes/${group.classId}/report${path}`)).json().data
    const { head, rows } = await report('/books')
    expect(head.books.at(-1)).toMatchObject({ id: 1001, title: { id: 'Kata di Pagi Hari' }, pages: 12 })
    expect(rows[0].books.at(-1)).toMatchObject({ book_id: 1001, times: 1, furthest_page: 1, pages: 12 })
    const questions = await report('/questions?item=word:sun%7Cread&lang=en')
    expect(questions.questions[0].place).toMatchObject({ id: '100101', book_id: 1001, title: { en: 'Words Again' } })
    const learner = await report(`/learners/${group.learnerId}`)
    expect(learner.books.at(-1)).toMatchObject({ book_id: 1001 })
    const csv = (await teacher.get(`/api/classes/${group.classId}/report/books.csv?lang=id`)).body
    expect(csv).toContain('Kata di Pagi Hari')
    // Nobody else's reports know of it.
    const theirs = await classWithLearner(service, other)
    const heads = (await other.get(`/api/classes/${theirs.classId}/report/books`)).json().data.head.books
    expect(heads.map(({ id }: { id: number }) => id)).not.toContain(1001)
  })

  it('keeps the names of what an older revision had', async () => {
    const before = await rowOf(group.learner)
    const second = await revisionOf(2, (edit) => {
      edit.set('book.pages', (pages: readonly { id: string }[]) => pages.filter(({ id }) => id !== 'p01'))
      edit.set('activities.postActivities', (all: readonly object[]) => all.map((one) => ({ ...one, key: 'renamed' })))
    })
    expect((await teacher.postFile('/api/packs', second)).statusCode).toBe(201)
    const after = await rowOf(group.learner)
    expect(after).toMatchObject({ id: 1001, revision: 2, total_pages: 12 })
    expect(after.files.book).not.toBe(before.files.book)
    // A child in the middle of the older one reads on.
    expect((await file(before.files.book)).statusCode).toBe(200)
    const installed = (await file(after.files.activities)).json()
    expect(installed.postActivities[0].id).toBe(100_102)
    const questions = await teacher.get(`/api/classes/${group.classId}/report/questions?item=word:sun%7Cread&lang=en`)
    expect(questions.json().data.questions[0].place).toMatchObject({ id: '100101', title: { en: 'Words Again' } })
    const late = await group.learner.post('/api/progress/submit-post-activity', {
      post_activity_id: 100_101,
      is_correct: true,
    })
    expect(late.statusCode).toBe(200)
    expect((await teacher.postFile('/api/packs', await revisionOf(1))).statusCode).toBe(200)
    expect((await rowOf(group.learner)).revision).toBe(2)
  })

  it('goes out again as a pack that passes the check, and as a book for other readers', async () => {
    const out = await teacher.get(`/api/packs/${KEY}/export?as=lumbung`)
    expect(out.statusCode).toBe(200)
    expect(out.headers['content-disposition']).toContain('.lumbung')
    const folder = mkdtempSync(join(tmpdir(), 'lumbung-out-'))
    writeFileSync(join(folder, 'out.lumbung'), out.rawPayload)
    const { faults, pack } = await readPack(join(folder, 'out.lumbung'))
    rmSync(folder, { recursive: true })
    expect(faults).toEqual([])
    expect(pack?.manifest).toMatchObject({ key: KEY, revision: 2 })
    const unprinted = await teacher.get(`/api/packs/${KEY}/export?as=pdf`)
    expect([unprinted.statusCode, unprinted.json().message]).toEqual([501, PACK_REFUSALS.noBrowser])
    expect((await teacher.get('/api/packs')).json().formats).toEqual(['lumbung', 'epub', 'bloompub', 'html'])
    expect((await teacher.get(`/api/packs/${KEY}/export?as=docx`)).statusCode).toBe(501)
    const epub = await teacher.get(`/api/packs/${KEY}/export?as=epub`)
    expect([epub.statusCode, epub.headers['content-type']]).toEqual([200, 'application/epub+zip'])
    expect((await other.get(`/api/packs/${KEY}/export`)).statusCode).toBe(404)
    expect(incoming(service)).toEqual([])
  })

  it('is closed, and withdrawn: its files end, the stars stay', async () => {
    const { files } = await rowOf(group.learner)
    await open('closed')
    expect(await rowOf(group.learner)).toBeUndefined()
    await open()
    expect((await other.delete(`/api/packs/${KEY}`)).statusCode).toBe(404)
    expect((await teacher.delete(`/api/packs/${KEY}`)).statusCode).toBe(200)
    expect(await rowOf(group.learner)).toBeUndefined()
    for (const url of [files.book, files.book.replace('book.json', 'media/cover.webp')]) {
      const gone = await file(url)
      expect([gone.statusCode, gone.json().message]).toEqual([410, 'This book was withdrawn.'])
    }
    // What a tablet brings late is taken.
    const late = await group.learner.patch('/api/progress/update-page', { book_id: 1001, page_number: 6 })
    expect(late.statusCode).toBe(200)
    const { rows } = (await teacher.get(`/api/classes/${group.classId}/report/books`)).json().data
    expect(rows[0].books.at(-1)).toMatchObject({ book_id: 1001, best: { stars: 5 } })
    const journal = (await teacher.get(`/api/classes/${group.classId}/journal`)).json().data.entries
    expect(journal.filter(({ action }: { action: string }) => action === 'books.changed').length).toBeGreaterThan(3)
    // The same file brings it back, under the same number.
    expect((await teacher.postFile('/api/packs', await revisionOf(2, secondChange))).statusCode).toBe(200)
    expect(await rowOf(group.learner)).toMatchObject({ id: 1001, revision: 2 })
  })
})

const secondChange = (edit: { set(path: string, value: unknown): void }) => {
  edit.set('book.pages', (pages: readonly { id: string }[]) => pages.filter(({ id }) => id !== 'p01'))
  edit.set('activities.postActivities', (all: readonly object[]) => all.map((one) => ({ ...one, key: 'renamed' })))
}

const sizeOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['content-length'])
