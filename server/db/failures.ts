/**
 * What a database says no with, for both engines. `busy`: another transaction was in the way, try again. `unavailable`: it cannot be reached now.
 * `full`: its disk is full. `storage`: its files cannot be written or read. `text`: it cannot keep a character of what it was given.
 */
export type DatabaseFailure = 'unique' | 'foreign' | 'busy' | 'unavailable' | 'full' | 'storage' | 'text' | 'other'

const CODES: Readonly<Record<string, DatabaseFailure>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign',
  '23505': 'unique',
  '23503': 'foreign',
  '22021': 'text',
  // Serialization failure (the only way some clusters say "try again") and deadlock.
  '40001': 'busy',
  '40P01': 'busy',
  // Given up by its time limit: whatever held it up may be gone at the next try.
  '55P03': 'busy',
  '57014': 'busy',
  '53100': 'full',
  '58030': 'storage',
  // A standby that has not taken over yet.
  '25006': 'unavailable',
  '28000': 'unavailable',
  '28P01': 'unavailable',
  '3D000': 'unavailable',
}

/** Codes with details behind them (`SQLITE_IOERR_WRITE`) and classes of PostgreSQL's: the first that fits counts. */
const CODE_BEGINNINGS: readonly (readonly [beginning: string, failure: DatabaseFailure])[] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'storage'],
  ['SQLITE_READONLY', 'storage'],
  ['SQLITE_CANTOPEN', 'storage'],
  ['SQLITE_CORRUPT', 'storage'],
  ['SQLITE_NOTADB', 'storage'],
  ['SQLITE_', 'other'],
  // Connection exceptions, too few resources, ended or starting by its operator's wish.
  ['08', 'unavailable'],
  ['53', 'unavailable'],
  ['57P', 'unavailable'],
]

/** A connection that breaks or cannot be made. */
const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
])

/** pg and its pool say these without a code. */
const WORDS_WITHOUT_CODE: readonly (readonly [words: RegExp, failure: DatabaseFailure])[] = [
  [/^Connection terminated\b/, 'unavailable'],
  [/^Client (has encountered a connection error|was closed) and is not queryable$/, 'unavailable'],
  [/^timeout exceeded when trying to connect$/, 'unavailable'],
  [/^timeout expired$/, 'unavailable'],
  [/^Query read timeout$/, 'unavailable'],
  [/^Unable to open connection to local database|^ConnectionFailed\(/, 'storage'],
]

/** Which failure of the database an error is; `undefined` when it does not come from the database at all. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === '') return WORDS_WITHOUT_CODE.find(([words]) => words.test(error.message))?.[1]
  if (CODES[code]) return CODES[code]
  if (NETWORK_CODES.has(code)) return 'unavailable'
  const beginning = CODE_BEGINNINGS.find(([start]) => code.startsWith(start))
  if (beginning && (code.startsWith('SQLITE_') || isSqlState(code))) return beginning[1]
  return isSqlState(code) ? 'other' : undefined
}

/** Five signs with a digit among them: `EPERM` and its like are the system's. */
const isSqlState = (code: string): boolean => /^(?=.*\d)[0-9A-Z]{5}$/.test(code)
