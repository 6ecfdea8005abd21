import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a large file, which may take minutes to come in. */
    hasSlowBody?: boolean
  }
}

/** How long the body of a request may take, ms. */
const BODY_MS = 30_000

/** Ends connections whose body does not come in within half a minute; large files have as long as the server allows. */
export const slowBodies = fp<{ readonly bodyMs?: number }>(
  async (app, { bodyMs = BODY_MS }) => {
    const waiting = new WeakMap<FastifyRequest, ReturnType<typeof setTimeout>>()
    const cameIn = async (request: FastifyRequest) => clearTimeout(waiting.get(request))
    app.addHook('preParsing', async (request, _reply, payload) => {
      if (request.routeOptions.config.hasSlowBody) return payload
      const late = setTimeout(() => request.raw.destroy(), bodyMs)
      late.unref()
      waiting.set(request, late)
      return payload
    })
    app.addHook('preValidation', cameIn)
    // Where the body could not be read.
    app.addHook('onResponse', cameIn)
    app.addHook('onRequestAbort', cameIn)
  },
  { name: 'slowBodies' },
)
