import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommandError } from '../../tools/cli/command.ts'
import { teacher } from '../../tools/cli/teacher.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

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

  it('resets a password, which ends old sessions and the old password', async () => {
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

  it('hands over a class by its name, code or id, but not by an ambiguous name', async () => {
    const owner = await signedInTeacher(service, 'sri@school.example')
    const next = await signedInTeacher(service, 'yusuf@school.example')
    const newClass = async (group_name: string) =>
      (await owner.post('/api/classes', { group_name, course_name: 'Reading' })).json().data
    const [one, two, three] = [await newClass('1B'), await newClass('2B'), await newClass('2B')]
    expect(await run('hand-over', '1B', 'Yusuf@school.example')).toContain('Bu Rina owns 1B')
    expect(await run('hand-over', two.join_code, 'yusuf@school.example')).toContain('owns 2B')
    await expect(run('hand-over', '2B', 'yusuf@school.example')).rejects.toThrow(three.id)
    expect(await run('hand-over', three.id, 'yusuf@school.example')).toContain('owns 2B')
    for (const { id } of [one, two, three]) {
      expect((await next.get(`/api/classes/${id}`)).json().data.is_owner).toBe(true)
      expect((await owner.get(`/api/classes/${id}`)).json().data.is_owner).toBe(false)
    }
    const { entries } = (await next.get(`/api/classes/${one.id}/journal`)).json().data
    expect(entries[0]).toMatchObject({ action: 'class.handed-over', by: null, teacher: 'Bu Rina' })
  })

  it.each([
    [['hand-over', '9Z', 'rina@school.example'], 'There is no class 9Z'],
    [['hand-over', '9Z', 'nobody@school.example'], 'There is no teacher'],
    [['hand-over', '9Z'], 'Usage:'],
    [['add', 'rina@school.example', 'Another'], 'has an account already'],
    [['add', 'child@example.org', 'Budi'], 'has an account already'],
    [['add', 'no-address', 'Name'], 'Email is not valid'],
    [['add', 'x@school.example', ' '], 'Name is required'],
    [['add', 'x@school.example'], 'Usage:'],
    [['reset', 'nobody@school.example'], 'There is no teacher'],
    [['reset', 'child@example.org'], 'There is no teacher'],
    [[], 'Usage:'],
    [['remove', 'rina@school.example'], 'Usage:'],
  ])('rejects %j and gives the reason', async (words, text) => {
    await expect(run(...words)).rejects.toThrow(CommandError)
    await expect(run(...words)).rejects.toThrow(text)
  })
})
