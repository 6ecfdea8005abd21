import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PackWorker, startPackWorker } from '../../server/packs/intake/parent.ts'
import { packStore } from '../../server/packs/store/packStore.ts'
import { sweepBlobs } from '../../server/packs/store/sweep.ts'
import { blobsOf } from '../../server/packs/store/blobsOf.ts'
import { exampleFiles } from '../packs/examplePack.ts'
import { HOSTILE } from '../packs/hostile/corpus.ts'
import { writePack } from '../../server/packs/writePack.ts'
import sharp from 'sharp'
import { engines } from './helpers/engines.ts'
import { blobsIn, classWithLearner, exampleBook, incoming, revisionOf } from './helpers/packs.ts'
import { environmentOf, SERVICE } from './helpers/processes.ts'
import { type Service, signedInTeacher, startService, testConfig, type Visitor } from './helpers/service.ts'

const KEY = 'org.example.morning-words'

/** The process of a service on this database. */
function workerOf({ place, config }: Service, troubles: Error[] = []): PackWorker {
  return startPackWorker(
    {
      ...SERVICE,
      env: { ...process.env, DATA_DIR: config.dataDir, ...environmentOf(place) },
    },
    (error) => troubles.push(error),
  )
}

/** Pictures that take a while to be re-encoded. */
async function largeBook(): Promise<Uint8Array> {
  const noise = (seed: number) =>
    sharp({
      create: {
        width: 800,
        height: 500,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: seed, sigma: 40 },
      },
    })
      .webp({ quality: 60 })
      .toBuffer()
  const media = Object.fromEntries(
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (n) => [`media/large-${n}.webp`, await noise(60 + n * 20)] as const),
    ),
  )
  const files = await exampleFiles((edit) => {
    for (const n of [1, 2, 3]) edit.set(`book.pages.${n}.image`, `media/large-${n}.webp`)
    edit.set('book.pages', (pages: readonly object[]) => [
      ...pages,
      ...[4, 5, 6].map((n) => ({ ...pages[1], id: `more-${n}`, image: `media/large-${n}.webp` })),
    ])
  }, media)
  return writePack(files)
}

describe.each(engines)('the process that takes books in, on $name', (engine) => {
  let service: Service
  let worker: PackWorker
  let teacher: Visitor
  const troubles: Error[] = []
  beforeAll(async () => {
    service = await startService(engine)
    worker = workerOf(service, troubles)
    // The same database, with a process of its own for books.
    await service.app.close()
  })
  afterAll(async () => {
    await worker.stop()
    await service.stop()
  })

  it('leaves nothing of a book that it is killed over, and takes it in the next time', async () => {
    const app = await service.replica({ packWorker: worker })
    teacher = await signedInTeacher({ ...service, app })
    const pack = await largeBook()
    // Once while it starts and checks, once while it writes pictures, once near the end.
    for (const blobs of [0, 1, 5]) {
      const state = { isAnswered: false }
      const sending = teacher.postFile('/api/packs', pack).finally(() => {
        state.isAnswered = true
      })
      while (!state.isAnswered && (worker.pid() === undefined || (await blobsIn(service)).length < blobs))
        await delay(5)
      expect(state.isAnswered && (await sending).body).toBe(false)
      const before = await blobsIn(service)
      process.kill(worker.pid() ?? 0, 'SIGKILL')
      const answer = await sending
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
      expect((await teacher.get('/api/packs')).json().data).toEqual([])
      for (const table of ['packs', 'pack_revisions', 'pack_files'] as const) {
        expect(await service.db.selectFrom(table).selectAll().execute()).toEqual([])
      }
      expect(incoming(service)).toEqual([])
      expect((await blobsIn(service)).length).toBeGreaterThanOrEqual(before.length)
      // What no row names is swept a day later.
      const blobs_ = blobsOf(service.db, service.config)
      await sweepBlobs(blobs_, packStore(service.db), new Date(Date.now() + 2 * 86_400_000))
      expect((await blobsIn(service)).filter((name) => !name.endsWith('.part'))).toEqual([])
    }
    expect(troubles.length).toBe(3)
    const whole = await teacher.postFile('/api/packs', pack)
    expect(whole.statusCode).toBe(201)
    expect((await teacher.get('/api/packs')).json().data).toMatchObject([{ key: KEY, book_id: 1001 }])
  }, 300_000)

  it('makes the light files afterwards, and tells the new size', async () => {
    const files = () => packStore(service.db).files(KEY, 1)
    await worker.lighten()
    const made = (await files()).filter(({ path }) => path === 'media/village.avif')
    expect(made).toHaveLength(1)
    const { bytes } = (await packStore(service.db).get(KEY)) ?? {}
    expect(bytes).toBe((await files()).reduce((sum, { size }) => sum + size, 0))
  }, 300_000)

  it('begins with the first piece of work', async () => {
    const idle = workerOf(service)
    expect(idle.pid()).toBeUndefined()
    await idle.lighten()
    expect(idle.pid()).toBeDefined()
    await idle.stop()
  }, 300_000)
})

