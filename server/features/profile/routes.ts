import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calmAnswer, calmRequest } from '../../contract/calm.ts'
import { comfortAnswer, comfortRequest, pawPrintsAnswer, pawPrintsRequest } from '../../contract/comfort.ts'
import { variantAnswer, variantRequest } from '../../contract/avatarVariant.ts'
import { playModeAnswer, playModeRequest } from '../../contract/playMode.ts'
import { profileAnswer } from '../../contract/profile.ts'
import { saveHeaders } from '../../contract/workFile.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProfileService } from './service.ts'

/** GET /api/auth/profile, PUT /api/profile/look, calm, mode and comfort, POST /api/profile/paw-prints. */
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
      {
        config: { takesSaveId: true },
        schema: { tags: ['auth'], headers: saveHeaders, body: calmRequest, response: { 200: calmAnswer } },
      },
      async (request) => ({
        message: 'Calm saved',
        data: { calm: await profiles.chooseCalm(sessionOf(request), request.body.calm) },
      }),
    )

    app.put(
      '/profile/mode',
      {
        config: { takesSaveId: true },
        schema: { tags: ['auth'], headers: saveHeaders, body: playModeRequest, response: { 200: playModeAnswer } },
      },
      async (request) => ({
        message: 'Mode saved',
        data: { mode: await profiles.chooseMode(sessionOf(request), request.body.mode) },
      }),
    )

    app.put(
      '/profile/comfort',
      {
        config: { takesSaveId: true },
        schema: { tags: ['auth'], headers: saveHeaders, body: comfortRequest, response: { 200: comfortAnswer } },
      },
      async (request) => ({
        message: 'Comfort saved',
        data: { comfort: await profiles.chooseComfort(sessionOf(request), request.body.comfort) },
      }),
    )

    app.post(
      '/profile/paw-prints',
      {
        config: { takesSaveId: true },
        schema: { tags: ['auth'], headers: saveHeaders, body: pawPrintsRequest, response: { 200: pawPrintsAnswer } },
      },
      async (request) => ({
        message: 'Paw-prints saved',
        data: await profiles.addPawPrints(sessionOf(request), request.body),
      }),
    )
  }
}
