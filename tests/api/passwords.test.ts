import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authService } from '../../server/features/auth/service.ts'
import { authStore } from '../../server/features/auth/store.ts'
import { authLimits } from '../../server/features/auth/tries.ts'
import { COMMON_PASSWORDS } from '../../server/lib/commonPasswords.ts'
import { isGuessable, isOutdated, newOneTimePassword } from '../../server/lib/passwords.ts'
import { learner } from '../../tools/cli/learner.ts'
import { teacher } from '../../tools/cli/teacher.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

const GOOD = 'a good password'
const passwordIn = (text: string) => /password: (\S+)/.exec(text)?.[1] ?? ''

describe('guessable passwords', () => {
  it('include a list of 3,000 common ones, all long enough and in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3000)
    expect([...COMMON_PASSWORDS].filter((word) => !/^.{8,}$/u.test(word) || word !== word.toLowerCase())).toEqual([])
  })

  const sari = { name: 'Sari Dewi', email: 'Sari.Dewi@example.org' }
  it.each([
    'password',
    '12345678',
    'QwertyUiop',
    'iloveyou',
    'indonesia',
    'bismillah',
    '１２３４５６７８',
    'Lumbung2026!',
  ])('include the common password %s', (password) => expect(isGuessable(password, sari)).toBe(true))
  it.each(['saridewi', 'Sari Dewi 2019', 'sari.dewi@example.org', 'sari.dewi!'])(
    'include one’s own name or e-mail: %s',
    (password) => expect(isGuessable(password, sari)).toBe(true),
  )
  it.each(['padi-kuning-7', 'sari makan nasi', '漢字かな交じり文', newOneTimePassword()])(
    'do not include %s',
    (password) => expect(isGuessable(password, sari)).toBe(false),
  )
})

describe.each(engines)('passwords on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const change = (visitor: Visitor, form: object) =>
    visitor.put('/api/auth/password', {
      current_password: GOOD,
      password: 'sawah hijau',
      password_confirmation: 'sawah hijau',
      ...form,
    })

  it.each(['123456789', 'PASSWORD', 'sunshine', 'indonesia'])('cannot be “%s” at registration', async (password) => {
    const answer = await new Visitor(service.app).register(`${password}@example.org`, password)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ password: ['This password is too easy to guess. Choose another one.'] })
  })

  it.each(['p'.repeat(7) + '☂', '🌾🌾🌾🌾🌾🌾🌾🌾', 'kata sandi '.repeat(9), 'é'.repeat(200)])(
    'can have any characters and any length: %s',
    async (password) => {
      const email = `${crypto.randomUUID()}@example.org`
      expect((await new Visitor(service.app).register(email, password)).statusCode).toBe(201)
      expect((await new Visitor(service.app).login(email, password)).statusCode).toBe(200)
      expect((await new Visitor(service.app).login(email, password.slice(0, -1))).statusCode).toBe(401)
    },
  )

  it('are measured in characters, not in bytes', async () => {
    expect((await new Visitor(service.app).register('rice@example.org', '🌾🌾🌾🌾🌾🌾🌾')).statusCode).toBe(422)
  })

  it('that are older than the rules still work, and are hashed again', async () => {
    await service.db
      .insertInto('users')
      .values({
        id: 'older',
        role: 'student',
        name: 'Ani',
        email: 'ani@example.org',
        email_key: 'ani@example.org',
        // Hashed with weaker parameters, too.
        password_hash: await hash('123456', { memoryCost: 8192, timeCost: 2, parallelism: 1 }),
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute()
    const visitor = new Visitor(service.app)
    expect((await visitor.login('ani@example.org', '123456')).json().data.must_change_password).toBeUndefined()
    expect((await visitor.get('/api/books')).statusCode).toBe(200)
    const { password_hash } = await service.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', 'older')
      .executeTakeFirstOrThrow()
    expect(isOutdated(password_hash ?? '')).toBe(false)
    expect((await new Visitor(service.app).login('ani@example.org', '123456')).statusCode).toBe(200)
  })

  it('are changed with the old one, which ends all other sessions', async () => {
    const here = await Visitor.signedIn(service.app, 'change@example.org')
    const there = new Visitor(service.app)
    await there.login('change@example.org')
    expect((await change(here, {})).json()).toEqual({ message: 'Password changed' })
    expect((await here.get('/api/books')).statusCode).toBe(200)
    expect((await there.get('/api/books')).statusCode).toBe(401)
    expect((await there.login('change@example.org', GOOD)).statusCode).toBe(401)
    expect((await there.login('change@example.org', 'sawah hijau')).statusCode).toBe(200)
  })

  it.each([
    [{ current_password: 'not mine' }, { current_password: ['The password is not right.'] }],
    [{ password: 'short', password_confirmation: 'short' }, { password: ['Password must have at least 8 characters'] }],
    [
      { password: 'password1', password_confirmation: 'password1' },
      { password: ['This password is too easy to guess. Choose another one.'] },
    ],
    [{ password: GOOD, password_confirmation: GOOD }, { password: ['This is the old password. Choose another one.'] }],
    [{ password_confirmation: 'sawah kuning' }, { password_confirmation: ['Passwords do not match'] }],
  ])('are not changed by %j', async (form, errors) => {
    const email = `${crypto.randomUUID()}@example.org`
    const visitor = await Visitor.signedIn(service.app, email)
    const other = new Visitor(service.app)
    await other.login(email)
    const answer = await change(visitor, form)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect((await other.get('/api/books')).statusCode).toBe(200)
    expect((await new Visitor(service.app).login(email)).statusCode).toBe(200)
  })

  it('cannot be guessed in an open session, and guessing there does not lock sign-in', async () => {
    const email = 'left-open@example.org'
    const visitor = await Visitor.signedIn(service.app, email)
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await change(visitor, { current_password: `guess ${turn}` })).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    expect((await visitor.post('/api/auth/erase', { password: GOOD })).statusCode).toBe(429)
    expect((await new Visitor(service.app).login(email)).statusCode).toBe(200)
  })
})

