import { readText, removeKey, writeText } from '../device/storage.ts'
import { onUserChanged, readUser } from './session.ts'

/** Name of the database in which a child's recordings of their own reading are, on this device only. */
export const OWN_READINGS = 'lumbung-readings'

/** Whose recordings are stored. */
const KEY = 'ownReadings'

/** Notes that this child's recordings are stored, so that they end with the session. */
export function noteOwnReadings(userId: string): void {
  writeText(KEY, userId)
}

/** Deletes the recordings of whoever is not signed in: at once, and at each sign-out or end of idle time. Returns an unsubscribe function. */
export function watchOwnReadings(): () => void {
  const forget = () => {
    const owner = readText(KEY)
    if (owner === undefined || owner === readUser()?.id) return
    // The mark stays until they are gone, so that a failure is tried again at the next start.
    const request = indexedDB.deleteDatabase(OWN_READINGS)
    request.addEventListener('success', () => removeKey(KEY))
    request.addEventListener('error', () => console.error('The recordings could not be deleted', request.error))
  }
  forget()
  return onUserChanged(forget)
}
