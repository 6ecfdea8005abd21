import { randomUUID } from 'node:crypto'
import { type FastifyServerOptions, LogController } from 'fastify'
import fp from 'fastify-plugin'
import pino from 'pino'
import { databaseFailure } from '../db/failures.ts'

/**
 * What the log contains of an error. Messages of databases and parsers repeat their input (an e-mail, a part of a body), so only their codes and the
 * places in our code are logged.
 */
function describeError(error: Error): Record<string, unknown> {
  const code = 'code' in error ? String(error.code) : undefined
  const isSafe = databaseFailure(error) === undefined && !(error instanceof SyntaxError)
  const places = (error.stack ?? '').split('\n').filter((row) => /^\s+at /.test(row))
  return { type: error.name, code, message: isSafe ? error.message : undefined, stack: places.slice(0, 12).join('\n') }
}

/** Lines are written four kilobytes at a time, after a second at the latest and when the process ends: one at a time they cost a quarter of a small call. */
const GATHERED = { sync: false, minLength: 4096, periodicFlush: 1000 } as const

/** Structured logs on standard output (or `stream`): one JSON object a line, ids only. */
export function logOptions(level: string, stream?: { write(line: string): void }): Partial<FastifyServerOptions> {
  return {
    logger: {
      level,
      stream: stream ?? pino.destination(GATHERED),
      base: undefined as never,
      redact: {
        paths: ['req.headers', 'headers', '*.authorization', '*.cookie', '*.password', '*.email'],
        remove: true,
      },
      serializers: { err: (error) => describeError(error) as never },
    },
    // One line of our own at the end of each request instead of two with addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  }
}

/** Polled constantly and of no interest. */
const QUIET = new Set(['/*', '/healthz', '/readyz', '/metrics'])

/** Writes one line for each answered request: method, route (the pattern, never the address itself), status, time, account id. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const entry = {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.session?.account.id,
      }
      // Pictures and sound come by the dozen for each page.
      if (QUIET.has(entry.route)) request.log.debug(entry, 'request')
      else request.log.info(entry, 'request')
    })
  },
  { name: 'requestLog' },
)
