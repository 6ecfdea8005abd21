/**
 * Kinds of database failure, for both engines. `busy`: conflict with another transaction, retry. `unavailable`: not reachable now. `full`: disk full.
 * `storage`: files cannot be read or written. `text`: a character that it cannot store.
 */
export type DatabaseFailure = 'unique' | 'foreign' | 'busy' | 'unavailable' | 'full' | 'storage' | 'text' | 'other'

const CODES: Readonly<Record<string, DatabaseFailure>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign',
  '23505': 'unique',
  '23503': 'foreign',
  '22021': 'text',
  // Serialization failure (some clusters' only retry signal) and deadlock.
  '40001': 'busy',
  '40P01': 'busy',
  // Timed out; a retry may succeed.
  '55P03': 'busy',
  '57014': 'busy',
  '53100': 'full',
  '58030': 'storage',
  // A standby that has not been promoted yet.
  '25006': 'unavailable',
  '28000': 'unavailable',
  '28P01': 'unavailable',
  '3D000': 'unavailable',
}

/** Prefixes: codes with a suffix (`SQLITE_IOERR_WRITE`) and PostgreSQL's error classes. The first match wins. */
const CODE_BEGINNINGS: readonly (readonly [beginning: string, failure: DatabaseFailure])[] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'storage'],
  ['SQLITE_READONLY', 'storage'],
  ['SQLITE_CANTOPEN', 'storage'],
  ['SQLITE_CORRUPT', 'storage'],
  ['SQLITE_NOTADB', 'storage'],
  ['SQLITE_', 'other'],
  // Connection exceptions, insufficient resources, operator intervention.
  ['08', 'unavailable'],
  ['53', 'unavailable'],
  ['57P', 'unavailable'],
]

/** A connection that breaks or cannot be established. */
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

/** pg and its pool throw these without a code. */
const WORDS_WITHOUT_CODE: readonly (readonly [words: RegExp, failure: DatabaseFailure])[] = [
  [/^Connection terminated\b/, 'unavailable'],
  [/^Client (has encountered a connection error|was closed) and is not queryable$/, 'unavailable'],
  [/^timeout exceeded when trying to connect$/, 'unavailable'],
  [/^timeout expired$/, 'unavailable'],
  [/^Query read timeout$/, 'unavailable'],
  [/^Unable to open connection to local database|^ConnectionFailed\(/, 'storage'],
]

/** Classifies an error as a database failure; `undefined` when it does not come from the database. */
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

/** Five characters with at least one digit; `EPERM` and the like come from the system. */
const isSqlState = (code: string): boolean => /^(?=.*\d)[0-9A-Z]{5}$/.test(code)
