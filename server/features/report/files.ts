import { setImmediate as breathe } from 'node:timers/promises'
import type { Lessons } from '../../../src/content/lessons.ts'
import type { Account } from '../../contract/auth.ts'
import type { ReportQuery } from '../../contract/reportHead.ts'
import { notFound } from '../../lib/httpError.ts'
import type { ClassService } from '../classes/service.ts'
import type { Manner } from './exports.ts'
import { type FactsFile, factsHead, factsRows } from './factsFiles.ts'
import { factsOf } from './figures/facts.ts'
import { isWithin, spanOf } from './projectionStore.ts'
import type { ReportLoader } from './load.ts'
import { makeRefs } from './refs.ts'
import type { ReportStore } from './store.ts'

interface Needs {
  readonly store: Pick<ReportStore, 'events'>
  readonly classes: Pick<ClassService, 'own' | 'daysOf'>
  readonly loader: Pick<ReportLoader, 'dayOf' | 'membersOf'>
  readonly lessons: Lessons
}

/** What `reportFiles` gives. */
export type ReportFiles = ReturnType<typeof reportFiles>

/**
 * What learners did, as CSV: of a class, or of one learner of it. A large class is more than fits into memory, so it is written while it is sent,
 * a learner at a time, and whoever waits for something else gets their turn between.
 */
export function reportFiles({ store, classes, loader, lessons }: Needs) {
  const books = { lessons, refs: makeRefs(lessons) }

  async function* text(
    file: FactsFile,
    learners: readonly { readonly id: string; readonly name: string | number }[],
    filter: ReportQuery,
    manner: Manner,
  ): AsyncGenerator<string> {
    yield factsHead(file, manner)
    for (const { id, name } of learners) {
      const rows = await store.events([id], spanOf(filter))
      const facts = factsOf(rows, loader.dayOf).filter(({ day }) => isWithin(day, filter))
      yield factsRows(file, name, facts, books, manner)
      await breathe()
    }
  }

  return {
    /** Of all learners, or of `learnerId` only; 404 where the class is not the teacher's or the learner not in it. */
    async facts(
      file: FactsFile,
      teacher: Account,
      { classId, learnerId }: { readonly classId: string; readonly learnerId?: string },
      filter: ReportQuery,
      manner: Manner,
    ): Promise<AsyncGenerator<string>> {
      await classes.own(teacher, classId)
      const members = await loader.membersOf(classId)
      const named = members.map(({ id, name }, index) => ({ id, name: manner.hasNames ? name : index + 1 }))
      const wanted = learnerId === undefined ? named : named.filter(({ id }) => id === learnerId)
      if (learnerId !== undefined && wanted.length === 0) {
        throw notFound('There is no such learner in this class.')
      }
      return text(file, wanted, await classes.daysOf(classId, filter), manner)
    },
  }
}
