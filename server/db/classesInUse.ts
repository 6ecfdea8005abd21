import type { Database } from './tables.ts'

/** Classes that are not in the bin: the one way to a class, for teachers, children and tablets alike. Join to it what is asked about. */
export function classesInUse(db: Database) {
  return db.selectFrom('classes').where('classes.deleted_at', 'is', null)
}
