import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Keeping, keepingAnswer } from '../../contract/retention.ts'

/** GET /api/keeping, for everybody: the privacy page says what is really set. */
export function keepingRoutes(keeping: Keeping): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/keeping',
      { config: { isPublic: true }, schema: { tags: ['privacy'], security: [], response: { 200: keepingAnswer } } },
      async () => ({ data: keeping }),
    )
  }
}
