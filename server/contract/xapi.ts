import type { EventFacts, EventType } from './events.ts'

const VERBS = 'http://adlnet.gov/expapi/verbs/'

/** xAPI activity types that learning record stores know. */
const TYPES = {
  item: 'http://adlnet.gov/expapi/activities/question',
  page: 'http://activitystrea.ms/schema/1.0/page',
  activity: 'http://adlnet.gov/expapi/activities/assessment',
  book: 'http://id.tincanapi.com/activitytype/book',
} as const

/** The facts of an event. All but the type may be missing: events of a demo class are incomplete. */
type Facts<Event = EventFacts<EventType>> = Event extends { type: string }
  ? Pick<Event, 'type'> & Partial<Event>
  : never

/** What an event means to a learning record store: parts of an xAPI statement. */
interface Meaning {
  readonly verb: string
  readonly object: { readonly id: string; readonly definition: { readonly type: string } }
  readonly result: object
}

/** The verb as a statement has it. */
export const verbOf = ({ verb }: Meaning) => ({ id: `${VERBS}${verb}`, display: { en: verb } })

/** What an event means, with ids under `home` (an address without a slash at its end); `undefined` for events that are not about learning. */
export function meaningOf(facts: Facts, home: string): Meaning | undefined {
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
