import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../../server/db/tables.ts'

const PASSWORD = 'a good password'
const PAGES = 15

/** Pauses between two calls of a child and before a retry, ms. */
const PAUSE_MS = 15
const AGAIN_MS = 100

/** Everything must be acknowledged within this time after the last fault, ms. */
const SETTLE_MS = 60_000

const signedIn = z.object({ data: z.object({ token: z.string(), id: z.string() }) })

/** The results of a load. */
export interface LoadFigures {
  readonly sent: number
  readonly acknowledged: number
  /** Acknowledged, but not in the database. */
  readonly lost: number
  /** Stored more than once, or never acknowledged. */
  readonly astray: number
  readonly answered503: number
  readonly unanswered: number
  /** Counts of unexpected answers, by status. */
  readonly wrong: Readonly<Record<number, number>>
  /** From the end of the fault until both events and saves were acknowledged again, ms. */
  readonly recoveredMs: number
}

interface Child {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  seq: number
  /** The last page that the service has acknowledged. */
  page: number
}

/** Simulates children who read, on devices that retry everything until it is acknowledged. */
export class Load {
  readonly #address: () => string
  readonly #children: Child[] = []
  /** The true time of every event, by id. */
  readonly #made = new Map<string, number>()
  readonly #acknowledged = new Set<string>()
  readonly #wrong: Record<number, number> = {}
  #saves = { sent: 0, acknowledged: 0 }
  #answered503 = 0
  #unanswered = 0
  #isOver = false
  #faultOver: number | undefined
  readonly #firstAfter: { events?: number; saves?: number } = {}
  #work: Promise<unknown> = Promise.resolve()

  private constructor(address: () => string) {
    this.#address = address
  }

  /** Signs children in and starts reading. `address` returns the service's current address. */
  static async begin(address: () => string, children: number): Promise<Load> {
    const load = new Load(address)
    for (let index = 0; index < children; index += 1) load.#children.push(await load.#signIn())
    load.#work = Promise.all(load.#children.flatMap((child) => [load.#sendEvents(child), load.#savePages(child)]))
    return load
  }

  /** The number of events and saves acknowledged so far. */
  get acknowledged(): number {
    return this.#acknowledged.size + this.#saves.acknowledged
  }

  /** The number of saves acknowledged so far. Low space must not reject them, only events. */
  get savesAcknowledged(): number {
    return this.#saves.acknowledged
  }

  get answered503(): number {
    return this.#answered503
  }

  get unanswered(): number {
    return this.#unanswered
  }

  /** Waits until `count` more events and saves are acknowledged. Returns false if that takes longer than `ms`. */
  async more(count: number, ms = SETTLE_MS): Promise<boolean> {
    const goal = this.acknowledged + count
    return until(() => this.acknowledged >= goal, ms)
  }

  /** Marks the end of the fault, from which the recovery time is measured. */
  faultIsOver(): void {
    this.#faultOver = performance.now()
    delete this.#firstAfter.events
    delete this.#firstAfter.saves
  }

