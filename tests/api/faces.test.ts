import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClassAnswer } from '../../server/contract/classes.ts'
import { migrate } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { engines } from './helpers/engines.ts'
import { type Service, signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { openTablet } from './helpers/tablet.ts'

type Learner = ClassAnswer['data']['learners'][number]

describe.each(engines)('faces of a class on $name', (engine) => {
  let service: Service
  let owner: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    owner = await signedInTeacher(service, 'owner@school.example')
  })
  afterAll(() => service.stop())

  async function newClass(names: readonly string[]): Promise<string> {
    const { id } = (await owner.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
    await owner.post(`/api/classes/${id}/learners`, { list: names.join('\n'), save: true })
    return id
  }
  const learnersOf = async (id: string): Promise<Learner[]> =>
    (await owner.get(`/api/classes/${id}`)).json().data.learners
  const facesOf = async (id: string) => (await learnersOf(id)).map(({ avatar, frame }) => `${avatar} ${frame}`)
  const FORTY = Array.from({ length: 40 }, (_, index) => `Anak ${index + 1} X`)
  const face = { avatar: 'face-13', frame: 'leaf' }

  it('are animals until chosen, and unique among forty learners, even if added one by one', async () => {
    const id = await newClass(FORTY.slice(0, 25))
    for (const name of FORTY.slice(25)) await owner.post(`/api/classes/${id}/learners`, { list: name, save: true })
    const faces = await facesOf(id)
    expect(new Set(faces).size).toBe(40)
    expect(faces.filter((face) => !face.startsWith('pet-'))).toEqual([])
  })

  it('are chosen by the signed-in child, and unique within a class but not across classes', async () => {
    const id = await newClass(['Aurel', 'Bayu'])
    const token = await openTablet(service.app, owner, id)
    const [aurel, bayu] = (await owner.get(`/api/classes/${id}/cards`)).json().data
    const signedIn = async ({ learner_id, pictures }: { learner_id: string; pictures: string[] }) => {
      const child = new Visitor(service.app)
      const answer = await child.post('/api/auth/pictures', { class_token: token, learner_id, pictures })
      child.token = answer.json().data.token
      return child
    }
    const faces = async () =>
      (await new Visitor(service.app).get('/api/classes/faces', { 'x-class-token': token })).json().data.learners
    const [first, second] = [await signedIn(aurel), await signedIn(bayu)]
    expect(await faces()).toMatchObject([{ is_chosen: false }, { is_chosen: false }])
    const both = await Promise.all([first.put('/api/profile/face', face), second.put('/api/profile/face', face)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    const late = both[0]?.statusCode === 200 ? second : first
    expect((await late.put('/api/profile/face', { ...face, frame: 'wave' })).json().data).toEqual({
      ...face,
      frame: 'wave',
    })
    expect(await faces()).toMatchObject([{ is_chosen: true }, { is_chosen: true }])
    expect((await first.put('/api/profile/face', { avatar: 'face-99', frame: 'leaf' })).statusCode).toBe(422)
    expect((await first.put('/api/profile/face', { avatar: 'face-1', frame: 'gold' })).statusCode).toBe(422)
    const other = await newClass(['Citra'])
    const [citra] = await learnersOf(other)
    expect((await owner.put(`/api/classes/${other}/learners/${citra?.id}/face`, face)).statusCode).toBe(200)
    const family = await Visitor.signedIn(service.app)
    expect((await family.put('/api/profile/face', face)).statusCode).toBe(404)
  })

  it('stay unique when a child moves to a class with the same face, and do not change with new cards', async () => {
    const [here, there] = [await newClass(['Aurel']), await newClass(['Bayu'])]
    const [[aurel], [bayu]] = [await learnersOf(here), await learnersOf(there)]
    for (const [id, child] of [
      [here, aurel],
      [there, bayu],
    ] as const)
      await owner.put(`/api/classes/${id}/learners/${child?.id}/face`, face)
    await owner.post(`/api/classes/${here}/learners/move`, { learner_ids: [aurel?.id], class_id: there })
    const moved = await learnersOf(there)
    expect(new Set(moved.map(({ avatar, frame }) => `${avatar} ${frame}`)).size).toBe(2)
    expect(moved.find(({ name }) => name === 'Bayu')).toMatchObject(face)
    expect(moved.find(({ name }) => name === 'Aurel')).toMatchObject({ avatar: 'face-13' })
    const before = await facesOf(there)
    await owner.post(`/api/classes/${there}/pictures`, { learner_ids: moved.map(({ id }) => id) })
    expect(await facesOf(there)).toEqual(before)
  })

  it('of an older database get frames, so that equal ones differ', async () => {
    const scratch = await engine.scratch()
    const db = scratch.open()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '018'),
    )
    const at = '2026-11-01T00:00:00.000Z'
    await sql`insert into classes (id, group_name, course_name, join_code, created_at) values ('c', '1B', 'R', 'X', ${at})`.execute(
      db,
    )
    for (let index = 0; index < 30; index += 1) {
      const id = `l${index}`
      await sql`insert into users (id, role, name, created_at) values (${id}, 'student', 'A', ${at})`.execute(db)
      await sql`insert into class_learners (learner_id, class_id, joined_at) values (${id}, 'c', ${at})`.execute(db)
      const avatar = `face-${(index % 12) + 1}`
      await sql`insert into picture_signins (learner_id, avatar, pictures) values (${id}, ${avatar}, 'sun,sun,sun')`.execute(
        db,
      )
    }
    await migrate(db)
    const rows = await db.selectFrom('picture_signins').select(['avatar', 'frame', 'is_chosen']).execute()
    expect(new Set(rows.map((row) => `${row.avatar} ${row.frame}`)).size).toBe(30)
    expect(rows.filter(({ is_chosen }) => is_chosen !== 0)).toEqual([])
    await scratch.drop()
  })
})
