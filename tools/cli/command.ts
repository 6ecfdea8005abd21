import type { DatabasePlace } from '../../server/db/open.ts'
import type { Database } from '../../server/db/tables.ts'

/** What a command works with. */
export interface CommandContext {
  readonly db: Database
  readonly place: DatabasePlace
  /** Writes a line for the person at the terminal. */
  print(line: string): void
}

/** The command cannot be done as it was asked; its message says what to do. Nothing has been changed. */
export class CommandError extends Error {}

/** Does what the words ask; throws `CommandError` where that cannot be. */
export type Command = (words: readonly string[], context: CommandContext) => Promise<void>
