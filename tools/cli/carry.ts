import { type CarriedRow, clearRows, type Counts, countRows, readRows, writeRows } from '../../server/db/copy.ts'
import { databaseFailure } from '../../server/db/failures.ts'
import { migrate } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { type DatabasePlace, openDatabase } from '../../server/db/open.ts'
import { withSnapshot } from '../../server/db/snapshot.ts'
import type { Database } from '../../server/db/tables.ts'
import { readArchive } from './archive.ts'
import { type Command, CommandError } from './command.ts'
import { described } from './counts.ts'

/** `npm run restore -- FILE [--replace]`: replaces the database's content by a backup's, all or nothing, even while the service runs. */
export const restore: Command = async (words, { db, print }) => {
  const [file, ...more] = words.filter((word) => word !== '--replace')
  if (file === undefined || more.length > 0) throw new CommandError('Usage: npm run restore -- FILE [--replace]')
  const { head, rows } = await readArchive(file)
  const unknown = head.migrations.filter((name) => !migrations.some((known) => known.name === name))
  if (unknown.length > 0) throw new CommandError('This backup is of a newer version of Lumbung: update the app first.')
  const counts = await fill(db, rows, words.includes('--replace'), 'To replace it: npm run restore -- FILE --replace')
  print(`Restored what was there on ${head.made_at}: ${described(counts)}.`)
}

/** `npm run move -- DATABASE_URL`: copies the embedded database into PostgreSQL. The embedded one is not changed. */
export const move: Command = async ([url, ...more], { db, place, print }) => {
  if (url === undefined || more.length > 0 || !/^postgres(ql)?:\/\//.test(url)) {
    throw new CommandError('Usage: npm run move -- postgres://USER:PASSWORD@HOST/DATABASE')
  }
  const target: DatabasePlace = { engine: 'postgres', url }
  const there = openDatabase(target)
  try {
    await migrate(there)
    const counts = await withSnapshot(db, place, (at) =>
      fill(there, readRows(at), false, 'Move into an empty database.'),
    )
    print(
      `Moved ${described(counts)}. From now on start with DATABASE_URL set; what is written here meanwhile stays here.`,
    )
  } finally {
    await there.destroy()
  }
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
  return filling.catch((error: unknown) => {
    const failure = databaseFailure(error)
    if (failure !== 'unique' && failure !== 'foreign') throw error
    throw new CommandError('Rows are missing or doubled in what is to be carried. Nothing has been changed.')
  })
}
