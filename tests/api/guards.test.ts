import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, startService, testConfig, Visitor } from './helpers/service.ts'

const CHANGING = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/logout'],
  ['PUT', '/api/auth/password'],
  ['DELETE', '/api/auth/sessions'],
  ['POST', '/api/progress/start-book'],
  ['PATCH', '/api/progress/update-page'],
  ['POST', '/api/progress/submit-post-activity'],
  ['POST', '/api/progress/complete-book'],
  ['PUT', '/api/profile/look'],
  ['PUT', '/api/profile/calm'],
  ['PUT', '/api/profile/mode'],
  ['PUT', '/api/profile/comfort'],
  ['POST', '/api/profile/paw-prints'],
] as const
const OPEN = new Set(['/api/auth/login', '/api/auth/register'])

describe.each(engines)('the service on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  describe('the CSRF token', () => {
    it('is a cookie that scripts can read, and is the same in a second tab', async () => {
      const answer = await service.app.inject({ url: '/sanctum/csrf-cookie' })
      expect(answer.statusCode).toBe(204)
      expect(answer.body).toBe('')
      const [cookie] = answer.cookies
      expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' })
      expect(cookie?.httpOnly).toBeUndefined()
      const again = await service.app.inject({
        url: '/sanctum/csrf-cookie',
        cookies: { 'XSRF-TOKEN': cookie?.value ?? '' },
      })
      expect(again.cookies[0]?.value).toBe(cookie?.value)
    })

    it('is replaced if the cookie is malformed', async () => {
      const answer = await service.app.inject({ url: '/sanctum/csrf-cookie', cookies: { 'XSRF-TOKEN': 'planted' } })
      expect(answer.cookies[0]?.value).toMatch(/^[\w-]{43}$/)
    })

    it.each(CHANGING)('is checked first by %s %s', async (method, url) => {
      const learner = await Visitor.signedIn(service.app)
      const token = await learner.csrf()
      const stranger = new Visitor(service.app)
      const tries = [
        await stranger.send({ method, url, payload: {} }),
        await stranger.send({ method, url, payload: {}, headers: { 'x-xsrf-token': token } }),
        await learner.send({ method, url, payload: {} }),
        await learner.send({ method, url, payload: {}, headers: { 'x-xsrf-token': `${token.slice(1)}A` } }),
        await learner.send({ method, url, payload: {}, headers: { 'x-xsrf-token': '' } }),
      ]
      for (const answer of tries) {
        expect(answer.statusCode).toBe(419)
        expect(answer.json()).toEqual({ message: 'CSRF token mismatch.' })
      }
    })
  })

  it.each([
    ...CHANGING.filter(([, url]) => !OPEN.has(url)),
    ['GET', '/api/books'],
    ['GET', '/api/auth/profile'],
  ] as const)('returns 401 for %s %s without a token', async (method, url) => {
    const stranger = new Visitor(service.app)
    const headers = { 'x-xsrf-token': await stranger.csrf() }
    const answer = await stranger.send({ method, url, headers, ...(method !== 'GET' && { payload: {} }) })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Unauthenticated.' })
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/nothing?x=%00'],
    ['POST', '/api/books'],
    ['DELETE', '/api/auth/login'],
    ['GET', '/sanctum/nothing'],
    ['GET', '/content/nothing.json'],
    ['POST', '/books'],
  ] as const)('returns 404 as JSON for %s %s', async (method, url) => {
    const answer = await service.app.inject({ method, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'Not found.' })
  })

  describe('bodies', () => {
    const sent = async (payload: string, type: string) => {
      const learner = new Visitor(service.app)
      const headers = { 'x-xsrf-token': await learner.csrf(), 'content-type': type }
      return learner.send({ method: 'POST', url: '/api/auth/login', payload, headers })
    }

    it.each(['{"email": "a@b.c", "pass', 'null', '[]', '"text"', '{"__proto__": {"role": "teacher"}}', 'email=a@b.c'])(
      'that are not JSON objects get 422: %s',
      async (payload) => {
        const answer = await sent(payload, 'application/json')
        expect(answer.statusCode).toBe(422)
        expect(Object.keys(answer.json())).toEqual(['message', 'errors'])
      },
    )

    it('that are empty count as objects without fields', async () => {
      const answer = await sent('', 'application/json')
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toHaveProperty('email')
    })

    it('of another content type get 415, and too large ones 413', async () => {
      expect((await sent('email=a@b.c', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
      const large = await sent(JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json')
      expect(large.statusCode).toBe(413)
      expect(large.json()).toEqual({ message: 'This is too large.' })
    })

    it('can be missing if a call needs none, with or without a content type', async () => {
      for (const headers of [{ 'content-type': 'application/json' }, {}]) {
        const learner = await Visitor.signedIn(service.app)
        const token = await learner.csrf()
        const answer = await learner.send({
          method: 'POST',
          url: '/api/auth/logout',
          headers: { 'x-xsrf-token': token, ...headers },
        })
        expect(answer.statusCode).toBe(200)
      }
    })
  })

  it.each(['/sanctum/csrf-cookie', '/api/books', '/api/no/such/call'])(
    'sends with %s no headers that only a page needs, and lets it be none',
    async (url) => {
      const { headers } = await service.app.inject({ url })
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(Object.keys(headers)).not.toContain('permissions-policy')
    },
  )

  it('sends security headers that allow no other origin', async () => {
    const { headers } = await service.app.inject({ url: '/healthz' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/)
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('microphone=(self)')
  })

  it('serves metrics to this machine only, by route and without URLs', async () => {
    await service.app.inject({ url: '/api/secret-path?secret=1' })
    await service.app.inject({ url: '/api/books' })
    const answer = await service.app.inject({ url: '/metrics' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/books",status="401"}')
    expect(answer.body).toContain('route="unmatched",status="404"')
    expect(answer.body).not.toContain('secret')
    expect((await service.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404)
    const proxied = await service.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '10.0.0.7' } })
    expect(proxied.statusCode).toBe(404)
  })

  it('answers /healthz and /readyz without a token', async () => {
    expect((await service.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await service.app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      storage: 'ok',
      clock: 'ok',
    })
  })

  it('lists the bundled books in the catalogue, the cover first', async () => {
    const answer = await service.app.inject({ url: '/content/catalog.json' })
    expect(answer.statusCode).toBe(200)
    const [first] = answer.json().books
    expect(Object.keys(first)).toEqual(['id', 'title', 'pages', 'postActivities'])
    expect(first).toMatchObject({ id: 1, title: { en: 'Book 1', id: 'Buku 1' } })
    expect(first.pages.slice(0, 2)).toEqual([
      { id: 'cover', pageNumber: 0 },
      { id: 'b1-p1', pageNumber: 1, interactionType: 'tapping' },
    ])
    expect(first.postActivities[0]).toEqual({ id: 101, type: 'drag-and-drop' })
  })

  it('documents all calls at /api/docs, from the schemas', async () => {
    const document = (await service.app.inject({ url: '/api/docs/json' })).json()
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        ...CHANGING.map(([, url]) => url),
        '/api/books',
        '/api/auth/profile',
        '/sanctum/csrf-cookie',
        '/content/catalog.json',
      ]),
    )
    const login = document.paths['/api/auth/login'].post
    expect(login.requestBody.content['application/json'].schema.required).toEqual(['email', 'password'])
    expect(Object.keys(login.responses)).toEqual(['200', '4XX'])
    const page = await service.app.inject({ url: '/api/docs' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('swagger-ui')
    expect(page.body).not.toMatch(/(src|href)="https?:/)
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'none'(;|$)/)
    expect(page.headers['x-frame-options']).toBe('DENY')
    // The scripts and styles that the page links to exist.
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
    expect(parts.length).toBeGreaterThan(2)
    for (const path of parts) {
      const url = new URL(path, 'http://localhost/api/docs/').pathname
      expect([url, (await service.app.inject({ url })).statusCode]).toEqual([url, 200])
    }
  })
})

describe('METRICS_TOKEN', () => {
  it('allows metrics from any address with the token, and from none without it', async () => {
    const [engine] = engines
    if (!engine) throw new Error('there is always SQLite')
    const service = await startService(engine, { config: testConfig({ METRICS_TOKEN: 'prometheus-token-1' }) })
    const ask = (authorization: string) =>
      service.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers: { authorization } })
    expect((await ask('Bearer prometheus-token-1')).statusCode).toBe(200)
    expect((await ask('Bearer prometheus-token-2')).statusCode).toBe(404)
    expect((await service.app.inject({ url: '/metrics' })).statusCode).toBe(404)
    await service.stop()
  })
})

