import { randomUUID } from 'node:crypto'
import type { Account } from '../../contract/auth.ts'
import { FRAMES, PETS, signInPicture } from '../../contract/pictures.ts'
import {
  type AddLearnersAnswer,
  type AddLearnersRequest,
  type CardsAnswer,
  type ChangeLearnerRequest,
  type MoveLearnersRequest,
  ROSTER_ROWS_MAX,
} from '../../contract/roster.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/httpError.ts'
import type { PackStore } from '../../packs/store/packStore.ts'
import type { ClassBinStore } from '../classes/classBinStore.ts'
import { mayAlone } from '../classes/ownerOnly.ts'
import type { ClassService } from '../classes/service.ts'
import type { ClassStore } from '../classes/store.ts'
import type { JournalStore } from '../journal/store.ts'
import { binService, intoBin } from './bin.ts'
import type { BinStore } from './binStore.ts'
import type { Leaving } from './leaving.ts'
import { faceKey, freeFace } from '../pictures/faces.ts'
import type { TryStore } from '../pictures/tries.ts'
import { type CheckedRow, checkRows, isTooLong, listRows } from './list.ts'
import { newPictures } from './pictures.ts'
import { present, recordService } from './records.ts'
import { requestService } from './requests.ts'
import type { RequestStore } from './requestStore.ts'
import { readSheet } from './sheet.ts'
import type { NewChild, Present, RosterStore } from './store.ts'

interface Needs {
  readonly store: RosterStore
  readonly classStore: ClassStore
  readonly bin: BinStore
  /** Which books a child is in. */
  readonly people: Pick<PackStore, 'booksWith'>
  readonly classBin: Pick<ClassBinStore, 'eraseOver'>
  readonly requests: RequestStore
  readonly journal: Pick<JournalStore, 'forgetBefore'>
  readonly classes: Pick<ClassService, 'own' | 'owned'>
  readonly tries: Pick<TryStore, 'forgetLearners'>
  readonly clock: Clock
  /** How long a child without an e-mail is kept after leaving the class. */
  readonly retentionDays: number
  /** How long the bin keeps a child; never longer than `retentionDays`. */
  readonly binDays: number
}

/** Who is in a class: adding by a list, names, moving, removing, pictures. */
export function rosterService(needs: Needs) {
  return {
    ...adding(needs),
    ...cards(needs),
    ...changing(needs),
    ...recordService(needs),
    ...requestService(needs),
    ...binning(needs),
  }
}

/** What `rosterService` gives. */
export type RosterService = ReturnType<typeof rosterService>

function adding({ store, classStore, classes, clock }: Needs) {
  return {
    /** What would become of a list's rows; where `save` is asked for, those that are ready are added, all at once. */
    async addLearners(teacher: Account, classId: string, form: AddLearnersRequest): Promise<AddLearnersAnswer['data']> {
      await classes.own(teacher, classId)
      const sheet = readSheet(form.list, form.name_column)
      const rows = listRows(sheet)
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
        await store.addChildren(
          classIds,
          (present) => {
            checked = look(present)
            return childrenOf(checked, present, clock().toISOString())
          },
          teacher.id,
        )
      } else checked = look(await store.namesIn(classIds))
      const ready = checked.filter(({ state }) => state === 'ready').length
      return {
        columns: [...sheet.columns],
        name_column: sheet.nameColumn,
        rows: checked.map(({ row, name, className, state }) => ({ row, name, class_name: className, state })),
        ready,
        added: form.save ? ready : 0,
      }
    },
  }
}

function cards({ store, classStore, classes, tries, clock }: Needs) {
  async function cards(teacher: Account, classId: string): Promise<CardsAnswer['data']> {
    await classes.own(teacher, classId)
    const learners = await classStore.learnersOf(classId)
    return learners.flatMap(({ id, name, avatar, frame, pictures }) =>
      avatar === null || frame === null || pictures === null
        ? []
        : [
            {
              learner_id: id,
              name,
              avatar,
              frame,
              pictures: pictures.split(',').map((word) => signInPicture.parse(word)),
            },
          ],
    )
  }

  return {
    cards,

    /** New pictures for these learners of the class; all of them must be in it. A pause of their sign-in ends. */
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
        // The face is for those who had none.
        wanted.map((learner_id) => ({
          learner_id,
          avatar: PETS[0] ?? '',
          frame: FRAMES[0],
          is_chosen: 0,
          pictures: newPictures().join(','),
        })),
        { classId, learnerIds: wanted, byId: teacher.id, now: clock().toISOString() },
      )
      await tries.forgetLearners(wanted)
      const all = await cards(teacher, classId)
      return all.filter(({ learner_id }) => wanted.includes(learner_id))
    },
  }
}

