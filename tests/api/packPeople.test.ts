import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packStore } from '../../server/packs/store/packStore.ts'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { classWithLearner, exampleBook, revisionOf } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

const KEY = 'org.example.morning-words'

describe.each(engines)('children in books on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let other: Visitor
  let group: Awaited<ReturnType<typeof classWithLearner>>
  /** Two children without an e-mail. */
  let children: readonly string[]
  beforeAll(async () => {
    service = await startService(engine)
    teacher = await signedInTeacher(service)
    other = await signedInTeacher(service)
    group = await classWithLearner(service, teacher)
    await teacher.post(`/api/classes/${group.classId}/learners`, { list: 'Melati\nTono', save: true })
    const { data } = (await teacher.get(`/api/classes/${group.classId}`)).json()
    const named = (name: string) => String(data.learners.find((one: { name: string }) => one.name === name)?.id)
    children = [named('Melati'), named('Tono')]
    await teacher.postFile('/api/packs', await exampleBook())
    await teacher.put(`/api/classes/${group.classId}/packs/${KEY}`, { access: 'open', order: 1 })
  })
  afterAll(() => service.stop())

  const say = (learner_ids: readonly string[], visitor = teacher) =>
    visitor.put(`/api/classes/${group.classId}/packs/${KEY}/people`, { learner_ids })
  const rowOf = async () =>
    (await group.learner.get('/api/books')).json().data.find(({ key }: { key: string }) => key === KEY)
  const statusOf = async (url: string) => (await service.app.inject({ url })).statusCode
  const item = async () => (await teacher.get(`/api/packs/${KEY}`)).json().data
  const people = () => service.db.selectFrom('pack_people').select(['learner_id', 'at']).orderBy('at').execute()

  it('are noted with the day of the family’s yes, which stays', async () => {
    const [melati = '', tono = ''] = children
    const answer = await say([melati])
    expect(answer.json().data.people).toEqual([{ learner_id: melati, class_id: group.classId }])
    const [first] = await people()
    service.clock.forward(3600)
    expect((await say([melati, tono])).statusCode).toBe(200)
    expect(await people()).toEqual([
      { learner_id: melati, at: first?.at },
      { learner_id: tono, at: expect.not.stringMatching(String(first?.at)) },
    ])
    const record = (await teacher.get(`/api/classes/${group.classId}/learners/${melati}/record`)).json().data
    expect(record.in_books).toEqual([
      { key: KEY, titles: { en: 'Morning Words', id: 'Kata di Pagi Hari' }, yes_at: first?.at },
    ])
  })

  it('are refused where they are not of the class, or the book is not theirs to see', async () => {
    const theirs = await classWithLearner(service, other)
    const wrong = await say([theirs.learnerId])
    expect([wrong.statusCode, wrong.json().errors.learner_ids]).toEqual([422, [expect.any(String)]])
    expect((await say([], other)).statusCode).toBe(404)
    const unseen = await other.put(`/api/classes/${theirs.classId}/packs/${KEY}/people`, { learner_ids: [] })
    expect(unseen.statusCode).toBe(404)
    expect((await teacher.put(`/api/classes/${group.classId}/packs/${KEY}/people`, {})).statusCode).toBe(422)
    expect(await people()).toHaveLength(2)
  })

  it('close the book when they are erased, until it is made again', async () => {
    const [melati = '', tono = ''] = children
    const { files } = await rowOf()
    const picture = files.book.replace('book.json', 'media/cover.webp')
    expect(await statusOf(picture)).toBe(200)
    await teacher.delete(`/api/classes/${group.classId}/learners/${melati}/record`)
    // In the bin she can still be brought back.
    expect(await statusOf(picture)).toBe(200)
    const bin = (await teacher.get(`/api/classes/${group.classId}/bin`)).json().data
    expect(bin).toMatchObject([{ learner_id: melati, books: [{ en: 'Morning Words', id: 'Kata di Pagi Hari' }] }])
    expect((await teacher.delete(`/api/classes/${group.classId}/bin/${melati}`)).statusCode).toBe(200)

    const closed = await item()
    expect(closed).toMatchObject({ closed_at: service.clock.now().toISOString(), people: [{ learner_id: tono }] })
    for (const url of [files.book, picture]) expect(await statusOf(url)).toBe(410)
    expect(await rowOf()).toBeUndefined()
    const journal = (await teacher.get(`/api/classes/${group.classId}/journal`)).json().data.entries
    expect(journal).toContainEqual(expect.objectContaining({ action: 'books.changed', by: null }))

    // The same file does not open it again, a withdrawal neither; who made it may have it back to change it.
    const same = await teacher.postFile('/api/packs', await exampleBook())
    expect([same.statusCode, same.json().message]).toEqual([409, expect.stringContaining('erased')])
    const look = await teacher.postFile('/api/packs?check=1', await exampleBook())
    expect(look.json().data.refusal).toContain('erased')
    expect((await teacher.get(`/api/packs/${KEY}/export`)).statusCode).toBe(200)

    expect((await teacher.postFile('/api/packs', await revisionOf(2))).statusCode).toBe(201)
    expect((await item()).closed_at).toBeNull()
    const again = await rowOf()
    expect(await statusOf(again.files.book)).toBe(200)
    // What shows her stays closed.
    expect(await statusOf(picture)).toBe(410)
  })

  it('close it in every other process, and its files go after 14 days', async () => {
    const [, tono = ''] = children
    const there = await service.replica({ lookEveryMs: 50 })
    const { files } = await rowOf()
    const statusThere = async () => (await there.inject({ url: files.book })).statusCode
    expect(await statusThere()).toBe(200)
    expect(await eraseForGood(teacher, group.classId, tono)).toEqual([200, 200])
    await expect.poll(statusThere, { timeout: 10_000 }).toBe(410)
    const packs = packStore(service.db)
    const before = (days: number) => new Date(service.clock.now().getTime() - days * 86_400_000).toISOString()
    service.clock.forward(13 * 86_400)
    await packs.letGoOfFiles(before(14))
    expect(await packs.files(KEY, 2)).not.toEqual([])
    service.clock.forward(2 * 86_400)
    await packs.letGoOfFiles(before(14))
    expect([await packs.files(KEY, 1), await packs.files(KEY, 2)]).toEqual([[], []])
    expect(await people()).toEqual([])
    expect((await teacher.postFile('/api/packs', await revisionOf(3))).statusCode).toBe(201)
    expect(await statusOf((await rowOf()).files.book)).toBe(200)
  })
})
