import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { errorAnswer } from './contract/answers.ts'
import type { Catalog } from './contract/catalog.ts'
import type { Database } from './db/tables.ts'
import { authRoutes } from './features/auth/routes.ts'
import { type AuthLimits, authLimits, authService } from './features/auth/service.ts'
import { authStore } from './features/auth/store.ts'
import { catalogRoutes } from './features/books/catalogRoutes.ts'
import { booksRoutes } from './features/books/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { eventService } from './features/events/service.ts'
import { eventStore } from './features/events/store.ts'
import { healthRoutes } from './features/health/routes.ts'
import { healthStore } from './features/health/store.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { profileService } from './features/profile/service.ts'
import { profileStore } from './features/profile/store.ts'
import { progressRoutes } from './features/progress/routes.ts'
import { progressService } from './features/progress/service.ts'
import { progressStore } from './features/progress/store.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { sweepHourly } from './lib/sweeper.ts'
import { csrfCookie, requireCsrf } from './plugins/csrf.ts'
import { apiDocs } from './plugins/docs.ts'
import { drain } from './plugins/drain.ts'
import { errorAnswers } from './plugins/errors.ts'
import { lenientJson } from './plugins/json.ts'
import { logOptions, requestLog } from './plugins/logging.ts'
import { securityHeaders } from './plugins/security.ts'
import { requireSession } from './plugins/session.ts'
import { staticFiles } from './plugins/staticFiles.ts'

/** What the app is built from. The database is migrated already, and stays its giver's to close. */
export interface AppOptions {
  readonly config: Config
  readonly db: Database
  readonly catalog: Catalog
  readonly clock?: Clock
  readonly limits?: AuthLimits
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void }
}

const BODY_LIMIT = 64 * 1024

/** Builds the service without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, catalog } = options
  const app = Fastify(serverOptions(options))
  app.decorateRequest('session', null)

  await app.register(drain)
  await app.register(requestLog)
  await app.register(errorAnswers)
  await app.register(securityHeaders, { connectOrigins: config.connectOrigins, isTls: config.tls !== undefined })
  await app.register(lenientJson)
  await app.register(apiDocs)
  await app.register(csrfCookie)
  await app.register(healthRoutes(healthStore(db)))
  await app.register(calls(options), { prefix: '/api' })
  await app.register(async (scope) => {
    scope.setSerializerCompiler(serializerCompiler)
    await scope.register(catalogRoutes(catalog))
  })
  await app.register(staticFiles, { clientDir: config.clientDir })
  return app
}

function serverOptions({ config, logStream }: AppOptions): FastifyServerOptions {
  const { tls } = config
  return {
    ...logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    // Fastify takes a number of hops too; its types do not say so.
    trustProxy: config.trustProxy as boolean | string,
    requestTimeout: 30_000,
    // On closing, idle connections go at once and busy ones after their answer.
    forceCloseConnections: 'idle',
    // Fastify's types know HTTPS as another kind of server; what we use of it is the same.
    ...(tls && { https: { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } }),
  }
}

/** All calls under /api: closed without a token unless they say otherwise, and changing ones without the CSRF token. */
function calls({ config, db, catalog, clock = systemClock, limits }: AppOptions) {
  return async (api: FastifyInstance): Promise<void> => {
    // Not on the root: plugins of others bring plain JSON schemas.
    api.setValidatorCompiler(validatorCompiler)
    api.setSerializerCompiler(serializerCompiler)

    const auth = authService({
      store: authStore(db, clock),
      clock,
      tokenDays: config.tokenDays,
      limits: limits ?? authLimits(config.registrationsPerHour),
    })
    const progress = progressService({ store: progressStore(db), clock, catalog })
    const profiles = profileService(profileStore(db), progress)

    // Every call may be refused in the one shape of errors; said once, for the documentation.
    api.addHook('onRoute', ({ schema }) => {
      if (schema) schema.response = { ...Object(schema.response), '4xx': errorAnswer }
    })
    const stopSweeping = sweepHourly(auth.sweep, (error) => api.log.error({ err: error }, 'sweep failed'))
    api.addHook('onClose', async () => stopSweeping())

    api.addHook('onRequest', requireCsrf)
    api.addHook('onRequest', requireSession(auth))
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await api.register(authRoutes(auth))
    await api.register(profileRoutes(profiles))
    await api.register(booksRoutes(progress))
    await api.register(progressRoutes(progress))
    await api.register(eventRoutes(eventService(eventStore(db), clock)))
  }
}
