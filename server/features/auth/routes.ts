import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { messageAnswer } from '../../contract/answers.ts'
import { eraseAccountRequest, loginAnswer, loginRequest, registerAnswer, registerRequest } from '../../contract/auth.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ClassService } from '../classes/service.ts'
import type { ProfileService } from '../profile/service.ts'
import type { AuthService } from './service.ts'

const tags = ['auth']

/** /api/auth/login, register, logout and erase. */
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
      async (request) => {
        const { account, token } = await auth.login(request.body, request.ip)
        return { message: 'Login successful', data: { token, ...account, ...(await profiles.choicesOf(account.id)) } }
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
        // A wrong code is said before an account is made, so that the form can be sent again.
        const joined = code.trim() === '' ? undefined : await classes.byCode(code, request.ip, 'class_code')
        const account = await auth.register(form, 'student')
        if (joined) await classes.enrol(joined.id, account.id)
        return reply.code(201).send({ message: 'Account created', data: account })
      },
    )

    app.post('/auth/logout', { schema: { tags, response: { 200: messageAnswer } } }, async (request) => {
      await auth.logout(sessionOf(request))
      return { message: 'Logged out' }
    })

    app.post(
      '/auth/erase',
      { schema: { tags, body: eraseAccountRequest, response: { 200: messageAnswer } } },
      async (request) => {
        await auth.erase(sessionOf(request), request.body.password, request.ip)
        return { message: 'Account erased' }
      },
    )
  }
}
