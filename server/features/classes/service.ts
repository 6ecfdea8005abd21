import { randomUUID } from 'node:crypto'
import type { Account } from '../../contract/auth.ts'
import type { Catalog } from '../../contract/catalog.ts'
import type {
  BookAccessRequest,
  ClassAnswer,
  ClassBooksAnswer,
  ClassChangeRequest,
  ClassDevice,
  ClassItem,
  ClassLearner,
  ClassRequest,
} from '../../contract/classes.ts'
import type { Limit } from '../../db/limits.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { conflict, forbidden, invalid, tooMany } from '../../lib/httpError.ts'
import { emailKeyOf } from '../auth/service.ts'
import type { AuthStore } from '../auth/store.ts'
import type { PictureStore } from '../pictures/store.ts'
import type { RequestStore } from '../roster/requestStore.ts'
import { classBinService } from './classBin.ts'
import type { ClassBinStore } from './classBinStore.ts'
import { handoverService } from './handover.ts'
import type { HandoverStore } from './handoverStore.ts'
import { CODE_SECONDS, joinCodeKey, newJoinCode, shownJoinCode, untilFree } from './joinCode.ts'
import { ownClass, ownedClass, type OwnerEffect } from './ownerOnly.ts'
import type { ClassStore, OwnClass } from './store.ts'
import { waitingIn } from './waiting.ts'
import { yearService, yearsShown } from './years.ts'
import type { YearStore } from './yearStore.ts'

/** Limit of wrong codes per address, against brute force. */
const WRONG_CODES: Limit = { max: 30, seconds: 600 }

interface Needs {
  readonly store: ClassStore
  readonly requests: Pick<RequestStore, 'requestsIn'>
  readonly handovers: HandoverStore
  readonly classBin: ClassBinStore
  readonly years: YearStore
  readonly pictures: PictureStore
  readonly limits: AuthStore['limits']
  readonly clock: Clock
  readonly catalog: Catalog
  /** The day of a moment, in the school's time zone. */
  readonly dayOf: (at: string) => string
  /** How long a deleted class can be brought back. */
  readonly binDays: number
}

/** Classes, for their teachers and for learners who join by code. Other teachers' classes give the same response as missing ones. */
export function classService(needs: Needs) {
  return {
    ...classes(needs),
    ...classBinService(needs),
    ...teachers(needs),
    ...handoverService(needs),
    ...yearService(needs),
    ...codes(needs),
    ...books(needs),
  }
}

/** What `classService` gives. */
export type ClassService = ReturnType<typeof classService>

function classes(needs: Needs) {
  const { store, years, pictures, clock } = needs
  return {
    /** The class if it is the teacher's; otherwise 404. */
    own: (teacher: Account, classId: string) => ownClass(store, teacher, classId),

    /** The class if the teacher may have this effect; 404 if it is not theirs, 403 for co-teachers. */
    owned: (teacher: Account, classId: string, effect: OwnerEffect) => ownedClass(store, teacher, classId, effect),

    async list(teacher: Account): Promise<ClassItem[]> {
      const rows = await store.classesOf(teacher.id)
      const [counts, waiting] = await Promise.all([
        store.learnerCounts(rows.map(({ id }) => id)),
        waitingIn(needs, teacher, rows),
      ])
      return rows.map((row) => itemOf(row, counts.get(row.id) ?? 0, waiting(row.id)))
    },

    async add(teacher: Account, form: ClassRequest): Promise<string> {
      const now = clock()
      const id = randomUUID()
      await untilFree((join_code) => {
        const row = { id, ...form, join_code, join_code_ends_at: isoAfter(now, CODE_SECONDS) }
        return store.add(row, teacher.id, now.toISOString())
      })
      await untilFree((code) => pictures.setTabletCode(id, code, isoAfter(now, CODE_SECONDS)))
      return id
    },

    async whole(teacher: Account, classId: string): Promise<ClassAnswer['data']> {
      const row = await ownClass(store, teacher, classId)
      const learners = await store.learnersOf(classId)
      const [people, devices, waiting, closed] = await Promise.all([
        store.teachersOf(classId),
        pictures.devicesOf(classId, clock().toISOString()),
        waitingIn(needs, teacher, [row]),
        years.yearsOf(classId),
      ])
      return {
        ...itemOf(row, learners.length, waiting(classId)),
        learners: learners.map(learnerShown),
        years: yearsShown(closed, clock()),
        teachers: people.map(({ id, name, is_owner }) => ({ id, name, is_owner: is_owner === 1 })),
        devices: devices.flatMap(approvedDevice),
      }
    },

    async change(teacher: Account, classId: string, form: ClassChangeRequest): Promise<void> {
      const { group_name, course_name, story_asks } = form
      await ownClass(store, teacher, classId)
      const change = {
        ...(group_name !== undefined && { group_name }),
        ...(course_name !== undefined && { course_name }),
        ...(story_asks !== undefined && { story_asks: story_asks ? 1 : 0 }),
      }
      if (Object.keys(change).length > 0) await store.change(classId, change)
    },
  }
}

