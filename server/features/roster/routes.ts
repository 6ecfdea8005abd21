import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { leavingAnswer } from '../../contract/requests.ts'
import {
  addLearnersAnswer,
  addLearnersRequest,
  cardsAnswer,
  changeLearnerRequest,
  learnersRequest,
  moveLearnersRequest,
} from '../../contract/roster.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { Reporter } from '../report/answers.ts'
import { custodyRoutes } from './custodyRoutes.ts'
import type { Outcome, RosterService } from './service.ts'

const tags = ['roster']
const config = { role: 'teacher' } as const
const params = z.object({ classId: z.string().max(64) })
const learnerParams = params.extend({ learnerId: z.string().max(64) })

/** 202: a co-teacher has asked for it, and the owner of the class decides. */
const DONE_OR_ASKED = { 200: leavingAnswer, 202: leavingAnswer }

/** A list of 500 names with room to spare. */
const BODY_LIMIT = 512 * 1024

/** /api/classes/:classId/learners and their sign-in cards. */
export function rosterRoutes(roster: RosterService, reporter: Pick<Reporter, 'open'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classes/:classId/learners',
      {
        config: { ...config, isBodyJudged: true },
        bodyLimit: BODY_LIMIT,
        schema: { tags, params, body: addLearnersRequest, response: { 200: addLearnersAnswer } },
      },
      async (request) => ({
        data: await roster.addLearners(sessionOf(request).account, request.params.classId, request.body),
      }),
    )

    app.get(
      '/classes/:classId/cards',
      { config: { ...config, journal: 'cards.opened' }, schema: { tags, params, response: { 200: cardsAnswer } } },
      async (request) => ({ data: await roster.cards(sessionOf(request).account, request.params.classId) }),
    )

    app.post(
      '/classes/:classId/pictures',
      { config, schema: { tags, params, body: learnersRequest, response: { 200: cardsAnswer } } },
      async (request) => ({
        data: await roster.renewPictures(sessionOf(request).account, request.params.classId, request.body.learner_ids),
      }),
    )

    // Written while it is sent, so there is no schema that would hold it up.
    const exported = { ...config, journal: 'record.exported' } as const
    app.get('/classes/:classId/record', { config: exported, schema: { tags, params } }, async (request, reply) => {
      const text = await reporter.open('classRecord', sessionOf(request).account, request.params.classId)
      return reply.type('application/json; charset=utf-8').send(text)
    })

    await app.register(severalRoutes(roster))
    await app.register(learnerRoutes(roster, reporter))
    await app.register(custodyRoutes(roster))
  }
}

function answer(reply: FastifyReply, outcome: Outcome, message: string): { message: string; asked: boolean } {
  if (outcome === 'done') return { message, asked: false }
  reply.code(202)
  return { message: 'The owner of the class has been asked', asked: true }
}

/** What is done with several learners at once: all of them, or none. */
function severalRoutes(roster: RosterService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classes/:classId/learners/move',
      { config, schema: { tags, params, body: moveLearnersRequest, response: DONE_OR_ASKED } },
      async (request, reply) => {
        const outcome = await roster.move(sessionOf(request).account, request.params.classId, request.body)
        return answer(reply, outcome, 'Learners moved')
      },
    )

    app.post(
      '/classes/:classId/learners/remove',
      { config, schema: { tags, params, body: learnersRequest, response: DONE_OR_ASKED } },
      async (request, reply) => {
        const { learner_ids } = request.body
        const outcome = await roster.remove(sessionOf(request).account, request.params.classId, learner_ids)
        return answer(reply, outcome, 'Learners removed from the class')
      },
    )
  }
}

function learnerRoutes(roster: RosterService, reporter: Pick<Reporter, 'open'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      '/classes/:classId/learners/:learnerId',
      { config, schema: { tags, params: learnerParams, body: changeLearnerRequest, response: DONE_OR_ASKED } },
      async (request, reply) => {
        const { classId, learnerId } = request.params
        const outcome = await roster.change(sessionOf(request).account, classId, learnerId, request.body)
        return answer(reply, outcome, 'Learner changed')
      },
    )

    app.delete(
      '/classes/:classId/learners/:learnerId',
      { config, schema: { tags, params: learnerParams, response: DONE_OR_ASKED } },
      async (request, reply) => {
        const { classId, learnerId } = request.params
        const outcome = await roster.remove(sessionOf(request).account, classId, [learnerId])
        return answer(reply, outcome, 'Learner removed from the class')
      },
    )

    app.get(
      '/classes/:classId/learners/:learnerId/record',
      { config: { ...config, journal: 'record.opened' }, schema: { tags, params: learnerParams } },
      async (request, reply) => {
        const { classId, learnerId } = request.params
        const text = await reporter.open('record', sessionOf(request).account, classId, learnerId)
        return reply.type('application/json; charset=utf-8').send(text)
      },
    )

    app.delete(
      '/classes/:classId/learners/:learnerId/record',
      { config, schema: { tags, params: learnerParams, response: { 200: messageAnswer } } },
      async (request) => {
        await roster.erase(sessionOf(request).account, request.params.classId, request.params.learnerId)
        return { message: 'Learner put into the bin' }
      },
    )
  }
}
