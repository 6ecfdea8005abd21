import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { eventsAnswer, eventsRequest } from '../../contract/events.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { EventService } from './service.ts'

/** 200 events of the largest kind, with room to spare. */
const BODY_LIMIT = 512 * 1024

/** POST /api/events. */
export function eventRoutes(events: EventService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/events',
      {
        bodyLimit: BODY_LIMIT,
        config: { isBodyJudged: true },
        schema: { tags: ['events'], body: eventsRequest, response: { 200: eventsAnswer } },
      },
      async (request) => ({ data: await events.take(sessionOf(request).account, request.body) }),
    )
  }
}