/** `asked`: the class is a colleague's, who must say yes first. */
export type Outcome = 'done' | 'asked'

function changing({ store, bin, requests, classes, clock, binDays }: Needs) {
  const leavingOf = (teacher: Account, classId: string, learnerIds: readonly string[]): Leaving => ({
    classId,
    learnerIds: [...new Set(learnerIds)],
    byId: teacher.id,
    now: clock().toISOString(),
  })

  /** Learners go to another class of this teacher, one under another name where it is given. */
  async function move(teacher: Account, leaving: Leaving, to: string, name?: string): Promise<Outcome> {
    const from = await classes.own(teacher, leaving.classId)
    await classes.own(teacher, to)
    if (to === leaving.classId) throw invalid('class_id', 'The learner is already in this class.')
    if (mayAlone(from, 'learner.leave')) {
      if (!(await store.change(leaving, { name, to }))) throw notInClass()
      return 'done'
    }
    if (!(await requests.ask(leaving, { kind: 'move', to }))) throw notInClass()
    if (name !== undefined) await store.change(leaving, { name })
    return 'asked'
  }

  return {
    /** Another name, or another class of the same teacher. */
    async change(teacher: Account, classId: string, learnerId: string, change: ChangeLearnerRequest): Promise<Outcome> {
      await classes.own(teacher, classId)
      await present(store, classId, learnerId)
      const leaving = leavingOf(teacher, classId, [learnerId])
      if (change.class_id !== undefined) return move(teacher, leaving, change.class_id, change.name)
      if (change.name !== undefined) await store.change(leaving, { name: change.name })
      return 'done'
    },

    /** Learners go to another class of the same teacher: all of them, or none where one is not in this class. */
    move: (teacher: Account, classId: string, { learner_ids, class_id }: MoveLearnersRequest): Promise<Outcome> =>
      move(teacher, leavingOf(teacher, classId, learner_ids), class_id),

    /** Takes learners out of the class and puts them into its bin: all of them, or none where one is not in it. */
    async remove(teacher: Account, classId: string, learnerIds: readonly string[]): Promise<Outcome> {
      const from = await classes.own(teacher, classId)
      const leaving = leavingOf(teacher, classId, learnerIds)
      const isAlone = mayAlone(from, 'learner.leave')
      const isKnown = isAlone
        ? await bin.intoBin(leaving, intoBin(clock(), 'removed', binDays))
        : await requests.ask(leaving, { kind: 'remove', to: null })
      if (!isKnown) throw notInClass()
      return isAlone ? 'done' : 'asked'
    },
  }
}

function binning(needs: Needs) {
  const { store, classes } = needs
  const bins = binService(needs)
  return {
    ...bins,

    /** Deletes a learner: into the bin first. Only the owner of the class may, and only for children without an e-mail. */
    async erase(teacher: Account, classId: string, learnerId: string): Promise<void> {
      await classes.own(teacher, classId)
      const hasEmail = await store.hasEmail(classId, learnerId)
      if (hasEmail === undefined) throw notInClass()
      await bins.erase(teacher, classId, learnerId, hasEmail)
    },
  }
}

const notInClass = () => notFound('There is no such learner in this class.')

function namesByClass(present: readonly Present[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { class_id, name } of present) {
    const known = names.get(class_id) ?? new Set()
    names.set(class_id, known.add(name.toLowerCase()))
  }
  return names
}

function childrenOf(rows: readonly CheckedRow[], present: readonly Present[], now: string): NewChild[] {
  const taken = present.map(({ class_id, avatar, frame }) => ({ class_id, avatar: avatar ?? '', frame: frame ?? '' }))
  return rows.flatMap(({ name, classId }) => {
    if (classId === null) return []
    const id = randomUUID()
    const face = freeFace(new Set(taken.filter(({ class_id }) => class_id === classId).map(faceKey)))
    taken.push({ class_id: classId, ...face })
    return [
      {
        user: { id, role: 'student', name, email: null, email_key: null, password_hash: null, created_at: now },
        membership: { learner_id: id, class_id: classId, joined_at: now },
        pictures: { learner_id: id, ...face, is_chosen: 0, pictures: newPictures().join(',') },
      },
    ]
  })
}