describe.each(engines)('a one-time password on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  async function run(command: typeof teacher, ...words: string[]): Promise<string> {
    const lines: string[] = []
    await command(words, { db: service.db, place: service.place, print: (line) => lines.push(line) })
    return lines.join('\n')
  }

  it('allows nothing but a change of password', async () => {
    const first = passwordIn(await run(teacher, 'add', 'rina@school.example', 'Bu Rina'))
    const visitor = new Visitor(service.app)
    expect((await visitor.login('rina@school.example', first)).json().data.must_change_password).toBe(true)
    const answers = [
      await visitor.get('/api/books'),
      await visitor.get('/api/auth/profile'),
      await visitor.get('/api/classes'),
      await visitor.get('/api/auth/sessions'),
      await visitor.post('/api/classes', { group_name: '1B', course_name: 'Reading' }),
      await visitor.post('/api/events', { events: [] }),
      await visitor.post('/api/auth/erase', { password: first }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'Password change required.' }])
    }
    expect((await visitor.changePassword(first, first)).statusCode).toBe(422)
    expect((await visitor.changePassword(first, 'padi menguning')).statusCode).toBe(200)
    expect((await visitor.get('/api/classes')).statusCode).toBe(200)
    const again = new Visitor(service.app)
    expect((await again.login('rina@school.example', first)).statusCode).toBe(401)
    const answer = await again.login('rina@school.example', 'padi menguning')
    expect(answer.json().data).not.toHaveProperty('must_change_password')
    expect((await again.get('/api/classes')).statusCode).toBe(200)
  })

  it('allows signing out', async () => {
    const first = passwordIn(await run(teacher, 'add', 'out@school.example', 'Pak Adi'))
    const visitor = new Visitor(service.app)
    await visitor.login('out@school.example', first)
    expect((await visitor.post('/api/auth/logout')).statusCode).toBe(200)
    expect((await visitor.changePassword(first, 'padi menguning')).statusCode).toBe(401)
  })

  it('replaces a family’s forgotten password while the service runs, and ends their sessions', async () => {
    const child = await Visitor.signedIn(service.app, 'Forgot@example.org')
    const printed = await run(learner, 'reset', 'forgot@EXAMPLE.org')
    expect((await child.get('/api/books')).statusCode).toBe(401)
    expect((await child.login('forgot@example.org', GOOD)).statusCode).toBe(401)
    expect((await child.login('forgot@example.org', passwordIn(printed))).json().data.must_change_password).toBe(true)
    expect((await child.changePassword(passwordIn(printed), 'sawah hijau')).statusCode).toBe(200)
    expect((await child.get('/api/books')).statusCode).toBe(200)
    await expect(run(learner, 'reset', 'rina@school.example')).rejects.toThrow('There is no child')
  })

  it('works for an account that is locked by wrong guesses', async () => {
    await new Visitor(service.app).register('guessed@example.org')
    for (let turn = 0; turn < 11; turn += 1)
      await new Visitor(service.app).login('guessed@example.org', `guess ${turn}`)
    const password = passwordIn(await run(learner, 'reset', 'guessed@example.org'))
    expect((await new Visitor(service.app).login('guessed@example.org', password)).statusCode).toBe(200)
  })

  it('is valid for 14 days', async () => {
    // Not by the command, which uses the machine's clock instead of the test's.
    const accounts = authService({
      store: authStore(service.db, service.clock.now),
      clock: service.clock.now,
      tokenDays: 30,
      limits: authLimits(1),
    })
    await new Visitor(service.app).register('late@example.org')
    const user = await authStore(service.db, service.clock.now).findByEmail('late@example.org')
    if (!user) throw new Error('was registered')
    const password = await accounts.setOneTimePassword(user)
    service.clock.forward(13 * 86_400)
    expect((await new Visitor(service.app).login('late@example.org', password)).statusCode).toBe(200)
    service.clock.forward(86_400)
    const answer = await new Visitor(service.app).login('late@example.org', password)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().message).toBe('This one-time password has expired. Ask for a new one.')
    expect((await new Visitor(service.app).login('late@example.org', 'wrong')).json().message).toMatch(/do not match/)
  })
})

