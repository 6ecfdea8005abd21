import { setTimeout as delay } from 'node:timers/promises'
import { databaseFailure } from '../../db/failures.ts'
import type { PackFilesTable, PacksTable } from '../../db/packTables.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { newSecret } from '../../lib/secrets.ts'
import { noteBookChange } from './noteBookChange.ts'

/** Books that are not the project's own have numbers from here on. */
const FIRST_NUMBER = 1001
/** How often another process of the service may take the same number first, and how long is waited then at most, ms. */
const TRIES = 20
const WAIT_MS = 100

/** A file of a pack that is to be taken in; its bytes are stored already. */
export type PackFile = Pick<PackFilesTable, 'path' | 'sha256' | 'size' | 'type'>

/** A checked pack that is to be taken in. */
export interface NewRevision {
  readonly key: string
  readonly revision: number
  readonly source: PacksTable['source']
  /** The teacher who adds it; `null` for the operator. */
  readonly ownerId: string | null
  /** Hash of the file as it was sent. */
  readonly uploadSha256: string
  /** The book as it is stored, JSON; it is made when its number and the places of its activities are known. */
  readonly content: (number: number, places: ReadonlyMap<string, number>) => string
  readonly files: readonly PackFile[]
  /** Keys of its activities, in order. */
  readonly activities: readonly string[]
}

/**
 * What became of it. `added`: it is there. `already`: the same bytes are there. `foreign`: the key is somebody else's. `older`: a revision that is not
 * newer than `revision`, with other bytes. `closed`: a child who is in this revision was erased.
 */
export type TakenIn =
  | { readonly outcome: 'added' | 'already'; readonly number: number }
  | { readonly outcome: 'foreign' }
  | { readonly outcome: 'older'; readonly revision: number }
  | { readonly outcome: 'closed' }

/** What decides about a file before its pictures are made. */
type Upload = Pick<NewRevision, 'key' | 'revision' | 'source' | 'ownerId' | 'uploadSha256'>

/** Takes packs in. */
export function addPacks(db: Database) {
  return {
    /** Takes a revision in, whole or not at all; a withdrawn book is there again. Its number, and the places of its activities, stay those of its first revision. */
    async add(pack: NewRevision, now: string): Promise<TakenIn> {
      for (let turn = 1; ; turn += 1) {
        try {
          return await transact(db, (trx) => addRevision(trx, pack, now))
        } catch (error) {
          if (turn === TRIES || databaseFailure(error) !== 'unique') throw error
          await delay(Math.random() * WAIT_MS)
        }
      }
    },

    /** What would become of a file, as far as it can be known before it is taken in; `undefined` where it would be added. Changes nothing. */
    async foreseen(upload: Upload): Promise<TakenIn | undefined> {
      const known = await packOf(db, upload.key)
      if (!known) return undefined
      if (isForeign(known, upload)) return { outcome: 'foreign' }
      if (upload.revision > known.revision) return undefined
      if (!(await isSame(db, upload))) return { outcome: 'older', revision: known.revision }
      // Without its files it has to be taken in again.
      const hasFiles = await hasFilesOf(db, upload)
      if (isClosed(known)) return { outcome: 'closed' }
      const isThere = upload.revision < known.revision || (hasFiles && known.withdrawn_at === null)
      return isThere ? { outcome: 'already', number: known.number } : undefined
    },
  }
}

/** Its files stay closed until a newer revision comes. */
const isClosed = ({ revision, closed_revision }: PacksTable): boolean => revision <= (closed_revision ?? 0)

const packOf = (db: Database, key: string) =>
  db.selectFrom('packs').selectAll().where('key', '=', key).executeTakeFirst()

/** Only its owner raises a book, or the operator. */
const isForeign = (known: PacksTable, { source, ownerId }: Upload): boolean =>
  source !== 'operator' && (known.source !== source || known.owner_id !== ownerId)

async function isSame(db: Database, { key, revision, uploadSha256 }: Upload): Promise<boolean> {
  const row = await db
    .selectFrom('pack_revisions')
    .select('revision')
    .where('key', '=', key)
    .where('revision', '=', revision)
    .where('upload_sha256', '=', uploadSha256)
    .executeTakeFirst()
  return row !== undefined
}

