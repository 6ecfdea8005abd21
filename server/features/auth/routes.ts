import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import {
  changePasswordRequest,
  eraseAccountRequest,
  loginAnswer,
  loginRequest,
  registerAnswer,
  registerRequest,
} from '../../contract/auth.ts'
import { sessionsAnswer } from '../../contract/sessions.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ClassService } from '../classes/service.ts'
import type { ProfileService } from '../profile/service.ts'
import { deviceOf, setDeviceCookie, newDevice } from './deviceCookie.ts'
import type { AuthService } from './service.ts'

const tags = ['auth']

/** /api/auth/login, register, logout, erase, password and sessions. */
export function authRoutes(
  auth: AuthService,
  classes: Pick<ClassService, 'byCode' | 'enrol'>,
  profiles: Pick<ProfileService, 'choicesOf'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/login',
      {
        schema: { tags, security: [], body: loginRequest, response: { 200: loginAnswer } },
        config: { isPublic: true },
      },
      async (request, reply) => {
        const device = deviceOf(request) ?? newDevice()
        const place = { address: request.ip, device }
        const { account, token, mustChangePassword } = await auth.login(request.body, place)
        setDeviceCookie(request, reply, device)
        const choices = await profiles.choicesOf(account.id)
        return {
          message: 'Login successful',
          data: { token, ...account, ...choices, ...(mustChangePassword && { must_change_password: true as const }) },
        }
      },
    )

    app.post(
      '/auth/register',
      {
        schema: { tags, security: [], body: registerRequest, response: { 201: registerAnswer } },
        config: { isPublic: true },
      },
      async (request, reply) => {
        await auth.countRegistration(request.ip)
        const { class_code: code = '', ...form } = request.body
        // A wrong code is reported before the account is created, so that the form can be sent again.
        const joined = code.trim() === '' ? undefined : await classes.byCode(code, request.ip, 'class_code')
        const account = await auth.register(form, 'student')
        if (joined) await classes.enrol(joined.id, account.id)
        return reply.code(201).send({ message: 'Account created', data: account })
      },
    )

    await app.register(ownRoutes(auth))

    app.post(
      '/auth/erase',
      { schema: { tags, body: eraseAccountRequest, response: { 200: messageAnswer } } },
      async (request) => {
        await auth.erase(sessionOf(request), request.body.password)
        return { message: 'Account erased' }
      },
    )
  }
}

/** Routes for signed-in users: signing out, /api/auth/password and /api/auth/sessions. */
function ownRoutes(auth: AuthService): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { withOneTimePassword: true }
    app.post('/auth/logout', { config, schema: { tags, response: { 200: messageAnswer } } }, async (request) => {
      await auth.logout(sessionOf(request))
      return { message: 'Logged out' }
    })

    app.put(
      '/auth/password',
      { config, schema: { tags, body: changePasswordRequest, response: { 200: messageAnswer } } },
      async (request) => {
        await auth.changePassword(sessionOf(request), request.body)
        return { message: 'Password changed' }
      },
    )

    app.get('/auth/sessions', { schema: { tags, response: { 200: sessionsAnswer } } }, async (request) => ({
      data: await auth.sessions(sessionOf(request)),
    }))

    app.delete('/auth/sessions', { schema: { tags, response: { 200: messageAnswer } } }, async (request) => {
      await auth.endOtherSessions(sessionOf(request))
      return { message: 'Signed out everywhere else' }
    })

    app.delete(
      '/auth/sessions/:sessionId',
      { schema: { tags, params: z.object({ sessionId: z.string() }), response: { 200: messageAnswer } } },
      async (request) => {
        await auth.endSession(sessionOf(request), request.params.sessionId)
        return { message: 'Signed out' }
      },
    )
  }
}
