/**
 * `npm run bench -- server`: compares the service on this machine with bare Fastify routes, on each database engine, and again with ten times the
 * data. `--full` measures longer, with 1,000 learners and three million events, and writes docs/benchmarks-service.md. `--calls` measures only the
 * calls, without a school, in about a minute per engine.
 * Uses the PostgreSQL in `TEST_DATABASE_URL`, or Debian's if it is installed (`postgres.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '../../server/db/migrate.ts'
import { type Engine, engines } from '../api/helpers/engines.ts'
import { environmentOf, type Spawned, spawnScript } from '../api/helpers/processes.ts'
import { ask } from './ask.ts'
import { measureCalls, PARALLEL, SLICE_SECONDS } from './calls.ts'
import { Client } from './client.ts'
import { lesson } from './lesson.ts'
import { hammer, summed } from './load.ts'
import { type CallFigures, callsOnly, document, type EngineFigures, type PageFigures } from './serverReport.ts'
import type { Database } from '../../server/db/tables.ts'
import { addClass, addTeacher, EVENTS_EACH } from './school.ts'

const isFull = process.argv.includes('--full')
const isCallsOnly = process.argv.includes('--calls')
const PLAN = isFull
  ? { slices: 8, lesson: 120, sizes: [100, 1000] as const }
  : { slices: isCallsOnly ? 3 : 2, lesson: 20, sizes: [10, 100] as const }

/** Number of children who request their books while a class page is first calculated, and the pause in ms between their requests. */
const BYSTANDERS = 2
const BYSTANDER_MS = 100

/** Delay, ms, after which the dashboard retries while the service is still calculating. */
const AGAIN_MS = 2000

const begun = Date.now()
if (isCallsOnly) {
  for (const engine of engines) console.log(callsOnly(engine.name, await onEngine(engine, calls)))
} else {
  const measured: EngineFigures[] = []
  for (const engine of engines) measured.push(await onEngine(engine, measure))
  const text = document(measured, {
    ...PLAN,
    seconds: PLAN.slices * SLICE_SECONDS,
    isFull,
    parallel: PARALLEL,
    eventsEach: EVENTS_EACH,
    begun,
  })
  const file = isFull ? 'docs/benchmarks-service.md' : '.cache/benchmarks-service.md'
  mkdirSync('.cache', { recursive: true })
  writeFileSync(file, text)
  console.log(`${text}\n${file}`)
}

/** A service and the bare routes on the same new database, with signed-in children. */
interface Stand {
  readonly engine: string
  readonly db: Database
  readonly address: string
  readonly bareAddress: string
  readonly clients: readonly Client[]
}

async function onEngine<Figures>(engine: Engine, work: (stand: Stand) => Promise<Figures>): Promise<Figures> {
  const scratch = await engine.scratch()
  const db = scratch.open()
  await migrate(db)
  const place = environmentOf(scratch.place)
  const service = spawnScript('server/main.ts', [], { PORT: '0', HOST: '127.0.0.1', ...place })
  const bare = spawnScript('tests/bench/bare.ts', [], place)
  try {
    const [address, bareAddress] = [await addressOf(service), await addressOf(bare)]
    const clients = await Promise.all(Array.from({ length: PARALLEL }, () => Client.signedIn(address)))
    return await work({ engine: engine.name, db, address, bareAddress, clients })
  } finally {
    for (const { child } of [service, bare]) child.kill('SIGTERM')
    await Promise.all([service.ended(), bare.ended()])
    await scratch.drop()
  }
}

async function calls({ db, address, bareAddress, clients }: Stand): Promise<CallFigures[]> {
  await withoutBudgets(db, clients)
  return measureCalls(clients, address, bareAddress, PLAN.slices)
}

/** Measures class page and calls in a small class, again in one ten times as large, and then a lesson. */
async function measure(stand: Stand): Promise<EngineFigures> {
  const { engine, db, address, clients } = stand
  const token = await addTeacher(db)
  const askForPage = (classId: string) => () => classPage(address, classId, token)
  const steps: { calls: CallFigures[]; page: PageFigures }[] = []
  let classId = ''
  for (const learners of PLAN.sizes) {
    classId = await addClass(db, learners)
    said(engine, `${learners} learners are there`)
    const page = await readPage(askForPage(classId), clients)
    said(
      engine,
      `class page ${page.first.toFixed(0)} ms (longest answer ${page.longest.toFixed(0)} ms), again ${page.again.toFixed(0)} ms`,
    )
    steps.push({ calls: await calls(stand), page })
  }
  said(engine, 'the lesson begins')
  return { engine, steps, lesson: await lesson(address, classId, askForPage(classId), PLAN.lesson) }
}

/** Raises the clients' rate limits by a billion, because they send more than any child would. */
async function withoutBudgets(db: Database, clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.sendEvents(1)))
  await db.updateTable('limits').set({ count: -1_000_000_000 }).execute()
}

/** Loads the class page until it is first calculated, while children request their books, and then five times more. */
async function readPage(askForPage: () => Promise<number>, clients: readonly Client[]): Promise<PageFigures> {
  const state = { isMade: false }
  const begun = performance.now()
  const first = untilMade(askForPage).finally(() => {
    state.isMade = true
  })
  const waits: number[] = []
  await hammer(
    BYSTANDERS,
    Number.POSITIVE_INFINITY,
    async () => {
      await delay(BYSTANDER_MS)
      const { ms, status } = await timed(async () => (await clients[0]?.books()) ?? 0)
      waits.push(ms)
      return status
    },
    () => state.isMade,
  )
  const longest = await first
  const made = performance.now() - begun
  const again: number[] = []
  for (let turn = 0; turn < 5; turn += 1) again.push(await answered(askForPage))
  const middle = again.toSorted((one, other) => one - other)[2] ?? 0
  return { first: made, longest, again: middle, bystanders: summed(waits, 0, made / 1000) }
}

/** Requests the page until it is calculated, as the dashboard does. Returns the time of the slowest response in ms. */
async function untilMade(askForPage: () => Promise<number>): Promise<number> {
  let longest = 0
  for (;;) {
    const { ms, status } = await timed(askForPage)
    longest = Math.max(longest, ms)
    if (status === 200) return longest
    if (status !== 503) throw new Error(`The class page was answered with ${status}.`)
    await delay(AGAIN_MS)
  }
}

async function answered(askForPage: () => Promise<number>): Promise<number> {
  const { ms, status } = await timed(askForPage)
  if (status !== 200) throw new Error(`The class page was answered with ${status}.`)
  return ms
}

async function timed(work: () => Promise<number>): Promise<{ ms: number; status: number }> {
  const start = performance.now()
  const status = await work()
  return { ms: performance.now() - start, status }
}

async function classPage(address: string, classId: string, token: string): Promise<number> {
  return (await ask('GET', `${address}/api/classes/${classId}/report`, { authorization: `Bearer ${token}` })).status
}

/** The URL that a process listens on, once it does. */
async function addressOf(process: Spawned): Promise<string> {
  await process.said('http://127.0.0.1:')
  return /http:\/\/127\.0\.0\.1:\d+/.exec(process.output())?.[0] ?? ''
}

function said(engine: string, what: string): void {
  console.log(`${((Date.now() - begun) / 1000).toFixed(0)} s  ${engine}: ${what}`)
}
