import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { databaseFailure } from '../../db/failures.ts'
import type { ServiceClock } from '../../lib/serviceClock.ts'
import type { StorageWatch } from '../../lib/storageWatch.ts'
import type { HealthStore } from './store.ts'

const PATIENCE_MS = 2000

/** Each try writes to the disk: who asks again within this gets the same answer, where it was a good one. */
const GOOD_FOR_MS = 1000

interface Needs {
  readonly store: HealthStore
  readonly timekeeper: ServiceClock
  readonly storage: StorageWatch
}

/**
 * GET /healthz: the service is up (it listens only once the schema is in order). GET /readyz: it can work now, and its database keeps what is
 * written; 503 where not. Its body says how the storage and the clock are.
 */
export function healthRoutes({ store, timekeeper, storage }: Needs): FastifyPluginAsync {
  let writing: Promise<void> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY

  /** Several who ask at once wait for one try. */
  function write(): Promise<void> {
    writing ??= store
      .beat('write', timekeeper.clock())
      .then(() => {
        wroteAt = performance.now()
        storage.noteWrite()
      })
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const state = () => ({ storage: storage.state(), clock: timekeeper.judgement().doubt ?? 'ok' })
      try {
        if (performance.now() - wroteAt > GOOD_FOR_MS) await inTime(write())
        return { status: 'ready', ...state() }
      } catch (error) {
        request.log.warn({ err: error }, 'not ready')
        storage.noteFailure(databaseFailure(error) ?? 'other')
        return reply.code(503).send({ status: 'unavailable', ...state() })
      }
    })
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const timer = new AbortController()
  const late = delay(PATIENCE_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error('The database did not answer in time.')
  })
  await Promise.race([work, late]).finally(() => {
    late.catch(() => undefined)
    timer.abort()
  })
}
