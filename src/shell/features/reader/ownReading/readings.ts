import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Language } from '../../../../game/language.ts'
import { noteOwnReadings, OWN_READINGS } from '../../../lib/account/ownReadings.ts'
import { readUser } from '../../../lib/account/session.ts'

interface Schema extends DBSchema {
  readings: { key: string; value: Blob }
}

/** Which page was read, in which language. */
export interface ReadPage {
  readonly bookId: number
  readonly pageId: string
  readonly language: Language
}

const keyOf = ({ bookId, pageId, language }: ReadPage) => `${readUser()?.id ?? ''} ${bookId} ${pageId} ${language}`

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(OWN_READINGS, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('readings'),
    // It is being deleted, because the child has signed out.
    blocking(_current, _blocked, event) {
      opened = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Stores the signed-in child's reading of a page on this device, in place of an earlier one. Rejects if the browser stores none. */
export async function storeReading(page: ReadPage, sound: Blob): Promise<void> {
  // Marked first: whatever happens next, the sign-out deletes it.
  noteOwnReadings(readUser()?.id ?? '')
  await (await database()).put('readings', sound, keyOf(page))
}

/** The signed-in child's reading of a page, if there is one. Rejects if the browser's store cannot be read. */
export async function readingOf(page: ReadPage): Promise<Blob | undefined> {
  return (await database()).get('readings', keyOf(page))
}

/** Deletes the signed-in child's reading of a page. */
export async function deleteReading(page: ReadPage): Promise<void> {
  await (await database()).delete('readings', keyOf(page))
}
