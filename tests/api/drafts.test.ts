import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DRAFT_BIN_DAYS,
  DRAFT_BYTES,
  draftAnswer,
  draftsAnswer,
  draftStaleAnswer,
} from '../../server/contract/drafts.ts'
import { draftService } from '../../server/features/drafts/service.ts'
import { draftStore } from '../../server/features/drafts/store.ts'
import { engines } from './helpers/engines.ts'
import { copyTables } from './helpers/copy.ts'
import { migrate } from '../../server/db/migrate.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'

let made = 0
const freshKey = () => `class.draft-${(made += 1)}`
const draftOf = (key: string, change: object = {}) => ({
  format: 1,
  draft: { key, pages: [{ id: 'cover', words: { id: 'Payung Eka' } }], ...change },
  holders: { 'photo-1': 'Bu Ratna' },
})

describe.each(engines)('drafts on $name', (engine) => {
  let service: Service
  let owner: Visitor
  let colleague: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    owner = await signedInTeacher(service, 'ratna@school.example')
    colleague = await signedInTeacher(service, 'yusuf@school.example')
  })
  afterAll(() => service.stop())

  async function put(
    visitor: Visitor,
    key: string,
    seen: number | 'none' | undefined,
    body: object | string = draftOf(key),
  ) {
    const headers = {
      'x-xsrf-token': await visitor.csrf(),
      'content-type': 'application/json',
      ...(seen === 'none' && { 'if-none-match': '*' }),
      ...(typeof seen === 'number' && { 'if-match': `"${seen}"` }),
    }
    return visitor.send({ method: 'PUT', url: `/api/drafts/${key}`, headers, payload: body })
  }
  const remove = async (visitor: Visitor, key: string, seen?: number) => {
    const headers = { 'x-xsrf-token': await visitor.csrf(), ...(seen !== undefined && { 'if-match': `"${seen}"` }) }
    return visitor.send({ method: 'DELETE', url: `/api/drafts/${key}`, headers })
  }
  const one = async (visitor: Visitor, key: string) =>
    draftAnswer.parse((await visitor.get(`/api/drafts/${key}`)).json()).data
  const listed = async (visitor: Visitor, key: string) =>
    draftsAnswer.parse((await visitor.get('/api/drafts')).json()).data.find((draft) => draft.key === key)
  const invite = (key: string, people: object[]) => owner.put(`/api/drafts/${key}/people`, { people })
  async function begun(visitor = owner): Promise<string> {
    const key = freshKey()
    expect((await put(visitor, key, 'none')).statusCode).toBe(201)
    return key
  }

  it('come back as they were stored, with their revision', async () => {
    const key = freshKey()
    const added = await put(owner, key, 'none')
    expect([added.statusCode, added.headers['etag'], added.json().data.revision]).toEqual([201, '"1"', 1])
    const answer = await owner.get(`/api/drafts/${key}`)
    expect(answer.headers['etag']).toBe('"1"')
    const { draft, holders, format } = draftAnswer.parse(answer.json()).data
    expect({ draft, holders, format }).toEqual(draftOf(key))
    expect(await listed(owner, key)).toMatchObject({ is_own: true, may: 'own', people: [], deleted_at: null })
    expect(await listed(colleague, key)).toBeUndefined()
    expect((await colleague.get(`/api/drafts/${key}`)).statusCode).toBe(404)
  })

  it('are changed by whoever has seen the last revision; everybody else gets what is there', async () => {
    const key = await begun()
    const second = draftOf(key, { level: 'B1' })
    expect((await put(owner, key, 1, second)).json().data.revision).toBe(2)
    const late = await put(owner, key, 1, draftOf(key, { level: 'A' }))
    expect([late.statusCode, late.headers['etag']]).toEqual([412, '"2"'])
    expect(draftStaleAnswer.parse(late.json()).data).toMatchObject({ revision: 2, draft: second.draft })
    expect((await put(owner, key, 'none')).statusCode).toBe(412)
    expect((await put(owner, freshKey(), 1)).json()).toMatchObject({ data: null })
    expect((await put(owner, key, undefined)).statusCode).toBe(428)
    expect((await one(owner, key)).draft).toEqual(second.draft)
  })

  it('are stored by one of two at the same moment', async () => {
    const key = await begun()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => put(owner, key, 1, draftOf(key, { n }))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
    expect((await one(owner, key)).revision).toBe(2)
    const fresh = freshKey()
    const firsts = await Promise.all([1, 2, 3].map((n) => put(owner, fresh, 'none', draftOf(fresh, { n }))))
    expect(firsts.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 412, 412])
  })

  it('of a newer app are stored as they came, with every character', async () => {
    const key = freshKey()
    const body = { format: 7, draft: { key, beats: [{ odd: 'a\u0000b', none: null }], pages: 3 } }
    expect((await put(owner, key, 'none', body)).statusCode).toBe(201)
    expect(await one(owner, key)).toMatchObject({ format: 7, draft: body.draft, holders: {} })
  })

  it.each([
    ['another key than the address', (key: string) => draftOf(key, { key: 'class.other' }), 422],
    ['no object', () => ({ format: 1, draft: 'text' }), 422],
    ['no format', (key: string) => ({ draft: { key } }), 422],
    ['a format that is no number', (key: string) => ({ ...draftOf(key), format: 'new' }), 422],
    ['a holder without a name of a file', (key: string) => ({ ...draftOf(key), holders: { '../x': 'Bu Ratna' } }), 422],
    ['too many levels', (key: string) => draftOf(key, { deep: JSON.parse('['.repeat(100) + ']'.repeat(100)) }), 422],
    ['more than 2 MB', (key: string) => draftOf(key, { text: 'é'.repeat(DRAFT_BYTES / 2) }), 413],
    ['far more than 2 MB', (key: string) => draftOf(key, { text: 'x'.repeat(DRAFT_BYTES * 2) }), 413],
    [
      'enough levels to exhaust a stack',
      (key: string) => `{"format":1,"draft":{"key":"${key}","deep":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`,
      422,
    ],
  ])('are refused with %s, and nothing is stored', async (_, body, status) => {
    const key = freshKey()
    expect((await put(owner, key, 'none', body(key))).statusCode).toBe(status)
    expect((await owner.get(`/api/drafts/${key}`)).statusCode).toBe(404)
    const there = await begun()
    expect((await put(owner, there, 1, body(there))).statusCode).toBe(status)
    expect(await one(owner, there)).toMatchObject({ revision: 1, draft: draftOf(there).draft })
  })

  it('cannot take a key that is not one, or a stranger’s', async () => {
    expect((await put(owner, 'NO-KEY', 'none', draftOf('NO-KEY'))).statusCode).toBe(422)
    const key = await begun(colleague)
    const answer = await put(owner, key, 'none')
    expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([409, expect.not.stringContaining('Payung')])
    expect((await put(owner, key, 1)).json()).toMatchObject({ data: null })
  })

  it('let colleagues in by address, and say nothing of whether there is an account', async () => {
    const key = await begun()
    const [known, unknown] = [
      await invite(key, [{ email: 'Yusuf@School.example', may: 'copy' }]),
      await invite(key, [{ email: 'nobody@school.example', may: 'copy' }]),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await listed(colleague, key)).toBeUndefined()
    const both = [
      { email: 'Yusuf@School.example', may: 'copy' },
      { email: 'nobody@school.example', may: 'use' },
    ]
    await invite(key, both)
    expect((await listed(owner, key))?.people).toEqual([both[1], both[0]])
    expect(await listed(colleague, key)).toMatchObject({ is_own: false, may: 'copy', owner: 'Bu Rina', people: [] })
    expect((await put(colleague, key, 1)).statusCode).toBe(403)
    expect((await remove(colleague, key)).statusCode).toBe(403)
    expect((await colleague.put(`/api/drafts/${key}/people`, { people: [] })).statusCode).toBe(403)

    await invite(key, [{ email: 'yusuf@school.example', may: 'change' }])
    expect((await put(colleague, key, 1, draftOf(key, { level: 'A' }))).statusCode).toBe(200)
    expect(await one(owner, key)).toMatchObject({ revision: 2, is_own: true })
    await invite(key, [])
    expect((await colleague.get(`/api/drafts/${key}`)).statusCode).toBe(404)
    expect((await put(colleague, key, 2)).json()).toMatchObject({ data: null })
  })

  it('never open to a child with a named address', async () => {
    const key = await begun()
    const child = await Visitor.signedIn(service.app, 'child@example.org')
    await invite(key, [{ email: 'child@example.org', may: 'change' }])
    expect((await child.get(`/api/drafts/${key}`)).statusCode).toBe(403)
  })

  it('are in the bin for thirty days, for their owner only', async () => {
    const key = await begun()
    await invite(key, [{ email: 'yusuf@school.example', may: 'change' }])
    expect((await remove(owner, key, 7)).statusCode).toBe(412)
    expect((await remove(owner, key, 1)).statusCode).toBe(200)
    expect((await listed(owner, key))?.deleted_at).not.toBeNull()
    expect(await listed(colleague, key)).toBeUndefined()
    expect((await owner.post(`/api/drafts/${key}/restore`)).json().data).toMatchObject({
      deleted_at: null,
      revision: 3,
    })
    expect(await listed(colleague, key)).toMatchObject({ may: 'change' })
    // Somebody who changes it meanwhile wants to have it.
    await remove(owner, key)
    expect((await put(owner, key, 3)).statusCode).toBe(412)
    expect((await put(owner, key, 4)).json().data).toMatchObject({ deleted_at: null, revision: 5 })

    await remove(owner, key)
    const sweepAfter = (days: number) =>
      draftService({
        store: draftStore(service.db),
        clock: () => new Date(service.clock.now().getTime() + days * 86_400_000),
      }).sweep()
    await sweepAfter(DRAFT_BIN_DAYS - 0.1)
    expect(await listed(owner, key)).toBeDefined()
    const kept = await begun()
    await sweepAfter(DRAFT_BIN_DAYS + 0.1)
    expect(await listed(owner, key)).toBeUndefined()
    expect(await listed(owner, kept)).toBeDefined()
  })

  it('have one key a teacher, the same at every call', async () => {
    const keyOf = async (visitor: Visitor) => (await visitor.get('/api/draft-key')).json().data
    const answers = await Promise.all([keyOf(owner), keyOf(owner), keyOf(owner)])
    expect(new Set(answers.map(({ key }) => key)).size).toBe(1)
    expect(Buffer.from(answers[0].key, 'base64url')).toHaveLength(32)
    expect((await keyOf(colleague)).key).not.toBe(answers[0].key)
  })

  it('go with a copy of the database', async () => {
    const key = await begun()
    await invite(key, [{ email: 'yusuf@school.example', may: 'use' }])
    const scratch = await engine.scratch()
    const copy = scratch.open()
    await migrate(copy)
    await copyTables(service.db, copy)
    expect(await draftStore(copy).one(key)).toEqual(await draftStore(service.db).one(key))
    expect(await draftStore(copy).people([key])).toHaveLength(1)
    await scratch.drop()
  })

  it('are gone with their teacher, who is named nowhere any more', async () => {
    const leaving = await signedInTeacher(service, 'leaving@school.example')
    const [own, others] = [await begun(leaving), await begun()]
    await leaving.get('/api/draft-key')
    await invite(others, [{ email: 'Leaving@school.example', may: 'change' }])
    expect((await put(leaving, others, 1)).statusCode).toBe(200)
    expect((await leaving.post('/api/auth/erase', { password: 'a good password' })).statusCode).toBe(200)
    expect(await draftStore(service.db).one(own)).toBeUndefined()
    expect(await listed(owner, others)).toMatchObject({ people: [], changed_by: null, revision: 2 })
    const rows = await service.db.selectFrom('draft_people').selectAll().execute()
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('leaving')
  })
})
