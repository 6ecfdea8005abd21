import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { databaseFailure } from '../../db/failures.ts'
import type { ServiceClock } from '../../lib/serviceClock.ts'
import type { StorageWatch } from '../../lib/storageWatch.ts'
import type { HealthStore } from './store.ts'

const PATIENCE_MS = 2000

/** Each check writes to the disk, so a successful result is reused for this long. */
const GOOD_FOR_MS = 1000

interface Needs {
  readonly store: HealthStore
  readonly timekeeper: ServiceClock
  readonly storage: StorageWatch
}

/**
 * GET /healthz: the service is up (it listens only once the schema is migrated). GET /readyz: it can work now and its database can write; otherwise
 * 503. The body describes the storage and the clock.
 */
export function healthRoutes({ store, timekeeper, storage }: Needs): FastifyPluginAsync {
  let writing: Promise<void> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY

  /** Concurrent requests share one check. */
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
      const state = () => ({ storage: storage.state(), clock: timekeeper.judgement().fault ?? 'ok' })
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
