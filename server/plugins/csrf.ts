import cookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { newSecret, sameSecret } from '../lib/secrets.ts'
import { HttpError } from '../lib/httpError.ts'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'
const DAY_SECONDS = 86_400
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** GET /sanctum/csrf-cookie, and the cookies it needs. An existing token is reused, so that a second tab does not invalidate the first one's. */
export const csrfCookie = fp(
  async (app) => {
    await app.register(cookie)
    const schema = {
      summary: 'The XSRF-TOKEN cookie that every changing call repeats in X-XSRF-TOKEN',
      tags: ['session'],
    }
    app.get('/sanctum/csrf-cookie', { schema }, async (request, reply) => {
      const token = cookieOf(request) ?? newSecret()
      reply.setCookie(COOKIE, token, {
        path: '/',
        sameSite: 'lax',
        httpOnly: false,
        secure: request.protocol === 'https',
        maxAge: DAY_SECONDS,
      })
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  },
  { name: 'csrfCookie' },
)

/** Rejects (419) a changing request whose header does not repeat its cookie, which only pages of our origin can read. */
export async function requireCsrf(request: FastifyRequest): Promise<void> {
  if (SAFE_METHODS.has(request.method)) return
  const expected = cookieOf(request)
  const given = request.headers[HEADER]
  if (expected && typeof given === 'string' && sameSecret(decoded(given), expected)) return
  throw new HttpError(419, 'CSRF token mismatch.')
}

/** The token of the cookie, where it is one that we could have made. */
function cookieOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Some clients copy the cookie as it is written, with its percent signs. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
