/**
 * `npm run bench -- server`: what the service does on this machine, on each engine, beside a bare Fastify route, and how that grows with ten
 * times the data. `--full` measures longer, over 1,000 learners and three million events, and keeps the figures in docs/benchmarks-service.md.
 * PostgreSQL is the one that `TEST_DATABASE_URL` names, or Debian's where it is installed (`postgres.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '../../server/db/migrate.ts'
import { type Engine, engines } from '../api/helpers/engines.ts'
import { environmentOf, type Spawned, spawnScript } from '../api/helpers/processes.ts'
import { ask, cpuSeconds } from './ask.ts'
import { Client } from './client.ts'
import { lesson } from './lesson.ts'
import { hammer, joined, type Measured, summed } from './load.ts'
import { type CallFigures, document, type EngineFigures, type PageFigures } from './serverReport.ts'
import type { Database } from '../../server/db/tables.ts'
import { addClass, addTeacher, EVENTS_EACH } from './school.ts'

const isFull = process.argv.includes('--full')
const PLAN = isFull
  ? { slices: 8, lesson: 120, sizes: [100, 1000] as const }
  : { slices: 2, lesson: 20, sizes: [10, 100] as const }
const PARALLEL = 16
const SLICE_SECONDS = 1.5

/** Who asks for their books while a class page is worked out for the first time, and how often each. */
const BYSTANDERS = 2
const BYSTANDER_MS = 100

/** The dashboard asks again after this where the service says that it is not done. */
const AGAIN_MS = 2000

const begun = Date.now()
const bare = spawnScript('tests/bench/bare.ts', [], {})
const measured: EngineFigures[] = []
try {
  const bareAddress = await addressOf(bare)
  for (const engine of engines) measured.push(await measure(engine, bareAddress))
} finally {
  bare.child.kill('SIGTERM')
  await bare.ended()
}
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

/** One engine: a small school, the same calls again over ten times as much, and a lesson. */
async function measure(engine: Engine, bareAddress: string): Promise<EngineFigures> {
  const scratch = await engine.scratch()
  const db = scratch.open()
  await migrate(db)
  const token = await addTeacher(db)
  const service = spawnScript('server/main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...environmentOf(scratch.place),
  })
  try {
    const address = await addressOf(service)
    const clients = await Promise.all(Array.from({ length: PARALLEL }, () => Client.signedIn(address)))
    const look = (classId: string) => () => classPage(address, classId, token)
    const steps: { calls: CallFigures[]; page: PageFigures }[] = []
    let classId = ''
    for (const learners of PLAN.sizes) {
      classId = await addClass(db, learners)
      said(engine.name, `${learners} learners are there`)
      const page = await readPage(look(classId), clients)
      said(
        engine.name,
        `class page ${page.first.toFixed(0)} ms (longest answer ${page.longest.toFixed(0)} ms), again ${page.again.toFixed(0)} ms`,
      )
      await withoutBudgets(db, clients)
      steps.push({ calls: await calls(clients, address, bareAddress), page })
    }
    said(engine.name, 'the lesson begins')
    return { engine: engine.name, steps, lesson: await lesson(address, classId, look(classId), PLAN.lesson) }
  } finally {
    service.child.kill('SIGTERM')
    await service.ended()
    await scratch.drop()
  }
}

/** These clients send more than any child: from now on their budgets hold for a billion events. */
async function withoutBudgets(db: Database, clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.sendEvents(1)))
  await db.updateTable('limits').set({ count: -1_000_000_000 }).execute()
}

/** Sixteen at a time, in turns with the bare route, since the machine may have other things to do. */
async function calls(clients: readonly Client[], address: string, bareAddress: string): Promise<CallFigures[]> {
  let page = 0
  let turn = 0
  const some = (work: (client: Client) => Promise<number>) => async () => {
    const client = clients[(turn += 1) % clients.length]
    return client ? work(client) : 0
  }
  const works: readonly (readonly [string, () => Promise<number>])[] = [
    ['GET /api/books', some((client) => client.books())],
    ['PATCH update-page', some((client) => client.savePage((page += 1) % 14))],
    ['POST /api/events, 20 events', some((client) => client.sendEvents(20))],
  ]
  const bareRoute = async () => (await ask('GET', bareAddress)).status
  const figures: CallFigures[] = []
  for (const [name, work] of works) {
    // What the engine has not seen often yet it does slowly.
    await hammer(PARALLEL, SLICE_SECONDS, work)
    const slices: { beside: Measured; called: Measured }[] = []
    for (let slice = 0; slice < PLAN.slices; slice += 1) {
      slices.push({ beside: await slowed(bareAddress, bareRoute), called: await slowed(address, work) })
    }
    figures.push({
      name,
      beside: joined(slices.map(({ beside }) => beside)),
      called: joined(slices.map(({ called }) => called)),
    })
  }
  return figures
}

/** A slice of load on one process, and what of a processor that process used for it. */
async function slowed(address: string, work: () => Promise<number>): Promise<Measured> {
  const before = await cpuSeconds(address)
  const figures = await hammer(PARALLEL, SLICE_SECONDS, work)
  return { ...figures, cpu: (await cpuSeconds(address)) - before }
}

/** The first time everything is worked out, and the page asks until it is; children ask for their books meanwhile. */
async function readPage(look: () => Promise<number>, clients: readonly Client[]): Promise<PageFigures> {
  const state = { isMade: false }
  const begun = performance.now()
  const first = untilMade(look).finally(() => {
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
  for (let turn = 0; turn < 5; turn += 1) again.push(await answered(look))
  const middle = again.toSorted((one, other) => one - other)[2] ?? 0
  return { first: made, longest, again: middle, bystanders: summed(waits, 0, made / 1000) }
}

/** Asks as the dashboard does; how long the slowest answer took. */
async function untilMade(look: () => Promise<number>): Promise<number> {
  let longest = 0
  for (;;) {
    const { ms, status } = await timed(look)
    longest = Math.max(longest, ms)
    if (status === 200) return longest
    if (status !== 503) throw new Error(`The class page was answered with ${status}.`)
    await delay(AGAIN_MS)
  }
}

async function answered(look: () => Promise<number>): Promise<number> {
  const { ms, status } = await timed(look)
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

/** Where a process of ours listens, once it does. */
async function addressOf(process: Spawned): Promise<string> {
  await process.said('http://127.0.0.1:')
  return /http:\/\/127\.0\.0\.1:\d+/.exec(process.output())?.[0] ?? ''
}

function said(engine: string, what: string): void {
  console.log(`${((Date.now() - begun) / 1000).toFixed(0)} s  ${engine}: ${what}`)
}
