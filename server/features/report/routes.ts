import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { doneTodayRequest } from '../../contract/doneToday.ts'
import {
  booksReportAnswer,
  homeReportAnswer,
  ladderReportAnswer,
  learnersReportAnswer,
  skillsReportAnswer,
} from '../../contract/report.ts'
import {
  childPathAnswer,
  pathHistoryAnswer,
  pathHistoryQuery,
  pathQuery,
  pathReportAnswer,
} from '../../contract/path.ts'
import { questionsQuery, reportQuery, skillsQuery } from '../../contract/reportHead.ts'
import { learnerReportAnswer, questionsReportAnswer } from '../../contract/reportLearner.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { Reporter } from './answers.ts'
import type { DoneTodayService } from './doneToday.ts'
import { exportRoutes } from './exportRoutes.ts'

const tags = ['report']
const config = { role: 'teacher' } as const
const params = z.object({ classId: z.string().max(64) })
const learnerParams = params.extend({ learnerId: z.string().max(64) })

interface Besides {
  readonly doneToday: DoneTodayService
}

/** /api/classes/:classId/report, the teacher's ticks there, and /api/path/history. */
export function reportRoutes(report: Reporter, { doneToday }: Besides): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(screenRoutes(report))
    await app.register(detailRoutes(report))
    app.put(
      '/classes/:classId/done-today',
      { config, schema: { tags, params, body: doneTodayRequest, response: { 200: messageAnswer } } },
      async (request) => {
        await doneToday.set(sessionOf(request).account, request.params.classId, request.body)
        return { message: 'Tick saved' }
      },
    )
    await app.register(pathReportRoutes(report))
    await app.register(exportRoutes(report))
  }
}

function screenRoutes(report: Reporter): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/classes/:classId/report',
      { config, schema: { tags, params, querystring: reportQuery, response: { 200: homeReportAnswer } } },
      async (request, reply) =>
        sendJson(reply, await report.ask('home', sessionOf(request).account, request.params.classId, request.query)),
    )

    app.get(
      '/classes/:classId/report/books',
      { config, schema: { tags, params, querystring: reportQuery, response: { 200: booksReportAnswer } } },
      async (request, reply) =>
        sendJson(reply, await report.ask('books', sessionOf(request).account, request.params.classId, request.query)),
    )

    app.get(
      '/classes/:classId/report/skills',
      { config, schema: { tags, params, querystring: skillsQuery, response: { 200: skillsReportAnswer } } },
      async (request, reply) =>
        sendJson(reply, await report.ask('skills', sessionOf(request).account, request.params.classId, request.query)),
    )

    app.get(
      '/classes/:classId/report/ladder',
      { config, schema: { tags, params, querystring: skillsQuery, response: { 200: ladderReportAnswer } } },
      async (request, reply) =>
        sendJson(reply, await report.ask('ladder', sessionOf(request).account, request.params.classId, request.query)),
    )
  }
}

function pathReportRoutes(report: Reporter): FastifyPluginAsyncZod {
  return async (app) => {
    // The reader's own: her devices make her path of it.
    app.get(
      '/path/history',
      { schema: { tags: ['progress'], querystring: pathHistoryQuery, response: { 200: pathHistoryAnswer } } },
      async (request, reply) =>
        sendJson(reply, await report.ask('history', sessionOf(request).account, request.query.have)),
    )

    app.get(
      '/classes/:classId/report/path',
      { config, schema: { tags, params, querystring: pathQuery, response: { 200: pathReportAnswer } } },
      async (request, reply) =>
        sendJson(reply, await report.ask('path', sessionOf(request).account, request.params.classId, request.query)),
    )

    app.get(
      '/classes/:classId/report/learners/:learnerId/path',
      { config, schema: { tags, params: learnerParams, querystring: pathQuery, response: { 200: childPathAnswer } } },
      async (request, reply) => {
        const { classId, learnerId } = request.params
        const { account } = sessionOf(request)
        return sendJson(reply, await report.ask('childPath', account, classId, learnerId, request.query))
      },
    )
  }
}

function detailRoutes(report: Reporter): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/classes/:classId/report/questions',
      { config, schema: { tags, params, querystring: questionsQuery, response: { 200: questionsReportAnswer } } },
      async (request, reply) =>
        sendJson(
          reply,
          await report.ask('questions', sessionOf(request).account, request.params.classId, request.query),
        ),
    )

    app.get(
      '/classes/:classId/report/learners',
      { config, schema: { tags, params, querystring: reportQuery, response: { 200: learnersReportAnswer } } },
      async (request, reply) =>
        sendJson(
          reply,
          await report.ask('learners', sessionOf(request).account, request.params.classId, request.query),
        ),
    )

    app.get(
      '/classes/:classId/report/learners/:learnerId',
      {
        config,
        schema: { tags, params: learnerParams, querystring: reportQuery, response: { 200: learnerReportAnswer } },
      },
      async (request, reply) => {
        const { classId, learnerId } = request.params
        const { account } = sessionOf(request)
        return sendJson(reply, await report.ask('learner', account, classId, learnerId, request.query))
      },
    )
  }
}

/** Already validated where it was made. */
function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(String).send(text)
}
