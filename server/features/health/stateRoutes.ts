import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { serviceStateAnswer } from '../../contract/serviceState.ts'
import type { ServiceClock } from '../../lib/serviceClock.ts'
import type { StorageWatch } from '../../lib/storageWatch.ts'

interface Needs {
  readonly timekeeper: ServiceClock
  readonly storage: StorageWatch
}

/** GET /api/service/state: the state of the service's machine, for the dashboard. */
export function serviceStateRoutes({ timekeeper, storage }: Needs): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/service/state',
      { config: { role: 'teacher' }, schema: { tags: ['service'], response: { 200: serviceStateAnswer } } },
      async () => {
        const { fault, now } = timekeeper.judgement()
        return {
          data: {
            storage: storage.state(),
            free_bytes: storage.space()?.free ?? null,
            clock: fault ?? ('ok' as const),
            now: new Date(now).toISOString(),
          },
        }
      },
    )
  }
}
