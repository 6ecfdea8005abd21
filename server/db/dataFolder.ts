import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The embedded database's file inside the data folder. */
export const sqliteFile = (folder: string): string => join(folder, 'lumbung.db')

/** Says that a school's data has been in this folder, should its database ever be missing. */
const schoolMark = (folder: string): string => join(folder, 'lumbung.school')

const MARK_TEXT = `Lumbung keeps a school's data in this folder (lumbung.db).
If lumbung.db is ever missing while this file is here, the service does not start a new school by itself.
`

/** The service cannot start; its message says why and what to do, for the person at the terminal. */
export class StartError extends Error {}

/** Makes the folder and the database's file where they are missing, and closes both, with what lies beside the file, to everybody else. Throws what the system says no with. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder, 0o700)
  const file = sqliteFile(folder)
  // SQLite gives the files beside it the rights of this one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) closeToOthers(path, 0o600)
}

/** Leaves alone what everybody may write into (`/tmp`), a whole disk, and what belongs to somebody else. */
function closeToOthers(path: string, mode: number): void {
  const { mode: present, uid } = statSync(path)
  const isShared = (present & 0o1000) !== 0 || parse(path).root === path
  const isOurs = process.getuid === undefined || process.getuid() === uid
  if (!isShared && isOurs && (present & 0o077) !== 0) chmodSync(path, present & 0o7777 & mode)
}

/**
 * Refuses a folder whose database is missing or empty although there was one: SQLite would take it for a new school, and throw away what its log
 * still holds. `restore` may fill such a folder, as long as no log lies there. Throws `StartError`.
 */
export function refuseLostDatabase(folder: string, isRestoring = false): void {
  const file = sqliteFile(folder)
  if (sizeOf(file) > 0) return
  const log = `${file}-wal`
  if (sizeOf(log) > 0) {
    throw new StartError(
      `${file} is ${existsSync(file) ? 'empty' : 'missing'}, but ${log} beside it holds data. Nothing has been changed. Put the file back that belongs to it, or move ${log} to another folder and restore a backup: npm run restore -- FILE`,
    )
  }
  if (isRestoring || !existsSync(schoolMark(folder))) return
  throw new StartError(
    `${file} is ${existsSync(file) ? 'empty' : 'missing'}, but a school was kept here. Nothing has been changed. Restore a backup: npm run restore -- FILE. To begin a new school instead, delete ${schoolMark(folder)} first.`,
  )
}

/** Marks the folder as one that holds a school; again it changes nothing. */
export function markSchool(folder: string): void {
  if (!existsSync(schoolMark(folder))) writeFileSync(schoolMark(folder), MARK_TEXT, { mode: 0o600 })
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
