import type { MadeChoice } from '../../../src/content/ladder/path/choice.ts'
import { loadPlayable } from '../../../src/content/ladder/playable.ts'
import type { Account } from '../../contract/auth.ts'
import { pathChoice, type PathChoiceRequest, type PathChoicesAnswer } from '../../contract/path.ts'
import type { PlayMode } from '../../contract/playMode.ts'
import type { PathChoicesTable } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/httpError.ts'
import type { ClassService } from '../classes/service.ts'
import type { PathStore } from './store.ts'

interface Needs {
  readonly store: PathStore
  readonly classes: Pick<ClassService, 'own'>
  readonly clock: Clock
  /** The day of a moment in the school's time zone. */
  readonly dayOf: (at: string) => string
}

/** What teachers choose for children's paths. A choice changes only what comes next, never what is recorded. */
export function pathService({ store, classes, clock, dayOf }: Needs) {
  return {
    /** Sets a child's path in one language, or gives it back to the app. For anybody who does not teach the class, it does not exist. */
    async choose(
      teacher: Account,
      classId: string,
      learnerId: string,
      { lang, choice }: PathChoiceRequest,
    ): Promise<void> {
      await classes.own(teacher, classId)
      if (!(await store.isIn(classId, learnerId))) throw notFound('There is no such learner in this class.')
      if (choice === null) return store.remove(learnerId, lang)
      await check(choice, lang, (await store.modesOfClass(classId)).get(learnerId))
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

    /** What the reader's teachers have chosen, for the reader's own device. */
    async mine({ id }: Pick<Account, 'id'>): Promise<PathChoicesAnswer['data']> {
      const rows = await store.ofLearner(id)
      return {
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
async function check(
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
