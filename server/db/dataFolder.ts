import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** File name of the embedded database in the data folder. */
export const sqliteFile = (folder: string): string => join(folder, 'lumbung.db')

/** Marker file: this folder has held a school's data, in case its database goes missing. */
const schoolMark = (folder: string): string => join(folder, 'lumbung.school')

const MARK_TEXT = `Lumbung keeps a school's data in this folder (lumbung.db).
If lumbung.db is ever missing while this file is here, the service does not start a new school by itself.
`

/** The service cannot start; the message tells the operator why and what to do. */
export class StartError extends Error {}

/** Creates the folder and the database file if missing, and restricts both, with the files beside it, to the owner. Throws the system's error. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder, 0o700)
  const file = sqliteFile(folder)
  // SQLite creates its other files with the same permissions.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) closeToOthers(path, 0o600)
}

/** Skips world-writable folders (`/tmp`), whole disks, and folders owned by others. */
function closeToOthers(path: string, mode: number): void {
  const { mode: present, uid } = statSync(path)
  const isShared = (present & 0o1000) !== 0 || parse(path).root === path
  const isOurs = process.getuid === undefined || process.getuid() === uid
  if (!isShared && isOurs && (present & 0o077) !== 0) chmodSync(path, present & 0o7777 & mode)
}

/**
 * Rejects a folder whose database is missing or empty although it had one: SQLite would create a new one and discard what its log still holds.
 * `restore` may fill such a folder as long as it contains no log. Throws `StartError`.
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

/** Marks the folder as holding a school's data. Idempotent. */
export function markSchool(folder: string): void {
  if (!existsSync(schoolMark(folder))) writeFileSync(schoolMark(folder), MARK_TEXT, { mode: 0o600 })
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
