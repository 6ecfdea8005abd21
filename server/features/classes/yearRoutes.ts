import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { classAnswer } from '../../contract/classes.ts'
import { closeYearRequest } from '../../contract/years.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ClassService } from './service.ts'

const tags = ['classes']
const config = { role: 'teacher' } as const
const params = z.object({ classId: z.string().max(64) })
const yearParams = params.extend({ yearId: z.string().max(64) })
const response = { 200: classAnswer }

/** /api/classes/:classId/years: closing a school year, and opening it again. */
export function yearRoutes(classes: ClassService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classes/:classId/years',
      { config, schema: { tags, params, body: closeYearRequest, response } },
      async (request) => {
        const { account } = sessionOf(request)
        await classes.closeYear(account, request.params.classId, request.body)
        return { data: await classes.whole(account, request.params.classId) }
      },
    )

    app.delete(
      '/classes/:classId/years/:yearId',
      { config, schema: { tags, params: yearParams, response } },
      async (request) => {
        const { account } = sessionOf(request)
        await classes.reopenYear(account, request.params.classId, request.params.yearId)
        return { data: await classes.whole(account, request.params.classId) }
      },
    )
  }
}
