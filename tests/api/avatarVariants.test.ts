import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_VARIANT, type AvatarVariant, VARIANTS } from '../../src/content/avatarVariant.ts'
import { engines } from './helpers/engines.ts'
import { eraseForGood } from './helpers/erasing.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

const VARIANT: AvatarVariant = { skin: 'coklat', hair: 'curly', headwear: 'none' }
const HIJAB: AvatarVariant = { skin: 'matang', hair: 'bob', headwear: 'hijab' }

describe.each(engines)('the avatar variant of book 3 on $name', (engine) => {
  let service: Service
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  const variantOf = async (visitor: Visitor) => (await visitor.get('/api/auth/profile')).json().data.look
  const choose = (visitor: Visitor, variant: object) => visitor.put('/api/profile/look', variant)

  it('is null until the child chooses one', async () => {
    const child = await Visitor.signedIn(service.app, 'unsure@example.org')
    expect(await variantOf(child)).toBeNull()
    expect((await child.login('unsure@example.org')).json().data.look).toBeNull()
  })

  it('is stored per child, returned at sign-in and on the profile, and the last choice wins', async () => {
    const child = await Visitor.signedIn(service.app, 'chooser@example.org')
    const other = await Visitor.signedIn(service.app)
    const answer = await choose(child, VARIANT)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Look saved', data: VARIANT }])
    expect((await choose(child, HIJAB)).json().data).toEqual(HIJAB)
    expect(await variantOf(child)).toEqual(HIJAB)
    expect((await new Visitor(service.app).login('chooser@example.org')).json().data.look).toEqual(HIJAB)
    expect(await variantOf(other)).toBeNull()
  })

  it('accepts every variant that is drawn', async () => {
    const child = await Visitor.signedIn(service.app)
    for (const variant of VARIANTS) expect((await choose(child, variant)).json().data).toEqual(variant)
  })

  it.each([
    [{ ...DEFAULT_VARIANT, skin: 'green' }, 'skin'],
    [{ ...DEFAULT_VARIANT, hair: 7 }, 'hair'],
    [{ skin: 'sawo', hair: 'bob' }, 'headwear'],
    [{}, 'skin'],
    [{ skin: 'langsat', hair: 'curly', headwear: 'caping' }, 'look'],
  ])('rejects %j and does not change the stored variant', async (variant, field) => {
    const child = await Visitor.signedIn(service.app)
    await choose(child, VARIANT)
    const answer = await choose(child, variant)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toContain(field)
    expect(await variantOf(child)).toEqual(VARIANT)
  })

  it('is null if the stored variant is no longer offered', async () => {
    const child = await Visitor.signedIn(service.app, 'old@example.org')
    await choose(child, VARIANT)
    const user = service.db.selectFrom('users').select('id').where('email_key', '=', 'old@example.org')
    await service.db.updateTable('looks').set({ hair: 'mohawk' }).where('user_id', '=', user).execute()
    expect(await variantOf(child)).toBeNull()
  })

  it('accepts choices from two devices at the same moment', async () => {
    const child = await Visitor.signedIn(service.app, 'twice@example.org')
    const tablet = new Visitor(service.app)
    await tablet.login('twice@example.org')
    const answers = await Promise.all([choose(child, VARIANT), choose(tablet, HIJAB), choose(child, VARIANT)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([VARIANT, HIJAB]).toContainEqual(await variantOf(child))
  })

  it('is returned by the picture sign-in and in the child’s record, and erased with the child', async () => {
    const teacher = await signedInTeacher(service)
    const made = (await teacher.post('/api/classes', { group_name: '1A', course_name: 'Reading' })).json().data
    await teacher.post(`/api/classes/${made.id}/learners`, { list: 'Aurel', save: true })
    const [card] = (await teacher.get(`/api/classes/${made.id}/cards`)).json().data
    const tablet = new Visitor(service.app)
    const class_token = await openTablet(service.app, teacher, made.id)
    const signIn = async () => {
      const form = { class_token, learner_id: card.learner_id, pictures: card.pictures }
      return (await tablet.post('/api/auth/pictures', form)).json().data
    }
    const signedIn = await signIn()
    expect(signedIn.look).toBeNull()
    tablet.token = signedIn.token
    await choose(tablet, VARIANT)
    expect((await signIn()).look).toEqual(VARIANT)
    const record = `/api/classes/${made.id}/learners/${card.learner_id}/record`
    expect((await teacher.get(record)).json().data.look).toEqual(VARIANT)
    expect(await eraseForGood(teacher, made.id, card.learner_id)).toEqual([200, 200])
    const left = await service.db.selectFrom('looks').selectAll().where('user_id', '=', card.learner_id).execute()
    expect(left).toEqual([])
  })
})
