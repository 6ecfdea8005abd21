// Work files (docs/carry.md). The same rules as in `tables.ts`.

/** Secrets that tablets of a class seal work files with. Readable, because the service must open the files. */
export interface ClassSecretsTable {
  id: string
  class_id: string
  secret: string
  made_at: string
  /** When another one took its place; `null` for the present one. */
  ended_at: string | null
}

/** Saves that arrived from a device's queue or in a work file. `is_done` is 0 while one is being stored. */
export interface TakenSavesTable {
  learner_id: string
  /** The device's id and its running number. */
  id: string
  claimed_at: string
  is_done: number
}
