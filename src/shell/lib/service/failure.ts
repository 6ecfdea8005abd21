import { ApiError } from './apiError.ts'

/** Meaning of a failure: retry later · token expired · rejected for good. */
type Failure = 'later' | 'expired' | 'refused'

/** Statuses that say nothing about the call itself. */
const PASSING: ReadonlySet<number> = new Set([408, 419, 425, 429])

/** Classifies the failure of a request. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'later'
  const { kind, status, isForeignText } = error
  if (status === 401 && kind !== 'csrf') return 'expired'
  if (status === undefined) return kind === 'invalid' ? 'refused' : 'later'
  // A proxy's or network's own page says nothing about the request.
  return status >= 500 || PASSING.has(status) || isForeignText ? 'later' : 'refused'
}
