/** Texts about failed calls, in one language. */
export interface FailureText {
  readonly failed: string
  readonly offline: string
  readonly slow: string
  /** For status 500 and above; the status is appended in brackets. */
  readonly server: string
  readonly status: Readonly<Record<number, string>>
  /** For any other status. */
  readonly other: string
  /** Translations of the service's messages, keyed by the English message. */
  readonly known: Readonly<Record<string, string>>
}

/** The English texts. */
export const en: FailureText = {
  failed: 'That did not work. Please try again.',
  offline: 'No connection. Please try again when the network is back.',
  slow: 'The server is slow to answer. Please try again.',
  server: 'The server has a problem',
  status: {
    401: 'You are signed out. Please sign in again',
    403: 'You are not allowed to do this',
    404: 'This no longer exists',
    409: 'Somebody else has changed this. Please reload the page',
    413: 'This is too large',
    422: 'Something is not valid. Please check what you typed',
    429: 'Too many attempts. Please wait a moment',
  },
  other: 'That did not work',
  known: {},
}
