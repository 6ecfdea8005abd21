import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { JournalAction } from '../contract/journal.ts'
import type { JournalService } from '../features/journal/service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entry in the journal of the class (`:classId`) for a successful request, about `:learnerId` if the path has one. */
    journal?: JournalAction
  }
}

const params = z.object({ classId: z.string(), learnerId: z.string().optional() })

/**
 * A hook before the answer is sent: what a class's owner should know of is written into its journal first, and where that fails nothing is handed
 * out. What changes the database itself is noted by its own transaction instead.
 */
export function writeJournal(journal: Pick<JournalService, 'note'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { journal: action } = request.routeOptions.config
    if (action === undefined || reply.statusCode >= 300 || !request.session) return
    const { classId, learnerId } = params.parse(request.params)
    await journal.note({ action, classId, learnerId: learnerId ?? null }, request.session.account)
  }
}
