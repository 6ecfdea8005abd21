import { sql } from 'kysely'
import type { PackRevisionsTable, PacksTable } from '../../db/packTables.ts'
import type { Database } from '../../db/tables.ts'

/** A book with the revision that is read now. */
type StoredPack = PacksTable & Pick<PackRevisionsTable, 'content' | 'bytes'>

/** A revision without what it says. */
export type StoredRevision = Omit<PackRevisionsTable, 'content' | 'upload_sha256'>

/** Reads packs and their revisions. */
export function readPacks(db: Database) {
  return {
    /** All books that are not withdrawn, by number. */
    all: (): Promise<StoredPack[]> => current(db).where('withdrawn_at', 'is', null).orderBy('number').execute(),

    /** A book, also a withdrawn one; `undefined` where the key is not known. */
    get: (key: string): Promise<StoredPack | undefined> => current(db).where('packs.key', '=', key).executeTakeFirst(),

    /** All books that there ever were, by number. */
    everything: (): Promise<PacksTable[]> => db.selectFrom('packs').selectAll().orderBy('number').execute(),

    /** All revisions of all books, oldest first. */
    revisions: (): Promise<StoredRevision[]> =>
      db
        .selectFrom('pack_revisions')
        .select(['key', 'revision', 'token', 'bytes', 'added_at'])
        .orderBy('key')
        .orderBy('revision')
        .execute(),

    /** What a revision says; `undefined` where there is none. */
    async contentOf(key: string, revision: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('pack_revisions')
        .select('content')
        .where('key', '=', key)
        .where('revision', '=', revision)
        .executeTakeFirst()
      return row?.content
    },

    /** Changes whenever a book is added, raised, withdrawn, closed or filled again: what another process of the service looks at to know that its list is old. */
    async version(): Promise<string> {
      const row = await db
        .selectFrom('packs')
        .innerJoin('pack_revisions', 'pack_revisions.key', 'packs.key')
        .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('bytes').as('bytes')])
        .select((eb) => eb.fn.sum('packs.revision').as('revisions'))
        .select((eb) => eb.fn.count('withdrawn_at').as('withdrawn'))
        .select((eb) => eb.fn.max('withdrawn_at').as('last'))
        .select((eb) => [eb.fn.max('closed_at').as('closed'), eb.fn.sum('closed_revision').as('closings')])
        .select(sql<number>`count(owner_id)`.as('owned'))
        .select(sql<string>`max(token)`.as('token'))
        .executeTakeFirst()
      const { count, bytes, revisions, withdrawn, owned, closings } = row ?? {}
      const numbers = [count, bytes, revisions, withdrawn, owned, closings].map(Number)
      return JSON.stringify([...numbers, row?.last ?? null, row?.closed ?? null, row?.token ?? null])
    },
  }
}

const current = (db: Database) =>
  db
    .selectFrom('packs')
    .innerJoin('pack_revisions', (join) =>
      join.onRef('pack_revisions.key', '=', 'packs.key').onRef('pack_revisions.revision', '=', 'packs.revision'),
    )
    .selectAll('packs')
    .select(['content', 'bytes'])
