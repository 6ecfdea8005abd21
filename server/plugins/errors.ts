import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer } from '../contract/answers.ts'
import { type DatabaseFailure, databaseFailure } from '../db/failures.ts'
import { HttpError } from '../lib/httpError.ts'

interface Answer {
  readonly status: number
  readonly body: ErrorAnswer
  readonly retryAfter?: number | undefined
}

const SERVER_ERROR = 'Something went wrong. Please try again.'

const OF_DATABASE: Readonly<Record<DatabaseFailure, Answer>> = {
  unique: { status: 409, body: { message: 'This has already been done.' } },
  foreign: { status: 409, body: { message: 'What this belongs to no longer exists.' } },
  busy: { status: 503, body: { message: 'Please try again in a moment.' }, retryAfter: 1 },
  unavailable: { status: 503, body: { message: 'Please try again in a moment.' }, retryAfter: 5 },
  full: {
    status: 503,
    body: { message: 'The service has no space left. Please tell whoever looks after it.' },
    retryAfter: 60,
  },
  storage: {
    status: 503,
    body: { message: 'The service cannot write now. Please tell whoever looks after it.' },
    retryAfter: 60,
  },
  text: { status: 422, body: { message: 'This contains a character that cannot be stored.' } },
  other: { status: 500, body: { message: SERVER_ERROR } },
}

const OF_STATUS: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  403: 'Forbidden.',
  404: 'Not found.',
  405: 'Method not allowed.',
  413: 'This is too large.',
  415: 'Only JSON is accepted here.',
}

/**
 * Converts any thrown value to the common error shape: the log gets the cause, the client neither stack nor SQL. `onDatabaseFailure` receives
 * database failures.
 */
export const errorAnswers = fp<{ onDatabaseFailure?: (failure: DatabaseFailure) => void }>(
  async (app, { onDatabaseFailure }) => {
    app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const failure = databaseFailure(error)
      if (failure) onDatabaseFailure?.(failure)
      const answer = answerTo(error)
      // A rejection is meant, whatever its status.
      if (answer.status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'request failed')
      if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
      return reply
        .code(answer.status)
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(answer.body)
    })
  },
  { name: 'errorAnswers' },
)

function answerTo(error: FastifyError): Answer {
  if (error instanceof HttpError) return refused(error)
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidInput(error.validation.map(({ instancePath, message }) => [fieldOf(instancePath), message ?? '']))
  }
  const failure = databaseFailure(error)
  if (failure) return OF_DATABASE[failure]
  const status = error.statusCode ?? 500
  // Fastify's own 400s are bodies that are no JSON.
  if (status === 400 && error.code !== 'FST_ERR_BAD_URL')
    return invalidInput([['body', 'The body must be valid JSON.']])
  if (status >= 500) return { status: status === 503 ? 503 : 500, body: { message: SERVER_ERROR } }
  return { status, body: { message: OF_STATUS[status] ?? 'Bad request.' } }
}

function refused({ status, message, errors, retryAfter }: HttpError): Answer {
  const copied = errors && Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]))
  return { status, body: { message, ...(copied && { errors: copied }) }, retryAfter }
}

/** Laravel's form: the first text as the message, how many more there are, and all of them by field. */
function invalidInput(issues: ReadonlyArray<readonly [field: string, text: string]>): Answer {
  const errors: Record<string, string[]> = {}
  for (const [field, text] of issues) (errors[field] ??= []).push(text)
  const more = issues.length - 1
  const first = issues[0]?.[1] ?? 'The given data was invalid.'
  const message = more === 0 ? first : `${first} (and ${more} more error${more === 1 ? '' : 's'})`
  return { status: 422, body: { message, errors } }
}

const fieldOf = (path: string): string => path.split('/').filter(Boolean).join('.') || 'body'
