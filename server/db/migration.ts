import type { Database } from './tables.ts'

/** A step of the schema. Once released it never changes: what must change comes as a further step. */
export interface Migration {
  readonly name: string
  /** Makes the step inside the transaction it is given. Only what both engines know: no sequences, triggers, extensions. */
  up(db: Database): Promise<void>
}
