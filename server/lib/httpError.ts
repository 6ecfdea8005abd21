/** A request that is refused with a status and a text for the person in front of the screen. Anything else thrown becomes a 500. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { errors?: Readonly<Record<string, readonly string[]>>; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** 401: no token, or an unknown, revoked or expired one. */
export const unauthenticated = (): HttpError => new HttpError(401, 'Unauthenticated.')

/** 403: known, but not allowed. */
export const forbidden = (message: string): HttpError => new HttpError(403, message)

/** 404: it does not exist, or this person has no access to it. */
export const notFound = (message = 'Not found.'): HttpError => new HttpError(404, message)

/** 409: conflicts with the current state. */
export const conflict = (message: string): HttpError => new HttpError(409, message)

/** 422: one field of the input is invalid. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError(422, message, { errors: { [field]: [message] } })

/** 429: too many tries; `retryAfter` in seconds. */
export const tooMany = (retryAfter: number): HttpError =>
  new HttpError(429, `Too many attempts. Please try again in ${retryAfter} seconds.`, { retryAfter })
