import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { StorageFullError } from '../types.ts'
import {
  type LocalKey,
  type Place,
  type Row,
  type Rows,
  StaleRowError,
  type Table,
  TABLES,
  type Write,
} from './rows.ts'

const NAME = 'lumbung-drafts'
const VERSION = 1

type Key = [owner: string, draft: string, id: string]
type Schema = DBSchema & { [Name in Table]: { key: Key; value: Row } } & { keys: { key: string; value: LocalKey } }
type Database = IDBPDatabase<Schema>

/** Opens the rows in IndexedDB, which survives reloads and crashes. Rejects if the browser allows none; `onLost` when it takes them away. */
export async function openIdbRows(onLost: () => void): Promise<Rows> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      for (const table of TABLES) fresh.createObjectStore(table, { keyPath: ['owner', 'draft', 'id'] })
      fresh.createObjectStore('keys', { keyPath: 'owner' })
    },
    // A newer version of the app in another tab must not be blocked.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
  return rowsOf(db)
}

function rowsOf(db: Database): Rows {
  return {
    get: (table, place) => db.get(table, keyOf(place)),
    all: (table, owner, draft) => db.getAll(table, rangeOf(owner, draft)),
    write: (write) => written(db, write),
    localKey: (owner) => db.get('keys', owner),
    putLocalKey: (key) => whole(async () => void (await db.put('keys', key))),
    dropLocalKey: (owner) => db.delete('keys', owner),
    close: () => db.close(),
  }
}

const keyOf = ({ owner, draft, id }: Place): Key => [owner, draft, id]

/** Lists come after all texts in the order of keys. */
function rangeOf(owner: string, draft: string | undefined): IDBKeyRange {
  const from = draft === undefined ? [owner] : [owner, draft]
  return IDBKeyRange.bound(from, [...from, []])
}

async function written(db: Database, { puts = [], drops = [], expects }: Write): Promise<void> {
  const tables = new Set<Table>([...puts, ...drops].map(([table]) => table))
  if (expects) tables.add('bodies')
  if (tables.size === 0) return
  await whole(async () => {
    // What is written here must survive a dead battery.
    const tx = db.transaction([...tables], 'readwrite', { durability: 'strict' })
    const done = tx.done
    // Read below; a failure before that is not left unhandled.
    done.catch(() => undefined)
    if (expects) {
      const there = await tx.objectStore('bodies').get(keyOf(expects.place))
      if (there?.stamp !== expects.stamp) {
        tx.abort()
        throw new StaleRowError('another tab was faster')
      }
    }
    const requests = [
      ...drops.map(([table, place]) => tx.objectStore(table).delete(keyOf(place))),
      ...puts.map(([table, row]) => tx.objectStore(table).put(row)),
    ]
    await Promise.all([...requests, done])
  })
}

/** Runs a write; a full disk becomes a `StorageFullError`. */
async function whole(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw isFull(error) ? new StorageFullError() : error
  }
}

/** Browsers name it `QuotaExceededError`; some abort the transaction with it as the cause. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
