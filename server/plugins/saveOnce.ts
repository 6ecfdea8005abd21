import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '../db/limits.ts'
import type { Clock } from '../lib/clock.ts'
import { HttpError, tooMany } from '../lib/httpError.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With an `Idempotency-Key` the call has an effect once: a save that arrived in a work file, too, is not stored again. */
    takesSaveId?: boolean
  }
  interface FastifyRequest {
    /** The save that this request has claimed. */
    claimedSave: string | null
  }
}

/** Saves with an id that a learner may send in a day: a tablet that was away for months has fewer. */
const MOST_SAVES: Limit = { max: 5000, seconds: 86_400 }

/** A device retries a save that is being stored on another way after this time, in seconds. */
const BUSY_SECONDS = 5

interface Needs {
  readonly saves: {
    claim(learnerId: string, id: string, now: Date): Promise<'mine' | 'done' | 'busy'>
    done(learnerId: string, id: string): Promise<void>
    release(learnerId: string, id: string): Promise<void>
  }
  readonly limits: { take(key: string, limit: Limit): Promise<number> }
  readonly clock: Clock
}

/** Two hooks for calls that save something and name it by the header `Idempotency-Key`: before it is stored, and before it is answered. */
export function saveOnce({ saves, limits, clock }: Needs) {
  return {
    /** Answers 200 without storing if it is stored already, and 503 while it is being stored. Runs after the header was checked. */
    async claim(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const id = request.headers['idempotency-key']
      const learnerId = request.session?.account.id
      if (!request.routeOptions.config.takesSaveId || typeof id !== 'string' || learnerId === undefined)
        return undefined
      const wait = await limits.take(`saves:${learnerId}`, MOST_SAVES)
      if (wait > 0) throw tooMany(wait)
      const claim = await saves.claim(learnerId, id, clock())
      if (claim === 'busy')
        throw new HttpError(503, 'This is being saved just now. Please try again.', { retryAfter: BUSY_SECONDS })
      if (claim === 'mine') {
        request.claimedSave = id
        return undefined
      }
      // A text, because the schema of the answer asks for what was stored then.
      return reply.type('application/json').send(JSON.stringify({ message: 'Already here' }))
    },

    /** Remembers a save that was stored; one that failed may come again. */
    async settle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { claimedSave: id, session } = request
      if (id === null || !session) return
      request.claimedSave = null
      if (reply.statusCode < 300) await saves.done(session.account.id, id)
      else await saves.release(session.account.id, id)
    },
  }
}
