import { randomUUID } from 'node:crypto'
import type { Account, LoginRequest, RegisterRequest, Role } from '../../contract/auth.ts'
import type { Limit } from '../../db/limits.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { hashPassword, isPassword } from '../../lib/passwords.ts'
import { conflict, forbidden, invalid, Refusal, tooMany } from '../../lib/refusal.ts'
import { fingerprint, newSecret } from '../../lib/secrets.ts'
import type { AuthQueries, AuthStore } from './store.ts'

const DAY_SECONDS = 86_400

/** How many tries are let through. Failures count per account; an address is a whole school, so it gets far more. */
export interface AuthLimits {
  readonly accountBurst: Limit
  readonly accountHour: Limit
  readonly address: Limit
  readonly registrations: Limit
}

/** The limits of the service; `registrationsPerHour` is for one address. */
export const authLimits = (registrationsPerHour: number): AuthLimits => ({
  accountBurst: { max: 10, seconds: 60 },
  accountHour: { max: 40, seconds: 3600 },
  address: { max: 500, seconds: 600 },
  registrations: { max: registrationsPerHour, seconds: 3600 },
})

/** Somebody signed in, by the token they showed. */
export interface Session {
  readonly tokenId: string
  readonly account: Account
  readonly joinedAt: string
}

interface Needs {
  readonly store: AuthStore
  readonly clock: Clock
  readonly tokenDays: number
  readonly limits: AuthLimits
}

/** E-mails are compared without case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

/** Accounts, sign-in and tokens. */
export function authService(needs: Needs) {
  const { store, clock, tokenDays, limits } = needs
  const tokenSeconds = tokenDays * DAY_SECONDS

  return {
    ...erasing(needs),

    /** Makes an account; 422 where the e-mail is taken. Its password is hashed before the database is touched. */
    async register(form: Pick<RegisterRequest, 'name' | 'email' | 'password'>, role: Role): Promise<Account> {
      const account = { id: randomUUID(), name: form.name, email: form.email, role }
      const isNew = await store.addUser({
        ...account,
        email_key: emailKeyOf(form.email),
        password_hash: await hashPassword(form.password),
        created_at: clock().toISOString(),
      })
      if (!isNew) throw invalid('email', 'The email has already been taken.')
      return account
    },

    /** 429 where one address registers without end. */
    async countRegistration(address: string): Promise<void> {
      refuseAfter(await store.limits.take(`register:${address}`, limits.registrations))
    },

    /** The account and a new token; 401 for a wrong password and an unknown e-mail alike, 429 after too many failures. */
    async login({ email, password }: LoginRequest, address: string): Promise<{ account: Account; token: string }> {
      const keys = limitKeys(emailKeyOf(email), address)
      refuseAfter(await countTry(store, keys, limits))
      const user = await store.findByEmail(emailKeyOf(email))
      if (!(await isPassword(password, user?.password_hash)) || !user) {
        throw new Refusal(401, 'These credentials do not match our records.')
      }
      const token = await store.inTransaction(async (auth) => {
        await auth.limits.forget([keys.burst, keys.hour])
        await auth.limits.giveBack(keys.address)
        return issueToken(auth, user.id, clock(), tokenSeconds)
      })
      return { account: { id: user.id, name: user.name, email: user.email ?? '', role: user.role }, token }
    },

    /** Who shows this token; null where it is unknown, revoked or has run out. Used tokens live on, at the price of one write a day. */
    async sessionOf(token: string): Promise<Session | null> {
      const now = clock()
      const tokenId = fingerprint(token)
      const row = await store.findSession(tokenId, now.toISOString())
      if (!row) return null
      if (row.expires_at < isoAfter(now, tokenSeconds - DAY_SECONDS)) {
        await store.extendToken(tokenId, isoAfter(now, tokenSeconds))
      }
      const { id, name, email, role, created_at: joinedAt } = row
      return { tokenId, account: { id, name, email: email ?? '', role }, joinedAt }
    },

    /** A new token for somebody who has shown otherwise who they are. */
    signIn(userId: string): Promise<string> {
      return issueToken(store, userId, clock(), tokenSeconds)
    },

    /** Revokes the token that was shown; other devices stay signed in. */
    async logout(session: Session): Promise<void> {
      await store.removeToken(session.tokenId)
    },

    /** Removes what has run out. */
    async sweep(): Promise<void> {
      await store.sweepTokens(clock().toISOString())
      await store.limits.sweep()
    },
  }
}

function erasing({ store, limits }: Needs) {
  return {
    /**
     * Erases the account of whoever shows its password once more, for good; tries are counted as those of signing in are. 403 for children without a
     * password, whose teacher does it; 409 for teachers of whom classes would be left without anybody.
     */
    async erase({ account }: Session, password: string, address: string): Promise<void> {
      if (account.email === '') throw forbidden('The owner of your class can erase this account.')
      const keys = limitKeys(emailKeyOf(account.email), address)
      refuseAfter(await countTry(store, keys, limits))
      const user = await store.findByEmail(emailKeyOf(account.email))
      if (!user || !(await isPassword(password, user.password_hash))) {
        throw invalid('password', 'The password is not right.')
      }
      const isErased = await store.inTransaction(async (auth) => {
        await auth.limits.forget([keys.burst, keys.hour])
        await auth.limits.giveBack(keys.address)
        return auth.erase(user.id)
      })
      if (!isErased) throw conflict('Delete the classes that you own first.')
    },
  }
}

/** What `authService` gives. */
export type AuthService = ReturnType<typeof authService>

interface LimitKeys {
  readonly burst: string
  readonly hour: string
  readonly address: string
}

const limitKeys = (emailKey: string, address: string): LimitKeys => ({
  burst: `login-burst:${emailKey}`,
  hour: `login-hour:${emailKey}`,
  address: `login-address:${address}`,
})

/** Counts a try on all its counters; a try that is refused by one is not counted on the next, so hammering does not lock an account for long. */
function countTry(store: AuthStore, keys: LimitKeys, limits: AuthLimits): Promise<number> {
  return store.inTransaction(async (auth) => {
    const burst = await auth.limits.take(keys.burst, limits.accountBurst)
    if (burst > 0) return burst
    const hour = await auth.limits.take(keys.hour, limits.accountHour)
    return hour > 0 ? hour : auth.limits.take(keys.address, limits.address)
  })
}

async function issueToken(auth: AuthQueries, userId: string, now: Date, seconds: number): Promise<string> {
  const secret = newSecret()
  await auth.addToken({
    id: fingerprint(secret),
    user_id: userId,
    created_at: now.toISOString(),
    expires_at: isoAfter(now, seconds),
  })
  return secret
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw tooMany(seconds)
}
