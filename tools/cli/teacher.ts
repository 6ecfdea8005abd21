import { registerRequest } from '../../server/contract/auth.ts'
import { ONE_TIME_DAYS } from '../../server/features/auth/account.ts'
import { handoverStore } from '../../server/features/classes/handoverStore.ts'
import { joinCodeKey } from '../../server/features/classes/joinCode.ts'
import { authLimits, authService, emailKeyOf } from '../../server/features/auth/service.ts'
import { type AuthStore, authStore } from '../../server/features/auth/store.ts'
import { systemClock } from '../../server/lib/clock.ts'
import { newOneTimePassword } from '../../server/lib/passwords.ts'
import { HttpError } from '../../server/lib/httpError.ts'
import { type Command, type CommandContext, CommandError } from './command.ts'

const USAGE = `Usage:
  npm run teacher -- add EMAIL "NAME"    makes a teacher's account and prints a one-time password
  npm run teacher -- reset EMAIL         prints a new one-time password and signs the teacher out everywhere
  npm run teacher -- list                shows all teachers
  npm run teacher -- hand-over CLASS EMAIL
                                         makes a teacher the owner of a class (its name, code or id)`

/** The account service for use by commands. */
export const accountsOf = (store: AuthStore) =>
  authService({ store, clock: systemClock, tokenDays: 1, limits: authLimits(1) })

/** Printed below a one-time password. */
export const ONE_TIME_NOTE = `It is shown this once only, is good for ${ONE_TIME_DAYS} days, and is changed at the first sign-in.`

/** Commands for teachers' accounts and classes: `add`, `reset`, `list`, `hand-over`. */
export const teacher: Command = async ([action, ...words], context) => {
  const store = authStore(context.db, systemClock)
  if (action === 'add' && words.length === 2) return add(store, words, context)
  if (action === 'reset' && words.length === 1) return reset(store, words, context)
  if (action === 'list' && words.length === 0) return list(store, context)
  if (action === 'hand-over' && words.length === 2) return handOver(store, words, context)
  throw new CommandError(USAGE)
}

async function add(
  store: AuthStore,
  [email = '', name = '']: readonly string[],
  { print }: CommandContext,
): Promise<void> {
  const first = newOneTimePassword()
  const { data, error } = registerRequest.safeParse({ name, email, password: first, password_confirmation: first })
  if (error) throw new CommandError(error.issues.map(({ message }) => message).join('\n'))
  const accounts = accountsOf(store)
  try {
    const password = await accounts.setOneTimePassword(await accounts.register(data, 'teacher'))
    print(`${data.name} can sign in as a teacher.\n  e-mail:   ${data.email}\n  password: ${password}`)
    print(ONE_TIME_NOTE)
  } catch (problem) {
    if (problem instanceof HttpError) {
      throw new CommandError(
        `${data.email} has an account already. A new password: npm run teacher -- reset ${data.email}`,
      )
    }
    throw problem
  }
}

async function reset(store: AuthStore, [email = '']: readonly string[], { print }: CommandContext): Promise<void> {
  const user = await store.findByEmail(emailKeyOf(email))
  if (user?.role !== 'teacher') throw new CommandError(`There is no teacher with the e-mail ${email}.`)
  const password = await accountsOf(store).setOneTimePassword(user)
  print(`A new password for ${user.name}; old sign-ins have ended.\n  e-mail:   ${user.email}\n  password: ${password}`)
  print(ONE_TIME_NOTE)
}

async function list(store: AuthStore, { print }: CommandContext): Promise<void> {
  const teachers = await store.teachers()
  if (teachers.length === 0) print('No teachers yet. Add one: npm run teacher -- add EMAIL "NAME"')
  for (const { name, email, created_at } of teachers) print(`${created_at.slice(0, 10)}  ${email}  ${name}`)
}

async function handOver(
  store: AuthStore,
  [called = '', email = '']: readonly string[],
  { db, print }: CommandContext,
): Promise<void> {
  const handovers = handoverStore(db)
  const user = await store.findByEmail(emailKeyOf(email))
  if (user?.role !== 'teacher') throw new CommandError(`There is no teacher with the e-mail ${email}.`)
  const [found, ...others] = await handovers.classesCalled(called, joinCodeKey(called))
  if (!found) throw new CommandError(`There is no class ${called}.`)
  if (others.length > 0) {
    const list = [found, ...others].map(({ id, group_name, course_name }) => `  ${id}  ${group_name}, ${course_name}`)
    throw new CommandError(`Several classes are called ${called}; say which one by its id:\n${list.join('\n')}`)
  }
  await handovers.handOver({ classId: found.id, byId: null, now: systemClock().toISOString() }, user.id)
  print(`${user.name} owns ${found.group_name} now. Who owned it before is a co-teacher of it.`)
}