describe.each(engines)('sessions on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const TABLET =
    'Mozilla/5.0 (Linux; Android 14; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'

  it('are listed with browser and system, and without their tokens', async () => {
    const tablet = await Visitor.signedIn(service.app, 'devices@example.org')
    await tablet.get('/api/books', { 'user-agent': TABLET })
    service.clock.forward(86_400)
    const laptop = new Visitor(service.app)
    await laptop.login('devices@example.org')
    const unused = new Visitor(service.app)
    await unused.login('devices@example.org')
    const answer = await laptop.get('/api/auth/sessions', { 'user-agent': LAPTOP })
    expect(answer.json().data).toMatchObject([
      { device: { browser: 'edge', system: 'windows' }, is_current: true, used_at: '2026-11-22T08:00:00.000Z' },
      { device: null, is_current: false, used_at: '2026-11-22T08:00:00.000Z' },
      {
        device: { browser: 'chrome', system: 'android' },
        is_current: false,
        signed_in_at: '2026-11-21T08:00:00.000Z',
        used_at: '2026-11-21T08:00:00.000Z',
      },
    ])
    for (const { token } of [tablet, laptop, unused]) expect(answer.body).not.toContain(token)
    const stored = await service.db.selectFrom('tokens').select('device').execute()
    expect(stored.map(({ device }) => device)).toContain('chrome android')
  })

  it('have the time of their last use, to the hour', async () => {
    const visitor = await Visitor.signedIn(service.app)
    const usedAt = async () => (await visitor.get('/api/auth/sessions')).json().data[0].used_at
    const begin = await usedAt()
    service.clock.forward(3000)
    expect(await usedAt()).toBe(begin)
    service.clock.forward(1200)
    expect(Date.parse(await usedAt()) - Date.parse(begin)).toBe(4_200_000)
  })

  it('can be ended one by one, or all but the current one, by their owner only', async () => {
    const email = 'ends@example.org'
    const mine = await Visitor.signedIn(service.app, email)
    const others = [new Visitor(service.app), new Visitor(service.app), new Visitor(service.app)] as const
    for (const other of others) await other.login(email)
    const stranger = await Visitor.signedIn(service.app)
    const [first, ...rest] = (await others[0].get('/api/auth/sessions')).json().data
    expect([first.is_current, rest.length]).toEqual([true, 3])
    expect((await stranger.delete(`/api/auth/sessions/${first.id}`)).statusCode).toBe(404)
    expect((await mine.delete(`/api/auth/sessions/${first.id}`)).statusCode).toBe(200)
    expect((await mine.delete(`/api/auth/sessions/${first.id}`)).statusCode).toBe(404)
    expect((await others[0].get('/api/books')).statusCode).toBe(401)
    expect((await others[1].get('/api/books')).statusCode).toBe(200)
    expect((await mine.delete('/api/auth/sessions')).statusCode).toBe(200)
    for (const other of others) expect((await other.get('/api/books')).statusCode).toBe(401)
    expect((await mine.get('/api/auth/sessions')).json().data).toMatchObject([{ is_current: true }])
    expect((await stranger.get('/api/books')).statusCode).toBe(200)
  })
})

