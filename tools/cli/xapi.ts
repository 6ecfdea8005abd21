import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { EventType } from '../../server/contract/events.ts'
import { meaningOf, verbOf } from '../../server/contract/xapi.ts'
import { CARRIED, readRows } from '../../server/db/copy.ts'
import { eventFacts } from '../../server/db/eventRow.ts'
import { withSnapshot } from '../../server/db/snapshot.ts'
import type { Database } from '../../server/db/tables.ts'
import { fingerprint } from '../../server/lib/secrets.ts'
import { type Command, CommandError } from './command.ts'

const USAGE =
  'Usage: npm run export -- xapi FILE [HOMEPAGE]   (HOMEPAGE: the address of your service, for the made-up accounts)'

/** The fields of a stored event that a statement needs. */
const storedEvent = z.object({
  id: z.string(),
  learner_id: z.string(),
  type: z.string(),
  at_utc: z.string(),
  received_at: z.string(),
  lang: z.string(),
  session_id: z.string(),
  data: z.string(),
})

/** What `storedEvent` parses to. */
export type StoredEvent = z.infer<typeof storedEvent>

/**
 * The xAPI statement of an event, or `undefined` for event types that are not about learning. The actor is a pseudonymous account, the same in every
 * export, without name or e-mail.
 */
export function statementOf(event: StoredEvent, home: string): object | undefined {
  const [facts] = eventFacts<EventType>([event])
  const meaning = facts && meaningOf(facts, home)
  if (!meaning) return undefined
  return {
    id: event.id,
    actor: {
      objectType: 'Agent',
      account: { homePage: home, name: fingerprint(`xapi:${event.learner_id}`).slice(0, 32) },
    },
    verb: verbOf(meaning),
    object: { objectType: 'Activity', ...meaning.object },
    result: meaning.result,
    context: { language: event.lang, extensions: { [`${home}/xapi/session`]: event.session_id } },
    timestamp: event.at_utc,
    stored: event.received_at,
  }
}

/** `npm run export -- xapi FILE [HOMEPAGE]`: all events as xAPI statements, a JSON list. */
export const exportEvents: Command = async (
  [format, file, home = 'https://lumbung.example', ...more],
  { db, place, print },
) => {
  if (
    format !== 'xapi' ||
    file === undefined ||
    more.length > 0 ||
    !/^https?:\/\/[^\s]+$/.test(home) ||
    !URL.canParse(home)
  )
    throw new CommandError(USAGE)
  const state = { count: 0 }
  const half = `${file}.part`
  try {
    await withSnapshot(db, place, (at) =>
      pipeline(Readable.from(jsonList(at, home.replace(/\/$/, ''), state)), createWriteStream(half, { mode: 0o600 })),
    )
    renameSync(half, file)
  } finally {
    rmSync(half, { force: true })
  }
  print(`${file} holds ${state.count} statements, without names or e-mails.`)
}

async function* jsonList(db: Database, home: string, state: { count: number }): AsyncGenerator<string> {
  yield '['
  // Learners in a class's bin are not exported.
  const binned = new Set((await db.selectFrom('bin').select('learner_id').execute()).map((row) => row.learner_id))
  for await (const { row } of readRows(
    db,
    CARRIED.filter(({ name }) => name === 'events'),
  )) {
    const event = storedEvent.parse(row)
    const statement = binned.has(event.learner_id) ? undefined : statementOf(event, home)
    if (!statement) continue
    yield `${state.count === 0 ? '' : ','}\n${JSON.stringify(statement)}`
    state.count += 1
  }
  yield '\n]\n'
}
