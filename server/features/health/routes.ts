import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { HealthStore } from './store.ts'

const PATIENCE_MS = 2000

/** GET /healthz: the service is up (it listens only once the schema is in order). GET /readyz: it can work now, database included. */
export function healthRoutes(store: HealthStore): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        await inTime(store.ping())
        return { status: 'ready' }
      } catch (error) {
        request.log.warn({ err: error }, 'not ready')
        return reply.code(503).send({ status: 'unavailable' })
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
