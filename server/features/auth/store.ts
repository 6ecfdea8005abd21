import type { Insertable, Selectable } from 'kysely'
import type { Role } from '../../contract/auth.ts'
import { classesInUse } from '../../db/classesInUse.ts'
import { eraseUsers } from '../../db/erase.ts'
import { limitStore } from '../../db/limits.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database, NewUser, TokensTable, UsersTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import type { Clock } from '../../lib/clock.ts'

/** An account found by its token. */
interface SessionRow {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly created_at: string
  readonly expires_at: string
  readonly used_at: string | null
  readonly one_time_until: string | null
}

const selectSession = prepared((db, { tokenId, now }: { tokenId: string; now: string }) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.created_at', 'users.one_time_until'])
    .select(['tokens.expires_at', 'tokens.used_at'])
    .where('tokens.id', '=', tokenId)
    .where('tokens.expires_at', '>', now),
)

/** The update when a token is used. */
interface TokenUse {
  readonly expires_at: string
  readonly used_at: string
  readonly device: string
}

/** Accounts, tokens and the counters of tries; `inTransaction` runs several queries as one. */
export function authStore(db: Database, clock: Clock) {
  return {
    ...queries(db, clock),
    inTransaction: <T>(work: (store: AuthQueries) => Promise<T>): Promise<T> =>
      transact(db, (trx) => work(queries(trx, clock))),
  }
}

/** What `authStore` gives. */
export type AuthStore = ReturnType<typeof authStore>

/** What may be done inside a transaction. */
export type AuthQueries = ReturnType<typeof queries>

function queries(db: Database, clock: Clock) {
  return { limits: limitStore(db, clock), ...accountQueries(db), ...tokenQueries(db), ...deviceQueries(db) }
}

function accountQueries(db: Database) {
  return {
    /** Adds an account; false where its e-mail is taken (also by somebody who registers at this very moment). */
    async addUser(user: NewUser): Promise<boolean> {
      const added = await db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    findByEmail(emailKey: string): Promise<Selectable<UsersTable> | undefined> {
      return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
    },

    /** Sets a password. A one-time password is valid until `oneTimeUntil`; `null` for a chosen one. */
    async setPassword(userId: string, passwordHash: string, oneTimeUntil: string | null): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash, one_time_until: oneTimeUntil })
        .where('id', '=', userId)
        .execute()
    },

    /** Replaces a hash by another of the same password, unless the password was changed meanwhile. */
    async renewHash(userId: string, old: string, renewed: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: renewed })
        .where('id', '=', userId)
        .where('password_hash', '=', old)
        .execute()
    },

    /**
     * Permanently deletes an account and all its data. Does nothing and returns false if they own classes; classes in the bin expire on their own.
     */
    async erase(userId: string, now: string): Promise<boolean> {
      const owned = await classesInUse(db)
        .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
        .select('class_id')
        .where('teacher_id', '=', userId)
        .where('is_owner', '=', 1)
        .executeTakeFirst()
      if (owned) return false
      await eraseUsers(db, [userId], now)
      return true
    },

    /** All teachers by name. */
    teachers(): Promise<Pick<UsersTable, 'id' | 'name' | 'email' | 'created_at'>[]> {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'created_at'])
        .where('role', '=', 'teacher')
        .orderBy('name')
        .execute()
    },
  }
}

function tokenQueries(db: Database) {
  return {
    async addToken(token: Insertable<TokensTable>): Promise<void> {
      await db.insertInto('tokens').values(token).execute()
    },

    /** The account of an unexpired token. */
    async findSession(tokenId: string, now: string): Promise<SessionRow | undefined> {
      const [row] = await selectSession(db, { tokenId, now })
      return row
    },

    async noteUse(tokenId: string, use: TokenUse): Promise<void> {
      await db.updateTable('tokens').set(use).where('id', '=', tokenId).execute()
    },

    /** A user's unexpired sign-ins, last used first. */
    tokensOf(userId: string, now: string): Promise<Omit<Selectable<TokensTable>, 'user_id' | 'expires_at'>[]> {
      return db
        .selectFrom('tokens')
        .select(['id', 'created_at', 'used_at', 'device'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy((eb) => eb.fn.coalesce('used_at', 'created_at'), 'desc')
        .execute()
    },

    /** Ends one sign-in of a user; false if it is not theirs. */
    async removeTokenOf(userId: string, tokenId: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('tokens')
        .where('id', '=', tokenId)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /** Ends all sign-ins of a user except one. */
    async removeOtherTokens(userId: string, storedId: string): Promise<void> {
      await db.deleteFrom('tokens').where('user_id', '=', userId).where('id', '!=', storedId).execute()
    },

    async removeToken(tokenId: string): Promise<void> {
      await db.deleteFrom('tokens').where('id', '=', tokenId).execute()
    },

    async removeTokensOf(userId: string): Promise<void> {
      await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
    },

    /** Deletes expired tokens. */
    async sweepTokens(now: string): Promise<void> {
      await db.deleteFrom('tokens').where('expires_at', '<=', now).execute()
    },
  }
}

/** Browsers remembered per account; the least recently used is dropped first. */
const KNOWN_MAX = 20

function deviceQueries(db: Database) {
  return {
    /** Whether the account with this e-mail has signed in on `deviceId` before. */
    async isKnownDevice(emailKey: string, deviceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('known_devices')
        .innerJoin('users', 'users.id', 'known_devices.user_id')
        .select('known_devices.id')
        .where('users.email_key', '=', emailKey)
        .where('known_devices.id', '=', deviceId)
        .executeTakeFirst()
      return row !== undefined
    },

    async rememberDevice(userId: string, deviceId: string, now: string): Promise<void> {
      await db
        .insertInto('known_devices')
        .values({ user_id: userId, id: deviceId, created_at: now, used_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ used_at: now }))
        .execute()
      const known = await db
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute()
      const late = known.slice(KNOWN_MAX).map(({ id }) => id)
      if (late.length === 0) return
      await db.deleteFrom('known_devices').where('user_id', '=', userId).where('id', 'in', late).execute()
    },

    /** Deletes browsers not used since then. */
    async sweepDevices(before: string): Promise<void> {
      await db.deleteFrom('known_devices').where('used_at', '<', before).execute()
    },
  }
}
