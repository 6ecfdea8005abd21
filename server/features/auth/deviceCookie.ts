import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../../lib/secrets.ts'
import { KNOWN_DAYS } from './service.ts'

/** Sent to the sign-in routes only, and not readable by scripts. It authenticates nobody; it only has its own try counters. */
const COOKIE = 'lumbung-device'

/** The secret this browser received at an earlier sign-in; undefined if missing or malformed. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** A secret for a browser that has none yet. */
export const newDevice = newSecret

/** Sets the cookie for as long as the service remembers the secret. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(COOKIE, device, {
    path: '/api/auth',
    sameSite: 'lax',
    httpOnly: true,
    secure: request.protocol === 'https',
    maxAge: KNOWN_DAYS * 86_400,
  })
}
