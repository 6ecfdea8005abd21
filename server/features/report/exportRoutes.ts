import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { exportQuery } from '../../contract/reportHead.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { Reporter } from './answers.ts'
import type { FactsFile } from './factsFiles.ts'

/** Recorded in the journal, so that owners see who exported figures. */
const config = { role: 'teacher', journal: 'report.exported' } as const
const params = z.object({ classId: z.string().max(64) })
const learnerParams = params.extend({ learnerId: z.string().max(64) })
const schema = { tags: ['report'], params, querystring: exportQuery, produces: ['text/csv'] }

/** Files that exist for a class and for one learner. */
const FACTS = ['tries', 'reading'] as const satisfies readonly FactsFile[]

/** The CSV files of /api/classes/:classId/report. */
export function exportRoutes(report: Reporter): FastifyPluginAsyncZod {
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

    app.get('/classes/:classId/report/path.csv', { config, schema }, async (request, reply) => {
      // A path is made of all days.
      const { manner } = parted(request.query)
      return sendCsv(
        reply,
        'path',
        await report.ask('pathCsv', sessionOf(request).account, request.params.classId, manner),
      )
    })

    for (const file of FACTS) await app.register(factsRoutes(file, report))
  }
}

function factsRoutes(file: FactsFile, report: Reporter): FastifyPluginAsyncZod {
  const ofLearner = { config, schema: { ...schema, params: learnerParams } }
  return async (app) => {
    app.get(`/classes/:classId/report/${file}.csv`, { config, schema }, async (request, reply) => {
      const { filter, manner } = parted(request.query)
      // The path is put together, so its parameters are known from the schema only.
      const whose = params.parse(request.params)
      const text = await report.open('facts', file, sessionOf(request).account, whose, filter, manner)
      return sendCsv(reply, file, text)
    })

    app.get(`/classes/:classId/report/learners/:learnerId/${file}.csv`, ofLearner, async (request, reply) => {
      const { filter, manner } = parted(request.query)
      const whose = learnerParams.parse(request.params)
      const text = await report.open('facts', file, sessionOf(request).account, whose, filter, manner)
      return sendCsv(reply, file, text)
    })
  }
}

const parted = ({ language, names, ...filter }: z.infer<typeof exportQuery>) => ({
  filter,
  manner: { language, hasNames: names === 'true' },
})

/** A stream is written while it is sent. */
function sendCsv(reply: FastifyReply, name: string, text: string | Readable): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="lumbung-${name}.csv"`)
    .send(text)
}
