import type { FastifyRequest } from 'fastify'
import { CHANGE_REQUIRED, type Role } from '../contract/auth.ts'
import type { AuthService, Session } from '../features/auth/service.ts'
import { deviceKindOf, packDevice } from '../lib/deviceKind.ts'
import { forbidden, unauthenticated } from '../lib/httpError.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open without a token. Every other route is closed. */
    isPublic?: boolean
    /** The role the route requires; without one, any signed-in user. */
    role?: Role
    /** Answered also before a one-time password has been changed. */
    withOneTimePassword?: boolean
  }
  interface FastifyRequest {
    session: Session | null
  }
}

/** A hook that enforces access: 401 without a valid token, 403 for the wrong role or while a one-time password must be changed. */
export function requireSession(auth: Pick<AuthService, 'sessionOf'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { isPublic, role, withOneTimePassword } = request.routeOptions.config
    if (isPublic) return
    const token = bearerOf(request)
    const device = packDevice(deviceKindOf(request.headers['user-agent']))
    request.session = token === undefined ? null : await auth.sessionOf(token, device)
    if (!request.session) throw unauthenticated()
    if (request.session.mustChangePassword && withOneTimePassword !== true) throw forbidden(CHANGE_REQUIRED)
    if (role !== undefined && request.session.account.role !== role) throw forbidden('You are not allowed to do this.')
  }
}

/** The session of a route that is not public. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw unauthenticated()
  return request.session
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1]
}
