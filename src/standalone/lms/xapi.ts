import { z } from 'zod'
import { meaningOf, verbOf } from '../../../server/contract/xapi.ts'
import type { RecordedEvent } from '../../shell/lib/service/learningEvents.ts'

/** Statements wait this long for others, ms. */
const GATHER_MS = 4000
/** Statements that could not be sent wait; more than these are dropped, the oldest first. */
const MOST_WAITING = 500
/** What one request carries: browsers limit what may be sent while a page closes. */
const MOST_AT_ONCE = 40

const launchSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  auth: z.string().max(4000).optional(),
  actor: z
    .string()
    .max(4000)
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'The actor is no JSON object.' })
        return z.NEVER
      }
    }),
  registration: z.uuid().optional().catch(undefined),
  activity_id: z.url().max(2000).optional().catch(undefined),
})

/** How a launch said where statements go, and whose they are. */
export type Launch = z.infer<typeof launchSchema>

/** Reads a launch from the address (`?endpoint=…&auth=…&actor=…&registration=…`); `undefined` where it names no record store. */
export function launchOf(search: string): Launch | undefined {
  const query = new URLSearchParams(search)
  if (!query.has('endpoint')) return undefined
  const { data, error } = launchSchema.safeParse(Object.fromEntries(query))
  if (error) console.warn('The launch cannot be read, so nothing is recorded', error.message)
  return data
}

/** Sends what a reader did to a learning record store, a few statements at a time. What cannot be sent waits while the page is open. */
export class XapiSession {
  private readonly launch: Launch
  private readonly home: string
  private readonly send: typeof fetch
  private waiting: object[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private isSending = false

  /** `home`: the address that ids of the book's parts begin with. */
  constructor(launch: Launch, home: string, send: typeof fetch = (...call) => fetch(...call)) {
    this.launch = launch
    this.home = home
    this.send = send
  }

  record(event: RecordedEvent): void {
    const meaning = meaningOf(event, this.home)
    if (!meaning) return
    const { actor, registration, activity_id: parent } = this.launch
    this.waiting.push({
      id: event.id,
      actor,
      verb: verbOf(meaning),
      object: { objectType: 'Activity', ...meaning.object },
      result: meaning.result,
      context: {
        language: event.lang,
        ...(registration !== undefined && { registration }),
        ...(parent !== undefined && { contextActivities: { parent: [{ objectType: 'Activity', id: parent }] } }),
      },
      timestamp: event.at,
    })
    this.waiting = this.waiting.slice(-MOST_WAITING)
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS)
  }

  /** Sends what waits; also while the page is being left. Never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const batch = this.waiting.slice(0, MOST_AT_ONCE)
    if (batch.length === 0 || this.isSending) return
    this.isSending = true
    const isTaken = await this.post(batch)
    this.isSending = false
    if (isTaken) this.waiting = this.waiting.filter((statement) => !batch.includes(statement))
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => void this.flush(), GATHER_MS)
  }

  private async post(batch: readonly object[]): Promise<boolean> {
    const { endpoint, auth } = this.launch
    try {
      const answer = await this.send(`${endpoint.replace(/\/$/, '')}/statements`, {
        method: 'POST',
        keepalive: true,
        headers: {
          'Content-Type': 'application/json',
          'X-Experience-API-Version': '1.0.3',
          ...(auth !== undefined && { Authorization: auth }),
        },
        body: JSON.stringify(batch),
      })
      // 409: it has them already. Others that blame the request would blame it again.
      return answer.ok || (answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status))
    } catch (error) {
      console.warn('The record store cannot be reached', error)
      return false
    }
  }
}
