import type { MadeChoice } from '../../../src/content/ladder/path/choice.ts'
import { loadPlayable } from '../../../src/content/ladder/playable.ts'
import type { Account } from '../../contract/auth.ts'
import { type ChecksRequest, pathChoice, type PathChoiceRequest, type PathChoicesAnswer } from '../../contract/path.ts'
import type { PlayMode } from '../../contract/playMode.ts'
import type { PathChoicesTable } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/httpError.ts'
import type { ClassService } from '../classes/service.ts'
import type { RosterStore } from '../roster/store.ts'
import type { CheckRequestStore } from './checkRequestStore.ts'
import type { PathStore } from './store.ts'

interface Needs {
  readonly store: PathStore
  readonly checks: CheckRequestStore
  readonly members: Pick<RosterStore, 'inClass'>
  readonly classes: Pick<ClassService, 'own'>
  readonly clock: Clock
  /** The day of a moment in the school's time zone. */
  readonly dayOf: (at: string) => string
}

/** What teachers choose for children's paths. A choice changes only what comes next, never what is recorded. */
export function pathService({ store, checks, members, classes, clock, dayOf }: Needs) {
  /** Refuses learners who are not in the class; each is named once. */
  async function inClass(classId: string, ids: readonly string[]): Promise<void> {
    if ((await members.inClass(classId, ids)).length < ids.length)
      throw notFound('There is no such learner in this class.')
  }
  return {
    /** Sets a child's path in one language, or gives it back to the app. For anybody who does not teach the class, it does not exist. */
    async choose(
      teacher: Account,
      classId: string,
      learnerId: string,
      { lang, choice }: PathChoiceRequest,
    ): Promise<void> {
      await classes.own(teacher, classId)
      await inClass(classId, [learnerId])
      if (choice === null) return store.remove(learnerId, lang)
      await refuseUnknown(choice, lang, (await store.modesOfClass(classId)).get(learnerId))
      const now = clock().toISOString()
      await store.put({
        learner_id: learnerId,
        lang,
        choice: JSON.stringify(choice),
        day: dayOf(now),
        chosen_at: now,
        chosen_by: teacher.id,
      })
    },

    /** Asks for five-minute checks, or takes that back. Learners of other classes are refused, all or none. */
    async askChecks(teacher: Account, classId: string, { lang, learners, wanted }: ChecksRequest): Promise<void> {
      await classes.own(teacher, classId)
      const ids = [...new Set(learners)]
      await inClass(classId, ids)
      if (!wanted) return checks.drop(ids, lang)
      const asked_at = clock().toISOString()
      await checks.ask(ids.map((learner_id) => ({ learner_id, lang, asked_at, asked_by: teacher.id })))
    },

    /** What the reader's teachers have chosen, for the reader's own device. */
    async mine({ id }: Pick<Account, 'id'>): Promise<PathChoicesAnswer['data']> {
      const [rows, open] = await Promise.all([store.ofLearner(id), checks.open({ learnerId: id })])
      return {
        learner_id: id,
        checks: open.map(({ lang, asked_at }) => ({ lang, asked_at })),
        choices: rows.flatMap((row) => {
          const made = madeChoiceOf(row)
          return made ? [{ lang: row.lang, day: made.day, choice: pathChoice.parse(made.choice) }] : []
        }),
      }
    },
  }
}

/** What `pathService` gives. */
export type PathService = ReturnType<typeof pathService>

/** A stored choice; `undefined` where this version does not understand it. */
export function madeChoiceOf({ choice, day }: Pick<PathChoicesTable, 'choice' | 'day'>): MadeChoice | undefined {
  const { data } = pathChoice.safeParse(JSON.parse(choice))
  return data && { choice: data, day }
}

/** Only what the ladder asks a child who plays this way can be chosen: anything else would silently do nothing on the tablet. */
async function refuseUnknown(
  { pin, off, step }: NonNullable<PathChoiceRequest['choice']>,
  lang: 'en' | 'id',
  mode: PlayMode | undefined,
): Promise<void> {
  const { ladder, asks } = await loadPlayable(lang, mode)
  const items = new Set(asks.map(({ item }) => item))
  const skills = new Set(asks.map(({ skill }) => skill))
  if (!pin.every((item) => items.has(item))) throw invalid('pin', 'The ladder does not ask one of these items.')
  if (!off.every((one) => items.has(one) || skills.has(one)))
    throw invalid('off', 'The ladder does not ask one of these items or skills.')
  if (step !== null && !ladder.languages[lang].steps.some(({ id }) => id === step))
    throw invalid('step', 'The ladder has no such step.')
}
