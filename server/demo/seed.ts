import type { PathChoice } from '../../src/content/ladder/path/choice.ts'
import { buildLessons } from '../../src/content/lessons.ts'
import { loadAllQuestions } from '../../src/content/ladder/load.ts'
import type { Catalog } from '../contract/catalog.ts'
import { FRAMES } from '../contract/pictures.ts'
import type { Database, EventsTable } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { hashPassword } from '../lib/passwords.ts'
import { fingerprint, newSecret } from '../lib/secrets.ts'
import { demoCalendar } from './calendar.ts'
import { DEMO_DEVICES, DEMO_FACES, DEMO_LEARNERS } from './classroom.ts'
import { type DemoEvent, demoEvents, demoSessions } from './facts.ts'
import { DEMO_STEPS, demoPathEvents } from './paths.ts'
import { demoStoryEvents } from './stories.ts'
import { progressRows } from './progress.ts'

const CLASS_ID = 'demo-class'
const YEAR_MS = 365 * 86_400_000
const APP = '0.1.0'
const CONTENT = '1'
/** When the teacher let some children begin at a later step. */
const CHOSEN_ON = '2026-10-26T07:40:00+07:00'
const MADE_ON = '2026-10-23T08:00:00+07:00'
const CHUNK = 100

/** Credentials, the same in every demo. */
export const DEMO = {
  password: 'kampung-pagi',
  teacher: { id: 'demo-teacher', name: 'Bu Ratna', email: 'ratna@demo.example' },
  coTeacher: { id: 'demo-co-teacher', name: 'Pak Yusuf', email: 'yusuf@demo.example' },
  tabletCode: 'KAPUR274K',
  joinCode: 'PADI635R',
  className: 'Kelas 1B',
  courseName: 'Membaca',
} as const

/**
 * Fills an empty database with the demo class. A second call changes nothing, so later changes are preserved. Without `hasPath` nobody has walked today's
 * path: the class whose figures another module has calculated.
 */
export async function seedDemo(db: Database, now: Date, catalog: Catalog, { hasPath = true } = {}): Promise<void> {
  const password_hash = await hashPassword(DEMO.password)
  const lessons = await buildLessons()
  const sessions = demoSessions()
  const paths = hasPath
    ? [...(await demoPathEvents(sessions)), ...demoStoryEvents(sessions, await loadAllQuestions())]
    : []
  await transact(db, async (trx) => {
    if (await trx.selectFrom('classes').select('id').where('id', '=', CLASS_ID).executeTakeFirst()) {
      // A demo from before classes had tablet codes.
      await addTabletCode(trx, now)
      return
    }
    const moved = demoCalendar(now)
    const created_at = moved(MADE_ON).toISOString()
    await addPeople(trx, password_hash, moved, created_at)
    await addClass(trx, now, moved, created_at)
    await addEvents(trx, moved, [...demoEvents(sessions), ...paths])
    if (hasPath) await addChoices(trx, moved)
    for (const row of await progressRows(trx, lessons, catalog)) {
      await trx.insertInto('progress').values(row.place).execute()
      if (row.results.length > 0)
        await trx
          .insertInto('activity_results')
          .values([...row.results])
          .execute()
    }
  })
}

/** The e-mail of a child who also reads on a phone at home. */
export function demoEmail(learnerId: string): string | null {
  const phone = DEMO_DEVICES.some(({ isShared, id }) => !isShared && id === learnerId.replace('lrn', 'phone'))
  return phone ? `${learnerId}@demo.example` : null
}

async function addPeople(
  db: Database,
  password_hash: string,
  moved: (moment: string) => Date,
  created_at: string,
): Promise<void> {
  const teachers = [DEMO.teacher, DEMO.coTeacher].map(({ id, name, email }) => ({
    id,
    role: 'teacher' as const,
    name,
    email,
    email_key: email,
    password_hash,
    created_at,
  }))
  const learners = DEMO_LEARNERS.map(([id, name, added]) => {
    const email = demoEmail(id)
    return {
      id,
      role: 'student' as const,
      name,
      email,
      email_key: email,
      password_hash: email === null ? null : password_hash,
      created_at: moved(`${added}T08:00:00+07:00`).toISOString(),
    }
  })
  await db
    .insertInto('users')
    .values([...teachers, ...learners])
    .execute()
  await db
    .insertInto('picture_signins')
    .values(
      DEMO_LEARNERS.map(([id, , , pictures], index) => ({
        learner_id: id,
        avatar: `face-${DEMO_FACES[index] ?? 1}`,
        // The second one with the same face has another frame.
        frame:
          FRAMES[(index + (DEMO_FACES.indexOf(DEMO_FACES[index] ?? 1) === index ? 0 : 1)) % FRAMES.length] ?? 'sun',
        is_chosen: 1,
        pictures: pictures.replaceAll(' ', ','),
      })),
    )
    .execute()
}

