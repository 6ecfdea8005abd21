/** A sign-in with a one-time password; the session begins only after a new password was chosen. */
export interface OneTimeSignIn {
  readonly password: string
  readonly token: string
  /** Starts the session from the sign-in response. */
  readonly begin: () => void
}

// In memory only: closing the page discards the sign-in, and the one-time password still works.
let pending: OneTimeSignIn | undefined

/** Holds a sign-in until a new password is chosen; `undefined` discards it. */
export function holdOneTimePassword(signIn: OneTimeSignIn | undefined): void {
  pending = signIn
}

/** The sign-in that waits for a new password, if any. */
export const oneTimeNow = (): OneTimeSignIn | undefined => pending
