import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommandError } from '../../tools/cli/command.ts'
import { teacher } from '../../tools/cli/teacher.ts'
import { engines } from './helpers/engines.ts'
import { type Service, startService, Visitor } from './helpers/service.ts'

describe.each(engines)('the teacher command on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const run = async (...words: string[]) => {
    const lines: string[] = []
    await teacher(words, { db: service.db, place: service.place, print: (line) => lines.push(line) })
    return lines.join('\n')
  }
  const passwordIn = (text: string) => /password: (\S+)/.exec(text)?.[1] ?? ''

  it('adds a teacher who can sign in with the password it prints', async () => {
    const printed = await run('add', 'Rina@School.example', 'Bu Rina')
    const visitor = new Visitor(service.app)
    const answer = await visitor.login('rina@school.example', passwordIn(printed))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ name: 'Bu Rina', role: 'teacher', email: 'Rina@School.example' })
    expect(answer.json().data.must_change_password).toBe(true)
    expect((await visitor.changePassword(passwordIn(printed), 'padi menguning')).statusCode).toBe(200)
    expect((await visitor.get('/api/auth/profile')).json().data.role).toBe('teacher')
  })

  it('makes a new password, ends old sign-ins, and the old password no longer works', async () => {
    const first = passwordIn(await run('add', 'adi@school.example', 'Pak Adi'))
    const visitor = new Visitor(service.app)
    await visitor.login('adi@school.example', first)
    const second = passwordIn(await run('reset', 'ADI@school.example'))
    expect((await visitor.get('/api/books')).statusCode).toBe(401)
    expect((await visitor.login('adi@school.example', first)).statusCode).toBe(401)
    expect((await visitor.login('adi@school.example', second)).statusCode).toBe(200)
  })

  it('lists teachers and nobody else', async () => {
    await new Visitor(service.app).register('child@example.org', 'a good password', 'Budi')
    const printed = await run('list')
    expect(printed).toContain('Rina@School.example')
    expect(printed).not.toContain('child@example.org')
  })

  it.each([
    [['add', 'rina@school.example', 'Another'], 'has an account already'],
    [['add', 'child@example.org', 'Budi'], 'has an account already'],
    [['add', 'no-address', 'Name'], 'Email is not valid'],
    [['add', 'x@school.example', ' '], 'Name is required'],
    [['add', 'x@school.example'], 'Usage:'],
    [['reset', 'nobody@school.example'], 'There is no teacher'],
    [['reset', 'child@example.org'], 'There is no teacher'],
    [[], 'Usage:'],
    [['remove', 'rina@school.example'], 'Usage:'],
  ])('refuses %j and says why', async (words, text) => {
    await expect(run(...words)).rejects.toThrow(CommandError)
    await expect(run(...words)).rejects.toThrow(text)
  })
})