async function hasFilesOf(db: Database, { key, revision }: Upload): Promise<boolean> {
  const row = await db
    .selectFrom('pack_files')
    .select('path')
    .where('key', '=', key)
    .where('revision', '=', revision)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function addRevision(trx: Database, pack: NewRevision, now: string): Promise<TakenIn> {
  const { key, revision, source, ownerId } = pack
  const known = await packOf(trx, key)
  if (known && isForeign(known, pack)) return { outcome: 'foreign' }
  if (known && revision <= known.revision) return await sameOrOlder(trx, pack, known, now)
  const number = known?.number ?? (await nextNumber(trx))
  if (known) {
    await trx.updateTable('packs').set({ revision, withdrawn_at: null }).where('key', '=', key).execute()
    await noteBookChange(trx, { key, by: ownerId, at: now })
  } else {
    const open = { withdrawn_at: null, closed_revision: null, closed_at: null }
    const row = { key, number, source, owner_id: ownerId, revision, added_at: now, ...open }
    await trx.insertInto('packs').values(row).execute()
  }
  const places = await placesOf(trx, key, pack.activities)
  await trx
    .insertInto('pack_revisions')
    .values({
      key,
      revision,
      token: newSecret(),
      upload_sha256: pack.uploadSha256,
      content: pack.content(number, places),
      bytes: sizeOf(pack.files),
      added_at: now,
    })
    .execute()
  await insertFiles(trx, pack)
  return { outcome: 'added', number }
}

const sizeOf = (files: readonly PackFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

async function insertFiles(trx: Database, { key, revision, files }: NewRevision): Promise<void> {
  for (let from = 0; from < files.length; from += 100) {
    const some = files.slice(from, from + 100)
    await trx
      .insertInto('pack_files')
      .values(some.map((file) => ({ key, revision, ...file })))
      .execute()
  }
}

/** The same file again is success, and brings back a withdrawn book if it is the revision that was read last. */
async function sameOrOlder(trx: Database, pack: NewRevision, known: PacksTable, now: string): Promise<TakenIn> {
  const { key, revision } = pack
  if (!(await isSame(trx, pack))) return { outcome: 'older', revision: known.revision }
  if (isClosed(known)) return { outcome: 'closed' }
  if (revision === known.revision) {
    if (!(await hasFilesOf(trx, pack))) await fillAgain(trx, pack, known.number)
    if (known.withdrawn_at !== null) await noteBookChange(trx, { key, by: pack.ownerId, at: now })
    await trx.updateTable('packs').set({ withdrawn_at: null }).where('key', '=', key).execute()
  }
  return { outcome: 'already', number: known.number }
}

/** The files of a revision were let go of some time after it was withdrawn. Its old path stays dead. */
async function fillAgain(trx: Database, pack: NewRevision, number: number): Promise<void> {
  const { key, revision, files } = pack
  const places = await placesOf(trx, key, pack.activities)
  await trx
    .updateTable('pack_revisions')
    .set({ token: newSecret(), content: pack.content(number, places), bytes: sizeOf(files) })
    .where('key', '=', key)
    .where('revision', '=', revision)
    .execute()
  await insertFiles(trx, pack)
}

async function nextNumber(trx: Database): Promise<number> {
  const row = await trx
    .selectFrom('packs')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return Math.max(FIRST_NUMBER, (row?.number ?? 0) + 1)
}

/** The places of activities; new ones come after all that this key ever had. */
async function placesOf(trx: Database, key: string, activities: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('pack_activities').select(['activity', 'place']).where('key', '=', key).execute()
  const places = new Map(rows.map(({ activity, place }) => [activity, place]))
  const added = activities.filter((activity) => !places.has(activity))
  const last = Math.max(0, ...places.values())
  for (const [i, activity] of added.entries()) {
    places.set(activity, last + i + 1)
    await trx
      .insertInto('pack_activities')
      .values({ key, activity, place: last + i + 1 })
      .execute()
  }
  return places
}
