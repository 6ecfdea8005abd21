import { sql } from 'kysely'
import { demoEvents, demoSessions } from '../../server/demo/facts.ts'
import type { Database, EventsTable } from '../../server/db/tables.ts'
import { isoAfter } from '../../server/lib/clock.ts'
import { fingerprint, newSecret } from '../../server/lib/secrets.ts'

/** Events per learner: a school year of reading at the rate of the demo class (for disk usage see docs/operations.md). */
export const EVENTS_EACH = 2900

const CHUNK = 100

/** Number of learners with generated events; the others get copies of theirs. */
const TEMPLATES = 24
const TEACHER_ID = 'bench-teacher'
const YEAR_SECONDS = 365 * 86_400

/** Adds a teacher who is signed in. Returns the token. */
export async function addTeacher(db: Database): Promise<string> {
  const created_at = new Date().toISOString()
  const person = { id: TEACHER_ID, role: 'teacher', name: 'Bench', email: 'bench@school.example' } as const
  await db
    .insertInto('users')
    .values({ ...person, email_key: person.email, password_hash: null, created_at })
    .execute()
  const secret = newSecret()
  const expires_at = isoAfter(new Date(), YEAR_SECONDS)
  await db
    .insertInto('tokens')
    .values({ id: fingerprint(secret), user_id: TEACHER_ID, created_at, expires_at })
    .execute()
  return secret
}

/** Adds a class of that teacher; its learners repeat the events of the demo class. Returns the class id, which is also its join code. */
export async function addClass(db: Database, learners: number): Promise<string> {
  const classId = `BENCH${learners}`
  const at = new Date().toISOString()
  const join_code_ends_at = isoAfter(new Date(), YEAR_SECONDS)
  await db
    .insertInto('classes')
    .values({
      id: classId,
      group_name: classId,
      course_name: 'Bench',
      join_code: classId,
      created_at: at,
      join_code_ends_at,
    })
    .execute()
  await db
    .insertInto('class_teachers')
    .values({ class_id: classId, teacher_id: TEACHER_ID, added_at: at, is_owner: 1 })
    .execute()
  const events = demoEvents(demoSessions())
  for (let number = 0; number < learners; number += 1) await addLearner(db, classId, number, at, events)
  return classId
}

type Facts = ReturnType<typeof demoEvents>

async function addLearner(db: Database, classId: string, number: number, at: string, events: Facts): Promise<void> {
  const id = `${classId}-${number}`
  const person = { id, role: 'student', name: `Anak ${number}`, email: null, email_key: null } as const
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({ ...person, password_hash: null, created_at: at })
      .execute()
    await trx.insertInto('class_learners').values({ learner_id: id, class_id: classId, joined_at: at }).execute()
    if (number >= TEMPLATES) {
      await copyEvents(trx, `${classId}-${number % TEMPLATES}`, id)
      return
    }
    const rows = Array.from({ length: EVENTS_EACH }, (_, index) =>
      rowOf(id, index, events[(number * EVENTS_EACH + index) % events.length], at),
    )
    for (let start = 0; start < rows.length; start += CHUNK) {
      await trx
        .insertInto('events')
        .values(rows.slice(start, start + CHUNK))
        .execute()
    }
  })
}

/** Copies within the database: inserting a million rows from here would take minutes. */
async function copyEvents(db: Database, from: string, to: string): Promise<void> {
  const columns = sql.raw(
    'id, type, at, at_utc, received_at, device_id, device_seq, session_id, lang, app, content, sent_by, data',
  )
  await sql`insert into events (learner_id, ${columns}) select cast(${to} as text), ${columns} from events where learner_id = ${from}`.execute(
    db,
  )
}

function rowOf(learner_id: string, index: number, event: Facts[number] | undefined, received_at: string): EventsTable {
  if (!event) throw new Error('The demo has no events.')
  const at = event.at.toISOString()
  return {
    learner_id,
    id: String(index),
    type: event.type,
    at,
    at_utc: at,
    received_at,
    device_id: event.device_id,
    device_seq: index,
    session_id: event.session_id,
    lang: event.lang,
    app: '1',
    content: '1',
    sent_by: null,
    data: JSON.stringify(event.data),
  }
}
