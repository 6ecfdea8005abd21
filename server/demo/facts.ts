import { z } from 'zod'
import type { Envelope } from '../contract/events.ts'
import { DEMO_SESSIONS } from './sessions.ts'

const session = z.object({
  id: z.string(),
  learner_id: z.string(),
  device_id: z.string(),
  at: z.string(),
  lang: z.enum(['en', 'id']),
  how: z.enum(['picture', 'email']),
  events: z.array(z.looseObject({ type: z.string(), t: z.number() })),
})

/** One visit of one child of the demo class. */
export type DemoSession = z.infer<typeof session>

/** An event of the demo class; `data` holds the type-specific fields. */
export interface DemoEvent extends Readonly<Pick<Envelope, 'session_id' | 'learner_id' | 'device_id' | 'lang'>> {
  readonly type: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}

/** An event of a visit; `at` in ms since 1970. */
export const eventOf = (
  { id, learner_id, device_id, lang }: DemoSession,
  type: string,
  at: number,
  data: DemoEvent['data'],
): DemoEvent => ({ type, at: new Date(at), session_id: id, learner_id, device_id, lang, data })

/** The visits of the demo class, oldest first. */
export function demoSessions(): DemoSession[] {
  return DEMO_SESSIONS.map((line) => session.parse(JSON.parse(line)))
}

/** The events of visits, in order. */
export function demoEvents(sessions: readonly DemoSession[]): DemoEvent[] {
  return sessions.flatMap((session) =>
    session.events.map(({ type, t, ...fields }) => {
      const data = type === 'session.start' ? { how: session.how } : type === 'session.end' ? { reason: 'out' } : fields
      return eventOf(session, type, Date.parse(session.at) + t * 1000, data)
    }),
  )
}
