import { randomInt } from 'node:crypto'
import { registerRequest } from '../../server/contract/auth.ts'
import { authLimits, authService, emailKeyOf } from '../../server/features/auth/service.ts'
import { type AuthStore, authStore } from '../../server/features/auth/store.ts'
import { systemClock } from '../../server/lib/clock.ts'
import { hashPassword } from '../../server/lib/passwords.ts'
import { Refusal } from '../../server/lib/refusal.ts'
import { type Command, type CommandContext, CommandError } from './command.ts'

const USAGE = `Usage:
  npm run teacher -- add EMAIL "NAME"    makes a teacher's account and prints its password
  npm run teacher -- reset EMAIL         prints a new password and signs the teacher out everywhere
  npm run teacher -- list                shows all teachers`

/** Letters and digits that are not taken for each other when they are copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Teachers' accounts: `add`, `reset`, `list`. */
export const teacher: Command = async ([action, ...words], context) => {
  const store = authStore(context.db, systemClock)
  if (action === 'add' && words.length === 2) return add(store, words, context)
  if (action === 'reset' && words.length === 1) return reset(store, words, context)
  if (action === 'list' && words.length === 0) return list(store, context)
  throw new CommandError(USAGE)
}

async function add(
  store: AuthStore,
  [email = '', name = '']: readonly string[],
  { print }: CommandContext,
): Promise<void> {
  const password = newPassword()
  const { data, error } = registerRequest.safeParse({ name, email, password, password_confirmation: password })
  if (error) throw new CommandError(error.issues.map(({ message }) => message).join('\n'))
  const accounts = authService({ store, clock: systemClock, tokenDays: 1, limits: authLimits(1) })
  try {
    await accounts.register(data, 'teacher')
  } catch (problem) {
    if (problem instanceof Refusal) {
      throw new CommandError(
        `${data.email} has an account already. A new password: npm run teacher -- reset ${data.email}`,
      )
    }
    throw problem
  }
  print(`${data.name} can sign in as a teacher.\n  e-mail:   ${data.email}\n  password: ${password}`)
  print('It is shown this once only; it is stored as a hash.')
}

async function reset(store: AuthStore, [email = '']: readonly string[], { print }: CommandContext): Promise<void> {
  const user = await store.findByEmail(emailKeyOf(email))
  if (user?.role !== 'teacher') throw new CommandError(`There is no teacher with the e-mail ${email}.`)
  const password = newPassword()
  const hash = await hashPassword(password)
  await store.inTransaction(async (queries) => {
    await queries.setPassword(user.id, hash)
    await queries.removeTokensOf(user.id)
  })
  print(`A new password for ${user.name}; old sign-ins have ended.\n  e-mail:   ${user.email}\n  password: ${password}`)
}

async function list(store: AuthStore, { print }: CommandContext): Promise<void> {
  const teachers = await store.teachers()
  if (teachers.length === 0) print('No teachers yet. Add one: npm run teacher -- add EMAIL "NAME"')
  for (const { name, email, created_at } of teachers) print(`${created_at.slice(0, 10)}  ${email}  ${name}`)
}

/** Four groups of four: 79 random bits that can be read out over the telephone. */
function newPassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-')
}
