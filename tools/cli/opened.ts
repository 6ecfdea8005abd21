import { refuseLostDatabase, StartError } from '../../server/db/dataFolder.ts'
import { migrate } from '../../server/db/migrate.ts'
import { type DatabasePlace, openDatabase } from '../../server/db/open.ts'
import { startSentence } from '../../server/db/startFault.ts'
import type { Database } from '../../server/db/tables.ts'

/** Opens the database and brings its schema up to date. Throws `StartError` if it cannot be used. */
export async function opened(place: DatabasePlace, isRestoring = false): Promise<Database> {
  try {
    if (place.engine === 'sqlite') refuseLostDatabase(place.folder, isRestoring)
    const db = openDatabase(place)
    await migrate(db)
    return db
  } catch (error) {
    const sentence = startSentence(error, place)
    throw sentence === undefined ? error : new StartError(sentence)
  }
}
