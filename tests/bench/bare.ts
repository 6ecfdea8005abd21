/**
 * Bare Fastify routes in their own process, as a baseline for what this machine can do at most. `/` does nothing; the other routes run the service's
 * own statements on the same database and return the rows, without checks, hooks, metrics or log.
 */
import Fastify from 'fastify'
import { readConfig } from '../../server/config.ts'
import { authStore } from '../../server/features/auth/store.ts'
import { progressStore } from '../../server/features/progress/store.ts'
import { systemClock } from '../../server/lib/clock.ts'
import { fingerprint } from '../../server/lib/secrets.ts'
import { rawStatements, SAMPLE } from './rawStatements.ts'

const { tokenId, now, userId, page } = SAMPLE
const { findSession, placesOf, decisionsFor, turnPage } = await rawStatements(readConfig(process.env).database, {
  findSession: (db) => authStore(db, systemClock).findSession(tokenId, now),
  placesOf: (db) => progressStore(db).placesOf(userId),
  decisionsFor: (db) => progressStore(db).decisionsFor(userId),
  turnPage: (db) => progressStore(db).turnPage(SAMPLE, page, now),
})

/** Id of the learner whose token the request carries. */
async function learnerOf(authorization: string | undefined, at: string): Promise<string> {
  const shown = { tokenId: fingerprint((authorization ?? '').slice('Bearer '.length)), now: at }
  const [row] = await findSession(shown)
  return String(Object(row).id)
}

const app = Fastify()
app.get('/', async () => ({ data: [] }))
app.get('/api/books', async ({ headers }) => {
  const given = { userId: await learnerOf(headers.authorization, new Date().toISOString()) }
  return { data: await Promise.all([placesOf(given), decisionsFor(given)]) }
})
app.patch<{ Body: { book_id: number; page_number: number } }>(
  '/api/progress/update-page',
  async ({ headers, body }) => {
    const at = new Date().toISOString()
    const given = {
      userId: await learnerOf(headers.authorization, at),
      bookId: body.book_id,
      page: body.page_number,
      now: at,
    }
    return { data: await turnPage(given) }
  },
)
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => process.exit())
