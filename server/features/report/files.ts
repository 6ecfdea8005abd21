import { setImmediate as breathe } from 'node:timers/promises'
import type { Account } from '../../contract/auth.ts'
import type { ReportQuery } from '../../contract/reportHead.ts'
import { notFound } from '../../lib/httpError.ts'
import type { ClassService } from '../classes/service.ts'
import type { Manner } from './exports.ts'
import { type FactsFile, factsHead, factsRows } from './factsFiles.ts'
import { factsOf } from './figures/facts.ts'
import { isWithin, spanOf } from './projectionStore.ts'
import type { ReportLoader } from './load.ts'
import type { Books } from './reportBooks.ts'
import type { ReportStore } from './store.ts'

interface Needs {
  readonly store: Pick<ReportStore, 'events'>
  readonly classes: Pick<ClassService, 'own' | 'daysOf'>
  readonly loader: Pick<ReportLoader, 'dayOf' | 'membersOf' | 'booksOf'>
}

/** What `reportFiles` gives. */
export type ReportFiles = ReturnType<typeof reportFiles>

/**
 * Learners' activity as CSV, for a class or one learner. A large class does not fit into memory, so it is streamed one learner at a time, and other
 * requests run in between.
 */
export function reportFiles({ store, classes, loader }: Needs) {
  async function* text(
    file: FactsFile,
    learners: readonly { readonly id: string; readonly name: string | number }[],
    filter: ReportQuery,
    manner: Manner,
    books: Books,
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
    /** For all learners or `learnerId` only; 404 if the class is not the teacher's or the learner is not in it. */
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
      return text(file, wanted, await classes.daysOf(classId, filter), manner, await loader.booksOf(classId))
    },
  }
}
