import type { Role } from '../../contract/auth.ts'
import { eraseUsers } from '../../db/erase.ts'
import { limitStore } from '../../db/limits.ts'
import type { Database, TokensTable, UsersTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import type { Clock } from '../../lib/clock.ts'

/** An account as the service knows it, found by its token. */
export interface SessionRow {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly created_at: string
  readonly expires_at: string
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
  return { limits: limitStore(db, clock), ...accountQueries(db), ...tokenQueries(db) }
}

function accountQueries(db: Database) {
  return {
    /** Adds an account; false where its e-mail is taken (also by somebody who registers at this very moment). */
    async addUser(user: UsersTable): Promise<boolean> {
      const added = await db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    findByEmail(emailKey: string): Promise<UsersTable | undefined> {
      return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
    },

    async setPassword(userId: string, passwordHash: string): Promise<void> {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    },

    /** Deletes an account for good, with everything that was kept of them; false, and nothing is done, where classes are theirs. */
    async erase(userId: string): Promise<boolean> {
      const owned = await db
        .selectFrom('class_teachers')
        .select('class_id')
        .where('teacher_id', '=', userId)
        .where('is_owner', '=', 1)
        .executeTakeFirst()
      if (owned) return false
      await eraseUsers(db, [userId])
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
    async addToken(token: TokensTable): Promise<void> {
      await db.insertInto('tokens').values(token).execute()
    },

    /** The account of a token that has not run out. */
    findSession(tokenId: string, now: string): Promise<SessionRow | undefined> {
      return db
        .selectFrom('tokens')
        .innerJoin('users', 'users.id', 'tokens.user_id')
        .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.created_at', 'tokens.expires_at'])
        .where('tokens.id', '=', tokenId)
        .where('tokens.expires_at', '>', now)
        .executeTakeFirst()
    },

    async extendToken(tokenId: string, expiresAt: string): Promise<void> {
      await db.updateTable('tokens').set({ expires_at: expiresAt }).where('id', '=', tokenId).execute()
    },

    async removeToken(tokenId: string): Promise<void> {
      await db.deleteFrom('tokens').where('id', '=', tokenId).execute()
    },

    async removeTokensOf(userId: string): Promise<void> {
      await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
    },

    /** Removes tokens that have run out. */
    async sweepTokens(now: string): Promise<void> {
      await db.deleteFrom('tokens').where('expires_at', '<=', now).execute()
    },
  }
}
