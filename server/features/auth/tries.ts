import type { Limit } from '../../db/limits.ts'
import { tooMany } from '../../lib/httpError.ts'
import type { AuthQueries, AuthStore } from './store.ts'

/** So many within a minute, and within an hour. */
export interface Tries {
  readonly burst: Limit
  readonly hour: Limit
}

/**
 * How many wrong passwords are let through. A browser on which the account has signed in before has tries of its own, so that nobody else can use
 * them up; all others share theirs. An address is a whole school, so it gets far more.
 */
export interface AuthLimits {
  readonly known: Tries
  readonly unknown: Tries
  readonly address: Limit
  readonly registrations: Limit
}

const MINUTE = 60
const HOUR = 3600

/** The limits of the service; `registrationsPerHour` is for one address. */
export const authLimits = (registrationsPerHour: number): AuthLimits => ({
  known: { burst: { max: 10, seconds: MINUTE }, hour: { max: 40, seconds: HOUR } },
  unknown: { burst: { max: 10, seconds: MINUTE }, hour: { max: 20, seconds: HOUR } },
  address: { max: 500, seconds: 600 },
  registrations: { max: registrationsPerHour, seconds: HOUR },
})

/** E-mails are compared without case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

/** Counters of one kind of try; `right` takes back what was counted once it turned out well. */
export interface Attempt {
  /** Counts one; throws a 429 where it is one too many. */
  count(): Promise<void>
  right(auth: AuthQueries): Promise<void>
}

/** A try to sign in: from a known browser (`deviceId`) on its own counters, else on those of the account and of the address. */
export async function signInAttempt(
  store: AuthStore,
  limits: AuthLimits,
  { emailKey, deviceId, address }: { emailKey: string; deviceId: string | undefined; address: string },
): Promise<Attempt> {
  const isKnown = deviceId !== undefined && (await store.isKnownDevice(emailKey, deviceId))
  return isKnown
    ? attempt(store, `login:${emailKey}:${deviceId}`, limits.known)
    : attempt(store, unknownName(emailKey), limits.unknown, { key: `login-address:${address}`, limit: limits.address })
}

/** A try of somebody signed in who shows the password once more: apart from signing in, so that neither locks the other. */
export const confirmAttempt = (store: AuthStore, limits: AuthLimits, userId: string): Attempt =>
  attempt(store, `confirm:${userId}`, limits.known)

/** Counters that all unknown browsers share; a new one-time password empties them. */
export const sharedKeys = (emailKey: string): readonly string[] => Object.values(keysOf(unknownName(emailKey)))

/** Throws a 429 for seconds to wait. */
export function refuseAfter(seconds: number): void {
  if (seconds > 0) throw tooMany(seconds)
}

const unknownName = (emailKey: string) => `login:${emailKey}`
const keysOf = (name: string) => ({ burst: `${name}:burst`, hour: `${name}:hour` })

function attempt(
  store: AuthStore,
  name: string,
  { burst, hour }: Tries,
  address?: { readonly key: string; readonly limit: Limit },
): Attempt {
  const keys = keysOf(name)
  return {
    // A try that is refused by one is not counted on the next, so hammering does not lock an account for long.
    async count() {
      const wait = await store.inTransaction(async ({ limits }) => {
        const seconds = (await limits.take(keys.burst, burst)) || (await limits.take(keys.hour, hour))
        return seconds || (address ? limits.take(address.key, address.limit) : 0)
      })
      refuseAfter(wait)
    },

    async right({ limits }) {
      await limits.forget(Object.values(keys))
      if (address) await limits.giveBack(address.key)
    },
  }
}
