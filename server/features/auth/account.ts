import { type ChangePasswordRequest, PASSWORD_FAULTS } from '../../contract/auth.ts'
import type { SessionItem } from '../../contract/sessions.ts'
import { isoAfter } from '../../lib/clock.ts'
import { unpackDevice } from '../../lib/deviceKind.ts'
import { hashPassword, isGuessable, isPassword, newOneTimePassword } from '../../lib/passwords.ts'
import { conflict, forbidden, invalid, notFound } from '../../lib/httpError.ts'
import type { AuthNeeds, Session } from './needs.ts'
import { confirmAttempt, emailKeyOf, sharedKeys } from './tries.ts'

/** How long a one-time password is valid. */
export const ONE_TIME_DAYS = 14

const DAY_SECONDS = 86_400

/** 422 for a password that is easy to guess. */
export function refuseGuessable(password: string, person: { readonly name: string; readonly email: string }): void {
  if (isGuessable(password, person)) throw invalid('password', PASSWORD_FAULTS.guessable)
}

/** What a signed-in user can do with their own account: password, sign-ins, erasing. */
export function accountChanges(needs: AuthNeeds) {
  return { ...passwordChanges(needs), ...signIns(needs), ...erasing(needs) }
}

/** Verifies a signed-in user's password again: 403 if they have none, 422 under `field`, 429. `right` resets the try counters. */
async function confirm({ store, limits }: AuthNeeds, { account }: Session, password: string, field: string) {
  const attempt = confirmAttempt(store, limits, account.id)
  await attempt.count()
  const user = await store.findByEmail(emailKeyOf(account.email))
  if (!user || !(await isPassword(password, user.password_hash))) throw invalid(field, PASSWORD_FAULTS.wrong)
  return { user, right: attempt.right }
}

function passwordChanges(needs: AuthNeeds) {
  const { store, clock } = needs
  return {
    /** Changes the password and ends all other sign-ins. 422 by field, 403 for children without a password, 429. */
    async changePassword(session: Session, form: ChangePasswordRequest): Promise<void> {
      const { account, tokenId } = session
      if (account.email === '') throw forbidden('You sign in with pictures. Your teacher can change them.')
      refuseGuessable(form.password, account)
      const { user, right } = await confirm(needs, session, form.current_password, 'current_password')
      if (await isPassword(form.password, user.password_hash)) throw invalid('password', PASSWORD_FAULTS.same)
      const hash = await hashPassword(form.password)
      await store.inTransaction(async (auth) => {
        await right(auth)
        await auth.setPassword(user.id, hash, null)
        await auth.removeOtherTokens(user.id, tokenId)
      })
    },

    /**
     * Sets and returns a one-time password, ends all sign-ins of the account and resets its failed tries. For the operator: no authorization check.
     */
    async setOneTimePassword(user: { readonly id: string; readonly email: string | null }): Promise<string> {
      const password = newOneTimePassword()
      const hash = await hashPassword(password)
      await store.inTransaction(async (auth) => {
        await auth.setPassword(user.id, hash, isoAfter(clock(), ONE_TIME_DAYS * DAY_SECONDS))
        await auth.removeTokensOf(user.id)
        await auth.limits.forget(sharedKeys(emailKeyOf(user.email ?? '')))
      })
      return password
    },
  }
}

function signIns({ store, clock }: AuthNeeds) {
  return {
    /** A user's sign-ins, this device first, then by last use. */
    async sessions({ account, tokenId }: Session): Promise<SessionItem[]> {
      const tokens = await store.tokensOf(account.id, clock().toISOString())
      return tokens
        .map(({ id, created_at, used_at, device }) => ({
          id,
          device: unpackDevice(device),
          signed_in_at: created_at,
          used_at: used_at ?? created_at,
          is_current: id === tokenId,
        }))
        .sort((one, other) => Number(other.is_current) - Number(one.is_current))
    },

    /** Ends one sign-in of the user, possibly the current one; 404 if there is no such sign-in. */
    async endSession({ account }: Session, id: string): Promise<void> {
      if (!(await store.removeTokenOf(account.id, id))) throw notFound()
    },

    /** Ends all sign-ins of the user except the current one. */
    async endOtherSessions({ account, tokenId }: Session): Promise<void> {
      await store.removeOtherTokens(account.id, tokenId)
    },
  }
}

function erasing(needs: AuthNeeds) {
  return {
    /**
     * Permanently erases the account after checking its password again. 403 for children without a password, whose teacher does it; 422 for a wrong
     * one; 409 for teachers whose classes would be left without an owner.
     */
    async erase(session: Session, password: string): Promise<void> {
      if (session.account.email === '') throw forbidden('The owner of your class can erase this account.')
      const { user, right } = await confirm(needs, session, password, 'password')
      const isErased = await needs.store.inTransaction(async (auth) => {
        await right(auth)
        return auth.erase(user.id, needs.clock().toISOString())
      })
      if (!isErased) throw conflict('First hand over or delete the classes that you own.')
    },
  }
}
