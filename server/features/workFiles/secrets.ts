import { randomUUID } from 'node:crypto'
import { WORK_FILE_DAYS, type WorkKeys } from '../../contract/workFile.ts'
import type { Database } from '../../db/tables.ts'
import { isoAfter } from '../../lib/clock.ts'
import { newSecret } from '../../lib/secrets.ts'

/** How long an ended secret still opens files, in seconds: as long as a file made with it can be taken in. */
const ENDED_SECONDS = WORK_FILE_DAYS * 86_400

/** More are not handed out: a code is renewed a few times a year. */
const SECRETS_MAX = 50

/** The secrets of classes that work files are sealed with. */
export function secretStore(db: Database) {
  const keysOf = async (classId: string, now: Date): Promise<WorkKeys['secrets']> => {
    const rows = await db
      .selectFrom('class_secrets')
      .select(['id', 'secret', 'ended_at'])
      .where('class_id', '=', classId)
      .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', isoAfter(now, -ENDED_SECONDS))]))
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(SECRETS_MAX)
      .execute()
    const present = rows.filter(({ ended_at }) => ended_at === null)
    return [...present, ...rows.filter(({ ended_at }) => ended_at !== null)].map(({ id, secret }) => ({ id, secret }))
  }

  return {
    /** The secrets that files of a class may be sealed with, present ones first; none if no tablet has asked yet. */
    keysOf,

    /** The same for a tablet; makes a present one if there is none. */
    async forTablet(classId: string, now: Date): Promise<WorkKeys> {
      const present = await db
        .selectFrom('class_secrets')
        .select('id')
        .where('class_id', '=', classId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      // Two tablets at once may make two: both are valid.
      if (!present)
        await db
          .insertInto('class_secrets')
          .values({
            id: randomUUID(),
            class_id: classId,
            secret: newSecret(),
            made_at: now.toISOString(),
            ended_at: null,
          })
          .execute()
      return { class_id: classId, secrets: await keysOf(classId, now) }
    },

    /** Ends the present secrets: tablets of the class get a new one at their next contact. */
    async end(classId: string, now: Date): Promise<void> {
      await db
        .updateTable('class_secrets')
        .set({ ended_at: now.toISOString() })
        .where('class_id', '=', classId)
        .where('ended_at', 'is', null)
        .execute()
    },

    /** Deletes the secrets that open no file any more. */
    async sweep(now: Date): Promise<void> {
      await db.deleteFrom('class_secrets').where('ended_at', '<=', isoAfter(now, -ENDED_SECONDS)).execute()
    },
  }
}

/** What `secretStore` gives. */
export type SecretStore = ReturnType<typeof secretStore>
