import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '../../../server/db/migrate.ts'
import type { Engine } from '../../api/helpers/engines.ts'
import { environmentOf, spawnBuilt } from '../../api/helpers/processes.ts'
import { ask } from '../ask.ts'
import { Client } from '../client.ts'
import { type Figures, summed } from '../load.ts'
import { addTeacher } from '../school.ts'
import { LARGE_FORMATS, largePicturePack, packOf } from './book.ts'
import { watchWorker } from './memory.ts'
import type { IntakeFigures } from './rows.ts'

const CHILDREN = 40
/** A child turns a page so often, ms. */
const PAGE_MS = 2000
/** Books that are taken in for the time, and while children read. */
const TIMED = 5
const MEANWHILE = 8
const BYTES = 4_000_000

/** Adds a pack. Resolves with how long that took, ms. */
type Add = (pack: Uint8Array) => Promise<number>

/** Measures a service of its own on this database; for so many seconds children read while nothing is taken in. Its worker ends itself after half a minute without work. */
export async function measureIntake(engine: Engine, quietSeconds: number): Promise<IntakeFigures> {
  const scratch = await engine.scratch()
  const data = mkdtempSync(join(tmpdir(), 'lumbung-bench-packs-'))
  const db = scratch.open()
  await migrate(db)
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, ...environmentOf(scratch.place) }
  // As it runs in a school: the compiler of `npm run dev` takes 80 MB in each process.
  const service = spawnBuilt(env)
  try {
    await service.said('http://127.0.0.1:')
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(service.output())?.[0] ?? ''
    const add = await adding(address, await addTeacher(db))
    const watched = watchWorker(service.child.pid ?? 0)
    for (const format of LARGE_FORMATS) await add(await largePicturePack(`org.example.bench-${format}`, format))
    const workerMb = watched.stop()
    const packs = await booksOf('time', TIMED)
    const takenInMs: number[] = []
    for (const pack of packs) takenInMs.push(await add(pack))
    const readers: Client[] = []
    for (let child = 0; child < CHILDREN; child += 1) readers.push(await Client.signedIn(address))
    // The first call of each prepares its statements.
    await Promise.all(readers.map((reader) => reader.savePage(1)))
    const meanwhile = await booksOf('meanwhile', MEANWHILE)
    const until = performance.now() + quietSeconds * 1000
    const quiet = await reading(readers, () => performance.now() >= until)
    const state = { isOver: false }
    const added = (async () => {
      for (const pack of meanwhile) await add(pack)
    })().finally(() => {
      state.isOver = true
    })
    // Whichever fails first: the service is stopped in any case.
    const [busy] = await Promise.all([reading(readers, () => state.isOver), added])
    return { engine: engine.name, bytes: packs[0]?.length ?? 0, takenInMs, workerMb, quiet, busy, books: MEANWHILE }
  } finally {
    service.child.kill('SIGTERM')
    await service.ended()
    await scratch.drop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Made before the clock starts. */
async function booksOf(name: string, count: number): Promise<Uint8Array[]> {
  const packs: Uint8Array[] = []
  for (let n = 1; n <= count; n += 1) packs.push(await packOf({ key: `org.example.bench-${name}-${n}`, bytes: BYTES }))
  return packs
}

async function adding(address: string, token: string): Promise<Add> {
  const { cookie } = await ask('GET', `${address}/sanctum/csrf-cookie`)
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  return async (pack) => {
    const begun = performance.now()
    const answer = await fetch(`${address}/api/packs`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'x-xsrf-token': decodeURIComponent(csrf),
        cookie: `XSRF-TOKEN=${csrf}`,
        'content-type': 'application/zip',
      },
      body: Buffer.from(pack),
    })
    if (answer.status !== 201) throw new Error(`A book was answered with ${answer.status}: ${await answer.text()}`)
    return performance.now() - begun
  }
}

/** Each child looks at the shelf once and then turns pages, evenly spread, until it is over. */
async function reading(readers: readonly Client[], isOver: () => boolean): Promise<Figures> {
  const begun = performance.now()
  const times: number[] = []
  let errors = 0
  const timed = async (send: () => Promise<number>) => {
    const sent = performance.now()
    if ((await send()) !== 200) errors += 1
    times.push(performance.now() - sent)
  }
  const read = async (reader: Client, child: number) => {
    await delay((child / CHILDREN) * PAGE_MS)
    await timed(() => reader.books())
    for (let page = 1; !isOver(); page += 1) {
      const next = performance.now() + PAGE_MS
      await timed(() => reader.savePage(page % 14))
      await delay(Math.max(0, next - performance.now()))
    }
  }
  await Promise.all(readers.map(read))
  return summed(times, errors, (performance.now() - begun) / 1000)
}
