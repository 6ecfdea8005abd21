import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { loginAnswer } from '../../contract/auth.ts'
import {
  devicesAnswer,
  faceChoice,
  faceChoiceAnswer,
  facesAnswer,
  openClassAnswer,
  openClassRequest,
  pictureSignInRequest,
} from '../../contract/pictures.ts'
import { unauthenticated } from '../../lib/httpError.ts'
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

    app.put(
      '/profile/face',
      { schema: { tags, body: faceChoice, response: { 200: faceChoiceAnswer } } },
      async (request) => ({
        message: 'Face saved',
        data: await pictures.chooseOwnFace(sessionOf(request).account, request.body),
      }),
    )

    app.put(
      '/classes/:classId/learners/:learnerId/face',
      {
        config: { role: 'teacher' },
        schema: { tags, params: ofLearner, body: faceChoice, response: { 200: faceChoiceAnswer } },
      },
      async (request) => {
        const { classId, learnerId } = request.params
        const { account } = sessionOf(request)
        return { message: 'Face saved', data: await pictures.chooseFaceFor(account, classId, learnerId, request.body) }
      },
    )

    await app.register(tabletRoutes(pictures))
  }
}

const ofClass = z.object({ classId: z.string().max(64) })
const ofDevice = ofClass.extend({ deviceId: z.string().max(64) })
const ofLearner = ofClass.extend({ learnerId: z.string().max(64) })

/** A teacher's view and control of a class's tablets. */
function tabletRoutes(pictures: PictureService): FastifyPluginAsyncZod {
  const teachers = { role: 'teacher' } as const
  const done = { 200: messageAnswer }
  return async (app) => {
    app.get(
      '/classes/:classId/devices',
      { config: teachers, schema: { tags, params: ofClass, response: { 200: devicesAnswer } } },
      async (request) => ({ data: await pictures.devices(sessionOf(request).account, request.params.classId) }),
    )

    app.post(
      '/classes/:classId/tablet-code',
      {
        config: { ...teachers, journal: 'code.renewed' },
        schema: { tags, params: ofClass, response: { 200: devicesAnswer } },
      },
      async (request) => ({ data: await pictures.renewTabletCode(sessionOf(request).account, request.params.classId) }),
    )

    app.post(
      '/classes/:classId/devices/:deviceId/approve',
      { config: { ...teachers, journal: 'device.approved' }, schema: { tags, params: ofDevice, response: done } },
      async (request) => {
        await pictures.approve(sessionOf(request).account, request.params.classId, request.params.deviceId)
        return { message: 'Device approved' }
      },
    )

    app.post(
      '/classes/:classId/devices/:deviceId/let-in',
      { config: { ...teachers, journal: 'device.unlocked' }, schema: { tags, params: ofDevice, response: done } },
      async (request) => {
        await pictures.letDeviceIn(sessionOf(request).account, request.params.classId, request.params.deviceId)
        return { message: 'Device let in again' }
      },
    )

    app.post(
      '/classes/:classId/learners/:learnerId/let-in',
      { config: { ...teachers, journal: 'learner.unlocked' }, schema: { tags, params: ofLearner, response: done } },
      async (request) => {
        await pictures.letLearnerIn(sessionOf(request).account, request.params.classId, request.params.learnerId)
        return { message: 'Learner let in again' }
      },
    )

    app.delete(
      '/classes/:classId/devices/:deviceId',
      { config: { ...teachers, journal: 'device.removed' }, schema: { tags, params: ofDevice, response: done } },
      async (request) => {
        await pictures.removeDevice(sessionOf(request).account, request.params.classId, request.params.deviceId)
        return { message: 'Device removed' }
      },
    )
  }
}
