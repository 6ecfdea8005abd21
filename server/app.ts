import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { buildLessons, type Lessons } from '../src/content/lessons.ts'
import { calls } from './calls.ts'
import type { Config } from './config.ts'
import type { Catalog } from './contract/catalog.ts'
import type { Database } from './db/tables.ts'
import type { AuthLimits } from './features/auth/service.ts'
import { type Reporter, reporterOf } from './features/report/answers.ts'
import { catalogRoutes } from './features/books/catalogRoutes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { healthStore, type HealthStore } from './features/health/store.ts'
import { healthMonitor } from './features/health/monitor.ts'
import { readingDocuments } from '../src/firstPage/service.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { serviceMetrics } from './lib/metrics.ts'
import { type ServiceClock, serviceClock, systemUptime } from './lib/serviceClock.ts'
import { type StorageWatch, storageWatch } from './lib/storageWatch.ts'
import { metricSources } from './metricSources.ts'
import { packFileRoutes } from './features/packs/fileRoutes.ts'
import { LOOK_MS } from './packs/books/liveBooks.ts'
import type { PackWork } from './packs/intake/work.ts'
import type { PackWorker } from './packs/intake/parent.ts'
import { assetHost } from './plugins/assetHost.ts'
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
import { slowBodies } from './plugins/slowBodies.ts'
import { staticFiles } from './plugins/staticFiles.ts'
import { makeServices, type Services } from './services.ts'
import type { Speaker } from './speech/parent.ts'

/** What the app is built from. The database is already migrated; the caller closes it. */
export interface AppOptions {
  readonly config: Config
  readonly db: Database
  readonly catalog: Catalog
  /** What the books ask; those that are bundled where it is left out. */
  readonly lessons?: Lessons
  /** The machine's clock; the service works with `timekeeper`, which is made of it where none is given. */
  readonly clock?: Clock
  readonly timekeeper?: ServiceClock
  /** Reports on the data disk; optional. */
  readonly storage?: StorageWatch
  /** The data folder to mark once it holds a school's data. */
  readonly markedFolder?: string
  readonly limits?: AuthLimits
  /** Builds the reports; defaults to this process. */
  readonly reporter?: Reporter
  /** Speaks teachers' texts, which are answered with 501 without it. It stops with the app. */
  readonly speaker?: Speaker
  /** Takes books in and makes files of them; defaults to this process. It stops with the app. */
  readonly packWorker?: PackWorker
  /** How often another process's books are looked for, ms. */
  readonly lookEveryMs?: number
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void }
}

const BODY_LIMIT = 64 * 1024

/** Builds the service without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, catalog } = options
  const timekeeper = options.timekeeper ?? timekeeperOf(config, options.clock)
  const storage = options.storage ?? storageWatch({ folder: undefined })
  const app = Fastify(serverOptions(options))
  app.decorateRequest('session', null)
  app.decorateRequest('claimedSave', null)

  await app.register(drain)
  await app.register(requestLog)
  const lessons = options.lessons ?? (await buildLessons())
  const packWork = options.packWorker ?? (await packWorkHere(options))
  const onUnreadableBook = ({ key, revision }: { key: string; revision: number }, err: unknown) =>
    app.log.error({ err, key, revision }, `the book ${key}, revision ${revision}, can't be read by this version`)
  const services = makeServices({
    ...options,
    lessons,
    packWork,
    timekeeper,
    storage,
    clock: timekeeper.clock,
    onUnreadableBook,
  })
  const counted = serviceMetrics(metricSources(config.database, db, timekeeper.clock, services.speech, services.packs))
  await app.register(metrics, { token: config.metricsToken, counted })
  await app.register(errorAnswers, { onDatabaseFailure: storage.noteFailure })
  await app.register(securityHeaders, {
    connectOrigins: config.connectOrigins,
    imageOrigins: config.imageOrigins,
    assetsUrl: config.assetsUrl,
    isTls: config.tls !== undefined,
  })
  await app.register(slowBodies)
  await app.register(lenientJson)
  await app.register(noNul)
  await app.register(apiDocs)
  await app.register(csrfCookie)
  const health = { store: healthStore(db), timekeeper, storage }
  await app.register(healthRoutes(health))
  const reporter = options.reporter ?? reporterOf(services.report, services.files)
  await app.register(calls(services, reporter, { counted, health }), { prefix: '/api' })
  watchHealth(app, health, options)
  watchBooks(app, services, options)
  await app.register(packFileRoutes(services.packFiles))
  await app.register(async (scope) => {
    scope.setSerializerCompiler(serializerCompiler)
    await scope.register(catalogRoutes(catalog))
  })
  const documentFor = readingDocuments(config.clientDir)
  const hintsFor = readScreenHints()
  await app.register(assetHost, { assetsUrl: config.assetsUrl })
  await app.register(staticFiles, { clientDir: config.clientDir, hintsFor, ...(documentFor && { documentFor }) })
  return app
}

/** Works on packs in this process. Loaded only where it is wanted: the code that decodes pictures is large. */
async function packWorkHere({ config, db }: AppOptions): Promise<PackWork> {
  const { packWork, workPlaceOf } = await import('./packs/intake/work.ts')
  return packWork(db, workPlaceOf(config))
}

/** Looks for books that other processes take in, while the app runs. */
function watchBooks(app: FastifyInstance, { live }: Services, { packWorker, lookEveryMs = LOOK_MS }: AppOptions): void {
  const stop = live.watch(lookEveryMs, (error) => app.log.warn({ err: error }, 'looking for new books failed'))
  app.addHook('onReady', () => live.look())
  app.addHook('onClose', async () => {
    stop()
    await packWorker?.stop()
  })
}

/** Monitors the clock and the data folder while the app runs. */
function watchHealth(
  app: FastifyInstance,
  { store, timekeeper }: { store: HealthStore; timekeeper: ServiceClock },
  { config, db, markedFolder }: AppOptions,
): void {
  const tokenSeconds = config.tokenDays * 86_400
  const monitor = healthMonitor({ db, store, timekeeper, tokenSeconds, markedFolder })
  const failed = (error: unknown) => app.log.warn({ err: error }, 'looking after the service failed')
  const stop = monitor.start(failed)
  // Runs before the clock judges the first request.
  app.addHook('onReady', () => monitor.look().catch(failed))
  app.addHook('onClose', async () => stop())
}

/** The default clock. A clock supplied by the caller (tests) counts as monotonic. */
function timekeeperOf(config: Config, clock: Clock | undefined): ServiceClock {
  const gap = usualGap(config)
  if (!clock) return serviceClock({ wall: systemClock, uptime: systemUptime, gap })
  return serviceClock({ wall: clock, uptime: { bootId: 'given', ms: () => clock().getTime() }, gap })
}

/** How long a school may be silent (ms) before its clock becomes suspect; nothing may expire within that time. */
export const usualGap = ({ tokenDays, retentionDays }: Config): number =>
  (Math.min(tokenDays, retentionDays) / 2) * 86_400_000

function serverOptions({ config, logStream }: AppOptions): FastifyServerOptions {
  const { tls } = config
  return {
    ...logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    // Files of books come over slow lines; all other bodies have half a minute (plugins/slowBodies.ts).
    requestTimeout: 600_000,
    // Fastify's 10 s for a plugin to start are too few on a busy small machine.
    pluginTimeout: 60_000,
    // On close, idle connections end at once and busy ones after their response.
    forceCloseConnections: 'idle',
    // Fastify types HTTPS as a different server; the parts used here are the same.
    ...(tls && { https: { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } }),
  }
}
