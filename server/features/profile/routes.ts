import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { profileAnswer } from '../../contract/profile.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProfileService } from './service.ts'

/** GET /api/auth/profile. */
export function profileRoutes(profiles: ProfileService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/auth/profile', { schema: { tags: ['auth'], response: { 200: profileAnswer } } }, async (request) => ({
      data: await profiles.profileOf(sessionOf(request)),
    }))
  }
}
