import type { Database } from './tables.ts'

/** A schema migration. Never changed after release: corrections are new steps. */
export interface Migration {
  readonly name: string
  /** Runs the step in the given transaction. Only features of both engines: no sequences, triggers or extensions. */
  up(db: Database): Promise<void>
}
