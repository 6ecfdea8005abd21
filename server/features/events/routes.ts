import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { eventsAnswer, eventsRequest } from '../../contract/events.ts'
import { sessionOf } from '../../plugins/session.ts'
import { HttpError } from '../../lib/httpError.ts'
import type { ServiceMetrics } from '../../lib/metrics.ts'
import { type EventService, NOT_YOURS } from './service.ts'

/** Enough for 200 events of the largest kind. */
const BODY_LIMIT = 512 * 1024

type Counted = Pick<ServiceMetrics, 'countTaken' | 'countRejected'>

/** POST /api/events. */
export function eventRoutes(events: EventService, counted: Counted): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/events',
      {
        bodyLimit: BODY_LIMIT,
        config: { isBodyJudged: true },
        schema: { tags: ['events'], body: eventsRequest, response: { 200: eventsAnswer } },
      },
      async (request) => {
        const data = await events.take(sessionOf(request).account, request.body).catch((error: unknown) => {
          if (error instanceof HttpError && error.status === 429)
            counted.countRejected('budget', request.body.events.length)
          throw error
        })
        counted.countTaken(data.taken.length)
        for (const { reason } of data.refused) counted.countRejected(reason === NOT_YOURS ? 'foreign' : 'invalid', 1)
        return { data }
      },
    )
  }
}
