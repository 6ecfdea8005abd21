import type { DatabasePlace } from '../../server/db/open.ts'
import type { Database } from '../../server/db/tables.ts'

/** What a command gets from its caller. */
export interface CommandContext {
  readonly db: Database
  readonly place: DatabasePlace
  /** Writes a line for the person at the terminal. */
  print(line: string): void
}

/** The command cannot run as given. The message says what to do; nothing has been changed. */
export class CommandError extends Error {}

/** Runs a command with its arguments. Throws `CommandError` if it cannot. */
export type Command = (words: readonly string[], context: CommandContext) => Promise<void>
