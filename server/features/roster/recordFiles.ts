import type { Account } from '../../contract/auth.ts'
import { type RecordAnswer, recordAnswer } from '../../contract/record.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ClassService } from '../classes/service.ts'
import { present } from './records.ts'
import type { RosterStore } from './store.ts'

interface Needs {
  readonly store: Pick<RosterStore, 'recordOf' | 'eventPages' | 'learnerIds' | 'inClass'>
  readonly classes: Pick<ClassService, 'own' | 'owned'>
  readonly clock: Clock
}

/** What a record holds besides the events, which are written a page at a time. */
const headSchema = recordAnswer.shape.data.omit({ events: true })

type Named = RecordAnswer['data']['class']

/** What `recordFiles` gives. */
export type RecordFiles = ReturnType<typeof recordFiles>

/**
 * All data stored about learners, as streamed JSON: neither years of a child's events nor a large class fit into memory. Owners only (403 for
 * co-teachers, 404 for others; checked before the first piece).
 */
export function recordFiles({ store, classes, clock }: Needs) {
  async function owned(teacher: Account, classId: string): Promise<Named> {
    const { group_name, course_name } = await classes.owned(teacher, classId, 'record.read')
    return { group_name, course_name }
  }

  /** Learners deleted meanwhile are skipped. */
  async function* classText(classId: string, named: Named): AsyncGenerator<string> {
    yield `{"data":{"made_at":${JSON.stringify(clock().toISOString())},"class":${JSON.stringify(named)},"learners":[`
    let mark = '\n'
    for (const id of await store.learnerIds(classId)) {
      if ((await store.inClass(classId, [id])).length === 0) continue
      yield mark
      yield* learnerText(store, id, { made_at: clock().toISOString(), class: named })
      mark = ',\n'
    }
    yield '\n]}}\n'
  }

  async function* answerText(learnerId: string, named: Named): AsyncGenerator<string> {
    yield '{"data":'
    yield* learnerText(store, learnerId, { made_at: clock().toISOString(), class: named })
    yield '}\n'
  }

  return {
    /** All data stored about a learner, for families who request it: `recordAnswer`. */
    async record(teacher: Account, classId: string, learnerId: string): Promise<AsyncGenerator<string>> {
      await classes.own(teacher, classId)
      await present(store, classId, learnerId)
      return answerText(learnerId, await owned(teacher, classId))
    },

    /** The same of all learners of a class: `classRecordAnswer`. */
    async classRecord(teacher: Account, classId: string): Promise<AsyncGenerator<string>> {
      return classText(classId, await owned(teacher, classId))
    },
  }
}

/** One learner's record as JSON, in pieces; `first` stands at its beginning. */
export async function* learnerText(
  store: Pick<RosterStore, 'recordOf' | 'eventPages'>,
  learnerId: string,
  first: { readonly made_at: string; readonly class?: Named },
): AsyncGenerator<string> {
  const { results, ...rest } = await store.recordOf(learnerId)
  const head = headSchema.partial({ class: true }).parse({ ...first, ...rest, activity_results: results })
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`
  let mark = '\n'
  for await (const events of store.eventPages(learnerId)) {
    yield mark + events.map(eventText).join(',\n')
    mark = ',\n'
  }
  yield '\n]}'
}

/** An event as one object; what is its type's own is kept as JSON already. */
function eventText({ data, ...event }: { readonly data: string } & object): string {
  const own = data.trim().slice(1, -1)
  return `${JSON.stringify(event).slice(0, -1)}${own === '' ? '' : `,${own}`}}`
}
