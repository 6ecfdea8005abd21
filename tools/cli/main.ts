import { ConfigError, readConfig } from '../../server/config.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { type Command, CommandError } from './command.ts'
import { teacher } from './teacher.ts'

/** Every command beside the service; each may run while the service does. */
const COMMANDS: Readonly<Record<string, Command>> = { teacher }

const [name = '', ...words] = process.argv.slice(2)
try {
  await run(name, words)
} catch (error) {
  const isOurs = error instanceof CommandError || error instanceof ConfigError
  console.error(isOurs ? error.message : error)
  process.exitCode = 1
}

async function run(name: string, words: readonly string[]): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new CommandError(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  const db = openDatabase(readConfig(process.env).database)
  try {
    await migrate(db)
    await command(words, { db, print: (line) => console.log(line) })
  } finally {
    await db.destroy()
  }
}
