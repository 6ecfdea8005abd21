import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, startService, Visitor } from './helpers/service.ts'

const form = {
  name: 'Sari',
  email: 'sari@example.org',
  password: 'a good password',
  password_confirmation: 'a good password',
}

describe.each(engines)('accounts on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  describe('registration', () => {
    it('creates a student, whatever role the form asks for, and never returns the password', async () => {
      const answer = await new Visitor(service.app).post('/api/auth/register', { ...form, role: 'teacher', extra: 1 })
      expect(answer.statusCode).toBe(201)
      expect(answer.json().data).toEqual({
        id: expect.any(String),
        name: 'Sari',
        email: 'sari@example.org',
        role: 'student',
      })
      const stored = await service.db
        .selectFrom('users')
        .selectAll()
        .where('email_key', '=', 'sari@example.org')
        .executeTakeFirstOrThrow()
      expect(stored.role).toBe('student')
      expect(stored.password_hash).toMatch(/^\$argon2id\$/)
    })

    it('rejects an e-mail that is already registered, ignoring case', async () => {
      const answer = await new Visitor(service.app).register('SARI@Example.org')
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({
        message: 'The email has already been taken.',
        errors: { email: ['The email has already been taken.'] },
      })
    })

    it('accepts only one of four parallel registrations with the same e-mail', async () => {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => new Visitor(service.app).register('twin@example.org')),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        201, 422, 422, 422,
      ])
    })

    it.each([
      [{ name: '' }, { name: ['Name is required'] }],
      [{ name: '   ' }, { name: ['Name is required'] }],
      [{ name: 'a\u0007b' }, { name: ['Name is not valid'] }],
      [{ name: 'a\u0000b' }, { name: ['The name field has a character in it that cannot be kept.'] }],
      [{ name: 'x'.repeat(101) }, { name: ['Name is not valid'] }],
      [{ name: 5 }, { name: ['Name is required'] }],
      [{ email: undefined }, { email: ['Email is required'] }],
      [{ email: 'no-address' }, { email: ['Email is not valid'] }],
      [{ email: 'a b@example.org' }, { email: ['Email is not valid'] }],
      [{ email: `${'a'.repeat(250)}@example.org` }, { email: ['Email is not valid'] }],
      [
        { password: '', password_confirmation: '' },
        { password: ['Password is required'], password_confirmation: ['Password confirmation is required'] },
      ],
      [
        { password: 'seven77', password_confirmation: 'seven77' },
        { password: ['Password must have at least 8 characters'] },
      ],
      [{ password: 'x'.repeat(201), password_confirmation: 'x'.repeat(201) }, { password: ['Password is too long'] }],
      [{ password_confirmation: 'another password' }, { password_confirmation: ['Passwords do not match'] }],
      [{ password_confirmation: undefined }, { password_confirmation: ['Password confirmation is required'] }],
    ])('rejects %j with errors by field', async (change, errors) => {
      const answer = await new Visitor(service.app).post('/api/auth/register', {
        ...form,
        email: 'new@example.org',
        ...change,
      })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual(errors)
    })

    it('gives the number of errors in the message as Laravel does', async () => {
      const answer = await new Visitor(service.app).post('/api/auth/register', {})
      expect(answer.json().message).toBe('Name is required (and 3 more errors)')
      expect(Object.keys(answer.json().errors)).toEqual(['name', 'email', 'password', 'password_confirmation'])
    })
  })

  describe('sign-in', () => {
    it('returns a token and the account, and stores only the token’s hash', async () => {
      const visitor = new Visitor(service.app)
      const answer = await visitor.login('Sari@EXAMPLE.org')
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        message: expect.any(String),
        data: {
          token: expect.any(String),
          id: expect.any(String),
          name: 'Sari',
          email: 'sari@example.org',
          role: 'student',
          look: null,
          calm: false,
          comfort: null,
          paw_prints: [],
          mode: 'all',
          story_asks: true,
        },
      })
      const tokens = await service.db.selectFrom('tokens').select('id').execute()
      expect(tokens.map(({ id }) => id)).not.toContain(visitor.token)
      expect(tokens.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true)
    })

    it('returns the same answer for a wrong password and an unknown e-mail', async () => {
      const wrong = await new Visitor(service.app).login('sari@example.org', 'not the password')
      const unknown = await new Visitor(service.app).login('nobody@example.org', 'not the password')
      expect(wrong.statusCode).toBe(401)
      expect(unknown.statusCode).toBe(401)
      expect(wrong.json()).toEqual({ message: 'These credentials do not match our records.' })
      expect(unknown.json()).toEqual(wrong.json())
    })

    it.each([
      [{}, { email: ['Email is required'], password: ['Password is required'] }],
      [{ email: 'sari@example.org' }, { password: ['Password is required'] }],
      [{ email: ['sari@example.org'], password: 'x' }, { email: ['Email is required'] }],
      [
        { email: { $ne: '' }, password: { $ne: '' } },
        { email: ['Email is required'], password: ['Password is required'] },
      ],
    ])('rejects %j with errors by field', async (payload, errors) => {
      const answer = await new Visitor(service.app).post('/api/auth/login', payload)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual(errors)
    })

    it('treats quotes in the e-mail as text, not as SQL', async () => {
      const answer = await new Visitor(service.app).login("' or 1=1; drop table users; --@x.y")
      expect(answer.statusCode).toBe(401)
    })
  })

  describe('tokens', () => {
    it('are revoked by logout on this device only', async () => {
      const tablet = await Visitor.signedIn(service.app, 'two-devices@example.org')
      const phone = new Visitor(service.app)
      await phone.login('two-devices@example.org')
      expect((await tablet.post('/api/auth/logout')).statusCode).toBe(200)
      expect((await tablet.get('/api/books')).statusCode).toBe(401)
      expect((await phone.get('/api/books')).statusCode).toBe(200)
      expect((await tablet.post('/api/auth/logout')).json()).toEqual({ message: 'Unauthenticated.' })
    })

    it('expire if they are not used, and are extended by use', async () => {
      const idle = await Visitor.signedIn(service.app)
      const busy = await Visitor.signedIn(service.app)
      for (let day = 0; day < 29; day += 1) {
        service.clock.forward(86_400)
        expect((await busy.get('/api/books')).statusCode).toBe(200)
      }
      service.clock.forward(2 * 86_400)
      expect((await idle.get('/api/books')).statusCode).toBe(401)
      expect((await busy.get('/api/books')).statusCode).toBe(200)
    })

    it.each([
      'Bearer',
      'Bearer ',
      'Bearer x',
      `Bearer ${'a'.repeat(43)}`,
      'Basic c2FyaTpwdw==',
      `Bearer ${'a'.repeat(5000)}`,
    ])('are required: the header “%s” gets 401', async (authorization) => {
      const answer = await new Visitor(service.app).get('/api/books', { authorization })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ message: 'Unauthenticated.' })
    })
  })
})

