/** Message when the CSRF cookie cannot be fetched. */
export const NETWORK_TEXT = 'Network error. Please check your connection.'
/** Message after a timeout. */
export const TIMEOUT_TEXT = 'Request timeout. Please try again.'

/**
 * Why a request failed. csrf: no cookie, so it was never sent (`status` if the backend rejected it) · timeout · network: no response · refused: an
 * error status · invalid: an invalid response, or an invalid request (no token).
 */
export type ApiErrorKind = 'csrf' | 'timeout' | 'network' | 'refused' | 'invalid'

interface Details {
  readonly status?: number | undefined
  /** The `message` field of the response. */
  readonly serverMessage?: string | undefined
  /** Texts by field, of a 422. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined
  /** Pause requested by the backend, ms (`Retry-After`). */
  readonly retryAfterMs?: number | undefined
  /** The response is not JSON: a proxy's or a network's sign-in page, not the backend's. */
  readonly isForeignText?: boolean | undefined
}

/** The error that requests reject with. Its message is shown only for csrf, timeout and invalid; see `errorText`. */
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

/** The text to show for a failed request: the backend's message, a connection message, or `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.kind === 'refused') return error.serverMessage ?? fallback
  return error.kind === 'network' ? fallback : error.message
}

/** Whether the token was rejected. Navigation to the sign-in has then begun, and no message is needed. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Whether the service is unreachable rather than rejecting the request. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'csrf' && error.status === undefined)
}
