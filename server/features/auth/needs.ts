import type { Account } from '../../contract/auth.ts'
import type { Clock } from '../../lib/clock.ts'
import type { AuthStore } from './store.ts'
import type { AuthLimits } from './tries.ts'

/** A signed-in user and their token. */
export interface Session {
  readonly tokenId: string
  readonly account: Account
  readonly joinedAt: string
  /** They signed in with a one-time password and have not chosen a new one yet. */
  readonly mustChangePassword: boolean
}

/** What the service of accounts is made of. */
export interface AuthNeeds {
  readonly store: AuthStore
  readonly clock: Clock
  readonly tokenDays: number
  readonly limits: AuthLimits
}
