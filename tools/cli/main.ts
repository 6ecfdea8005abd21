import { ConfigError, readConfig } from '../../server/config.ts'
import { StartError } from '../../server/db/dataFolder.ts'
import { backup } from './backup.ts'
import { move, restore } from './carry.ts'
import { type Command, CommandError } from './command.ts'
import { learner } from './learner.ts'
import { opened } from './opened.ts'
import { teacher } from './teacher.ts'
import { exportEvents } from './xapi.ts'

/** All commands that use the database. Each may run while the service runs. */
const COMMANDS: Readonly<Record<string, Command>> = { teacher, learner, backup, restore, move, export: exportEvents }

const print = (line: string) => console.log(line)

const [name = '', ...words] = process.argv.slice(2)
try {
  await run(name, words)
} catch (error) {
  const isOurs = error instanceof CommandError || error instanceof ConfigError || error instanceof StartError
  console.error(isOurs ? error.message : error)
  process.exitCode = 1
}

async function run(name: string, words: readonly string[]): Promise<void> {
  // These need no database, and nobody else what they load.
  if (name === 'certificate') return (await import('./certificate.ts')).certificate(words, print)
  if (name === 'voice') return (await import('../voice/command.ts')).voice(words, print)
  if (name === 'book') return (await import('../book/command.ts')).book(words, print)
  const command = COMMANDS[name]
  if (!command) {
    throw new CommandError(
      `There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}, certificate, voice, book.`,
    )
  }
  const place = readConfig(process.env).database
  const db = await opened(place, name === 'restore')
  try {
    await command(words, { db, place, print })
  } finally {
    await db.destroy()
  }
}
