import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { messageAnswer } from '../../contract/answers.ts'
import { loginAnswer, loginRequest, registerAnswer, registerRequest } from '../../contract/auth.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { AuthService } from './service.ts'

const tags = ['auth']

/** /api/auth/login, register and logout. */
export function authRoutes(auth: AuthService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/login',
      {
        schema: { tags, security: [], body: loginRequest, response: { 200: loginAnswer } },
        config: { isPublic: true },
      },
      async (request) => {
        const { account, token } = await auth.login(request.body, request.ip)
        return { message: 'Login successful', data: { token, ...account } }
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
        const account = await auth.register(request.body, 'student')
        return reply.code(201).send({ message: 'Account created', data: account })
      },
    )

    app.post('/auth/logout', { schema: { tags, response: { 200: messageAnswer } } }, async (request) => {
      await auth.logout(sessionOf(request))
      return { message: 'Logged out' }
    })
  }
}
