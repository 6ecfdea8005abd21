import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { sqliteFile } from '../../server/db/dataFolder.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { openSqliteFile } from '../../server/db/sqlite.ts'
import { storageWatch } from '../../server/lib/storageWatch.ts'
import { buildCatalog } from '../../src/content/catalog.ts'
import { Load, until } from './load.ts'
import { Findings, judged, type Outcome, type Plan, type Scenario, withFolder } from './scenario.ts'
import { ServiceProcess } from './service.ts'

const MEGABYTE = 2 ** 20

/** A twentieth of it counts as low, which must be more than the database's journal (4 MB) grows between two checks of the disk. */
const DISK_MB = 256
const LEFT_MB = 10

/** Disk space becomes low, runs out, and is freed again, while children read. */
export const diskFull: Scenario = {
  name: 'disk full',
  run: (plan) =>
    withFolder(async (folder) => {
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status !== 0)
        return withPageLimit(folder, plan)
      try {
        return await onSmallDisk(folder, plan)
      } finally {
        spawnSync('umount', ['-l', folder])
      }
    }),
}

async function onSmallDisk(disk: string, { children, times, calls }: Plan): Promise<Outcome> {
  const findings = new Findings()
  findings.note(`a disk of ${DISK_MB} MB`)
  const folder = join(disk, 'data')
  const place = { engine: 'sqlite', folder } as const
  const service = await ServiceProcess.at(place)
  try {
    await service.start()
    const load = await Load.begin(() => service.address, children)
    for (let time = 0; time < times; time += 1) {
      await load.more(calls)
      fill(disk, 'low', free(disk) - LEFT_MB * MEGABYTE)
      findings.expect(await until(() => isState(service.address, 'low'), 10_000), 'low space was not seen')
      const [saves, refused] = [load.savesAcknowledged, load.answered503]
      const isSpared = () => load.savesAcknowledged > saves + 20 && load.answered503 > refused + 5
      findings.expect(await until(isSpared, 20_000), 'events were not refused first, or saves were refused with them')
      const stopReading = readOn(folder)
      fill(disk, 'full', free(disk))
      findings.expect(
        await until(() => isState(service.address, 'full'), 20_000),
        'a full disk was not seen by /readyz',
      )
      stopReading()
      rmSync(join(disk, 'low'))
      rmSync(join(disk, 'full'), { force: true })
      load.faultIsOver()
    }
    await load.more(calls)
    findings.expect(service.isRunning(), `the process ended: ${service.output}`)
    return await judged(load, place, findings)
  } finally {
    await service.end('SIGKILL')
  }
}

/**
 * Holds a read transaction open, so that the journal grows with each write. Without it the journal is overwritten at its full size, and saves
 * succeed although the disk is full. Returns a function that ends it.
 */
function readOn(folder: string): () => void {
  const file = openSqliteFile(sqliteFile(folder))
  file.exec('begin')
  file.prepare('select count(*) from users').get()
  return () => file.close()
}

const free = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

function fill(disk: string, name: string, bytes: number): void {
  try {
    if (bytes > 0) writeFileSync(join(disk, name), Buffer.alloc(bytes))
  } catch {
    // Others write meanwhile, so only a part may have fitted.
  }
}

async function isState(address: string, state: string): Promise<boolean> {
  const answer: unknown = await (await fetch(`${address}/readyz`)).json()
  return Object(answer).storage === state
}

/** Used without the right to mount: a page limit keeps the database from growing. The service runs in this process. */
async function withPageLimit(folder: string, { children, times, calls }: Plan): Promise<Outcome> {
  const findings = new Findings()
  findings.note('NO RIGHT TO MOUNT A SMALL DISK: by the database’s page limit instead')
  mkdirSync(folder, { recursive: true })
  const place = { engine: 'sqlite', folder } as const
  const db = openDatabase(place)
  await migrate(db)
  const config = { ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), clientDir: undefined }
  const app = await buildApp({ config, db, catalog: await buildCatalog(), storage: storageWatch({ folder }) })
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const load = await Load.begin(() => address, children)
    const limit = async (pages: number) => void (await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db))
    for (let time = 0; time < times; time += 1) {
      await load.more(calls)
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      await limit(rows[0]?.page_count ?? 1)
      const before = load.answered503
      findings.expect(
        await until(() => load.answered503 > before + 10, 20_000),
        'a full database was not answered with 503',
      )
      await limit(2 ** 30)
      load.faultIsOver()
    }
    await load.more(calls)
    return await judged(load, place, findings)
  } finally {
    await app.close()
    await db.destroy()
  }
}