function teachers({ store, clock }: Needs) {
  return {
    async addTeacher(teacher: Account, classId: string, email: string): Promise<void> {
      await ownedClass(store, teacher, classId, 'teachers.change')
      const colleague = await store.findTeacher(emailKeyOf(email))
      if (!colleague) throw invalid('email', 'There is no teacher with this email.')
      await store.addTeacher(classId, colleague.id, teacher.id, clock().toISOString())
    },

    /** An owner removes a co-teacher; co-teachers may leave. */
    async removeTeacher(teacher: Account, classId: string, teacherId: string): Promise<void> {
      if (teacherId === teacher.id) await ownClass(store, teacher, classId)
      else await ownedClass(store, teacher, classId, 'teachers.change')
      await store.removeTeacher(classId, teacherId, teacher.id, clock().toISOString())
    },
  }
}

const TABLET_CODE = 'This code is for tablets. To join the class, ask for the family code.'

function codes({ store, pictures, limits, clock }: Needs) {
  /** The class of a code; 422 at `field` if it is wrong or expired, 429 after too many wrong ones. */
  async function byCode(typed: string, address: string, field = 'code') {
    const key = `class-code:${address}`
    const wait = await limits.take(key, WRONG_CODES)
    if (wait > 0) throw tooMany(wait)
    const now = clock().toISOString()
    const found = await store.classByCode(joinCodeKey(typed), now)
    if (!found) {
      const isForTablets = (await pictures.classByTabletCode(joinCodeKey(typed), now)) !== undefined
      throw invalid(field, isForTablets ? TABLET_CODE : 'There is no class with this code, or the code has expired.')
    }
    await limits.giveBack(key)
    return found
  }

  return {
    byCode,

    /** Puts a new learner into a class that was found by its code. */
    enrol: (classId: string, learnerId: string) => store.join(classId, learnerId, clock().toISOString()),

    /** A new code; the old one stops working. */
    async renewCode(teacher: Account, classId: string): Promise<void> {
      await ownClass(store, teacher, classId)
      const endsAt = isoAfter(clock(), CODE_SECONDS)
      await store.setCode(classId, newJoinCode(), endsAt)
    },

    /** A learner joins by code; 409 if they are already in a class (a teacher can move them). */
    async join(learner: Account, code: string, address: string) {
      if (learner.role !== 'student') throw forbidden('Only learners join a class.')
      const { id, group_name, course_name } = await byCode(code, address)
      if (!(await store.join(id, learner.id, clock().toISOString()))) throw conflict('You are already in a class.')
      return { group_name, course_name }
    },
  }
}

function books({ store, clock, catalog }: Needs) {
  async function booksOf(teacher: Account, classId: string): Promise<ClassBooksAnswer['data']> {
    await ownClass(store, teacher, classId)
    const [decisions, begun] = await Promise.all([store.decisionsOf(classId), store.begunIn(classId)])
    return catalog.books.map(({ id, title }) => {
      const decision = decisions.find(({ book_id }) => book_id === id)
      return {
        book_id: id,
        title: { ...title },
        access: decision?.access ?? 'after-previous',
        decided_by: decision?.decided_by ?? null,
        decided_at: decision?.decided_at ?? null,
        begun: begun.get(id) ?? 0,
      }
    })
  }

  return {
    booksOf,

    /** Opens or locks a book for the class. The first book is always open. */
    async decideBook(teacher: Account, classId: string, { book_id, access }: BookAccessRequest) {
      await ownClass(store, teacher, classId)
      const index = catalog.books.findIndex(({ id }) => id === book_id)
      if (index === -1) throw invalid('book_id', 'The selected book id is invalid.')
      if (index === 0 && access === 'locked') throw invalid('access', 'The first book is always open.')
      await store.decide(classId, book_id, access, teacher.id, clock().toISOString())
      return booksOf(teacher, classId)
    },
  }
}

/** For how many children a tablet reported unsent work. */
function childrenIn(queued: string | null): number {
  // Validated by the event schema on arrival.
  const held = queued === null ? [] : (JSON.parse(queued) as { records: number }[])
  return held.filter(({ records }) => records > 0).length
}

/** An approved tablet, as shown in the class. */
function approvedDevice({
  queued,
  hello_at,
  waiting_number,
  ...device
}: Awaited<ReturnType<PictureStore['devicesOf']>>[number]): ClassDevice[] {
  return waiting_number === null ? [{ ...device, heard_at: hello_at, waiting: childrenIn(queued) }] : []
}

const itemOf = (row: OwnClass, learners: number, waiting: Pick<ClassItem, 'requests' | 'offer'>): ClassItem => ({
  id: row.id,
  group_name: row.group_name,
  course_name: row.course_name,
  join_code: shownJoinCode(row.join_code),
  join_code_ends_at: row.join_code_ends_at,
  story_asks: row.story_asks === 1,
  is_owner: row.is_owner === 1,
  learner_count: learners,
  ...waiting,
})

type LearnerRow = Awaited<ReturnType<ClassStore['learnersOf']>>[number]

/** A learner as their teachers see them. */
const learnerShown = ({ id, name, avatar, frame, email_key, joined_at }: LearnerRow): ClassLearner => ({
  id,
  name,
  avatar: avatar ?? '',
  frame: frame ?? '',
  has_email: email_key !== null,
  joined_at,
})
