import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import {
  DRAFT_BYTES,
  draftAnswer,
  draftKey,
  draftKeyAnswer,
  draftPeopleRequest,
  draftRequest,
  draftSavedAnswer,
  draftsAnswer,
  draftStaleAnswer,
} from '../../contract/drafts.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { DraftService, Seen } from './service.ts'

const tags = ['drafts']
const config = { role: 'teacher' } as const
const params = z.object({ key: z.string().max(100) })
/** A little more than a draft, so that a large one is told apart from a huge one. */
const bodyLimit = DRAFT_BYTES + 64 * 1024
const savedOr412 = { 200: draftSavedAnswer, 201: draftSavedAnswer, 412: draftStaleAnswer }

/** /api/drafts: books that teachers are making, as text and structure. */
export function draftRoutes(drafts: DraftService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/drafts', { config, schema: { tags, response: { 200: draftsAnswer } } }, async (request) => ({
      data: await drafts.list(sessionOf(request).account),
    }))

    app.get(
      '/drafts/:key',
      { config, schema: { tags, params, response: { 200: draftAnswer } } },
      async (request, reply) => {
        const data = await drafts.one(sessionOf(request).account, request.params.key)
        return reply.header('etag', tagOf(data.revision)).send({ data })
      },
    )

    app.put(
      '/drafts/:key',
      // Texts of a draft are stored inside JSON, where every character can be kept.
      {
        config: { ...config, hasSlowBody: true, isBodyJudged: true },
        bodyLimit,
        schema: { tags, params: z.object({ key: draftKey }), body: draftRequest, response: savedOr412 },
      },
      async (request, reply) => {
        const { account } = sessionOf(request)
        return answer(reply, await drafts.put(account, request.params.key, seenBy(request), request.body))
      },
    )

    app.delete('/drafts/:key', { config, schema: { tags, params, response: savedOr412 } }, async (request, reply) =>
      answer(reply, await drafts.remove(sessionOf(request).account, request.params.key, seenBy(request))),
    )

    app.post(
      '/drafts/:key/restore',
      { config, schema: { tags, params, response: { 200: draftSavedAnswer } } },
      async (request) => ({ data: await drafts.restore(sessionOf(request).account, request.params.key) }),
    )

    app.put(
      '/drafts/:key/people',
      { config, schema: { tags, params, body: draftPeopleRequest, response: { 200: messageAnswer } } },
      async (request) => {
        await drafts.setPeople(sessionOf(request).account, request.params.key, request.body)
        return { message: 'Colleagues saved' }
      },
    )

    app.get('/draft-key', { config, schema: { tags, response: { 200: draftKeyAnswer } } }, async (request) => ({
      data: await drafts.keyOf(sessionOf(request).account),
    }))
  }
}

function answer(reply: FastifyReply, saved: Awaited<ReturnType<DraftService['put']>>) {
  if (saved.status === 412) {
    if (saved.stale) reply.header('etag', tagOf(saved.stale.revision))
    return reply.code(412).send({ message: 'This book has been changed elsewhere.', data: saved.stale })
  }
  return reply.code(saved.status).header('etag', tagOf(saved.head.revision)).send({ data: saved.head })
}

const tagOf = (revision: number): string => `"${revision}"`

/** What `If-Match` or `If-None-Match` say that the caller saw. A tag that is none of ours never matches. */
function seenBy({ headers }: FastifyRequest): Seen {
  if (headers['if-none-match']?.trim() === '*') return 'none'
  const tag = headers['if-match']
  if (tag === undefined) return undefined
  return Number(/^\s*"(\d{1,9})"\s*$/.exec(tag)?.[1] ?? -1)
}
