import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { speechAnswer, speechRequest } from '../../contract/speech.ts'
import { notFound } from '../../lib/httpError.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { SpeechService } from './service.ts'

const tags = ['speech']
const config = { role: 'teacher' } as const
const params = z.object({ file: z.string().max(100) })

/** /api/speech: a teacher has a text spoken, and fetches its sound. */
export function speechRoutes(speech: SpeechService): FastifyPluginAsyncZod {
  return async (app) => {
    // Before the input is judged by its schema: without a voice none is right.
    app.addHook('preValidation', async () => speech.require())
    // Before answers under way are awaited: those that wait for the voice would take minutes.
    app.addHook('preClose', () => speech.stop())

    app.post(
      '/speech',
      { config, schema: { tags, body: speechRequest, response: { 200: speechAnswer } } },
      async (request, reply) => {
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        return { data: await speech.speak(sessionOf(request).account, request.body, gone.signal) }
      },
    )

    app.get('/speech/:file', { config, schema: { tags, params, produces: ['audio/wav'] } }, async (request, reply) => {
      const key = /^([0-9a-f]{64})\.wav$/.exec(request.params.file)?.[1]
      if (key === undefined) throw notFound()
      const { bytes, stream } = await speech.sound(key)
      return (
        reply
          .type('audio/wav')
          .header('content-length', bytes)
          .header('cache-control', 'private, max-age=31536000, immutable')
          // Another person on the same device has another token.
          .header('vary', 'authorization')
          .send(stream)
      )
    })
  }
}
