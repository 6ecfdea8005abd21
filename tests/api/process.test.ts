import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrations } from '../../server/db/migrations/index.ts'
import { engines, type Scratch } from './helpers/engines.ts'
import { environmentOf, type Spawned, spawnScript, spawnService } from './helpers/processes.ts'

// Several processes start at once, on machines that may be busy with other tests.
const LIMIT = 120_000
const PATIENCE = { timeout: 30_000 }
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function scratchOf(engine: (typeof engines)[number]): Promise<Scratch> {
  const scratch = await engine.scratch()
  cleanups.push(() => scratch.drop())
  return scratch
}

function startProcess(env: NodeJS.ProcessEnv): Spawned {
  const service = spawnService([], { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env })
  cleanups.push(async () => {
    service.child.kill('SIGKILL')
    await service.ended()
  })
  return service
}

async function portOf(service: Spawned): Promise<number> {
  await service.said('Lumbung is ready')
  await expect.poll(() => service.output(), PATIENCE).toMatch(/127\.0\.0\.1:\d+\n/)
  return Number(/127\.0\.0\.1:(\d+)/.exec(service.output())?.[1])
}

describe.each(engines)('the process on $name', (engine) => {
  it('starts as four replicas at once on an empty database', { timeout: LIMIT }, async () => {
    const scratch = await scratchOf(engine)
    const replicas = Array.from({ length: 4 }, () => startProcess(environmentOf(scratch.place)))
    const ports = await Promise.all(replicas.map(portOf))
    const statuses = await Promise.all(
      ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status),
    )
    expect(statuses).toEqual([200, 200, 200, 200])
    const applied = await scratch.open().selectFrom('schema_migrations').select('name').orderBy('name').execute()
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  })

  it('signs in a teacher that a command adds while it runs', { timeout: LIMIT }, async () => {
    const scratch = await scratchOf(engine)
    const port = await portOf(startProcess(environmentOf(scratch.place)))
    const command = spawnScript(
      'tools/cli/main.ts',
      ['teacher', 'add', 'rina@school.example', 'Bu Rina'],
      environmentOf(scratch.place),
    )
    expect(await command.ended()).toBe(0)
    const password = /password: (\S+)/.exec(command.output())?.[1]
    const token = await csrfOf(port)
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      body: JSON.stringify({ email: 'rina@school.example', password }),
    })
    expect(answer.status).toBe(200)
  })
})

describe.each(engines)('two replicas on one $name', (engine) => {
  it('share sessions; if one is killed under load, requests retried at the other lose nothing and count once', {
    timeout: LIMIT,
  }, async () => {
    const scratch = await scratchOf(engine)
    const replicas = [startProcess(environmentOf(scratch.place)), startProcess(environmentOf(scratch.place))] as const
    const [one, two] = await Promise.all([portOf(replicas[0]), portOf(replicas[1])])
    const learners = await Promise.all(
      Array.from({ length: 8 }, (_, index) => learnerAt(one, two, `l${index}@example.org`)),
    )
    const unanswered: string[] = []
    /** Sends to the child's replica; unless that returns 200, sends the same to the second replica. */
    const surely = async (who: string, port: number, send: (port: number) => Promise<number>) => {
      const status = await send(port).catch(() => 0)
      if (status === 200) return
      if (port !== one) unanswered.push(`${who}: ${status}`)
      const again = await send(two).catch(() => 0)
      if (again !== 200) unanswered.push(`${who} again: ${again}`)
    }
    const sent = await Promise.all(
      learners.map(async ({ savePage, sendEvents, event }, index) => {
        const port = index % 2 === 0 ? one : two
        const ids: string[] = []
        for (let page = 1; page <= 15; page += 1) {
          const events = [event(page * 2), event(page * 2 + 1)]
          ids.push(...events.map(({ id }) => id))
          const saving = surely(`${index} page ${page}`, port, (at) => savePage(at, page))
          const sending = surely(`${index} events ${page}`, port, (at) => sendEvents(at, events))
          // While both requests are under way.
          if (index === 0 && page === 6) replicas[0].child.kill('SIGKILL')
          await Promise.all([saving, sending])
        }
        return ids
      }),
    )
    expect(unanswered).toEqual([])
    const db = scratch.open()
    const pages = await db.selectFrom('progress').select(['current_page', 'round']).execute()
    expect(pages).toEqual(Array.from({ length: 8 }, () => ({ current_page: 15, round: 1 })))
    const stored = await db.selectFrom('events').select('id').execute()
    expect(stored.map(({ id }) => id).sort()).toEqual(sent.flat().sort())
  })
})

describe('SIGTERM', () => {
  it('lets the request under way finish, accepts no new ones, and exits with 0', { timeout: LIMIT }, async () => {
    const [sqlite] = engines
    if (!sqlite) throw new Error('there is always SQLite')
    const scratch = await scratchOf(sqlite)
    const service = startProcess({ ...environmentOf(scratch.place), LOG_LEVEL: 'info' })
    const port = await portOf(service)
    const token = await csrfOf(port)
    const body = JSON.stringify({
      name: 'Sari',
      email: 's@example.org',
      password: 'a good password',
      password_confirmation: 'a good password',
    })
    const slow = await halfSent(port, token, body)
    service.child.kill('SIGTERM')
    const health = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      )
    await expect.poll(health, PATIENCE).not.toBe(200)
    slow.socket.write(body.slice(10))
    expect(await slow.answer()).toMatch(/^HTTP\/1\.1 201 /)
    expect(await service.ended()).toBe(0)
    // Log lines are buffered; the last ones are written on exit.
    expect(service.output()).toMatch(/"msg":"closing"[^]*"route":"\/api\/auth\/register","status":201/)
    const users = await scratch.open().selectFrom('users').select('email').execute()
    expect(users).toEqual([{ email: 's@example.org' }])
  })
})

