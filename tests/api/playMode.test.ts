import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

describe.each(engines)('how a child plays on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const profileOf = async (visitor: Visitor) => (await visitor.get('/api/auth/profile')).json().data
  const choose = (visitor: Visitor, form: object) => visitor.put('/api/profile/mode', form)

  /** A class with one child who signs in by pictures on a tablet. */
  async function classWithChild() {
    const teacher = await signedInTeacher(service)
    const { id } = (await teacher.post('/api/classes', { group_name: '1A', course_name: 'Reading' })).json().data
    await teacher.post(`/api/classes/${id}/learners`, { list: 'Aurel', save: true })
    const [card] = (await teacher.get(`/api/classes/${id}/cards`)).json().data
    const tablet = new Visitor(service.app)
    const class_token = await openTablet(service.app, teacher, id)
    const signIn = async () => {
      const form = { class_token, learner_id: card.learner_id, pictures: card.pictures }
      const { data } = (await tablet.post('/api/auth/pictures', form)).json()
      tablet.token = data.token
      return data
    }
    await signIn()
    return { teacher, id, learnerId: card.learner_id as string, tablet, signIn }
  }

  it('is stored per child, returned at sign-in and on the profile, and the last choice wins', async () => {
    const child = await Visitor.signedIn(service.app, 'mode@example.org')
    const other = await Visitor.signedIn(service.app)
    const answer = await choose(child, { mode: 'withoutSound' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Mode saved', data: { mode: 'withoutSound' } }])
    expect([(await profileOf(child)).mode, (await profileOf(other)).mode]).toEqual(['withoutSound', 'all'])
    expect((await new Visitor(service.app).login('mode@example.org')).json().data.mode).toBe('withoutSound')
    await choose(child, { mode: 'all' })
    expect((await profileOf(child)).mode).toBe('all')
  })

  it.each([{}, { mode: 'loud' }, { mode: 1 }, { mode: null }])('rejects %j and changes nothing', async (form) => {
    const child = await Visitor.signedIn(service.app)
    await choose(child, { mode: 'byEar' })
    const answer = await choose(child, form)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { mode: ['mode must be all, byEar or withoutSound'] },
    ])
    expect((await profileOf(child)).mode).toBe('byEar')
  })

  it('is in the child’s record, and erased with the child', async () => {
    const { teacher, id, learnerId, tablet } = await classWithChild()
    await choose(tablet, { mode: 'byEar' })
    const record = `/api/classes/${id}/learners/${learnerId}/record`
    expect((await teacher.get(record)).json().data.mode).toBe('byEar')
    expect(await eraseForGood(teacher, id, learnerId)).toEqual([200, 200])
    const left = await service.db.selectFrom('play_modes').selectAll().where('user_id', '=', learnerId).execute()
    expect(left).toEqual([])
  })

  it('books ask about their stories until the class’s teacher switches it off', async () => {
    const { teacher, id, tablet, signIn } = await classWithChild()
    expect([(await signIn()).story_asks, (await profileOf(tablet)).story_asks]).toEqual([true, true])
    const changed = await teacher.patch(`/api/classes/${id}`, { story_asks: false })
    expect([changed.statusCode, changed.json().data.story_asks]).toEqual([200, false])
    expect([(await signIn()).story_asks, (await profileOf(tablet)).story_asks]).toEqual([false, false])
    await teacher.patch(`/api/classes/${id}`, { group_name: '1B' })
    expect((await teacher.get(`/api/classes/${id}`)).json().data).toMatchObject({ group_name: '1B', story_asks: false })
    await teacher.patch(`/api/classes/${id}`, { story_asks: true })
    expect((await signIn()).story_asks).toBe(true)
  })

  it('a switch that is neither on nor off is refused, and so is somebody else’s teacher', async () => {
    const { teacher, id } = await classWithChild()
    const answer = await teacher.patch(`/api/classes/${id}`, { story_asks: 'no' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { story_asks: ['story_asks must be true or false'] },
    ])
    const stranger = await signedInTeacher(service)
    expect((await stranger.patch(`/api/classes/${id}`, { story_asks: false })).statusCode).toBe(404)
    expect((await teacher.get(`/api/classes/${id}`)).json().data.story_asks).toBe(true)
  })
})
