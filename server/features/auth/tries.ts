import type { Limit } from '../../db/limits.ts'
import { tooMany } from '../../lib/httpError.ts'
import type { AuthQueries, AuthStore } from './store.ts'

/** Limits per minute and per hour. */
interface Tries {
  readonly burst: Limit
  readonly hour: Limit
}

/**
 * Limits for wrong passwords. A browser on which the account has signed in before has its own counter, so nobody else can exhaust it; all others
 * share one. An address may be a whole school, so it gets far more.
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

/** Counters for one kind of try; `right` takes the count back after a success. */
export interface Attempt {
  /** Counts one; throws a 429 if that exceeds the limit. */
  count(): Promise<void>
  right(auth: AuthQueries): Promise<void>
}

/** A sign-in try, counted per known browser (`deviceId`), otherwise per account and per address. */
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

/** A password check of a signed-in user, counted separately from sign-ins so that neither locks the other. */
export const confirmAttempt = (store: AuthStore, limits: AuthLimits, userId: string): Attempt =>
  attempt(store, `confirm:${userId}`, limits.known)

/** Counters shared by all unknown browsers; a new one-time password resets them. */
export const sharedKeys = (emailKey: string): readonly string[] => Object.values(keysOf(unknownName(emailKey)))

/** Throws a 429 if there are seconds to wait. */
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
    // A try rejected by one counter is not counted on the next, so hammering does not lock an account for long.
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