describe.each(engines)('rate limits of sign-in on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
    await new Visitor(service.app).register('target@example.org')
  })
  afterAll(() => service.stop())

  it('lock an account after ten failures on any replica, even for the right password, until the window ends', async () => {
    const replicas = [service.app, await service.replica()]
    const statuses: number[] = []
    for (let turn = 0; turn < 10; turn += 1) {
      const app = replicas[turn % 2] ?? service.app
      statuses.push((await new Visitor(app).login('target@example.org', `guess ${turn}`)).statusCode)
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401))
    for (const app of replicas) {
      const answer = await new Visitor(app).login('TARGET@example.org')
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    service.clock.forward(61)
    expect((await new Visitor(service.app).login('target@example.org')).statusCode).toBe(200)
  })

  it('let other accounts sign in from the same IP address meanwhile', async () => {
    await new Visitor(service.app).register('neighbour@example.org')
    for (let turn = 0; turn < 11; turn += 1) await new Visitor(service.app).login('target@example.org', 'guess')
    expect((await new Visitor(service.app).login('target@example.org')).statusCode).toBe(429)
    expect((await new Visitor(service.app).login('neighbour@example.org')).statusCode).toBe(200)
  })

  it('forget failures after a success', async () => {
    service.clock.forward(3601)
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 9; turn += 1) await new Visitor(service.app).login('target@example.org', 'guess')
      expect((await new Visitor(service.app).login('target@example.org')).statusCode).toBe(200)
    }
  })

  it('do not let a burst of parallel guesses through', async () => {
    await new Visitor(service.app).register('burst@example.org')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => new Visitor(service.app).login('burst@example.org', `guess ${turn}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
  })

  it('store IP addresses and e-mails only as hashes', async () => {
    const rows = await service.db.selectFrom('limits').select('id').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true)
  })
})

describe.each(engines)('rate limits of an IP address on $name', (engine) => {
  const tight = {
    known: { burst: { max: 100, seconds: 60 }, hour: { max: 100, seconds: 3600 } },
    unknown: { burst: { max: 100, seconds: 60 }, hour: { max: 100, seconds: 3600 } },
    address: { max: 3, seconds: 600 },
    registrations: { max: 2, seconds: 3600 },
  }

  it('count registrations, and failures across all accounts', async () => {
    const service = await startService(engine, { limits: tight })
    try {
      for (const email of ['a@example.org', 'b@example.org']) {
        expect((await new Visitor(service.app).register(email)).statusCode).toBe(201)
      }
      expect((await new Visitor(service.app).register('c@example.org')).statusCode).toBe(429)
      for (let turn = 0; turn < 5; turn += 1)
        expect((await new Visitor(service.app).login('a@example.org')).statusCode).toBe(200)
      for (const email of ['x@example.org', 'y@example.org', 'z@example.org']) {
        expect((await new Visitor(service.app).login(email)).statusCode).toBe(401)
      }
      const refused = await new Visitor(service.app).login('b@example.org')
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    } finally {
      await service.stop()
    }
  })
})
