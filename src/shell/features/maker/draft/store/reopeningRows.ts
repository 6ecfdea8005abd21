import { StorageFullError } from '../types.ts'
import { type Rows, StaleRowError } from './rows.ts'

/** Rows that are opened again when the browser has taken them away. Rejects where it allows none. */
export async function reopeningRows(open: (onLost: () => void) => Promise<Rows>): Promise<Rows> {
  let opened: Promise<Rows> | undefined
  const main = () => {
    opened ??= open(() => {
      opened = undefined
    })
    return opened
  }
  async function attempt<Value>(run: (rows: Rows) => Promise<Value>): Promise<Value> {
    try {
      return await run(await main())
    } catch (error) {
      if (error instanceof StorageFullError || error instanceof StaleRowError) throw error
      opened = undefined
      return run(await main())
    }
  }
  await main()
  return {
    get: (table, place) => attempt((rows) => rows.get(table, place)),
    all: (table, owner, draft) => attempt((rows) => rows.all(table, owner, draft)),
    write: (write) => attempt((rows) => rows.write(write)),
    localKey: (owner) => attempt((rows) => rows.localKey(owner)),
    putLocalKey: (key) => attempt((rows) => rows.putLocalKey(key)),
    dropLocalKey: (owner) => attempt((rows) => rows.dropLocalKey(owner)),
    close: () => void opened?.then((rows) => rows.close()),
  }
}
