import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { calls } from './calls.ts'
import type { Config } from './config.ts'
import type { Catalog } from './contract/catalog.ts'
import type { Database } from './db/tables.ts'
import type { AuthLimits } from './features/auth/service.ts'
import { type Reporter, reporterOf } from './features/report/answers.ts'
import { catalogRoutes } from './features/books/catalogRoutes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { healthStore } from './features/health/store.ts'
import { readingDocuments } from './features/reading/documents.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { serviceMetrics } from './lib/metrics.ts'
import { metricSources } from './metricSources.ts'
import { csrfCookie } from './plugins/csrf.ts'
import { apiDocs } from './plugins/docs.ts'
import { drain } from './plugins/drain.ts'
import { errorAnswers } from './plugins/errors.ts'
import { lenientJson } from './plugins/json.ts'
import { logOptions, requestLog } from './plugins/logging.ts'
import { metrics } from './plugins/metrics.ts'
import { noNul } from './plugins/noNul.ts'
import { securityHeaders } from './plugins/security.ts'
import { readScreenHints } from './plugins/screenHints.ts'
import { staticFiles } from './plugins/staticFiles.ts'
import { makeServices } from './services.ts'

/** What the app is built from. The database is migrated already, and stays its giver's to close. */
export interface AppOptions {
  readonly config: Config
  readonly db: Database
  readonly catalog: Catalog
  readonly clock?: Clock
  readonly limits?: AuthLimits
  /** Who makes the reports; this process itself where it is left out. */
  readonly reporter?: Reporter
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
  const counted = serviceMetrics(metricSources(config.database, db, options.clock ?? systemClock))
  await app.register(metrics, { token: config.metricsToken, counted })
  await app.register(errorAnswers)
  await app.register(securityHeaders, { connectOrigins: config.connectOrigins, isTls: config.tls !== undefined })
  await app.register(lenientJson)
  await app.register(noNul)
  await app.register(apiDocs)
  await app.register(csrfCookie)
  await app.register(healthRoutes(healthStore(db)))
  const services = makeServices({ clock: systemClock, ...options })
  const reporter = options.reporter ?? reporterOf(services.report, services.files)
  await app.register(calls(services, reporter, counted), { prefix: '/api' })
  await app.register(async (scope) => {
    scope.setSerializerCompiler(serializerCompiler)
    await scope.register(catalogRoutes(catalog))
  })
  const documentFor = readingDocuments(config.clientDir)
  const hintsFor = readScreenHints()
  await app.register(staticFiles, { clientDir: config.clientDir, hintsFor, ...(documentFor && { documentFor }) })
  return app
}

function serverOptions({ config, logStream }: AppOptions): FastifyServerOptions {
  const { tls } = config
  return {
    ...logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    requestTimeout: 30_000,
    // On closing, idle connections go at once and busy ones after their answer.
    forceCloseConnections: 'idle',
    // Fastify's types know HTTPS as another kind of server; what we use of it is the same.
    ...(tls && { https: { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } }),
  }
}
