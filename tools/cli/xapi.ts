import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { EventFacts, EventType } from '../../server/contract/events.ts'
import { CARRIED, readRows } from '../../server/db/copy.ts'
import { eventFacts } from '../../server/db/eventRow.ts'
import { withSnapshot } from '../../server/db/snapshot.ts'
import type { Database } from '../../server/db/tables.ts'
import { fingerprint } from '../../server/lib/secrets.ts'
import { type Command, CommandError } from './command.ts'

const USAGE =
  'Usage: npm run export -- xapi FILE [HOMEPAGE]   (HOMEPAGE: the address of your service, for the made-up accounts)'
const VERBS = 'http://adlnet.gov/expapi/verbs/'

/** xAPI activity types that learning record stores know. */
const TYPES = {
  item: 'http://adlnet.gov/expapi/activities/question',
  page: 'http://activitystrea.ms/schema/1.0/page',
  activity: 'http://adlnet.gov/expapi/activities/assessment',
  book: 'http://id.tincanapi.com/activitytype/book',
} as const

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

/** The facts of an event. All but the type may be missing: events of a demo class are incomplete. */
type Facts<Event = EventFacts<EventType>> = Event extends { type: string }
  ? Pick<Event, 'type'> & Partial<Event>
  : never

interface Meaning {
  readonly verb: string
  readonly object: { readonly id: string; readonly definition: { readonly type: string } }
  readonly result: object
}

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
    verb: { id: `${VERBS}${meaning.verb}`, display: { en: meaning.verb } },
    object: { objectType: 'Activity', ...meaning.object },
    result: meaning.result,
    context: { language: event.lang, extensions: { [`${home}/xapi/session`]: event.session_id } },
    timestamp: event.at_utc,
    stored: event.received_at,
  }
}

function meaningOf(facts: Facts, home: string): Meaning | undefined {
  const thing = (kind: keyof typeof TYPES, id = '') => ({
    id: `${home}/xapi/${kind}/${encodeURIComponent(id)}`,
    definition: { type: TYPES[kind] },
  })
  const extensions = (fields: object) => ({
    extensions: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${home}/xapi/${name}`, value])),
  })
  switch (facts.type) {
    case 'try': {
      const { item, ok, help, guess, ask, n } = facts
      return {
        verb: 'answered',
        object: thing('item', item),
        result: { success: ok, ...extensions({ help, guess, ask, n }) },
      }
    }
    case 'page.leave': {
      const { place, mode, heard, words, active } = facts
      // xAPI allows at most hundredths of a second.
      const seconds = Number((active ?? 0).toFixed(2))
      const result = { duration: `PT${seconds}S`, ...extensions({ mode, heard, words }) }
      return { verb: 'experienced', object: thing('page', place), result }
    }
    case 'activity.end': {
      const { place, score, total, passed = false, finished = false } = facts
      const result = { completion: finished, success: passed, score: scoreOf(score ?? 0, total ?? 0) }
      // An unfinished activity counts as neither passed nor failed.
      const verb = finished ? (passed ? 'passed' : 'failed') : 'suspended'
      return { verb, object: thing('activity', place), result }
    }
    case 'book.complete':
      return {
        verb: 'completed',
        object: thing('book', facts.place),
        result: { completion: true, score: scoreOf(facts.points ?? 0, 100) },
      }
    default:
      return undefined
  }
}

/** xAPI requires max > min and max ≥ raw; otherwise min and max are left out. */
const scoreOf = (raw: number, max: number) => (max > 0 && raw <= max ? { raw, min: 0, max } : { raw })

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
