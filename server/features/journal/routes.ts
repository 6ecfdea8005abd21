import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { journalAnswer, journalQuery } from '../../contract/journal.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { JournalService } from './service.ts'

/** GET /api/classes/:classId/journal, for the owner. */
export function journalRoutes(journal: JournalService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/classes/:classId/journal',
      {
        config: { role: 'teacher' },
        schema: {
          tags: ['classes'],
          params: z.object({ classId: z.string().max(64) }),
          querystring: journalQuery,
          response: { 200: journalAnswer },
        },
      },
      async (request) => ({
        data: await journal.page(sessionOf(request).account, request.params.classId, request.query.before),
      }),
    )
  }
}
