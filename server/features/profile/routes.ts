import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calmAnswer, calmRequest } from '../../contract/calm.ts'
import { variantAnswer, variantRequest } from '../../contract/avatarVariant.ts'
import { profileAnswer } from '../../contract/profile.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProfileService } from './service.ts'

/** GET /api/auth/profile, PUT /api/profile/look, PUT /api/profile/calm. */
export function profileRoutes(profiles: ProfileService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/auth/profile', { schema: { tags: ['auth'], response: { 200: profileAnswer } } }, async (request) => ({
      data: await profiles.profileOf(sessionOf(request)),
    }))

    app.put(
      '/profile/look',
      { schema: { tags: ['auth'], body: variantRequest, response: { 200: variantAnswer } } },
      async (request) => ({
        message: 'Look saved',
        data: await profiles.chooseVariant(sessionOf(request), request.body),
      }),
    )

    app.put(
      '/profile/calm',
      { schema: { tags: ['auth'], body: calmRequest, response: { 200: calmAnswer } } },
      async (request) => ({
        message: 'Calm saved',
        data: { calm: await profiles.chooseCalm(sessionOf(request), request.body.calm) },
      }),
    )
  }
}