describe('files that nobody should send', () => {
  let service: Service
  let teacher: Visitor
  beforeAll(async () => {
    service = await startService(engines[0] ?? expect.fail('there is no engine'))
    teacher = await signedInTeacher(service)
  })
  afterAll(() => service.stop())

  const expectNothingLeft = async () => {
    expect(incoming(service)).toEqual([])
    expect(await blobsIn(service)).toEqual([])
    expect(await service.db.selectFrom('packs').selectAll().execute()).toEqual([])
  }

  it.each(HOSTILE.map((one) => [one.name, one] as const))('%s', async (_name, { make }) => {
    // The hour's budget is another test's.
    await service.db.deleteFrom('limits').execute()
    const answer = await teacher.postFile('/api/packs', await make())
    expect([413, 422]).toContain(answer.statusCode)
    const { message, errors } = answer.json()
    expect(message.length).toBeGreaterThan(8)
    expect(answer.statusCode === 413 || Object.values(errors).flat().length > 0).toBe(true)
    await expectNothingLeft()
  })

  it('are refused where they are no file, too many, or too large', async () => {
    const { statusCode, json } = await teacher.post('/api/packs', { a: 1 })
    expect([statusCode, json().message]).toEqual([415, expect.stringContaining('application/zip')])
    expect((await teacher.postFile('/api/packs', new Uint8Array(40_000_001))).statusCode).toBe(413)
    expect((await teacher.postFile('/api/packs?check=maybe', new Uint8Array(3))).statusCode).toBe(422)
    await service.db.deleteFrom('limits').execute()
    const tries = await Promise.all(
      Array.from({ length: 130 }, () => teacher.postFile('/api/packs', new Uint8Array(9))),
    )
    expect(new Set(tries.map(({ statusCode: status }) => status))).toEqual(new Set([422, 429]))
  })

  it('are refused where a book of another format cannot be read', async () => {
    await service.db.deleteFrom('limits').execute()
    const answer = await teacher.postFile('/api/packs/import', new TextEncoder().encode('Dear diary'))
    expect([answer.statusCode, answer.json().errors.file]).toEqual([422, [expect.any(String), expect.any(String)]])
    await expectNothingLeft()
  })
})

describe.each(engines)('space and order of books on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  beforeAll(async () => {
    service = await startService(engine, { config: testConfig({ PACKS_TEACHER_MB: '1' }), lookEveryMs: 50 })
    teacher = await signedInTeacher(service)
  })
  afterAll(() => service.stop())

  it('stops a teacher whose space is used up, with 507 and nothing left', async () => {
    // A second try finds it there.
    expect([200, 201]).toContain((await teacher.postFile('/api/packs', await exampleBook())).statusCode)
    const before = await blobsIn(service)
    const big = await exampleBook((edit) => edit.set('pack.key', 'org.example.second'))
    const answers = [await teacher.postFile('/api/packs', big)]
    for (const key of ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh']) {
      const pack = await exampleBook((edit) => edit.set('pack.key', `org.example.${key}`))
      answers.push(await teacher.postFile('/api/packs', pack))
    }
    // The same pictures count once.
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 200)).toBe(true)
    expect((await blobsIn(service)).length).toBe(before.length)
    const large = await teacher.postFile('/api/packs', await largeBook().then((bytes) => bytes))
    expect([large.statusCode, large.json().message]).toEqual([409, expect.any(String)])
    const files = await exampleFiles((edit) => edit.set('pack.key', 'org.example.large'), {
      'media/village.webp': await sharp({
        create: {
          width: 2400,
          height: 1500,
          channels: 3,
          background: '#777',
          noise: { type: 'gaussian', mean: 90, sigma: 60 },
        },
      })
        .webp({ quality: 90 })
        .toBuffer(),
    })
    const full = await teacher.postFile('/api/packs', writePack(files))
    expect([full.statusCode, full.json().message]).toEqual([507, expect.stringContaining('space')])
    expect((await blobsIn(service)).length).toBe(before.length)
  })

  it('is on the shelf of another replica within ten seconds, and gone there as soon', async () => {
    const there = await service.replica()
    const group = await classWithLearner(service, teacher)
    await teacher.put(`/api/classes/${group.classId}/packs/${KEY}`, { access: 'open', order: 1 })
    const second = await revisionOf(2)
    expect((await teacher.postFile('/api/packs', second)).statusCode).toBe(201)
    const ask = () => there.inject({ url: '/api/books', headers: { authorization: `Bearer ${group.learner.token}` } })
    const rowThere = async () =>
      (await ask()).json().data.find(({ key }: { key: string }) => key === KEY) as {
        revision: number
        files: { book: string }
      }
    await expect.poll(async () => (await rowThere())?.revision, { timeout: 10_000 }).toBe(2)
    const { files } = await rowThere()
    expect((await there.inject({ url: files.book })).statusCode).toBe(200)
    await teacher.delete(`/api/packs/${KEY}`)
    await expect.poll(async () => (await there.inject({ url: files.book })).statusCode, { timeout: 10_000 }).toBe(410)
    expect(await rowThere()).toBeUndefined()
  })

  it('lets go of the files of what was withdrawn after 14 days', async () => {
    const { key } = (await packStore(service.db).everything())[0] ?? { key: '' }
    expect(key).toBe(KEY)
    service.clock.forward(13 * 86_400)
    await packStore(service.db).letGoOfFiles(new Date(service.clock.now().getTime() - 14 * 86_400_000).toISOString())
    expect(await packStore(service.db).files(KEY, 2)).not.toEqual([])
    service.clock.forward(2 * 86_400)
    await packStore(service.db).letGoOfFiles(new Date(service.clock.now().getTime() - 14 * 86_400_000).toISOString())
    expect(await packStore(service.db).files(KEY, 2)).toEqual([])
    // The same file brings it back with its files, under another path.
    expect((await teacher.postFile('/api/packs', await revisionOf(2))).statusCode).toBe(200)
    expect(await packStore(service.db).files(KEY, 2)).not.toEqual([])
  })
})
