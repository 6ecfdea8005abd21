import { buildLessons } from '../../src/content/lessons.ts'
import type { Config } from '../config.ts'
import type { Catalog } from '../contract/catalog.ts'
import { openDatabase } from '../db/open.ts'
import { reporterOf } from '../features/report/answers.ts'
import { systemClock } from '../lib/clock.ts'
import { makeServices } from '../services.ts'
import { type Asked, failureOf, type Sent, type ReporterMessage } from './messages.ts'
import { openFiles } from './openFiles.ts'

/** To PostgreSQL: teachers ask seldom, and the service has its own. */
const CONNECTIONS = 4

/** Makes reports for the service that started this process and refreshes projections, until the service disconnects. */
export async function makeReports(config: Config, catalog: Catalog): Promise<void> {
  // If the service has disconnected, there is nobody to notify.
  const emit = (message: ReporterMessage) =>
    void (process.connected && process.send?.(message, undefined, undefined, () => undefined))
  const trouble = (error: unknown) => emit({ kind: 'failure', id: undefined, failure: failureOf(error) })
  const db = openDatabase(config.database, trouble, CONNECTIONS)
  let offset = 0
  const clock = () => new Date(systemClock().getTime() + offset)
  const { report, files, refresh } = makeServices({ config, db, catalog, clock, lessons: await buildLessons() })
  const reporter = reporterOf(report, files)
  const made = openFiles(files)
  const end = new AbortController()
  const isReleased = new Promise<void>((resolve) => {
    process.once('disconnect', resolve)
    // The service may have ended while this was starting.
    if (!process.connected) resolve()
  })
  // A terminal tells all its processes to end; this one ends with its service, which answers what is under way first.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

  const answerTo = async (asked: Asked): Promise<string | undefined> => {
    switch (asked.kind) {
      case 'ask':
        // Name and words came in together from `ask`.
        return reporter.ask(asked.name, ...(asked.words as Parameters<typeof report.home>))
      case 'open':
        await made.begin(asked.id, asked.name, asked.words)
        return undefined
      case 'next':
        return made.next(asked.file)
      default:
        await made.drop(asked.file)
        return undefined
    }
  }
  process.on('message', (message) => {
    // Of this version's own service.
    const { asked, clockOffset } = message as Sent
    offset = clockOffset
    answerTo(asked).then(
      (text) => emit({ kind: 'answer', id: asked.id, text }),
      (error: unknown) => emit({ kind: 'failure', id: asked.id, failure: failureOf(error) }),
    )
  })
  const refreshed = refresh.run(end.signal, trouble)
  await isReleased
  end.abort()
  await refreshed
  await db.destroy()
}
