import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import {
  packAccessRequest,
  packAddedAnswer,
  packAnswer,
  packExportQuery,
  packPeopleRequest,
  packQuery,
  packsAnswer,
} from '../../contract/packs.ts'
import { HttpError } from '../../lib/httpError.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { PackService } from './service.ts'

const tags = ['packs']
// A file is judged by its check, not as a text.
const config = { role: 'teacher', hasSlowBody: true, isBodyJudged: true } as const
const teacher = { role: 'teacher' } as const
const params = z.object({ key: z.string().max(120) })
const classParams = params.extend({ classId: z.string().max(64) })

/** Media types of files that are sent here: browsers know few of them by name. */
const FILE_TYPES = [
  'application/zip',
  'application/epub+zip',
  'application/octet-stream',
  'application/x-zip-compressed',
]

const noFile = () => new HttpError(415, 'Send the file of a book as application/zip.')

/** The body as it comes in; 415 where it is no file. */
function bodyOf(request: FastifyRequest): Readable {
  if (request.body instanceof Readable) return request.body
  throw noFile()
}

/** /api/packs: teachers' books. */
export function packRoutes(packs: PackService): FastifyPluginAsyncZod {
  return async (app) => {
    // Streamed: the service itself judges the size, and never holds a whole file.
    app.addContentTypeParser(FILE_TYPES, (_request, payload, done) => done(null, payload))

    app.post(
      '/packs',
      { config, schema: { tags, querystring: packQuery, response: { 200: packAddedAnswer, 201: packAddedAnswer } } },
      async (request, reply) => {
        const { check, copy } = request.query
        const wish = { isCheck: check === '1', isCopy: copy === '1' }
        const { status, answer } = await packs.add(sessionOf(request).account, bodyOf(request), wish)
        return reply.code(status).send(answer)
      },
    )

    app.post('/packs/import', { config, schema: { tags, response: { 201: packAnswer } } }, async (request, reply) => {
      const data = await packs.addForeign(sessionOf(request).account, bodyOf(request))
      return reply.code(201).send({ data })
    })

    app.get('/packs', { config: teacher, schema: { tags, response: { 200: packsAnswer } } }, async (request) => {
      const { account } = sessionOf(request)
      return { data: await packs.list(account), space: await packs.space(account), formats: packs.formats() }
    })

    app.get(
      '/packs/:key',
      { config: teacher, schema: { tags, params, response: { 200: packAnswer } } },
      async (request) => ({ data: await packs.one(sessionOf(request).account, request.params.key) }),
    )

    app.delete(
      '/packs/:key',
      { config: teacher, schema: { tags, params, response: { 200: messageAnswer } } },
      async (request) => {
        await packs.withdraw(sessionOf(request).account, request.params.key)
        return { message: 'Book withdrawn' }
      },
    )

    app.get(
      '/packs/:key/export',
      { config: teacher, schema: { tags, params, querystring: packExportQuery, produces: ['application/zip'] } },
      async (request, reply) => {
        const file = await packs.export(sessionOf(request).account, request.params.key, request.query)
        return asDownload(reply, file.name).type(file.type).send(file.stream)
      },
    )
    await app.register(classPackRoutes(packs))
  }
}

/** What a class has of them, and who is in them. */
function classPackRoutes(packs: PackService): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/classes/:classId/packs/:key',
      {
        config: { role: 'teacher', journal: 'books.changed' },
        schema: { tags, params: classParams, body: packAccessRequest, response: { 200: packAnswer } },
      },
      async (request) => {
        const { classId, key } = request.params
        return { data: await packs.setAccess(sessionOf(request).account, classId, key, request.body) }
      },
    )

    app.put(
      '/classes/:classId/packs/:key/people',
      {
        config: { role: 'teacher', journal: 'books.changed' },
        schema: { tags, params: classParams, body: packPeopleRequest, response: { 200: packAnswer } },
      },
      async (request) => {
        const { classId, key } = request.params
        return { data: await packs.setPeople(sessionOf(request).account, classId, key, request.body) }
      },
    )
  }
}

/** Names of books may have letters that a header cannot. */
function asDownload(reply: FastifyReply, name: string): FastifyReply {
  const plain = name.replaceAll(/[^\w.-]+/g, '-')
  return reply.header(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )
}
