import type { DraftPeopleTable, DraftsTable } from '../../db/draftTables.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** Columns of a draft without its body, with the names of its owner and of who changed it last. */
const HEAD = [
  'drafts.key',
  'drafts.owner_id',
  'drafts.revision',
  'drafts.format',
  'drafts.bytes',
  'drafts.changed_at',
  'drafts.deleted_at',
  'owners.name as owner',
  'changers.name as changed_by',
] as const

/** What a change of a draft writes. */
type Written = Pick<DraftsTable, 'format' | 'body' | 'bytes' | 'changed_at' | 'changed_by'>

/** Drafts, the colleagues that they name, and the keys of teachers' devices. */
export function draftStore(db: Database) {
  const heads = () =>
    db
      .selectFrom('drafts')
      .innerJoin('users as owners', 'owners.id', 'drafts.owner_id')
      .leftJoin('users as changers', 'changers.id', 'drafts.changed_by')
      .select(HEAD)
  return {
    /** A teacher's own drafts, deleted ones too, and those in use that name her address. Newest first. */
    async ofTeacher(teacherId: string, emailKey: string) {
      const own = heads().where('drafts.owner_id', '=', teacherId)
      const named = heads()
        .innerJoin('draft_people', 'draft_people.draft', 'drafts.key')
        .where('draft_people.email_key', '=', emailKey)
        .where('drafts.deleted_at', 'is', null)
        .where('drafts.owner_id', '!=', teacherId)
      const rows = [...(await own.execute()), ...(await named.execute())]
      return rows.sort((one, other) => other.changed_at.localeCompare(one.changed_at))
    },

    /** One draft with its body; `undefined` if there is none of this key. */
    one: (key: string) => heads().select('drafts.body').where('drafts.key', '=', key).executeTakeFirst(),

    /** The colleagues that these drafts name. */
    async people(keys: readonly string[]): Promise<DraftPeopleTable[]> {
      if (keys.length === 0) return []
      return db.selectFrom('draft_people').selectAll().where('draft', 'in', keys).orderBy('email_key').execute()
    },

    /** How many drafts a teacher has. */
    async count(ownerId: string): Promise<number> {
      const { n } = await db
        .selectFrom('drafts')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    ...writes(db),
    ...peopleAndKeys(db),
  }
}

/** What `draftStore` gives. */
export type DraftStore = ReturnType<typeof draftStore>

function writes(db: Database) {
  return {
    /** Stores a new draft as revision 1; false if its key is taken. */
    async add(row: Written & Pick<DraftsTable, 'key' | 'owner_id'>): Promise<boolean> {
      const added = await db
        .insertInto('drafts')
        .values({ ...row, revision: 1, created_at: row.changed_at, deleted_at: null })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst()
      return added !== undefined
    },

    /** Writes the next revision, out of the bin too; false if it is not at `revision` any more. */
    async change(key: string, revision: number, written: Written): Promise<boolean> {
      const changed = await db
        .updateTable('drafts')
        .set({ ...written, revision: revision + 1, deleted_at: null })
        .where('key', '=', key)
        .where('revision', '=', revision)
        .returning('key')
        .executeTakeFirst()
      return changed !== undefined
    },

    /** Puts a draft into the bin (`at`), or takes it out (`null`); either is a revision. False if it is not at `revision` any more. */
    async bin(key: string, revision: number, at: string | null): Promise<boolean> {
      const changed = await db
        .updateTable('drafts')
        .set({ deleted_at: at, revision: revision + 1 })
        .where('key', '=', key)
        .where('revision', '=', revision)
        .returning('key')
        .executeTakeFirst()
      return changed !== undefined
    },

    /** Deletes for good what was put into the bin before this moment. */
    async sweep(before: string): Promise<void> {
      await db.deleteFrom('drafts').where('deleted_at', '<', before).execute()
    },
  }
}

function peopleAndKeys(db: Database) {
  return {
    /** Replaces the colleagues that a draft names. */
    async setPeople(key: string, people: readonly Omit<DraftPeopleTable, 'draft'>[]): Promise<void> {
      await transact(db, async (trx) => {
        await trx.deleteFrom('draft_people').where('draft', '=', key).execute()
        if (people.length === 0) return
        await trx
          .insertInto('draft_people')
          .values(people.map((one) => ({ ...one, draft: key })))
          .execute()
      })
    },

    /** What a teacher's devices encrypt drafts with; `fresh` is stored where there is none yet. */
    async keyOf(ownerId: string, fresh: { readonly id: string; readonly key: string }) {
      await db
        .insertInto('draft_keys')
        .values({ owner_id: ownerId, ...fresh })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute()
      return db.selectFrom('draft_keys').select(['id', 'key']).where('owner_id', '=', ownerId).executeTakeFirstOrThrow()
    },
  }
}
