/** What is said when the backend cannot be reached to ask for the CSRF cookie. */
export const NETWORK_TEXT = 'Network error. Please check your connection.'
/** What is said when a call took too long. */
export const TIMEOUT_TEXT = 'Request timeout. Please try again.'

/**
 * Why a call failed. csrf: the cookie could not be had, so the call was never sent (`status`, where the backend refused it) · timeout · network: no answer ·
 * refused: an answer with an error status · invalid: an answer that makes no sense, or a call that makes none (no token).
 */
export type ApiErrorKind = 'csrf' | 'timeout' | 'network' | 'refused' | 'invalid'

interface Details {
  readonly status?: number | undefined
  /** The `message` field of the answer. */
  readonly serverMessage?: string | undefined
  /** Texts by field, of a 422. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined
  /** How long the backend wants to be left alone, ms (`Retry-After`). */
  readonly retryAfterMs?: number | undefined
  /** The answer is text that is no JSON: a proxy's or a network's sign-in page, not the backend's own words. */
  readonly isForeignText?: boolean | undefined
}

/** The one error that calls reject with. Its message is shown only for csrf, timeout and invalid; see `errorText`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly retryAfterMs: number | undefined
  readonly isForeignText: boolean

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    const { status, serverMessage, fields = {}, retryAfterMs, isForeignText = false } = details
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.fields = fields
    this.retryAfterMs = retryAfterMs
    this.isForeignText = isForeignText
  }
}

/** The text to show for a failed call: the backend's own words, or what the connection did, or `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.kind === 'refused') return error.serverMessage ?? fallback
  return error.kind === 'network' ? fallback : error.message
}

/** Was the token refused? The way back to the sign-in is then already under way, and nothing more need be said. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
