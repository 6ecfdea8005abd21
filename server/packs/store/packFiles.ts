import { sql } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import type { PackFile } from './addPacks.ts'

/** Files of packs. Their bytes lie in a `BlobStore`. */
export function packFiles(db: Database) {
  return {
    /** The file at a path of a revision; `undefined` where there is none. */
    file(key: string, revision: number, path: string): Promise<PackFile | undefined> {
      return filesOf(db, key, revision).where('path', '=', path).executeTakeFirst()
    },

    /** All files of a revision, by path. */
    files: (key: string, revision: number): Promise<PackFile[]> => filesOf(db, key, revision).orderBy('path').execute(),

    /** Adds files that were made of others of the revision; nothing where its files are gone meanwhile. */
    addMade(key: string, revision: number, made: readonly PackFile[]): Promise<void> {
      return transact(db, async (trx) => {
        const isThere = await filesOf(trx, key, revision).limit(1).executeTakeFirst()
        if (!isThere || made.length === 0) return
        await trx
          .insertInto('pack_files')
          .values(made.map((file) => ({ key, revision, ...file })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const bytes = sql<number>`(select coalesce(sum(size), 0) from pack_files where key = ${key} and revision = ${revision})`
        await trx
          .updateTable('pack_revisions')
          .set({ bytes })
          .where('key', '=', key)
          .where('revision', '=', revision)
          .execute()
      })
    },

    /** Bytes of the files of all packs, or of one owner's, drafts included; what several packs hold counts once. */
    async bytes(ownerId?: string): Promise<number> {
      const ofPacks = db
        .selectFrom('pack_files')
        .innerJoin('packs', 'packs.key', 'pack_files.key')
        .select(['sha256', 'size'])
        .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
      const ofDrafts = db
        .selectFrom('pack_drafts')
        .select(['sha256', 'bytes as size'])
        .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
      const files = ofPacks.union(ofDrafts).as('files')
      const row = await db.selectFrom(files).select(sql<number>`coalesce(sum(size), 0)`.as('bytes')).executeTakeFirst()
      return row?.bytes ?? 0
    },

    /** Those of these hashes that no pack and no draft holds. */
    async unused(hashes: readonly string[]): Promise<string[]> {
      if (hashes.length === 0) return []
      const used = await db
        .selectFrom('pack_files')
        .select('sha256')
        .where('sha256', 'in', hashes)
        .union(db.selectFrom('pack_drafts').select('sha256').where('sha256', 'in', hashes))
        .execute()
      const known = new Set(used.map(({ sha256 }) => sha256))
      return hashes.filter((sha256) => !known.has(sha256))
    },
  }
}

const filesOf = (db: Database, key: string, revision: number) =>
  db
    .selectFrom('pack_files')
    .select(['path', 'sha256', 'size', 'type'])
    .where('key', '=', key)
    .where('revision', '=', revision)
