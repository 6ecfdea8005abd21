import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { checksRequest, pathChoiceRequest, pathChoicesAnswer } from '../../contract/path.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { PathService } from './service.ts'

const params = z.object({ classId: z.string().max(64), learnerId: z.string().max(64) })

/** GET /api/path for a child's device; PUT /api/classes/:classId/learners/:learnerId/path and /api/classes/:classId/checks for teachers. */
export function pathRoutes(path: PathService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/path', { schema: { tags: ['progress'], response: { 200: pathChoicesAnswer } } }, async (request) => ({
      data: await path.mine(sessionOf(request).account),
    }))

    app.put(
      '/classes/:classId/learners/:learnerId/path',
      {
        config: { role: 'teacher', journal: 'path.changed' },
        schema: { tags: ['report'], params, body: pathChoiceRequest, response: { 200: messageAnswer } },
      },
      async (request) => {
        const { classId, learnerId } = request.params
        await path.choose(sessionOf(request).account, classId, learnerId, request.body)
        return { message: 'Path saved' }
      },
    )

    app.put(
      '/classes/:classId/checks',
      {
        config: { role: 'teacher' },
        schema: {
          tags: ['report'],
          params: params.pick({ classId: true }),
          body: checksRequest,
          response: { 200: messageAnswer },
        },
      },
      async (request) => {
        await path.askChecks(sessionOf(request).account, request.params.classId, request.body)
        return { message: 'Checks saved' }
      },
    )
  }
}
