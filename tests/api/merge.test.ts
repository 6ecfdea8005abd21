import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countRows } from '../../server/db/copy.ts'
import { blobsOf } from '../../server/packs/store/blobsOf.ts'
import { packStore } from '../../server/packs/store/packStore.ts'
import { backup } from '../../tools/cli/backup.ts'
import { move, restore } from '../../tools/cli/carry.ts'
import type { Command } from '../../tools/cli/command.ts'
import { type Engine, engines, sqlite } from './helpers/engines.ts'
import { classWithLearner, exampleBook } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

const [SHARED, THEIRS, OURS] = ['org.example.shared', 'org.example.theirs', 'org.example.ours'] as const
const folder = mkdtempSync(join(tmpdir(), 'lumbung-merge-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(command: Command, words: string[], { db, place }: Pick<Service, 'db' | 'place'>): Promise<string> {
  const printed: string[] = []
  await command(words, { db, place, print: (line) => printed.push(line) })
  return printed.join('\n')
}

/** A school with these books, one of which a child has read. The same teacher works at both. */
async function school(engine: Engine, keys: readonly string[], read: string, activity: string) {
  const service = await startService(engine)
  const teacher = await signedInTeacher(service, 'ratna@school.example')
  const group = await classWithLearner(service, teacher)
  for (const [order, key] of keys.entries()) {
    const pack = await exampleBook((edit) => {
      edit.set('pack.key', key)
      // Each school has another activity in front of the common one.
      edit.set('activities.postActivities', (all: readonly object[]) =>
        key === SHARED ? [{ ...all[0], key: activity }, ...all] : all,
      )
    })
    const answer = await teacher.postFile('/api/packs', pack)
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([201, expect.any(String)])
    await teacher.put(`/api/classes/${group.classId}/packs/${key}`, { access: 'open', order })
  }
  const number = 1001 + keys.indexOf(read)
  await group.learner.post('/api/progress/start-book', { book_id: number })
  await group.learner.patch('/api/progress/update-page', { book_id: number, page_number: 5 })
  const common = number * 100 + (read === SHARED ? 2 : 1)
  await group.learner.post('/api/progress/submit-post-activity', { post_activity_id: common, is_correct: true })
  await group.learner.post('/api/progress/complete-book', { book_id: number })
  const base = {
    at: service.clock.now().toISOString(),
    device_id: 'tablet',
    session_id: 'visit',
    learner_id: group.learnerId,
    lang: 'en',
    app: '1',
    content: '1',
    book: { key: read, revision: 1 },
    round: 1,
  }
  const done = { score: 3, asked: 3, total: 3, finished: true, passed: true }
  const events = [
    { ...base, id: crypto.randomUUID(), device_seq: 1, type: 'book.complete', place: `book-${number}`, points: 100 },
    { ...base, id: crypto.randomUUID(), device_seq: 2, type: 'activity.end', place: String(common), ...done },
    {
      ...base,
      id: crypto.randomUUID(),
      device_seq: 3,
      type: 'page.leave',
      place: `b${number}-p01`,
      mode: 'listen',
      heard: 1,
      words: 1,
      active: 9,
      to: 'next',
    },
  ]
  expect((await group.learner.post('/api/events', { events })).json().data.refused).toEqual([])
  return { service, teacher, group, number }
}

/** What a database says of a child and a book, by what never changes: keys, and names of activities. */
async function told({ db }: Service, learnerId: string) {
  const packs = await db.selectFrom('packs').select(['key', 'number']).execute()
  const activities = await db.selectFrom('pack_activities').selectAll().execute()
  const keyOf = (number: number) => packs.find((one) => one.number === number)?.key
  const nameOf = (id: number) =>
    activities.find(({ key, place }) => key === keyOf(Math.floor(id / 100)) && place === id % 100)?.activity
  const progress = await db.selectFrom('progress').selectAll().where('user_id', '=', learnerId).execute()
  const results = await db.selectFrom('activity_results').selectAll().where('user_id', '=', learnerId).execute()
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .orderBy('device_seq')
    .execute()
  return {
    progress: progress.map(({ book_id, current_page, best_points }) => [keyOf(book_id), current_page, best_points]),
    results: results.map(({ book_id, post_activity_id }) => [keyOf(book_id), nameOf(post_activity_id)]),
    places: events.map(({ data }) => {
      const { place } = JSON.parse(data)
      const [, number = ''] = /^(?:b|book-)(\d+)/.exec(place) ?? []
      return number === '' ? nameOf(Number(place)) : place.replace(number, keyOf(Number(number)))
    }),
  }
}

describe.each(engines)('a school that is added to another, on $name', (engine) => {
  let home: Awaited<ReturnType<typeof school>>
  let target: Awaited<ReturnType<typeof school>>
  const file = join(folder, `${engine.name}.gz`)
  beforeAll(async () => {
    home = await school(sqlite, [THEIRS, SHARED], SHARED, 'home-only')
    // The number of the shared book, and the places of its activities, differ.
    target = await school(engine, [SHARED, OURS], OURS, 'target-only')
    await run(backup, [file], home.service)
  })
  afterAll(async () => {
    await home.service.stop()
    await target.service.stop()
  })

  it('keeps what is there, and brings everything else with the numbers that books have there', async () => {
    const { service } = target
    const own = await told(service, target.group.learnerId)
    const theirs = await told(home.service, home.group.learnerId)
    expect(theirs.results).toEqual([[SHARED, expect.not.stringMatching('home-only')]])
    await expect(run(restore, [file], service)).rejects.toThrow('--add')
    const printed =
      engine === sqlite
        ? await run(restore, [file, '--add'], service)
        : await run(move, [service.place.engine === 'postgres' ? service.place.url : '', '--add'], home.service)
    expect(printed).toContain('1 packs')
    expect(await told(service, target.group.learnerId)).toEqual(own)
    expect(await told(service, home.group.learnerId)).toEqual(theirs)
    const packs = await service.db.selectFrom('packs').select(['key', 'number']).orderBy('number').execute()
    expect(packs).toEqual([
      { key: SHARED, number: 1001 },
      { key: OURS, number: 1002 },
      { key: THEIRS, number: 1003 },
    ])
    for (const { sha256, size } of await packStore(service.db).files(THEIRS, 1)) {
      expect(await blobsOf(service.db, { database: service.place }).sizeOf(sha256)).toBe(size)
    }
  })

  it('is one school for its teacher, with reports that name the books of both', async () => {
    const app = await target.service.replica()
    const teacher = new Visitor(app)
    await teacher.login('ratna@school.example')
    const classes = (await teacher.get('/api/classes')).json().data.map(({ id }: { id: string }) => id)
    expect(classes.sort()).toEqual([home.group.classId, target.group.classId].sort())
    const { head, rows } = (await teacher.get(`/api/classes/${home.group.classId}/report/books`)).json().data
    const shared = head.books.find(({ id }: { id: number }) => id === 1001)
    expect(shared.title).toEqual({ en: 'Morning Words', id: 'Kata di Pagi Hari' })
    const read = rows[0].books.find(({ book_id }: { book_id: number }) => book_id === 1001)
    expect(read).toMatchObject({ times: 1, furthest_page: 1 })
  })

  it('changes nothing the second time', async () => {
    const { service } = target
    const before = await countRows(service.db)
    expect(await run(restore, [file, '--add'], service)).toContain('nothing yet')
    expect(await countRows(service.db)).toEqual(before)
    expect(await told(service, home.group.learnerId)).toEqual(await told(home.service, home.group.learnerId))
  })

  it('is refused with a sentence where the words are wrong', async () => {
    await expect(run(restore, [file, '--add', '--replace'], target.service)).rejects.toThrow('Usage:')
    await expect(run(move, ['--add'], home.service)).rejects.toThrow('Usage:')
  })
})