describe('a database that cannot be used', () => {
  const nowhere = () => {
    const folder = mkdtempSync(join(tmpdir(), 'lumbung-start-'))
    cleanups.push(async () => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  it.each<[string, () => NodeJS.ProcessEnv, RegExp]>([
    [
      'damaged',
      () => {
        const folder = nowhere()
        writeFileSync(join(folder, 'lumbung.db'), 'no database at all'.repeat(500))
        return { DATA_DIR: folder }
      },
      /^The database .* is damaged\. .*npm run restore/,
    ],
    [
      'missing, but its write-ahead log exists',
      () => {
        const folder = nowhere()
        writeFileSync(join(folder, 'lumbung.db-wal'), 'frames')
        return { DATA_DIR: folder }
      },
      /is missing, but .* holds data\. Nothing has been changed\./,
    ],
    [
      'in a file instead of a folder',
      () => {
        const file = join(nowhere(), 'file')
        writeFileSync(file, '')
        return { DATA_DIR: file }
      },
      /is not a folder\. Set DATA_DIR to a folder\./,
    ],
    [
      'a PostgreSQL that cannot be reached',
      () => ({ DATABASE_URL: 'postgres://rina:s3cret@127.0.0.1:1/school' }),
      /^PostgreSQL cannot be reached at 127\.0\.0\.1:1\./,
    ],
  ])('stops the start with one line: %s', { timeout: LIMIT }, async (_, env, said) => {
    const service = startProcess(env())
    expect(await service.ended()).toBe(1)
    const output = service.output().trim()
    expect(output).toMatch(said)
    expect(output.split('\n')).toHaveLength(1)
    expect(output).not.toContain('s3cret')
  })

  it.each(engines.filter(({ name }) => name === 'PostgreSQL'))(
    'is named if it does not exist on $name',
    {
      timeout: LIMIT,
    },
    async (engine) => {
      const { place } = await scratchOf(engine)
      const url = new URL(place.engine === 'postgres' ? place.url : '')
      url.pathname = '/no_such_school'
      const service = startProcess({ DATABASE_URL: url.href })
      expect(await service.ended()).toBe(1)
      expect(service.output().trim()).toMatch(
        /has no database named "no_such_school"\. Make it \(createdb no_such_school\)/,
      )
    },
  )
})

describe('settings', () => {
  it('that are invalid stop the start with a line each and no stack trace', { timeout: LIMIT }, async () => {
    const service = startProcess({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
    expect(await service.ended()).toBe(1)
    expect(service.output()).toMatch(
      /^These settings will not do:\n {2}PORT: .*\n {2}DATABASE_URL: must begin with postgres.*\n {2}LOG_LEVEL: /,
    )
    expect(service.output()).not.toMatch(/\n\s+at /)
  })
})

const signedIn = z.object({ data: z.object({ token: z.string(), id: z.string() }) })

/** Registers at one replica and signs in at the other. The returned calls go to either. */
async function learnerAt(one: number, two: number, email: string) {
  const csrf = await csrfOf(one)
  const call = (port: number, method: string, path: string, body: object, token = '') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${csrf}`,
        'x-xsrf-token': csrf,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    })
  const password = 'a good password'
  await call(one, 'POST', '/api/auth/register', { name: 'Sari', email, password, password_confirmation: password })
  const answer: unknown = await (await call(two, 'POST', '/api/auth/login', { email, password })).json()
  const { token, id: learner_id } = signedIn.parse(answer).data
  const status = async (port: number, method: string, path: string, body: object) =>
    (await call(port, method, path, body, token)).status
  const common = { device_id: `tab-${email}`, session_id: 's', learner_id, lang: 'en', app: '1', content: '1' }
  return {
    savePage: (port: number, page: number) =>
      status(port, 'PATCH', '/api/progress/update-page', { book_id: 1, page_number: page }),
    sendEvents: (port: number, events: readonly object[]) => status(port, 'POST', '/api/events', { events }),
    event: (device_seq: number) => ({
      ...common,
      id: randomUUID(),
      device_seq,
      at: '2026-11-21T07:00:00Z',
      type: 'session.start',
      how: 'email',
    }),
  }
}

async function csrfOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/sanctum/csrf-cookie`)
  return /XSRF-TOKEN=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

/** Sends a registration, but only the first ten bytes of its body. */
async function halfSent(
  port: number,
  token: string,
  body: string,
): Promise<{ socket: Socket; answer(): Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (piece) => (received += String(piece)))
  const end = once(socket, 'close')
  const headers = [
    'POST /api/auth/register HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `cookie: XSRF-TOKEN=${token}`,
    `x-xsrf-token: ${token}`,
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  // "100 Continue" means that the service has the headers and waits for the body.
  await expect.poll(() => received, PATIENCE).toContain('100 Continue')
  received = ''
  socket.write(body.slice(0, 10))
  return { socket, answer: () => end.then(() => received) }
}