describe.each(engines)('a service that lost its database on $name', (engine) => {
  it('returns an error without details, and is not ready', async () => {
    const service = await startService(engine)
    const learner = await Visitor.signedIn(service.app)
    await service.db.destroy()
    const answer = await learner.get('/api/books')
    expect([500, 503]).toContain(answer.statusCode)
    expect(Object.keys(answer.json())).toEqual(['message'])
    expect(answer.body).not.toMatch(/select|sqlite|postgres|driver| at /i)
    expect((await service.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await service.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await service.stop()
  })
})

describe.each(engines)('the log on $name', (engine) => {
  it('holds ids and routes, but no names, e-mails, passwords, tokens, cookies or query strings', async () => {
    const service = await startService(engine)
    try {
      const secrets = ['secret-name', 'secret-mail', 'secret-password', 'secret-query', 'secret-path']
      const learner = new Visitor(service.app)
      await learner.register('secret-mail@example.org', 'secret-password', 'secret-name')
      await learner.register('secret-mail@example.org', 'secret-password', 'secret-name')
      await learner.login('secret-mail@example.org', 'secret-password')
      await learner.login('secret-mail@example.org', 'secret-password!')
      await learner.get('/api/books?x=secret-query')
      await learner.get('/api/secret-path')
      await learner.send({
        method: 'POST',
        url: '/api/auth/login',
        payload: '{"email": secret-mail',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': await learner.csrf() },
      })
      const { id } = await service.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
      await service.db.schema.dropTable('progress').execute()
      expect((await learner.patch('/api/progress/update-page', { book_id: 1, page_number: 1 })).statusCode).toBe(500)
      const log = service.logs.join('')
      for (const secret of [...secrets, learner.token ?? '?', await learner.csrf()]) expect(log).not.toContain(secret)
      expect(log).toContain(`"account":"${id}"`)
      expect(log).toContain('"route":"/api/books"')
      expect(log).toMatch(/"level":50.*request failed/)
    } finally {
      await service.stop()
    }
  })
})
