import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { noteBackup } from '../../server/db/backupRuns.ts'
import { type CarriedRow, type Counts, type Place, readRows } from '../../server/db/copy.ts'
import { appliedMigrations } from '../../server/db/migrate.ts'
import { sqliteFile } from '../../server/db/dataFolder.ts'
import { openDatabase } from '../../server/db/open.ts'
import type { Database } from '../../server/db/tables.ts'
import { freeBytes } from '../../server/lib/space.ts'
import type { BlobStore } from '../../server/packs/store/blobs.ts'
import { blobsOf } from '../../server/packs/store/blobsOf.ts'
import { packStore } from '../../server/packs/store/packStore.ts'
import { blobRows, CARRIED_BLOBS } from '../../server/packs/store/carryBlobs.ts'
import { progressIn, writeArchive } from './archiveWriter.ts'
import { type Command, type CommandContext, CommandError } from './command.ts'
import { described } from './counts.ts'

const USAGE = 'Usage: npm run backup -- FILE [--resume]'

interface Target {
  readonly file: string
  /** Holds the unfinished backup; removed once `file` exists. */
  readonly folder: string
  readonly isResuming: boolean
}

interface Made {
  readonly counts: Counts
  readonly bytes: number
}

/**
 * `npm run backup -- FILE [--resume]`: a snapshot of everything at one moment, while the service runs. Unfinished work lies in `FILE.part`. If it was
 * left behind (power cut, `kill -9`), `--resume` continues it; without the option the backup starts again.
 */
export const backup: Command = async (words, context) => {
  const [file, ...more] = words.filter((word) => word !== '--resume')
  if (file === undefined || more.length > 0 || file.startsWith('--')) throw new CommandError(USAGE)
  const target: Target = { file, folder: `${file}.part`, isResuming: words.includes('--resume') }
  const { db, place, print } = context
  try {
    const { counts, bytes } = await (place.engine === 'sqlite'
      ? ofFile(target, place.folder, context)
      : ofCluster(target, context))
    await noteBackup(db, new Date(), bytes)
    print(`${file} holds ${described(counts)}.`)
    print('It holds names and e-mails: keep it where only you can read it.')
  } catch (error) {
    // If the disk is full, the unfinished backup must not take up space.
    const isFull = Object(error).code === 'ENOSPC' || Object(error).code === 'SQLITE_FULL'
    if (isFull) await rm(target.folder, { recursive: true, force: true })
    await noteBackup(db, new Date(), undefined).catch(() => undefined)
    if (isFull) throw new CommandError(`The disk is full: ${file} was not made. Free some space and try again.`)
    throw error
  }
}

/** Backs up a copy that SQLite makes without blocking writers. The copy stays in the folder until the backup is finished, so that it can resume. */
async function ofFile(target: Target, dataFolder: string, { db, place, print }: CommandContext): Promise<Made> {
  const { folder, file, isResuming } = target
  const copy = sqliteFile(folder)
  const begun = isResuming && existsSync(copy) ? await progressIn(folder) : undefined
  const isCopied = isResuming && existsSync(copy)
  if (isResuming)
    print(isCopied ? 'Going on where it was broken off.' : 'Nothing is left to go on with: it starts again.')
  if (!isCopied) {
    await begin(folder)
    await needSpace(dirname(file), (await stat(sqliteFile(dataFolder))).size, await packStore(db).bytes())
    await copyInto(db, folder, copy)
  }
  const at = openDatabase({ engine: 'sqlite', folder })
  try {
    return await write({ target, at, blobs: blobsOf(db, { database: place }), print }, begun)
  } finally {
    await at.destroy()
  }
}

/** Copies under a temporary name, so that an unfinished copy is never taken for a complete one. */
async function copyInto(db: Database, folder: string, copy: string): Promise<void> {
  const half = join(folder, 'copying.db')
  await sql`vacuum into ${half}`.execute(db)
  await rename(half, copy)
}

/** Backs up within one snapshot transaction. It ends with the process, so an interrupted backup cannot resume. */
async function ofCluster(target: Target, { db, place, print }: CommandContext): Promise<Made> {
  if (target.isResuming) print('PostgreSQL keeps no moment for a process that has ended: it starts again.')
  await begin(target.folder)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((at) => write({ target, at, blobs: blobsOf(at, { database: place }), print }))
}

/** A moment of the database, and the blobs beside it: those never change. */
interface Moment extends Pick<CommandContext, 'print'> {
  readonly target: Target
  readonly at: Database
  readonly blobs: BlobStore
}

async function write(moment: Moment, begun?: Awaited<ReturnType<typeof progressIn>>): Promise<Made> {
  const { target, at } = moment
  const head = begun?.head ?? { made_at: new Date().toISOString(), migrations: await appliedMigrations(at) }
  return writeArchive(target, head, (after) => everything(moment, after), begun)
}

/** All rows, then the bytes of packs. */
async function* everything({ at, blobs, print }: Moment, after: Place | undefined): AsyncGenerator<CarriedRow> {
  const isInBlobs = after?.table === CARRIED_BLOBS
  if (!isInBlobs) yield* readRows(at, undefined, after)
  const missing = (sha256: string) => print(`A file of a book is missing, and is not in the backup: ${sha256}.`)
  yield* blobRows(at, blobs, missing, isInBlobs ? String(after.key[0]) : '')
}

/** Creates an empty folder that only its owner can read. */
async function begin(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Throws if there is no room for the copy and the backup. The backup measured at most a sixth of the copy; half is allowed for, to be safe. */
async function needSpace(folder: string, size: number, packs: number): Promise<void> {
  const free = await freeBytes(folder)
  // Pictures and sounds are as small as they can be.
  const needed = size * 1.5 + packs
  if (free === undefined || free >= needed) return
  const mb = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  throw new CommandError(`A backup needs ${mb(needed)} free in ${folder} while it is made; there are ${mb(free)}.`)
}
