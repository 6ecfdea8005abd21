import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { carriedAnswer, carriedQuery, WORK_FILE_BYTES } from '../../contract/workFile.ts'
import { unauthenticated } from '../../lib/httpError.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { WorkFileService } from './service.ts'

const tags = ['work files']
const TYPE = 'application/octet-stream'
const consumes = [TYPE]
const params = z.object({ classId: z.string().max(64) })
/** One byte more than a file may have, so that a file that is too large gets the service's own sentence. */
const bodyLimit = WORK_FILE_BYTES + 1

/** /api/classes/…/carried: a teacher, or a tablet of the class, hands in a work file. The body is the file. */
export function workFileRoutes(workFiles: WorkFileService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    app.get(
      '/classes/:classId/carried',
      { config: { role: 'teacher' }, schema: { tags, params, querystring: carriedQuery, produces: [TYPE] } },
      async (request, reply) => {
        const keys = request.query.packs.split(',')
        const file = await workFiles.fileOfBooks(sessionOf(request).account, request.params.classId, keys)
        return reply.type(TYPE).send(Buffer.from(file))
      },
    )

    app.post(
      '/classes/:classId/carried',
      {
        bodyLimit,
        config: { role: 'teacher', journal: 'work.carried', isBodyJudged: true },
        schema: {
          tags,
          consumes,
          params,
          response: { 200: carriedAnswer },
        },
      },
      async (request) => ({
        data: await workFiles.takeForTeacher(sessionOf(request).account, request.params.classId, request.body),
      }),
    )

    app.post(
      '/classes/carried',
      {
        bodyLimit,
        config: { isPublic: true, isBodyJudged: true },
        schema: { tags, consumes, security: [], response: { 200: carriedAnswer } },
      },
      async (request) => {
        const token = request.headers['x-class-token']
        if (typeof token !== 'string') throw unauthenticated()
        return { data: await workFiles.takeFromTablet(token, request.body) }
      },
    )
  }
}
