import type { Generated, Insertable } from 'kysely'
import type { Role } from '../contract/auth.ts'

/** People. Children of a class have neither e-mail nor password. */
export interface UsersTable {
  id: string
  role: Role
  name: string
  /** As it was typed; `null` for children who sign in by pictures. */
  email: string | null
  /** The e-mail in lower case: what is unique and what is looked up. */
  email_key: string | null
  password_hash: string | null
  /** Until when a one-time password is good; `null` for passwords that somebody has chosen. */
  one_time_until: Generated<string | null>
  created_at: string
}

/** A person as they are added. */
export type NewUser = Insertable<UsersTable>

/** Bearer tokens, by their SHA-256. */
export interface TokensTable {
  id: string
  user_id: string
  created_at: string
  expires_at: string
  /** The last use, right to the hour; `null` before the first. */
  used_at: Generated<string | null>
  /** Browser and system (`deviceKind.ts`). */
  device: Generated<string | null>
}

/** Browsers on which somebody has signed in before; `id` is the SHA-256 of the cookie that they hold. */
export interface KnownDevicesTable {
  user_id: string
  id: string
  created_at: string
  used_at: string
}
