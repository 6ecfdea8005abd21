import type { Local } from '../../../../game/language.ts'
import {
  type PackHead,
  SECTION_RECORDS,
  WORK_FILE_BYTES,
  WORK_FILE_ENDING,
  type WorkRecord,
} from '../../../../../server/contract/workFile.ts'
import {
  isTooOld,
  openPack,
  openSection,
  readWorkFile,
  type SealedPack,
  type SealedSection,
  sealSection,
  WorkFileError,
  type WorkFileParts,
  writeWorkFile,
} from '../../../../../server/contract/workFileFormat.ts'
import { readWorkKeys } from '../../../lib/device/tabletClass.ts'
import { outbox } from '../appOutbox.ts'
import type { Unsent } from '../outbox.ts'
import { saveIdOf } from '../records.ts'
import { type CarriedBook, carriedStore } from './carriedStore.ts'

/** Kept free for the header of a file, bytes. */
const HEAD_ROOM = 600_000

/** What waits on this tablet: its own saves and events and their children, and how many other tablets' work it carries. */
export interface Waiting {
  readonly records: number
  readonly children: number
  readonly tablets: number
  /** Books that it carries for the class. */
  readonly books: number
}

/** A work file, ready to be saved or shared. */
export interface MadeFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A work file that was taken in: its records and children, and whether all of it was here already. */
export interface TakenFile {
  readonly records: number
  readonly children: number
  readonly isKnown: boolean
  /** Titles of the books in it. */
  readonly books: readonly Local[]
}

/** Whether this tablet can make and take in work files: the service has given it the secrets of its class. */
export const hasWorkKeys = (): boolean => readWorkKeys() !== undefined

/** Counts what waits on this tablet. */
export async function countWaiting(): Promise<Waiting> {
  const [records, carried] = [recordsOf(await outbox.unsent()), await carriedNow(new Date())]
  const books = await carriedBooks(new Date())
  return {
    records: records.length,
    children: new Set(records.map(({ learner }) => learner)).size,
    tablets: new Set(carried.map(({ head }) => head.device)).size,
    books: books.length,
  }
}

/** Writes what waits on this tablet, and what it carries, into a file; `undefined` if nothing waits. Removes nothing here. Throws a `WorkFileError` (`secret`, `large`). */
export async function makeWorkFile(now: Date): Promise<MadeFile | undefined> {
  const keys = workKeys()
  const unsent = await outbox.unsent()
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  const own = pieces(recordsOf(unsent)).map((records) =>
    sealSection(records, { keys, id: crypto.randomUUID(), device: unsent.deviceId, now, random }),
  )
  const sections = [...own, ...(await carriedNow(now))]
  const packs = fitting(sections, await carriedBooks(now))
  // It was sent since it was counted.
  if (sections.length + packs.length === 0) return undefined
  const bytes = writeWorkFile({ sections, packs }, keys, now)
  const day = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return { name: `tablet-${unsent.deviceId.slice(0, 4)}-${day}${WORK_FILE_ENDING}`, bytes }
}

/** Takes in another tablet's file: checks all of it, then stores its sections. Throws a `WorkFileError`, or an error of the browser's storage. */
export async function takeWorkFile(file: Blob, now: Date): Promise<TakenFile> {
  if (file.size > WORK_FILE_BYTES) throw new WorkFileError('large')
  const keys = workKeys()
  const { sections, packs } = readWorkFile(new Uint8Array(await file.arrayBuffer()), keys, now)
  const records = sections.flatMap((section) => openSection(section, keys))
  for (const pack of packs) openPack(pack, keys)
  const own = await outbox.deviceId()
  // Its own work is still here.
  const others = sections.filter(({ head }) => head.device !== own)
  const added = await carriedStore.add(
    others.map(({ head, sealed }) => ({ id: head.id, classId: keys.class_id, head, sealed: sealed.slice() })),
  )
  const classId = keys.class_id
  const books = await carriedStore.addBooks(
    packs.map(({ head, sealed }) => ({ id: idOfBook(classId, head), classId, head, sealed: sealed.slice() })),
  )
  return {
    records: records.length,
    children: new Set(records.map(({ learner }) => learner)).size,
    isKnown: added + books === 0,
    books: packs.map(({ head }) => head.titles),
  }
}

/** A file of one carried section or book, to be sent. */
export const fileOf = (parts: Partial<WorkFileParts>, now: Date): Uint8Array<ArrayBuffer> =>
  writeWorkFile(parts, workKeys(), now)

/** What a carried book is stored under. */
const idOfBook = (classId: string, { key, revision }: PackHead): string => `${classId} ${key} ${revision}`

/** As many books as the file has room for beside the work: work goes first. */
function fitting(sections: readonly SealedSection[], books: readonly SealedPack[]): SealedPack[] {
  let room = WORK_FILE_BYTES - HEAD_ROOM - sections.reduce((sum, { sealed }) => sum + sealed.length, 0)
  return books.filter(({ sealed }) => {
    const fits = sealed.length <= room
    if (fits) room -= sealed.length
    return fits
  })
}

/** The books that this tablet carries for its class; as `carriedNow`. */
export async function carriedBooks(now: Date): Promise<CarriedBook[]> {
  try {
    const all = await carriedStore.books()
    const old = all.filter(({ head }) => isTooOld(head.made_at, now))
    if (old.length > 0) await carriedStore.remove(old.map(({ id }) => id))
    const classId = readWorkKeys()?.class_id
    return all.filter((book) => book.classId === classId && !old.includes(book))
  } catch (error) {
    console.warn('The books that this tablet carries cannot be read', error)
    return []
  }
}

/** The sections that this tablet carries for its class. Those that are too old to be taken in are deleted; a device that stores nothing carries nothing. */
export async function carriedNow(now: Date): Promise<SealedSection[]> {
  try {
    const all = await carriedStore.all()
    const old = all.filter(({ head }) => isTooOld(head.made_at, now))
    if (old.length > 0) await carriedStore.remove(old.map(({ id }) => id))
    const classId = readWorkKeys()?.class_id
    return all.filter((section) => section.classId === classId && !old.includes(section))
  } catch (error) {
    console.warn('What this tablet carries cannot be read', error)
    return []
  }
}

function workKeys() {
  const keys = readWorkKeys()
  if (!keys) throw new WorkFileError('secret')
  return keys
}

/** Saves first: the service answers them in the order of the queue. */
function recordsOf({ deviceId, calls, events }: Unsent): WorkRecord[] {
  return [
    ...calls.map(({ key, learnerId, call }) => ({
      learner: learnerId,
      save: { id: saveIdOf(deviceId, key), method: call.method, path: call.path, body: { ...call.body } },
    })),
    ...events.map(({ learnerId, event }) => ({ learner: learnerId, event: { ...event } })),
  ]
}

function pieces(records: readonly WorkRecord[]): WorkRecord[][] {
  const count = Math.ceil(records.length / SECTION_RECORDS)
  return Array.from({ length: count }, (_, index) =>
    records.slice(index * SECTION_RECORDS, (index + 1) * SECTION_RECORDS),
  )
}
