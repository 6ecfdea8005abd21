import type { Database } from './tables.ts'

/** Classes that are not in the bin: every query for a class, by teachers, children or tablets, starts here and joins what it needs. */
export function classesInUse(db: Database) {
  return db.selectFrom('classes').where('classes.deleted_at', 'is', null)
}
