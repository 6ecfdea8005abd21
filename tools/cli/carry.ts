import { type CarriedRow, clearRows, type Counts, countRows, readRows, writeRows } from '../../server/db/copy.ts'
import { databaseFailure } from '../../server/db/failures.ts'
import { migrate } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { type DatabasePlace, openDatabase } from '../../server/db/open.ts'
import { withSnapshot } from '../../server/db/snapshot.ts'
import type { Database } from '../../server/db/tables.ts'
import { type BlobStore, WrongHashError } from '../../server/packs/store/blobs.ts'
import { blobsOf } from '../../server/packs/store/blobsOf.ts'
import { blobRows, withoutBlobs } from '../../server/packs/store/carryBlobs.ts'
import { readArchive } from './archive.ts'
import { type Command, CommandError } from './command.ts'
import { described } from './counts.ts'
import { mergeRows } from './merge.ts'

/**
 * `npm run restore -- FILE [--replace | --add]`: fills the database from a backup, all or nothing, even while the service runs. `--replace`: what is
 * there goes. `--add`: it stays, and the backup's is added to it.
 */
export const restore: Command = async (words, { db, place, print }) => {
  const { first: file, way } = wayOf(words, ['--replace', '--add'])
  if (file === undefined) throw new CommandError('Usage: npm run restore -- FILE [--replace | --add]')
  const { head, rows } = await readArchive(file)
  const unknown = head.migrations.filter((name) => !migrations.some((known) => known.name === name))
  if (unknown.length > 0) throw new CommandError('This backup is of a newer version of Lumbung: update the app first.')
  const own = withoutBlobs(rows, blobsOf(db, { database: place }))
  if (way === '--add') {
    const counts = await add(db, own, () => rowsIn(file))
    print(`Added from what was there on ${head.made_at}: ${described(counts)}.`)
    return
  }
  const advice = 'To replace it: npm run restore -- FILE --replace. To add to it: npm run restore -- FILE --add'
  const counts = await fill(db, own, way === '--replace', advice)
  print(`Restored what was there on ${head.made_at}: ${described(counts)}.`)
}

/**
 * `npm run move -- DATABASE_URL [--add]`: copies the embedded database into PostgreSQL, `--add` to what is there. The embedded one is not changed.
 */
export const move: Command = async (words, { db, place, print }) => {
  const { first: url, way } = wayOf(words, ['--add'])
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url)) {
    throw new CommandError('Usage: npm run move -- postgres://USER:PASSWORD@HOST/DATABASE [--add]')
  }
  const target: DatabasePlace = { engine: 'postgres', url }
  const there = openDatabase(target)
  try {
    await migrate(there)
    const counts = await withSnapshot(db, place, (at) => {
      const rows = moved(at, blobsOf(db, { database: place }), there, target)
      if (way === '--add') return add(there, rows, () => readRows(at))
      return fill(there, rows, false, 'Move into an empty database, or add to this one with --add.')
    })
    print(
      `Moved ${described(counts)}. From now on start with DATABASE_URL set; what is written here meanwhile stays here.`,
    )
  } finally {
    await there.destroy()
  }
}

/** The one argument of a command, and how it is to be done; `first` is `undefined` where there are more. */
function wayOf(words: readonly string[], ways: readonly string[]) {
  const chosen = words.filter((word) => ways.includes(word))
  const [first, ...more] = words.filter((word) => !ways.includes(word))
  return { first: more.length > 0 || chosen.length > 1 ? undefined : first, way: chosen[0] }
}

/** The rows of a backup, read again. */
async function* rowsIn(file: string): AsyncGenerator<CarriedRow> {
  yield* (await readArchive(file)).rows
}

/** Adds rows to what a database has, in one transaction. If that fails, nothing changes. */
function add(db: Database, rows: AsyncIterable<CarriedRow>, look: () => AsyncIterable<CarriedRow>): Promise<Counts> {
  return asSentence(db.transaction().execute((trx) => mergeRows(trx, rows, look)))
}

/** All rows; the bytes of packs go over beside them. */
async function* moved(
  at: Database,
  from: BlobStore,
  there: Database,
  target: DatabasePlace,
): AsyncGenerator<CarriedRow> {
  yield* readRows(at)
  const missing = (sha256: string) => {
    throw new CommandError(`A file of a book is missing: ${sha256}. Nothing has been changed.`)
  }
  yield* withoutBlobs(blobRows(at, from, missing), blobsOf(there, { database: target }))
}

/** Fills a database in one transaction and checks the row counts. If that fails, nothing changes. */
async function fill(
  db: Database,
  rows: AsyncIterable<CarriedRow>,
  isReplacing: boolean,
  advice: string,
): Promise<Counts> {
  const filling = db.transaction().execute(async (trx) => {
    const present = await countRows(trx)
    if (!isReplacing && Object.values(present).some((count) => count > 0)) {
      throw new CommandError(`This database is not empty: ${described(present)}. ${advice}`)
    }
    await clearRows(trx)
    const written = await writeRows(trx, rows)
    const counted = await countRows(trx)
    const short = Object.keys(written).filter((table) => written[table] !== counted[table])
    if (short.length > 0) throw new CommandError(`Counts do not agree (${short.join(', ')}). Nothing has been changed.`)
    return counted
  })
  return asSentence(filling)
}

/** What is wrong with what is to be carried, as a sentence. */
function asSentence(filling: Promise<Counts>): Promise<Counts> {
  return filling.catch((error: unknown) => {
    if (error instanceof WrongHashError)
      throw new CommandError('A file of a book is damaged. Nothing has been changed.')
    const failure = databaseFailure(error)
    if (failure !== 'unique' && failure !== 'foreign') throw error
    throw new CommandError('Rows are missing or doubled in what is to be carried. Nothing has been changed.')
  })
}
