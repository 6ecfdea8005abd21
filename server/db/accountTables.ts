import type { Generated, Insertable } from 'kysely'
import type { Role } from '../contract/auth.ts'

/** Accounts. Children of a class have neither e-mail nor password. */
export interface UsersTable {
  id: string
  role: Role
  name: string
  /** As it was typed; `null` for children who sign in by pictures. */
  email: string | null
  /** The e-mail in lower case: what is unique and what is looked up. */
  email_key: string | null
  password_hash: string | null
  /** When a one-time password expires; `null` for chosen passwords. */
  one_time_until: Generated<string | null>
  created_at: string
}

/** A new account. */
export type NewUser = Insertable<UsersTable>

/** Bearer tokens, by their SHA-256. */
export interface TokensTable {
  id: string
  user_id: string
  created_at: string
  expires_at: string
  /** The last use, precise to the hour; `null` before the first. */
  used_at: Generated<string | null>
  /** Browser and system (`deviceKind.ts`). */
  device: Generated<string | null>
}

/** Browsers on which somebody has signed in before; `id` is the SHA-256 of their cookie. */
export interface KnownDevicesTable {
  user_id: string
  id: string
  created_at: string
  used_at: string
}
