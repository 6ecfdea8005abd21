import type { PackWork } from './work.ts'

/** The name of a piece of work. */
export type WorkName = keyof PackWork

/** What the service asks of the process that works on packs. */
export interface WorkAsked {
  readonly id: number
  readonly name: WorkName
  /** What its function takes. */
  readonly job: unknown
}

/** What that process says: what became of it, or what failed. */
export type WorkMessage =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number
      readonly error: { readonly message: string; readonly stack: string | undefined; readonly code: unknown }
    }
