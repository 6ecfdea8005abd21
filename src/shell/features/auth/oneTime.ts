/** Somebody who has signed in with a one-time password, and is nobody's session before they have chosen one of their own. */
export interface OneTimeSignIn {
  readonly password: string
  readonly token: string
  /** Begins the session, with what the sign-in answered. */
  readonly begin: () => void
}

// In memory only: closing the page is signing out, and the one-time password still works.
let pending: OneTimeSignIn | undefined

/** Keeps the sign-in until the password is chosen; `undefined` forgets it. */
export function holdOneTimePassword(signIn: OneTimeSignIn | undefined): void {
  pending = signIn
}

/** The sign-in that waits for a password, where there is one. */
export const oneTimeNow = (): OneTimeSignIn | undefined => pending
