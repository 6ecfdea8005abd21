import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import { type AppOptions, buildApp } from '../../../server/app.ts'
import { type Config, readConfig } from '../../../server/config.ts'
import { migrate } from '../../../server/db/migrate.ts'
import type { DatabasePlace } from '../../../server/db/open.ts'
import type { Database } from '../../../server/db/tables.ts'
import { authLimits, authService } from '../../../server/features/auth/service.ts'
import { authStore } from '../../../server/features/auth/store.ts'
import { testCatalog } from './catalog.ts'
import type { Engine } from './engines.ts'

// Hashing passwords is slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** A clock that only advances by `forward`. */
export function testClock(start = '2026-11-21T08:00:00.000Z') {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    forward(seconds: number) {
      now += seconds * 1000
    },
  }
}

/** A service on an empty database. */
export interface Service {
  readonly app: FastifyInstance
  readonly db: Database
  readonly place: DatabasePlace
  readonly config: Config
  readonly clock: ReturnType<typeof testClock>
  readonly logs: string[]
  /** A second replica on the same database. */
  replica(more?: Partial<AppOptions>): Promise<FastifyInstance>
  stop(): Promise<void>
}

/** Starts a service without listening; `options` override the helper's defaults. */
export async function startService(
  engine: Engine,
  options: Partial<AppOptions> & { config?: Config } = {},
): Promise<Service> {
  const scratch = await engine.scratch()
  const db = scratch.open()
  await migrate(db)
  const files = filesFor(scratch.place)
  const config = placed(options.config ?? testConfig(), scratch.place, files.folder)
  const clock = testClock()
  const logs: string[] = []
  const apps: FastifyInstance[] = []
  const start = async (on: Database, more: Partial<AppOptions> = {}) => {
    const app = await buildApp({
      catalog: testCatalog,
      clock: clock.now,
      logStream: { write: (row) => logs.push(row) },
      ...options,
      ...more,
      config,
      db: on,
    })
    apps.push(app)
    return app
  }
  return {
    app: await start(db),
    db,
    config,
    place: scratch.place,
    clock,
    logs,
    replica: (more) => start(scratch.open(), more),
    async stop() {
      await Promise.all(apps.map((app) => app.close()))
      await scratch.drop()
      files.drop()
    },
  }
}

/** A folder for files that belong to no database: the embedded one's own, or one that is deleted again. */
function filesFor(place: DatabasePlace): { readonly folder: string; drop(): void } {
  if (place.engine === 'sqlite') return { folder: place.folder, drop: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-files-'))
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The settings of a service on this database. A folder that the test has chosen for files stays. */
function placed(config: Config, database: DatabasePlace, folder: string): Config {
  const isChosen = config.dataDir !== resolve('./data')
  return { ...config, database, dataDir: isChosen ? config.dataDir : folder }
}

/** Settings of a service under test, with overrides from `env`. */
export function testConfig(env: NodeJS.ProcessEnv = {}): Config {
  return { ...readConfig({ LOG_LEVEL: 'debug', ...env }), ...(env['CLIENT_DIR'] ? {} : { clientDir: undefined }) }
}

/** Acts as a browser: stores its cookies and token, and sends the headers of the app's client. */
export class Visitor {
  readonly #app: FastifyInstance
  #cookies: Record<string, string> = {}
  token: string | undefined

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** A visitor with an account of their own, signed in. */
  static async signedIn(app: FastifyInstance, email = `${crypto.randomUUID()}@example.org`): Promise<Visitor> {
    const visitor = new Visitor(app)
    await visitor.register(email)
    await visitor.login(email)
    return visitor
  }

  /** Fetches the CSRF cookie and returns the token for the header. */
  async csrf(): Promise<string> {
    const answer = await this.#app.inject({ url: '/sanctum/csrf-cookie', cookies: this.#cookies })
    for (const { name, value } of answer.cookies) this.#cookies[name] = value
    return this.#cookies['XSRF-TOKEN'] ?? ''
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url, headers })
  }

  async post(url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.#change('POST', url, payload)
  }

  async patch(url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.#change('PATCH', url, payload)
  }

  async put(url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.#change('PUT', url, payload)
  }

  async delete(url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.#change('DELETE', url, payload)
  }

  /** Sends a file as the body. */
  async postFile(url: string, payload: Uint8Array, type = 'application/zip'): Promise<LightMyRequestResponse> {
    const headers = { 'x-xsrf-token': await this.csrf(), 'content-type': type }
    return this.send({ method: 'POST', url, headers, payload: Buffer.from(payload) })
  }

  register(email: string, password = 'a good password', name = 'Sari'): Promise<LightMyRequestResponse> {
    return this.post('/api/auth/register', { name, email, password, password_confirmation: password })
  }

  /** Signs in and stores the token and the cookies. */
  async login(email: string, password = 'a good password'): Promise<LightMyRequestResponse> {
    const answer = await this.post('/api/auth/login', { email, password })
    for (const { name, value } of answer.cookies) this.#cookies[name] = value
    if (answer.statusCode === 200) this.token = answer.json().data.token
    return answer
  }

  changePassword(current_password: string, password: string): Promise<LightMyRequestResponse> {
    return this.put('/api/auth/password', { current_password, password, password_confirmation: password })
  }

  /** Sends the request with the cookies and the token. */
  send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const authorization = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }
    return this.#app.inject({
      ...request,
      cookies: this.#cookies,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...authorization,
        ...request.headers,
      },
    })
  }

  async #change(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const headers = { 'x-xsrf-token': await this.csrf(), 'content-type': 'application/json' }
    return this.send({ method, url, headers, ...(payload && { payload }) })
  }
}

/** A signed-in teacher with a new account. */
export async function signedInTeacher(
  { app, db, clock }: Service,
  email = `${crypto.randomUUID()}@school.example`,
): Promise<Visitor> {
  const service = authService({
    store: authStore(db, clock.now),
    clock: clock.now,
    tokenDays: 30,
    limits: authLimits(1000),
  })
  await service.register({ name: 'Bu Rina', email, password: 'a good password' }, 'teacher')
  const visitor = new Visitor(app)
  await visitor.login(email)
  return visitor
}
