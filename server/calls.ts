import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { errorAnswer } from './contract/answers.ts'
import { authRoutes } from './features/auth/routes.ts'
import { booksRoutes } from './features/books/routes.ts'
import { classRoutes } from './features/classes/routes.ts'
import { draftRoutes } from './features/drafts/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { serviceStateRoutes } from './features/health/stateRoutes.ts'
import { journalRoutes } from './features/journal/routes.ts'
import { keepingRoutes } from './features/retention/routes.ts'
import { packRoutes } from './features/packs/routes.ts'
import { pathRoutes } from './features/path/routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { progressRoutes } from './features/progress/routes.ts'
import type { Reporter } from './features/report/answers.ts'
import { reportRoutes } from './features/report/routes.ts'
import { rosterRoutes } from './features/roster/routes.ts'
import { speechRoutes } from './features/speech/routes.ts'
import { workFileRoutes } from './features/workFiles/routes.ts'
import type { ServiceMetrics } from './lib/metrics.ts'
import { sweepHourly } from './lib/sweeper.ts'
import { requireCsrf } from './plugins/csrf.ts'
import { writeJournal } from './plugins/journal.ts'
import { saveOnce } from './plugins/saveOnce.ts'
import { requireSession } from './plugins/session.ts'
import type { Services } from './services.ts'

/** Properties of the service itself. */
interface Watch {
  readonly counted: ServiceMetrics
  readonly health: Parameters<typeof serviceStateRoutes>[0]
}

/** All routes under /api. They require a token unless marked otherwise, and a CSRF token for changes. */
export function calls(services: Services, reporter: Reporter, { counted, health }: Watch) {
  return async (api: FastifyInstance): Promise<void> => {
    // Not on the root: third-party plugins use plain JSON schemas.
    api.setValidatorCompiler(validatorCompiler)
    api.setSerializerCompiler(serializerCompiler)

    // Every request may fail with the common error shape; declared once for the API documentation.
    api.addHook('onRoute', ({ schema }) => {
      if (schema) schema.response = { ...Object(schema.response), '4xx': errorAnswer }
    })
    const stopSweeping = sweepHourly(
      async () => {
        await services.auth.sweep()
        await services.roster.sweep()
        await services.pictures.sweep()
        await services.speech.sweep()
        await services.workFiles.sweep()
        await services.packs.sweep()
        await services.drafts.sweep()
      },
      (error) => api.log.error({ err: error }, 'sweep failed'),
      services.mayErase,
    )
    api.addHook('onClose', async () => stopSweeping())

    api.addHook('onRequest', requireCsrf)
    api.addHook('onRequest', requireSession(services.auth))
    api.addHook('onSend', async (_request, reply) => {
      // A sound of its own says how long it lasts.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    api.addHook('onSend', writeJournal(services.journal))
    const once = saveOnce(services.saveOnce)
    api.addHook('preHandler', once.claim)
    api.addHook('onSend', once.settle)
    await api.register(keepingRoutes(services.keeping))
    await api.register(serviceStateRoutes(health))
    await api.register(authRoutes(services.auth, services.classes, services.profiles))
    await api.register(profileRoutes(services.profiles))
    await api.register(booksRoutes(services.progress, services.bytesOf))
    await api.register(progressRoutes(services.progress))
    await api.register(eventRoutes(services.events, counted))
    await api.register(classRoutes(services.classes))
    await api.register(rosterRoutes(services.roster, reporter))
    await api.register(journalRoutes(services.journal))
    await api.register(reportRoutes(reporter, services))
    await api.register(pathRoutes(services.path))
    await api.register(pictureRoutes(services.pictures, services.profiles))
    await api.register(speechRoutes(services.speech))
    await api.register(workFileRoutes(services.workFiles))
    await api.register(packRoutes(services.packs))
    await api.register(draftRoutes(services.drafts))
  }
}
