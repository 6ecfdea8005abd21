import type { CheckRequestsTable, Database } from '../../db/tables.ts'

/** A check that was asked for and not made since. */
type OpenCheck = Pick<CheckRequestsTable, 'learner_id' | 'lang' | 'asked_at'>

/** Checks that teachers have asked for, one a learner and language. */
export function checkRequestStore(db: Database) {
  return {
    /** Requests of one learner, or of a class, whose check was not made since. */
    async open(of: { readonly learnerId: string } | { readonly classId: string }): Promise<OpenCheck[]> {
      const requests = db
        .selectFrom('check_requests')
        .select(['check_requests.learner_id', 'check_requests.lang', 'check_requests.asked_at'])
        // The service's own time of an event: a tablet's clock may be wrong.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('events')
                .select('events.id')
                .whereRef('events.learner_id', '=', 'check_requests.learner_id')
                .whereRef('events.lang', '=', 'check_requests.lang')
                .where('events.type', '=', 'check')
                .whereRef('events.received_at', '>=', 'check_requests.asked_at'),
            ),
          ),
        )
      if ('learnerId' in of) return requests.where('check_requests.learner_id', '=', of.learnerId).execute()
      return requests
        .innerJoin('class_learners', 'class_learners.learner_id', 'check_requests.learner_id')
        .where('class_learners.class_id', '=', of.classId)
        .execute()
    },

    /** Asks for checks; an earlier request of the same is replaced. */
    async ask(rows: readonly CheckRequestsTable[]): Promise<void> {
      await db
        .insertInto('check_requests')
        .values([...rows])
        .onConflict((conflict) =>
          conflict.columns(['learner_id', 'lang']).doUpdateSet((eb) => ({
            asked_at: eb.ref('excluded.asked_at'),
            asked_by: eb.ref('excluded.asked_by'),
          })),
        )
        .execute()
    },

    /** Takes requests back. */
    async drop(learnerIds: readonly string[], lang: CheckRequestsTable['lang']): Promise<void> {
      await db
        .deleteFrom('check_requests')
        .where('learner_id', 'in', [...learnerIds])
        .where('lang', '=', lang)
        .execute()
    },
  }
}

/** What `checkRequestStore` gives. */
export type CheckRequestStore = ReturnType<typeof checkRequestStore>