async function addClass(db: Database, now: Date, moved: (moment: string) => Date, created_at: string): Promise<void> {
  const ends = new Date(now.getTime() + YEAR_MS).toISOString()
  await db
    .insertInto('classes')
    .values({
      id: CLASS_ID,
      group_name: DEMO.className,
      course_name: DEMO.courseName,
      join_code: DEMO.joinCode,
      join_code_ends_at: ends,
      created_at,
    })
    .execute()
  await addTabletCode(db, now)
  await db
    .insertInto('class_teachers')
    .values([
      { class_id: CLASS_ID, teacher_id: DEMO.teacher.id, added_at: created_at, is_owner: 1 },
      { class_id: CLASS_ID, teacher_id: DEMO.coTeacher.id, added_at: created_at, is_owner: 0 },
    ])
    .execute()
  await db
    .insertInto('class_learners')
    .values(
      DEMO_LEARNERS.map(([learner_id, , added]) => ({
        learner_id,
        class_id: CLASS_ID,
        joined_at: moved(`${added}T08:00:00+07:00`).toISOString(),
      })),
    )
    .execute()
  const shared = DEMO_DEVICES.filter(({ isShared }) => isShared)
  await db
    .insertInto('class_devices')
    .values(
      shared.map(({ id, name }) => ({
        id,
        token: fingerprint(newSecret()),
        class_id: CLASS_ID,
        name,
        device_id: id,
        created_at,
        expires_at: ends,
      })),
    )
    .execute()
  const decided_at = moved('2026-11-09T07:30:00+07:00').toISOString()
  await db
    .insertInto('class_books')
    .values({ class_id: CLASS_ID, book_id: 2, access: 'open', decided_by: DEMO.teacher.id, decided_at })
    .execute()
}

/** Tablets need no approval in the demo. */
async function addTabletCode(db: Database, now: Date): Promise<void> {
  const ends_at = new Date(now.getTime() + YEAR_MS).toISOString()
  await db
    .insertInto('class_tablet_codes')
    .values({ class_id: CLASS_ID, code: DEMO.tabletCode, ends_at, approves_itself: 1 })
    .onConflict((conflict) => conflict.column('class_id').doNothing())
    .execute()
}

async function addEvents(db: Database, moved: (moment: string) => Date, events: readonly DemoEvent[]): Promise<void> {
  const sequences = new Map<string, number>()
  const rows = events.map((event, index): EventsTable => {
    const device_seq = (sequences.get(event.device_id) ?? 0) + 1
    sequences.set(event.device_id, device_seq)
    const at = moved(event.at.toISOString()).toISOString()
    return {
      learner_id: event.learner_id,
      id: idOf(index),
      type: event.type,
      at,
      at_utc: at,
      received_at: at,
      device_id: event.device_id,
      device_seq,
      session_id: event.session_id,
      lang: event.lang,
      app: APP,
      content: CONTENT,
      sent_by: event.learner_id,
      data: JSON.stringify(event.data),
    }
  })
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('events')
      .values(rows.slice(start, start + CHUNK))
      .execute()
  }
  await db
    .insertInto('devices')
    .values(
      DEMO_DEVICES.map(({ id, heartbeat, queued }) => ({
        scope: CLASS_ID,
        id,
        hello_at: moved(heartbeat).toISOString(),
        last_seq: sequences.get(id) ?? 0,
        queued: JSON.stringify(queued.map(([learner_id, records]) => ({ learner_id, records }))),
      })),
    )
    .execute()
}

async function addChoices(db: Database, moved: (moment: string) => Date): Promise<void> {
  const chosen_at = moved(CHOSEN_ON).toISOString()
  const rows = Object.entries(DEMO_STEPS).map(([learner_id, step]) => {
    const choice: PathChoice = { pin: [], off: [], step, book: null, minutes: null, lasts: 'changed' }
    const day = chosen_at.slice(0, 10)
    return {
      learner_id,
      lang: 'id' as const,
      choice: JSON.stringify(choice),
      day,
      chosen_at,
      chosen_by: DEMO.teacher.id,
    }
  })
  await db.insertInto('path_choices').values(rows).execute()
}

/** A fixed UUID for the demo. */
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
