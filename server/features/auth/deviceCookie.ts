import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../../lib/secrets.ts'
import { KNOWN_DAYS } from './service.ts'

/** Sent to the sign-in alone, and out of the reach of scripts. It signs nobody in: it only has tries of its own. */
const COOKIE = 'lumbung-device'

/** The secret that this browser holds since somebody signed in here; undefined where there is none that we could have made. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** A secret for a browser that has none yet. */
export const newDevice = newSecret

/** Lets the browser hold the secret for as long as the service knows it. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(COOKIE, device, {
    path: '/api/auth',
    sameSite: 'lax',
    httpOnly: true,
    secure: request.protocol === 'https',
    maxAge: KNOWN_DAYS * 86_400,
  })
}
