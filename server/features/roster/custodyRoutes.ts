import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { binAnswer } from '../../contract/bin.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { RosterService } from './service.ts'

const tags = ['roster']
const config = { role: 'teacher' } as const
const answer = { 200: messageAnswer }
const params = z.object({ classId: z.string().max(64) })
const learnerParams = params.extend({ learnerId: z.string().max(64) })
const requestParams = params.extend({ requestId: z.string().max(64) })

/** /api/classes/:classId/bin and /requests: what stands between a class and a child's going. */
export function custodyRoutes(roster: RosterService): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(binRoutes(roster))
    app.post(
      '/classes/:classId/requests/:requestId/approve',
      { config, schema: { tags, params: requestParams, response: answer } },
      async (request) => {
        await roster.approve(sessionOf(request).account, request.params.classId, request.params.requestId)
        return { message: 'Request approved' }
      },
    )

    app.delete(
      '/classes/:classId/requests/:requestId',
      { config, schema: { tags, params: requestParams, response: answer } },
      async (request) => {
        await roster.decline(sessionOf(request).account, request.params.classId, request.params.requestId)
        return { message: 'Request closed' }
      },
    )
  }
}

function binRoutes(roster: RosterService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/classes/:classId/bin',
      { config, schema: { tags, params, response: { 200: binAnswer } } },
      async (request) => ({
        data: await roster.bin(sessionOf(request).account, request.params.classId),
      }),
    )

    app.post(
      '/classes/:classId/bin/:learnerId/restore',
      { config, schema: { tags, params: learnerParams, response: answer } },
      async (request) => {
        await roster.restore(sessionOf(request).account, request.params.classId, request.params.learnerId)
        return { message: 'Learner restored' }
      },
    )

    app.delete(
      '/classes/:classId/bin/:learnerId',
      { config, schema: { tags, params: learnerParams, response: answer } },
      async (request) => {
        await roster.eraseNow(sessionOf(request).account, request.params.classId, request.params.learnerId)
        return { message: 'Learner erased for good' }
      },
    )
  }
}