describe.each(engines)('the rate limit of a known device on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  it('is separate: forty failures on other devices do not lock it out', async () => {
    const teacherHere = await signedInTeacher(service, 'desk@school.example')
    const answers: number[] = []
    for (let turn = 0; turn < 40; turn += 1) {
      if (turn % 10 === 0) service.clock.forward(61)
      answers.push((await new Visitor(service.app).login('desk@school.example', `guess ${turn}`)).statusCode)
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(20)
    expect((await new Visitor(service.app).login('desk@school.example')).statusCode).toBe(429)
    expect((await teacherHere.login('desk@school.example', 'a slip')).statusCode).toBe(401)
    expect((await teacherHere.login('desk@school.example')).statusCode).toBe(200)
  })

  it('is ten failures too, and a success does not reset the count of other devices', async () => {
    const here = await Visitor.signedIn(service.app, 'known@example.org')
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await here.login('known@example.org', `guess ${turn}`)).statusCode).toBe(401)
      expect((await new Visitor(service.app).login('known@example.org', `guess ${turn}`)).statusCode).toBe(401)
    }
    expect((await here.login('known@example.org')).statusCode).toBe(429)
    service.clock.forward(61)
    expect((await here.login('known@example.org')).statusCode).toBe(200)
    for (let turn = 0; turn < 10; turn += 1) await new Visitor(service.app).login('known@example.org', `more ${turn}`)
    service.clock.forward(61)
    expect((await new Visitor(service.app).login('known@example.org')).statusCode).toBe(429)
  })

  it('applies only to the account that signed in there, and device ids are stored as hashes', async () => {
    const here = await Visitor.signedIn(service.app, 'one@example.org')
    await new Visitor(service.app).register('two@example.org')
    for (let turn = 0; turn < 10; turn += 1) await new Visitor(service.app).login('two@example.org', `guess ${turn}`)
    expect((await here.login('two@example.org')).statusCode).toBe(429)
    const rows = await service.db.selectFrom('known_devices').select('id').execute()
    expect(rows.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true)
  })

  it('needs an HttpOnly cookie for /api/auth, which only a successful sign-in sets', async () => {
    await new Visitor(service.app).register('cookie@example.org')
    const visitor = new Visitor(service.app)
    const [first] = (await visitor.login('cookie@example.org')).cookies
    expect(first).toMatchObject({ name: 'lumbung-device', path: '/api/auth', httpOnly: true, sameSite: 'Lax' })
    expect(first?.maxAge).toBe(365 * 86_400)
    const [again] = (await visitor.login('cookie@example.org')).cookies
    expect(again?.value).toBe(first?.value)
    const failed = await new Visitor(service.app).login('cookie@example.org', 'wrong')
    expect(failed.cookies).toEqual([])
  })

  it('ends a year after the last sign-in there', async () => {
    await Visitor.signedIn(service.app, 'gone@example.org')
    const accounts = authService({
      store: authStore(service.db, service.clock.now),
      clock: service.clock.now,
      tokenDays: 30,
      limits: authLimits(1),
    })
    const count = async () => (await service.db.selectFrom('known_devices').select('id').execute()).length
    expect(await count()).toBeGreaterThan(0)
    service.clock.forward(366 * 86_400)
    await accounts.sweep()
    expect(await count()).toBe(0)
  })
})