  /** Ends reading. Pending calls are retried until they are acknowledged or `SETTLE_MS` is over. */
  async settle(): Promise<void> {
    await until(() => this.#firstAfter.events !== undefined && this.#firstAfter.saves !== undefined, SETTLE_MS)
    this.#isOver = true
    await this.#work
  }

  /** Compares the database with everything that was acknowledged. */
  async check(db: Database): Promise<LoadFigures> {
    const stored = new Map<string, number>()
    for (const { id } of await db.selectFrom('events').select('id').execute()) stored.set(id, (stored.get(id) ?? 0) + 1)
    const lostEvents = [...this.#acknowledged].filter((id) => !stored.has(id)).length
    const pages = await db.selectFrom('progress').select(['user_id', 'latest_page']).execute()
    const pageOf = new Map(pages.map(({ user_id, latest_page }) => [user_id, latest_page]))
    const lostPages = this.#children.filter(({ id, page }) => page > 0 && pageOf.get(id) !== page).length
    const doubled = [...stored.values()].filter((count) => count > 1).length
    const waiting = this.#made.size - this.#acknowledged.size + this.#saves.sent - this.#saves.acknowledged
    const { events = Number.POSITIVE_INFINITY, saves = Number.POSITIVE_INFINITY } = this.#firstAfter
    return {
      sent: this.#made.size + this.#saves.sent,
      acknowledged: this.acknowledged,
      lost: lostEvents + lostPages,
      astray: doubled + waiting,
      answered503: this.#answered503,
      unanswered: this.#unanswered,
      wrong: this.#wrong,
      recoveredMs: Math.max(events, saves) - (this.#faultOver ?? 0),
    }
  }

  /** The largest difference between an event's stored time and its true time, ms. */
  async furthestOff(db: Database): Promise<number> {
    const rows = await db.selectFrom('events').select(['id', 'at_utc']).execute()
    return Math.max(0, ...rows.map(({ id, at_utc }) => Math.abs(Date.parse(at_utc) - (this.#made.get(id) ?? 0))))
  }

  async #signIn(): Promise<Child> {
    const cookie = await fetch(`${this.#address()}/sanctum/csrf-cookie`)
    const csrf = /XSRF-TOKEN=([\w-]+)/.exec(cookie.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const headers = { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf }
    const call = (path: string, body: object) =>
      fetch(`${this.#address()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const email = `${randomUUID()}@faults.example`
    const form = { name: 'Anak', email, password: PASSWORD, password_confirmation: PASSWORD }
    await call('/api/auth/register', form)
    const answer: unknown = await (await call('/api/auth/login', { email, password: PASSWORD })).json()
    const { token, id } = signedIn.parse(answer).data
    return { id, headers: { ...headers, authorization: `Bearer ${token}` }, seq: 0, page: 0 }
  }

  async #sendEvents(child: Child): Promise<void> {
    while (!this.#isOver) {
      const events = Array.from({ length: 3 }, () => this.#eventOf(child))
      const isTaken = await this.#surely(child, 'POST', '/api/events', () => ({
        sent_at: new Date().toISOString(),
        events,
      }))
      if (isTaken) {
        for (const { id } of events) this.#acknowledged.add(id)
        this.#firstAfter.events ??= performance.now()
      }
      await delay(PAUSE_MS)
    }
  }

  async #savePages(child: Child): Promise<void> {
    for (let page = 1; !this.#isOver; page = (page % PAGES) + 1) {
      this.#saves.sent += 1
      const body = { book_id: 1, page_number: page }
      if (await this.#surely(child, 'PATCH', '/api/progress/update-page', () => body)) {
        this.#saves.acknowledged += 1
        child.page = page
        this.#firstAfter.saves ??= performance.now()
      }
      await delay(PAUSE_MS)
    }
  }

  /** Retries until the service acknowledges. Returns false if it rejects the call or never acknowledges it. */
  async #surely(child: Child, method: string, path: string, body: () => object): Promise<boolean> {
    const patience = () => (this.#isOver ? SETTLE_MS : Number.POSITIVE_INFINITY)
    const begun = performance.now()
    while (performance.now() - begun < patience()) {
      const status = await this.#once(child, method, path, body())
      if (status === 200) return true
      if (status === 503 || status === 502 || status === 0) await delay(AGAIN_MS)
      else {
        this.#wrong[status] = (this.#wrong[status] ?? 0) + 1
        if (status < 500) return false
        await delay(AGAIN_MS)
      }
    }
    return false
  }

  async #once(child: Child, method: string, path: string, body: object): Promise<number> {
    try {
      const answer = await fetch(`${this.#address()}${path}`, {
        method,
        headers: child.headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      })
      await answer.arrayBuffer()
      if (answer.status === 503) this.#answered503 += 1
      return answer.status
    } catch {
      this.#unanswered += 1
      return 0
    }
  }

  #eventOf(child: Child) {
    child.seq += 1
    const now = Date.now()
    const event = {
      id: randomUUID(),
      at: new Date(now).toISOString(),
      device_id: `tab-${child.id}`,
      device_seq: child.seq,
      session_id: 'faults',
      learner_id: child.id,
      lang: 'en',
      app: '1',
      content: '1',
      type: 'session.start',
      how: 'email',
    }
    this.#made.set(event.id, now)
    return event
  }
}

/** Waits until `isSo` returns true. Returns false if that takes longer than `ms`. */
export async function until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const end = performance.now() + ms
  for (;;) {
    if (await isSo()) return true
    if (performance.now() > end) return false
    await delay(20)
  }
}
