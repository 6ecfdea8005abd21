import { randomUUID } from 'node:crypto'
import type { Account, LoginRequest, RegisterRequest, Role } from '../../contract/auth.ts'
import { expiryMoment, isoAfter } from '../../lib/clock.ts'
import { hashPassword, isOutdated, isPassword } from '../../lib/passwords.ts'
import { invalid, HttpError } from '../../lib/httpError.ts'
import { fingerprint, newSecret } from '../../lib/secrets.ts'
import { accountChanges, refuseGuessable } from './account.ts'
import type { AuthNeeds, Session } from './needs.ts'
import type { AuthQueries } from './store.ts'
import { emailKeyOf, refuseAfter, signInAttempt } from './tries.ts'

export type { Session } from './needs.ts'
export { type AuthLimits, authLimits, emailKeyOf } from './tries.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400

/** How long a browser is remembered after its last sign-in. */
export const KNOWN_DAYS = 365

/** Origin of a sign-in: the address, and the browser's secret from an earlier sign-in. */
export interface SignInPlace {
  readonly address: string
  readonly device?: string | undefined
}

/** A successful sign-in. */
export interface SignedIn {
  readonly account: Account
  readonly token: string
  readonly mustChangePassword: boolean
}

/** Accounts, sign-in and tokens. */
export function authService(needs: AuthNeeds) {
  const { store, clock, limits } = needs

  return {
    ...accountChanges(needs),
    ...tokens(needs),

    /** Creates an account; 422 if the e-mail is taken or the password is easy to guess. Hashes the password before using the database. */
    async register(form: Pick<RegisterRequest, 'name' | 'email' | 'password'>, role: Role): Promise<Account> {
      refuseGuessable(form.password, form)
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

    /** 429 after too many registrations from one address. */
    async countRegistration(address: string): Promise<void> {
      refuseAfter(await store.limits.take(`register:${address}`, limits.registrations))
    },

    /**
     * The account and a new token; 401 for a wrong password and an unknown e-mail alike and for a one-time password that has expired, 429 after too
     * many failures.
     */
    async login({ email, password }: LoginRequest, { address, device }: SignInPlace): Promise<SignedIn> {
      const deviceId = device === undefined ? undefined : fingerprint(device)
      const tried = await signInAttempt(store, limits, { emailKey: emailKeyOf(email), deviceId, address })
      await tried.count()
      const user = await store.findByEmail(emailKeyOf(email))
      if (!(await isPassword(password, user?.password_hash)) || !user) {
        throw new HttpError(401, 'These credentials do not match our records.')
      }
      const now = clock()
      if (user.one_time_until !== null && user.one_time_until <= expiryMoment(clock)) {
        throw new HttpError(401, 'This one-time password has expired. Ask for a new one.')
      }
      const old = user.password_hash ?? ''
      const renewed = isOutdated(old) ? await hashPassword(password) : undefined
      const token = await store.inTransaction(async (auth) => {
        await tried.right(auth)
        if (renewed !== undefined) await auth.renewHash(user.id, old, renewed)
        if (deviceId !== undefined) await auth.rememberDevice(user.id, deviceId, now.toISOString())
        return issueToken(auth, user.id, now, secondsOf(needs))
      })
      const account = { id: user.id, name: user.name, email: user.email ?? '', role: user.role }
      return { account, token, mustChangePassword: user.one_time_until !== null }
    },

    /** Deletes what has expired. */
    async sweep(): Promise<void> {
      await store.sweepTokens(clock().toISOString())
      await store.sweepDevices(isoAfter(clock(), -KNOWN_DAYS * DAY_SECONDS))
      await store.limits.sweep()
    },
  }
}

function tokens(needs: AuthNeeds) {
  const { store, clock } = needs
  const tokenSeconds = secondsOf(needs)
  return {
    /**
     * The user of a token; null if it is unknown, revoked or expired. Using a token extends it, with at most one write an hour, which also stores the
     * `device` (see `deviceKind.ts`).
     */
    async sessionOf(token: string, device: string): Promise<Session | null> {
      const now = clock()
      const tokenId = fingerprint(token)
      const row = await store.findSession(tokenId, expiryMoment(clock))
      if (!row) return null
      if (row.used_at === null || row.used_at < isoAfter(now, -HOUR_SECONDS)) {
        await store.noteUse(tokenId, { expires_at: isoAfter(now, tokenSeconds), used_at: now.toISOString(), device })
      }
      const { id, name, email, role, created_at: joinedAt, one_time_until } = row
      return {
        tokenId,
        account: { id, name, email: email ?? '', role },
        joinedAt,
        mustChangePassword: one_time_until !== null,
      }
    },

    /** A new token for a user who was authenticated in another way. */
    signIn(userId: string): Promise<string> {
      return issueToken(store, userId, clock(), tokenSeconds)
    },

    /** Revokes this token; other devices stay signed in. */
    async logout(session: Session): Promise<void> {
      await store.removeToken(session.tokenId)
    },
  }
}

const secondsOf = ({ tokenDays }: AuthNeeds) => tokenDays * DAY_SECONDS

/** What `authService` gives. */
export type AuthService = ReturnType<typeof authService>

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
