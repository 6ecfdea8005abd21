import { ConfigError, readConfig } from '../../server/config.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { backup } from './backup.ts'
import { move, restore } from './carry.ts'
import { type Command, CommandError } from './command.ts'
import { learner } from './learner.ts'
import { teacher } from './teacher.ts'
import { exportEvents } from './xapi.ts'

/** Every command beside the service; each may run while the service does. */
const COMMANDS: Readonly<Record<string, Command>> = { teacher, learner, backup, restore, move, export: exportEvents }

const print = (line: string) => console.log(line)

const [name = '', ...words] = process.argv.slice(2)
try {
  await run(name, words)
} catch (error) {
  const isOurs = error instanceof CommandError || error instanceof ConfigError
  console.error(isOurs ? error.message : error)
  process.exitCode = 1
}

async function run(name: string, words: readonly string[]): Promise<void> {
  // It needs no database, and nothing else needs what it is made with.
  if (name === 'certificate') return (await import('./certificate.ts')).certificate(words, print)
  const command = COMMANDS[name]
  if (!command) {
    throw new CommandError(
      `There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}, certificate.`,
    )
  }
  const place = readConfig(process.env).database
  const db = openDatabase(place)
  try {
    await migrate(db)
    await command(words, { db, place, print })
  } finally {
    await db.destroy()
  }
}
