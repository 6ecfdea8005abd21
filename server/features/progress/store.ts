import { sql } from 'kysely'
import { classesInUse } from '../../db/classesInUse.ts'
import { prepared } from '../../db/prepared.ts'
import type { ActivityResultsTable, Database, ProgressTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import type { AccessDecision } from './shelf.ts'

/** Identifies one learner's book. */
interface BookOfLearner {
  readonly userId: string
  readonly bookId: number
}

const PLACE = [
  'user_id',
  'book_id',
  'current_page',
  'latest_page',
  'round',
  'completed_round',
  'best_points',
  'started_at',
  'updated_at',
] as const

const selectPlaces = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom('progress').select(PLACE).where('user_id', '=', userId),
)

const selectDecisions = prepared((db, { userId }: { userId: string }) =>
  classesInUse(db)
    .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
    .innerJoin('class_books', 'class_books.class_id', 'classes.id')
    .select(['class_books.book_id', 'class_books.access'])
    .where('class_learners.learner_id', '=', userId),
)

const updatePage = prepared(
  (db, { userId, bookId, page, now }: { userId: string; bookId: number; page: number; now: string }) =>
    db
      .updateTable('progress')
      .set({
        current_page: sql<number>`case when current_page < ${page} then ${page} else current_page end`,
        latest_page: page,
        updated_at: now,
      })
      .where('user_id', '=', userId)
      .where('book_id', '=', bookId)
      .returning(PLACE),
)

/**
 * Positions in books and activity results. Each save is one statement, so two devices cannot overwrite each other. `inTransaction` runs several as
 * one.
 */
export function progressStore(db: Database) {
  return {
    ...queries(db),
    inTransaction: <T>(work: (store: ProgressQueries) => Promise<T>): Promise<T> =>
      transact(db, (trx) => work(queries(trx))),
  }
}

/** What `progressStore` gives. */
export type ProgressStore = ReturnType<typeof progressStore>

/** What may be done inside a transaction. */
export type ProgressQueries = ReturnType<typeof queries>

function queries(db: Database) {
  return { ...placeQueries(db), ...resultQueries(db) }
}

function placeQueries(db: Database) {
  return {
    placesOf(userId: string): Promise<ProgressTable[]> {
      return selectPlaces(db, { userId })
    },

    /** The book settings of the learner's class. */
    decisionsFor(userId: string): Promise<AccessDecision[]> {
      return selectDecisions(db, { userId })
    },

    /** Opens a round if none is open: the first, or the next after a completed one. */
    begin({ userId, bookId }: BookOfLearner, now: string): Promise<ProgressTable> {
      return insertPlace(db, userId, bookId, 0, now)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'book_id']).doUpdateSet({
            round: sql<number>`case when progress.completed_round = progress.round then progress.round + 1 else progress.round end`,
            updated_at: now,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Saves the last seen page of a started book; if not started, saves nothing and returns `undefined`. The furthest page never decreases. */
    async turnPage({ userId, bookId }: BookOfLearner, page: number, now: string): Promise<ProgressTable | undefined> {
      const [place] = await updatePage(db, { userId, bookId, page, now })
      return place
    },

    /** The same, but starts the book if needed. */
    savePage({ userId, bookId }: BookOfLearner, page: number, now: string): Promise<ProgressTable> {
      return insertPlace(db, userId, bookId, page, now)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'book_id']).doUpdateSet({
            current_page: sql<number>`case when excluded.current_page > progress.current_page then excluded.current_page else progress.current_page end`,
            latest_page: page,
            updated_at: now,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** The learner's position, created if missing and locked until the end of the transaction. */
    hold({ userId, bookId }: BookOfLearner, now: string): Promise<ProgressTable> {
      return insertPlace(db, userId, bookId, 0, now)
        .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doUpdateSet({ updated_at: now }))
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Closes the round at the end of the book, preserving the best points. */
    async complete({ userId, bookId }: BookOfLearner, points: number, totalPages: number, now: string): Promise<void> {
      await db
        .updateTable('progress')
        .set({
          current_page: totalPages,
          completed_round: sql<number>`round`,
          best_points: sql<number>`case when best_points > ${points} then best_points else ${points} end`,
          updated_at: now,
        })
        .where('user_id', '=', userId)
        .where('book_id', '=', bookId)
        .execute()
    },
  }
}

function resultQueries(db: Database) {
  return {
    /** Stores the latest result of an activity in its round. */
    async saveResult(result: ActivityResultsTable): Promise<void> {
      await db
        .insertInto('activity_results')
        .values(result)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'book_id', 'round', 'post_activity_id'])
            .doUpdateSet({ is_correct: result.is_correct, submitted_at: result.submitted_at }),
        )
        .execute()
    },

    /** Ids of the activities whose latest result in the round was right. */
    async passedIn({ userId, bookId }: BookOfLearner, round: number): Promise<number[]> {
      const rows = await db
        .selectFrom('activity_results')
        .select('post_activity_id')
        .where('user_id', '=', userId)
        .where('book_id', '=', bookId)
        .where('round', '=', round)
        .where('is_correct', '=', 1)
        .execute()
      return rows.map((row) => row.post_activity_id)
    },
  }
}

function insertPlace(db: Database, userId: string, bookId: number, page: number, now: string) {
  return db.insertInto('progress').values({
    user_id: userId,
    book_id: bookId,
    current_page: page,
    latest_page: page,
    round: 1,
    completed_round: 0,
    best_points: null,
    started_at: now,
    updated_at: now,
  })
}
