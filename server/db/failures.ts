/** What a database says no with, for both engines. `busy`: another transaction was in the way, try again. `unavailable`: it cannot be reached. */
export type DatabaseFailure = 'unique' | 'foreign' | 'busy' | 'unavailable' | 'other'

const CODES: Readonly<Record<string, DatabaseFailure>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign',
  SQLITE_BUSY: 'busy',
  SQLITE_BUSY_SNAPSHOT: 'busy',
  '23505': 'unique',
  '23503': 'foreign',
  // Serialization failure (the only way some clusters say "try again") and deadlock.
  '40001': 'busy',
  '40P01': 'busy',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ENOTFOUND: 'unavailable',
  ETIMEDOUT: 'unavailable',
  '57P01': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
}

/** Which failure of the database an error is; `undefined` when it does not come from the database at all. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const known = CODES[error.code]
  if (known) return known
  return error.code.startsWith('SQLITE_') || /^[0-9A-Z]{5}$/.test(error.code) ? 'other' : undefined
}
