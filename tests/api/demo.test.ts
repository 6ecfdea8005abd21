import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/open.ts'
import { demoCalendar } from '../../server/demo/calendar.ts'
import { demoSessions } from '../../server/demo/facts.ts'
import { demoPathEvents } from '../../server/demo/paths.ts'
import { demoStoryEvents } from '../../server/demo/stories.ts'
import { loadAllQuestions } from '../../src/content/ladder/load.ts'
import { type Spawned, spawnService } from './helpers/processes.ts'

const LIMIT = 120_000
/** What the children did with books; today's path adds what its rules choose. */
const BOOK_EVENTS = 6936
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'lumbung-demo-'))
  cleanups.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

function start(words: readonly string[], env: NodeJS.ProcessEnv): Spawned {
  const service = spawnService(words, { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env })
  cleanups.push(async () => {
    service.child.kill('SIGKILL')
    await service.ended()
  })
  return service
}

const addressOf = (service: Spawned) => /http:\/\/127\.0\.0\.1:\d+/.exec(service.output())?.[0] ?? ''

async function signIn(service: Spawned): Promise<{ token: string; get(path: string): Promise<Response> }> {
  const [, email = '', password = ''] = /Teacher +(\S+) +(\S+)/.exec(service.output()) ?? []
  const address = addressOf(service)
  const csrf = await fetch(`${address}/sanctum/csrf-cookie`)
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrf, cookie: `XSRF-TOKEN=${xsrf}` },
    body: JSON.stringify({ email, password }),
  })
  const { data } = await answer.json()
  return {
    token: data.token,
    get: (path) => fetch(`${address}${path}`, { headers: { authorization: `Bearer ${data.token}` } }),
  }
}

describe('the demo', () => {
  it('has a class of 24 that the printed teacher account can read, and the same data after a restart', {
    timeout: LIMIT,
  }, async () => {
    const data = folder()
    const first = start(['--demo'], { DATA_DIR: data })
    await first.said('umbrella')
    const { get } = await signIn(first)
    const [group] = (await (await get('/api/classes')).json()).data
    expect(group).toMatchObject({ group_name: 'Kelas 1B', learner_count: 24, join_code: 'PADI-635R' })
    const whole = await (await get(`/api/classes/${group.id}`)).json()
    expect(whole.data.devices).toMatchObject([
      { name: 'Tablet Layang-Layang', waiting: 5, heard_at: expect.stringMatching(/^\d{4}-/) },
      { name: 'Tablet Mangga', waiting: 0, heard_at: expect.stringMatching(/^\d{4}-/) },
    ])
    const report = await (await get(`/api/classes/${group.id}/report`)).json()
    expect(report.data.head.class_days).toHaveLength(18)
    expect(report.data.head.class_days.at(-1) <= report.data.head.today).toBe(true)
    const path = await (await get(`/api/classes/${group.id}/report/path?lang=id`)).json()
    const states: string[] = path.data.rows.map(({ state }: { state: string }) => state)
    const count = (wanted: string) => states.filter((state) => state === wanted).length
    // What a teacher can look after in one morning; most children are on the way.
    expect(count('needs')).toBeGreaterThanOrEqual(3)
    expect(count('needs')).toBeLessThanOrEqual(6)
    expect(count('ready')).toBeGreaterThanOrEqual(4)
    expect([count('new'), count('way') > 8]).toEqual([1, true])
    expect(new Set(path.data.rows.map(({ step }: { step: string }) => step)).size).toBeGreaterThanOrEqual(4)
    first.child.kill('SIGTERM')
    expect(await first.ended()).toBe(0)

    expect(readdirSync(data)).toEqual(['demo'])
    const second = start(['--demo'], { DATA_DIR: data })
    await second.said('umbrella')
    const again = await signIn(second)
    const { head } = (await (await again.get(`/api/classes/${group.id}/report`)).json()).data
    expect(head.class_days).toEqual(report.data.head.class_days)
    const db = openDatabase({ engine: 'sqlite', folder: join(data, 'demo') })
    cleanups.push(() => db.destroy())
    const paths = await demoPathEvents(demoSessions())
    expect(paths.length).toBeGreaterThan(2000)
    const stories = demoStoryEvents(demoSessions(), await loadAllQuestions())
    expect(stories.length).toBeGreaterThan(20)
    expect(new Set(stories.map(({ type }) => type))).toEqual(new Set(['told', 'prediction']))
    expect(await db.selectFrom('events').select('id').execute()).toHaveLength(
      BOOK_EVENTS + paths.length + stories.length,
    )
  })

  it('rejects PostgreSQL and unknown options', { timeout: LIMIT }, async () => {
    const elsewhere = start(['--demo'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await elsewhere.ended()).toBe(1)
    expect(elsewhere.output()).toContain('--demo is for the embedded database only')
    const mistyped = start(['--dmeo'], { DATA_DIR: folder() })
    expect(await mistyped.ended()).toBe(1)
    expect(mistyped.output()).toContain('“--dmeo”')
  })
})

describe('the demo’s calendar', () => {
  const days = (now: string) =>
    ['2026-10-26T09:20:00+07:00', '2026-11-13T18:40:00+07:00', '2026-11-19T09:20:00+07:00'].map((moment) =>
      demoCalendar(new Date(now))(moment).toISOString(),
    )

  it('changes no date on the day that the data was made for', () => {
    expect(days('2026-11-20T06:50:00+07:00')).toEqual([
      '2026-10-26T02:20:00.000Z',
      '2026-11-13T11:40:00.000Z',
      '2026-11-19T02:20:00.000Z',
    ])
  })

  it.each(['2026-11-21T12:00:00+07:00', '2026-11-22T12:00:00+07:00', '2026-11-23T08:00:00+07:00'])(
    'ends on the Friday before %s',
    (now) => expect(days(now).at(-1)).toBe('2026-11-20T02:20:00.000Z'),
  )

  it('maps to weekdays in the past, whatever today is', () => {
    for (let day = 0; day < 400; day += 1) {
      const now = new Date(Date.parse('2026-11-20T01:00:00Z') + day * 86_400_000 + day * 3_600_000)
      for (const moment of days(now.toISOString())) {
        expect([0, 6]).not.toContain(new Date(moment).getUTCDay())
        expect(Date.parse(moment)).toBeLessThan(now.getTime())
      }
    }
  })
})
