import { databaseFailure } from './failures.ts'
import { sqliteFile, StartError } from './dataFolder.ts'
import type { DatabasePlace } from './open.ts'

/**
 * Explains to the operator why the service cannot start and what to do; `undefined` if the error concerns neither the database nor its location.
 * Never contains a password.
 */
export function startSentence(error: unknown, place: DatabasePlace): string | undefined {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error) || ('syscall' in error && error.syscall === 'listen')) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return place.engine === 'postgres'
    ? postgresSentence(error, code, place.url)
    : fileSentence(error, code, place.folder)
}

function fileSentence(error: Error, code: string, folder: string): string | undefined {
  const file = sqliteFile(folder)
  const who = process.getuid ? ` (number ${process.getuid()})` : ''
  const rights = `Let the account that runs Lumbung${who} read and write there, or set DATA_DIR to another folder.`
  const starts = (...codes: readonly string[]) => codes.some((start) => code.startsWith(start))
  if (starts('EACCES', 'EPERM', 'EROFS')) return `The data folder ${folder} cannot be written. ${rights}`
  if (starts('ENOTDIR', 'EEXIST')) return `${folder} is not a folder. Set DATA_DIR to a folder.`
  if (starts('SQLITE_READONLY')) return `The database ${file} can be read only. ${rights}`
  if (starts('SQLITE_FULL', 'ENOSPC', 'EDQUOT'))
    return `The disk with ${folder} is full. Make some space there and start again; nothing that was kept is lost.`
  if (starts('SQLITE_NOTADB', 'SQLITE_CORRUPT'))
    return `The database ${file} is damaged. Move it to another folder, with the files beside it, and restore your last backup: npm run restore -- FILE`
  if (starts('SQLITE_IOERR', 'EIO'))
    return `The disk with ${file} does not read or write as it should. Check the disk, copy the data folder to another one, and set DATA_DIR to it.`
  if (databaseFailure(error) === 'busy') return `Another program holds ${file}. End it and start again.`
  if (databaseFailure(error) === 'storage') return `The database ${file} cannot be opened. ${rights}`
  return undefined
}

/** PostgreSQL's reasons for rejecting a connection, by code. */
function postgresSentence(error: Error, code: string, address: string): string | undefined {
  const url = new URL(address)
  const at = `${url.hostname || 'this machine'}:${url.port || '5432'}`
  const name = decodeURIComponent(url.pathname.slice(1))
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${at} refuses the user or the password of DATABASE_URL. Check both; signs such as @ or / in a password must be written as %40 or %2F.`
  if (code === '3D000')
    return `PostgreSQL at ${at} has no database named "${name}". Make it (createdb ${name}), or correct DATABASE_URL.`
  if (code === '42501')
    return `The user of DATABASE_URL may not make tables in the database "${name}" at ${at}. Make this user the database's owner.`
  if (code.startsWith('53100')) return `The disk of PostgreSQL at ${at} is full. Make some space there and start again.`
  if (code === '53300')
    return `PostgreSQL at ${at} has no connection left. Raise max_connections, or run fewer replicas.`
  if (code === '25006') return `PostgreSQL at ${at} can be read only. Set DATABASE_URL to the main server.`
  if (databaseFailure(error) === 'unavailable')
    return `PostgreSQL cannot be reached at ${at}. Start it, or correct DATABASE_URL; then start Lumbung again.`
  return undefined
}
