import { useId } from 'react'
import type { ClassLearner } from '../../../../../server/contract/classes.ts'
import { useText } from '../dashboardLanguage.ts'
import { retentionText } from '../text/retention/index.ts'

interface Props {
  readonly learners: readonly ClassLearner[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Select for one learner of the class; the id is empty while nobody is chosen. */
export function LearnerPick({ learners, chosen, onChoose }: Props) {
  const said = useText(retentionText)
  const id = useId()
  return (
    <div className="entry">
      <label htmlFor={id}>{said.learner}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{said.chooseLearner}</option>
        {learners.map((learner) => (
          <option key={learner.id} value={learner.id}>
            {learner.name}
          </option>
        ))}
      </select>
    </div>
  )
}
