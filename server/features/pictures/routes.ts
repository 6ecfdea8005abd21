import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { loginAnswer } from '../../contract/auth.ts'
import { facesAnswer, openClassAnswer, openClassRequest, pictureSignInRequest } from '../../contract/pictures.ts'
import { unauthenticated } from '../../lib/refusal.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProfileService } from '../profile/service.ts'
import type { PictureService } from './service.ts'

const tags = ['sign-in by pictures']
const config = { isPublic: true }

/** A tablet opens its class, shows the faces, and signs a child in by three pictures. */
export function pictureRoutes(
  pictures: PictureService,
  profiles: Pick<ProfileService, 'choicesOf'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classes/open',
      { config, schema: { tags, security: [], body: openClassRequest, response: { 200: openClassAnswer } } },
      async (request) => ({ data: await pictures.open(request.body, request.ip) }),
    )

    app.get(
      '/classes/faces',
      { config, schema: { tags, security: [], response: { 200: facesAnswer } } },
      async (request) => {
        const token = request.headers['x-class-token']
        if (typeof token !== 'string') throw unauthenticated()
        return { data: await pictures.faces(token) }
      },
    )

    app.post(
      '/auth/pictures',
      { config, schema: { tags, security: [], body: pictureSignInRequest, response: { 200: loginAnswer } } },
      async (request) => {
        const { account, token } = await pictures.signIn(request.body)
        return { message: 'Login successful', data: { token, ...account, ...(await profiles.choicesOf(account.id)) } }
      },
    )

    app.delete(
      '/classes/:classId/devices/:deviceId',
      {
        config: { role: 'teacher', journal: 'device.removed' },
        schema: {
          tags,
          params: z.object({ classId: z.string(), deviceId: z.string() }),
          response: { 200: messageAnswer },
        },
      },
      async (request) => {
        await pictures.removeDevice(sessionOf(request).account, request.params.classId, request.params.deviceId)
        return { message: 'Device removed' }
      },
    )
  }
}
