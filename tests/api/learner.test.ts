import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommandError } from '../../tools/cli/command.ts'
import { learner } from '../../tools/cli/learner.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

describe.each(engines)('the learner command on $name', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-family-'))
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function run(...words: string[]): Promise<string> {
    const printed: string[] = []
    await learner(words, { db: service.db, place: service.place, print: (line) => printed.push(line) })
    return printed.join('\n')
  }

  it('writes a learner’s record without secrets to a file that only its owner can read', async () => {
    const child = await Visitor.signedIn(service.app, 'Family@example.org')
    await child.patch('/api/progress/update-page', { book_id: 1, page_number: 4 })
    const file = join(folder, 'record.json')
    expect(await run('record', 'family@example.org', file)).toContain('everything that is kept')
    const text = readFileSync(file, 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      learner: { name: 'Sari', email: 'Family@example.org' },
      progress: [{ book_id: 1, current_page: 4 }],
      sign_ins: [{ created_at: expect.any(String) }],
    })
    expect(text).not.toMatch(/argon2|password/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('erases an account and ends its session', async () => {
    const child = await Visitor.signedIn(service.app, 'leaving@example.org')
    expect(await run('erase', 'LEAVING@example.org')).toContain('is deleted')
    expect((await child.get('/api/books')).statusCode).toBe(401)
    expect((await new Visitor(service.app).login('leaving@example.org')).statusCode).toBe(401)
    await expect(run('erase', 'leaving@example.org')).rejects.toThrow('There is no child with the e-mail')
  })

  it('rejects wrong arguments and teachers’ accounts', async () => {
    await signedInTeacher(service, 'teacher@school.example')
    await expect(run('erase', 'teacher@school.example')).rejects.toThrow(CommandError)
    for (const words of [[], ['record', 'a@b.co'], ['erase'], ['erase', 'a@b.co', 'more'], ['delete', 'a@b.co']]) {
      await expect(run(...words)).rejects.toThrow('npm run learner --')
    }
  })
})
