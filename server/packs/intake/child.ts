import { constants } from 'node:os'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import { yieldMemory, yieldToOthers } from '../../lib/yielding.ts'
import type { WorkAsked, WorkMessage } from './messages.ts'
import { packWork, workPlaceOf } from './work.ts'

/** To PostgreSQL: one thing is done at a time. */
const CONNECTIONS = 2

/** Works on packs for the service that started this process, until the service disconnects. What it is in the middle of is then left: nothing of it is there. */
export function workOnPacks(config: Config): void {
  // If the service has disconnected, there is nobody to notify.
  const emit = (message: WorkMessage) =>
    void (process.connected && process.send?.(message, undefined, undefined, () => undefined))
  process.once('disconnect', () => process.exit(0))
  if (!process.connected) process.exit(0)
  // A terminal tells all its processes to end; this one ends with its service.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  // A teacher waits for it: not the very lowest.
  yieldToOthers(constants.priority.PRIORITY_BELOW_NORMAL)
  yieldMemory()
  const db = openDatabase(config.database, () => undefined, CONNECTIONS)
  /** Work that somebody waits for; light files can wait: one picture at a time is in memory. */
  let urgent = 0
  let lightening: Promise<number> | undefined
  const work = packWork(db, workPlaceOf(config), () => urgent > 0)

  const done = async ({ name, job }: WorkAsked): Promise<unknown> => {
    if (name === 'lighten') {
      lightening ??= work.lighten().finally(() => {
        lightening = undefined
      })
      return lightening
    }
    urgent += 1
    try {
      await lightening?.catch(() => undefined)
      // Name and job came in together from the service's own version of `PackWork`.
      return await (work[name] as (job: unknown) => Promise<unknown>)(job)
    } finally {
      urgent -= 1
    }
  }
  process.on('message', (message) => {
    // Of this version's own service.
    const asked = message as WorkAsked
    done(asked).then(
      (value) => emit({ id: asked.id, value }),
      (error: unknown) => emit({ id: asked.id, error: failureOf(error) }),
    )
  })
}

function failureOf(thrown: unknown): Extract<WorkMessage, { error: unknown }>['error'] {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { message: error.message, stack: error.stack, code: 'code' in error ? error.code : undefined }
}
