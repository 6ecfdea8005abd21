import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Keeping, keepingAnswer } from '../../contract/retention.ts'

/** GET /api/keeping, public: the privacy page shows the configured values. */
export function keepingRoutes(keeping: Keeping): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/keeping',
      { config: { isPublic: true }, schema: { tags: ['privacy'], security: [], response: { 200: keepingAnswer } } },
      async () => ({ data: keeping }),
    )
  }
}
