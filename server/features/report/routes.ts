import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  booksReportAnswer,
  homeReportAnswer,
  ladderReportAnswer,
  learnersReportAnswer,
  skillsReportAnswer,
} from '../../contract/report.ts'
import { exportQuery, questionsQuery, reportQuery, skillsQuery } from '../../contract/reportHead.ts'
import { learnerReportAnswer, questionsReportAnswer } from '../../contract/reportLearner.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { Reporter } from './answers.ts'

const tags = ['report']
const config = { role: 'teacher' } as const
const params = z.object({ classId: z.string().max(64) })
const learnerParams = params.extend({ learnerId: z.string().max(64) })

/** /api/classes/:classId/report. */
export function reportRoutes(report: Reporter): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(screenRoutes(report))
    await app.register(detailRoutes(report))
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

function exportRoutes(report: Reporter): FastifyPluginAsyncZod {
  const schema = { tags, params, querystring: exportQuery, produces: ['text/csv'] }
  const ofLearner = { ...schema, params: learnerParams }
  const parted = ({ language, names, ...filter }: z.infer<typeof exportQuery>) => ({
    filter,
    manner: { language, hasNames: names === 'true' },
  })
  return async (app) => {
    app.get('/classes/:classId/report/books.csv', { config, schema }, async (request, reply) => {
      const { filter, manner } = parted(request.query)
      const { account } = sessionOf(request)
      return sendCsv(reply, 'books', await report.ask('booksCsv', account, request.params.classId, filter, manner))
    })

    app.get('/classes/:classId/report/skills.csv', { config, schema }, async (request, reply) => {
      const { filter, manner } = parted(request.query)
      const { account } = sessionOf(request)
      return sendCsv(reply, 'skills', await report.ask('skillsCsv', account, request.params.classId, filter, manner))
    })

    for (const [name, asked] of [
      ['tries', 'triesCsv'],
      ['reading', 'readingCsv'],
    ] as const) {
      app.get(
        `/classes/:classId/report/learners/:learnerId/${name}.csv`,
        { config, schema: ofLearner },
        async (request, reply) => {
          const { filter, manner } = parted(request.query)
          // The path is put together, so its parameters are known from the schema only.
          const { classId, learnerId } = learnerParams.parse(request.params)
          const { account } = sessionOf(request)
          return sendCsv(reply, name, await report.ask(asked, account, classId, learnerId, filter, manner))
        },
      )
    }
  }
}

/** It has been held to its contract already, where it was made. */
function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(String).send(text)
}

function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="lumbung-${name}.csv"`)
    .send(text)
}
