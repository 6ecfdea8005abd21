import { HttpError } from '../lib/httpError.ts'
import type { ReportName } from '../features/report/answers.ts'
import type { FileName } from './files.ts'

/**
 * What the service asks of the process that makes the reports: an answer, a file to be begun, the next piece of it (each is asked for, so that no
 * more is made than is read), or to let go of one. `id` is the request's own number, `file` that of the request that began the file.
 */
export type Asked =
  | { readonly kind: 'ask'; readonly id: number; readonly name: ReportName; readonly words: readonly unknown[] }
  | { readonly kind: 'open'; readonly id: number; readonly name: FileName; readonly words: readonly unknown[] }
  | { readonly kind: 'next'; readonly id: number; readonly file: number }
  | { readonly kind: 'drop'; readonly id: number; readonly file: number }

/** A request as it is sent. `clockOffset` is how far the service's time is from the machine's clock, ms: it may know that this is wrong. */
export interface Sent {
  readonly asked: Asked
  readonly clockOffset: number
}

/** What went wrong, as it travels: a rejection stays one, and of other errors name, text and code. */
export interface Failure {
  readonly httpError?: Pick<HttpError, 'status' | 'message' | 'errors' | 'retryAfter'>
  readonly error?: { readonly message: string; readonly stack: string | undefined; readonly code: unknown }
}

/** What that process says: an answer (`undefined` at the end of a file), or what went wrong; without an `id`, from its projection refresh. */
export type ReporterMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly text: string | undefined }
  | { readonly kind: 'failure'; readonly id: number | undefined; readonly failure: Failure }

/** What was thrown, so that it can be sent. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof HttpError) {
    const { status, message, errors, retryAfter } = thrown
    return { httpError: { status, message, errors, retryAfter } }
  }
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { error: { message: error.message, stack: error.stack, code: 'code' in error ? error.code : undefined } }
}

/** The error that was sent. */
export function errorOf({ httpError, error }: Failure): Error {
  if (httpError) {
    const { status, message, errors, retryAfter } = httpError
    return new HttpError(status, message, {
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
  return Object.assign(new Error(error?.message ?? 'The reports failed.'), {
    ...(error?.stack !== undefined && { stack: error.stack }),
    // By its code an error of the database is known for one.
    ...(error?.code !== undefined && { code: error.code }),
  })
}
