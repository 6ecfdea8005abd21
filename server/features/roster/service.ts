import { randomUUID } from 'node:crypto'
import type { Account } from '../../contract/auth.ts'
import { AVATARS, signInPicture } from '../../contract/pictures.ts'
import {
  type AddLearnersAnswer,
  type AddLearnersRequest,
  type CardsAnswer,
  type ChangeLearnerRequest,
  type MoveLearnersRequest,
  ROSTER_ROWS_MAX,
} from '../../contract/roster.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/refusal.ts'
import type { ClassService } from '../classes/service.ts'
import type { ClassStore } from '../classes/store.ts'
import { type CheckedRow, checkRows, isTooLong, readList } from './list.ts'
import { newPictures, rarestAvatar } from './pictures.ts'
import { present, recordService } from './records.ts'
import type { NewChild, Present, RosterStore } from './store.ts'

interface Needs {
  readonly store: RosterStore
  readonly classStore: ClassStore
  readonly classes: Pick<ClassService, 'own'>
  readonly clock: Clock
  /** How long a child without an e-mail is kept after leaving the class. */
  readonly retentionDays: number
}

/** Who is in a class: adding by a list, names, moving, removing, pictures. */
export function rosterService(needs: Needs) {
  return { ...adding(needs), ...changing(needs), ...recordService(needs) }
}

/** What `rosterService` gives. */
export type RosterService = ReturnType<typeof rosterService>

function adding({ store, classStore, classes, clock }: Needs) {
  return {
    /** What would become of a list's rows; where `save` is asked for, those that are ready are added, all at once. */
    async addLearners(teacher: Account, classId: string, form: AddLearnersRequest): Promise<AddLearnersAnswer['data']> {
      await classes.own(teacher, classId)
      const rows = readList(form.list)
      if (isTooLong(rows)) throw invalid('list', `At most ${ROSTER_ROWS_MAX} rows at once.`)
      const own = await classStore.classesOf(teacher.id)
      const classIds = own.map(({ id }) => id)
      const look = (present: readonly Present[]) =>
        checkRows(rows, {
          classId,
          classes: new Map(own.map(({ id, group_name }) => [group_name.toLowerCase(), id])),
          names: namesByClass(present),
          different: new Set(form.different),
        })
      let checked: readonly CheckedRow[] = []
      if (form.save) {
        await store.addChildren(classIds, (present) => {
          checked = look(present)
          return childrenOf(checked, present, clock().toISOString())
        })
      } else checked = look(await store.namesIn(classIds))
      const ready = checked.filter(({ state }) => state === 'ready').length
      return {
        rows: checked.map(({ row, name, className, state }) => ({ row, name, class_name: className, state })),
        ready,
        added: form.save ? ready : 0,
      }
    },
  }
}

function changing(needs: Needs) {
  const { store, classStore, classes, clock } = needs
  async function cards(teacher: Account, classId: string): Promise<CardsAnswer['data']> {
    await classes.own(teacher, classId)
    const learners = await classStore.learnersOf(classId)
    return learners.flatMap(({ id, name, avatar, pictures }) =>
      avatar === null || pictures === null
        ? []
        : [{ learner_id: id, name, avatar, pictures: pictures.split(',').map((word) => signInPicture.parse(word)) }],
    )
  }

  return {
    cards,

    /** Another name, or another class of the same teacher. */
    async change(teacher: Account, classId: string, learnerId: string, change: ChangeLearnerRequest): Promise<void> {
      await ownLearner(needs, teacher, classId, learnerId)
      if (change.class_id !== undefined) await classes.own(teacher, change.class_id)
      const changed = await store.change(classId, learnerId, change, clock().toISOString())
      if (!changed) throw notInClass()
    },

    /** Learners go to another class of the same teacher: all of them, or none where one is not in this class. */
    async move(teacher: Account, classId: string, { learner_ids, class_id }: MoveLearnersRequest): Promise<void> {
      await classes.own(teacher, classId)
      await classes.own(teacher, class_id)
      const moved = await store.move(classId, [...new Set(learner_ids)], class_id, clock().toISOString())
      if (!moved) throw notInClass()
    },

    /**
     * Takes learners out of the class: all of them, or none where one is not in it. What is kept of a child without an e-mail is forgotten after
     * `retentionDays`.
     */
    async remove(teacher: Account, classId: string, learnerIds: readonly string[]): Promise<void> {
      await classes.own(teacher, classId)
      const left = await store.leave(classId, [...new Set(learnerIds)], clock().toISOString())
      if (!left) throw notInClass()
    },

    /** New pictures for these learners of the class; all of them must be in it. */
    async renewPictures(
      teacher: Account,
      classId: string,
      learnerIds: readonly string[],
    ): Promise<CardsAnswer['data']> {
      await classes.own(teacher, classId)
      const wanted = [...new Set(learnerIds)]
      const present = await store.inClass(classId, wanted)
      if (present.length < wanted.length) throw notInClass()
      await store.setPictures(
        wanted.map((learner_id) => ({ learner_id, avatar: AVATARS[0] ?? '', pictures: newPictures().join(',') })),
      )
      const all = await cards(teacher, classId)
      return all.filter(({ learner_id }) => wanted.includes(learner_id))
    },
  }
}

const notInClass = () => notFound('There is no such learner in this class.')

async function ownLearner(
  { store, classes }: Needs,
  teacher: Account,
  classId: string,
  learnerId: string,
): Promise<void> {
  await classes.own(teacher, classId)
  await present(store, classId, learnerId)
}

function namesByClass(present: readonly Present[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { class_id, name } of present) {
    const known = names.get(class_id) ?? new Set()
    names.set(class_id, known.add(name.toLowerCase()))
  }
  return names
}

function childrenOf(rows: readonly CheckedRow[], present: readonly Present[], now: string): NewChild[] {
  const taken = present.map(({ class_id, avatar }) => ({ class_id, avatar }))
  return rows.flatMap(({ name, classId }) => {
    if (classId === null) return []
    const id = randomUUID()
    const avatar = rarestAvatar(taken.filter(({ class_id }) => class_id === classId).map((other) => other.avatar))
    taken.push({ class_id: classId, avatar })
    return [
      {
        user: { id, role: 'student', name, email: null, email_key: null, password_hash: null, created_at: now },
        membership: { learner_id: id, class_id: classId, joined_at: now },
        pictures: { learner_id: id, avatar, pictures: newPictures().join(',') },
      },
    ]
  })
}
