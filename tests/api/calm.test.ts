import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

describe.each(engines)('calm mode on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const onProfile = async (visitor: Visitor) => (await visitor.get('/api/auth/profile')).json().data.calm
  const choose = (visitor: Visitor, form: object) => visitor.put('/api/profile/calm', form)

  it('is stored per child, returned at sign-in and on the profile, and the last choice wins', async () => {
    const child = await Visitor.signedIn(service.app, 'calm@example.org')
    const other = await Visitor.signedIn(service.app)
    expect(await onProfile(child)).toBe(false)
    const answer = await choose(child, { calm: true })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Calm saved', data: { calm: true } }])
    expect([await onProfile(child), await onProfile(other)]).toEqual([true, false])
    expect((await new Visitor(service.app).login('calm@example.org')).json().data.calm).toBe(true)
    await choose(child, { calm: false })
    expect(await onProfile(child)).toBe(false)
  })

  it('can be sent several times at once', async () => {
    const child = await Visitor.signedIn(service.app)
    const answers = await Promise.all([1, 2, 3].map(() => choose(child, { calm: true })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await onProfile(child)).toBe(true)
  })

  it.each([{}, { calm: 'yes' }, { calm: 1 }, { calm: null }])('rejects %j and changes nothing', async (form) => {
    const child = await Visitor.signedIn(service.app)
    await choose(child, { calm: true })
    const answer = await choose(child, form)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ calm: ['calm must be true or false'] })
    expect(await onProfile(child)).toBe(true)
  })

  it('is returned by the picture sign-in and in the child’s record, and erased with the child', async () => {
    const teacher = await signedInTeacher(service)
    const made = (await teacher.post('/api/classes', { group_name: '1A', course_name: 'Reading' })).json().data
    await teacher.post(`/api/classes/${made.id}/learners`, { list: 'Aurel', save: true })
    const [card] = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
    const tablet = new Visitor(service.app)
    const class_token = await openTablet(service.app, teacher, made.id)
    const form = { class_token, learner_id: card.learner_id, pictures: card.pictures }
    tablet.token = (await tablet.post('/api/auth/pictures', form)).json().data.token
    await choose(tablet, { calm: true })
    expect((await tablet.post('/api/auth/pictures', form)).json().data.calm).toBe(true)
    const record = `/api/classes/${made.id}/learners/${card.learner_id}/record`
    expect((await teacher.get(record)).json().data.calm).toBe(true)
    expect(await eraseForGood(teacher, made.id, card.learner_id)).toEqual([200, 200])
    const left = await service.db.selectFrom('calm').selectAll().where('user_id', '=', card.learner_id).execute()
    expect(left).toEqual([])
  })
})
