import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeWorkFile, sealPack } from '../../server/contract/workFileFormat.ts'
import { secretStore } from '../../server/features/workFiles/secrets.ts'
import { copyTables } from './helpers/copy.ts'
import { engines } from './helpers/engines.ts'
import { classWithLearner, exampleBook, incoming, revisionOf } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

const KEY = 'org.example.morning-words'
const OTHER = 'org.example.evening-words'

describe.each(engines)('books in a work file, from one laptop of a class to another, on $name', (engine) => {
  /** The teacher's laptop, and the school's, which was set up from its backup before there were any books. */
  let home: Service
  let school: Service
  let teacher: Visitor
  let atSchool: Visitor
  let group: Awaited<ReturnType<typeof classWithLearner>>
  let child: Visitor
  let file: Uint8Array
  beforeAll(async () => {
    home = await startService(engine)
    school = await startService(engine)
    teacher = await signedInTeacher(home, 'ratna@school.example')
    group = await classWithLearner(home, teacher)
    await openTablet(home.app, teacher, group.classId)
    await teacher.get('/api/classes')
    await secretStore(home.db).forTablet(group.classId, home.clock.now())
    await copyTables(home.db, school.db)
    atSchool = new Visitor(school.app)
    await atSchool.login('ratna@school.example')
    child = new Visitor(school.app)
    child.token = group.learner.token
    for (const key of [KEY, OTHER]) {
      const pack = await exampleBook((edit) => edit.set('pack.key', key))
      await teacher.postFile('/api/packs', pack)
    }
    await teacher.put(`/api/classes/${group.classId}/packs/${KEY}`, { access: 'open', order: 3 })
  })
  afterAll(async () => {
    await home.stop()
    await school.stop()
  })

  const made = (packs: string, by = teacher) => by.get(`/api/classes/${group.classId}/carried?packs=${packs}`)
  const handIn = async (bytes: Uint8Array, by = atSchool) =>
    by.postFile(`/api/classes/${group.classId}/carried`, bytes, 'application/octet-stream')
  const shelf = async () => (await child.get('/api/books')).json().data
  const bookThere = async () => shelf().then((rows) => rows.find(({ key }: { key: string }) => key === KEY))

  it('are put in by a teacher, from the books of the class alone', async () => {
    const answer = await made(KEY)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/octet-stream'])
    file = new Uint8Array(answer.rawPayload)
    expect(new TextDecoder().decode(file.subarray(0, 12))).toBe('LUMBUNG-WORK')
    expect((await made(OTHER)).statusCode).toBe(404)
    expect((await made('')).statusCode).toBe(422)
    expect((await made(KEY, await signedInTeacher(home))).statusCode).toBe(404)
    expect(incoming(home)).toEqual([])
  })

  it('are taken in at the other laptop, and stand on the shelf at once', async () => {
    expect(await bookThere()).toBeUndefined()
    const answer = await handIn(file)
    expect([answer.statusCode, answer.json().data.packs]).toEqual([
      200,
      [{ key: KEY, titles: { en: 'Morning Words', id: 'Kata di Pagi Hari' }, outcome: 'taken', message: null }],
    ])
    const row = await bookThere()
    expect(row).toMatchObject({ id: 1001, revision: 1, source: 'class' })
    expect((await school.app.inject({ url: row.files.book })).statusCode).toBe(200)
    const [item] = (await atSchool.get('/api/packs')).json().data
    expect(item).toMatchObject({ is_own: true, classes: [{ id: group.classId, access: 'open' }] })
    expect(incoming(school)).toEqual([])
  })

  it('are here already the second time, also where they came from', async () => {
    for (const [by, known] of [
      [atSchool, 'known'],
      [teacher, 'known'],
    ] as const) {
      const answer = await handIn(file, by)
      expect([answer.statusCode, answer.json().data.packs[0].outcome]).toEqual([200, known])
    }
    expect((await shelf()).filter(({ id }: { id: number }) => id > 1000)).toHaveLength(1)
  })

  it('raise a book, and an older one never takes its place', async () => {
    expect((await teacher.postFile('/api/packs', await revisionOf(2))).statusCode).toBe(201)
    const newer = new Uint8Array((await made(KEY)).rawPayload)
    expect((await handIn(newer)).json().data.packs[0].outcome).toBe('taken')
    expect(await bookThere()).toMatchObject({ id: 1001, revision: 2 })
    expect((await handIn(file)).json().data.packs[0].outcome).toBe('known')
    expect(await bookThere()).toMatchObject({ revision: 2 })
  })

  it('are closed until a teacher opens them, where a tablet brings them', async () => {
    await atSchool.delete(`/api/packs/${KEY}`)
    await school.db.deleteFrom('class_packs').execute()
    await school.db.deleteFrom('packs').execute()
    const token = await openTablet(school.app, atSchool, group.classId)
    const tablet = new Visitor(school.app)
    const answer = await tablet.send({
      method: 'POST',
      url: '/api/classes/carried',
      payload: Buffer.from(file),
      headers: {
        'x-xsrf-token': await tablet.csrf(),
        'content-type': 'application/octet-stream',
        'x-class-token': token,
      },
    })
    expect([answer.statusCode, answer.json().data.packs[0].outcome]).toEqual([200, 'taken'])
    expect(await bookThere()).toBeUndefined()
    const [item] = (await atSchool.get('/api/packs')).json().data
    expect(item).toMatchObject({ key: KEY, is_own: true, classes: [{ access: 'closed' }] })
  })

  it('are refused with a sentence where they are no book, cut, altered, or of another class', async () => {
    const keys = {
      class_id: group.classId,
      secrets: await secretStore(school.db).keysOf(group.classId, school.clock.now()),
    }
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
    const titles = { en: 'No book', id: 'Bukan buku' }
    const wrong = sealPack(
      new Uint8Array(100),
      { key: 'org.example.no', revision: 1, titles },
      { keys, now: school.clock.now(), random },
    )
    const answer = await handIn(writeWorkFile({ packs: [wrong] }, keys, school.clock.now()))
    expect(answer.json().data.packs).toEqual([
      { key: 'org.example.no', titles, outcome: 'refused', message: expect.stringMatching(/\w/) },
    ])
    const altered = Uint8Array.from(file)
    altered[altered.length - 9] = (altered.at(-9) ?? 0) ^ 1
    for (const bad of [file.subarray(0, file.length - 1), altered]) expect((await handIn(bad)).statusCode).toBe(422)
    const another = (await atSchool.post('/api/classes', { group_name: '2A', course_name: 'Reading' })).json().data
    const elsewhere = await atSchool.postFile(`/api/classes/${another.id}/carried`, file, 'application/octet-stream')
    expect(elsewhere.statusCode).toBe(422)
    expect(incoming(school)).toEqual([])
  })
})
