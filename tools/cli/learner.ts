import { eraseUsers } from '../../server/db/erase.ts'
import { transact } from '../../server/db/transact.ts'
import { emailKeyOf } from '../../server/features/auth/service.ts'
import { authStore } from '../../server/features/auth/store.ts'
import { learnerText } from '../../server/features/roster/recordFiles.ts'
import { rosterStore } from '../../server/features/roster/store.ts'
import { systemClock } from '../../server/lib/clock.ts'
import { type Command, type CommandContext, CommandError } from './command.ts'
import { accountsOf, ONE_TIME_NOTE } from './teacher.ts'
import { writeWhole } from './wholeFile.ts'

const USAGE = `For families with an account of their own (teachers do it for the children of their class, on the dashboard):
  npm run learner -- record EMAIL FILE   writes everything that is kept of the child
  npm run learner -- erase EMAIL         deletes the child for good
  npm run learner -- reset EMAIL         prints a one-time password, where the family forgot theirs, and signs the child out everywhere`

/** Commands for children's accounts with an e-mail, at the family's request: `record`, `erase`, `reset`. */
export const learner: Command = async ([action, email, ...words], context) => {
  const [file] = words
  if (action === 'record' && email !== undefined && file !== undefined && words.length === 1) {
    return record(email, file, context)
  }
  if (action === 'erase' && email !== undefined && words.length === 0) return erase(email, context)
  if (action === 'reset' && email !== undefined && words.length === 0) return reset(email, context)
  throw new CommandError(USAGE)
}

async function record(email: string, file: string, context: CommandContext): Promise<void> {
  const { id } = await found(email, context)
  const text = learnerText(rosterStore(context.db), id, { made_at: new Date().toISOString() })
  await writeWhole(file, text)
  context.print(`${file} holds everything that is kept of ${email}.`)
}

async function erase(email: string, context: CommandContext): Promise<void> {
  const { id } = await found(email, context)
  await transact(context.db, (trx) => eraseUsers(trx, [id], new Date().toISOString()))
  context.print(`${email} and everything that was kept of them is deleted. Backups made before still hold it.`)
}

async function reset(email: string, context: CommandContext): Promise<void> {
  const user = await found(email, context)
  const password = await accountsOf(authStore(context.db, systemClock)).setOneTimePassword(user)
  context.print(
    `A new password for ${user.name}; old sign-ins have ended.\n  e-mail:   ${user.email}\n  password: ${password}`,
  )
  context.print(ONE_TIME_NOTE)
}

async function found(
  email: string,
  { db }: CommandContext,
): Promise<{ id: string; name: string; email: string | null }> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email_key', '=', emailKeyOf(email))
    .where('role', '=', 'student')
    .executeTakeFirst()
  if (!user) throw new CommandError(`There is no child with the e-mail ${email}.`)
  return user
}
