import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { handoverRequest } from '../../contract/classes.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ClassService } from './service.ts'

const tags = ['classes']
const config = { role: 'teacher' } as const
const params = z.object({ classId: z.string().max(64) })
const response = { 200: messageAnswer }

/** /api/classes/:classId/handover: offering a class to a colleague, accepting it, ending the offer. */
export function handoverRoutes(classes: ClassService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classes/:classId/handover',
      { config, schema: { tags, params, body: handoverRequest, response } },
      async (request) => {
        await classes.offer(sessionOf(request).account, request.params.classId, request.body.teacher_id)
        return { message: 'Class offered' }
      },
    )

    app.post('/classes/:classId/handover/accept', { config, schema: { tags, params, response } }, async (request) => {
      await classes.accept(sessionOf(request).account, request.params.classId)
      return { message: 'The class is yours' }
    })

    app.delete('/classes/:classId/handover', { config, schema: { tags, params, response } }, async (request) => {
      await classes.endOffer(sessionOf(request).account, request.params.classId)
      return { message: 'Offer ended' }
    })
  }
}
