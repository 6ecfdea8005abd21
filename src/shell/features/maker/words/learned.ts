import type { PathReport } from '../../../../../server/contract/path.ts'
import { syllableSteps } from '../../../../content/levels/decodable.ts'
import type { LanguageLadder } from '../../../../content/ladder/schema.ts'

/** Whether a class has learned a syllable; `isLast`: whether it ends its word. */
export type HasLearned = (syllable: string, isLast: boolean) => boolean

/** A class has learned what stands below the step of its middle child: at least half of its children have. Undefined where nobody has begun. */
export function learnedBy(
  { rows, steps }: Pick<PathReport, 'rows' | 'steps'>,
  ladder: LanguageLadder,
): HasLearned | undefined {
  const orders = new Map(steps.map(({ id, order }) => [id, order]))
  const reached = rows
    .flatMap(({ state, step }) => (state === 'new' ? [] : (orders.get(step ?? '') ?? [])))
    .toSorted((one, other) => one - other)
  const middle = reached[(reached.length - 1) >> 1]
  if (middle === undefined) return undefined
  const stepOf = syllableSteps({ ladder })
  return (syllable, isLast) => stepOf(syllable, isLast) < middle
}
