import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { Sign } from '../Sign.tsx'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { familyText } from '../text/family/index.ts'
import { retentionText } from '../text/retention/index.ts'
import { LearnerPick } from './LearnerPick.tsx'

/** Downloads everything stored about one learner or the whole class. For the owner. */
export function RecordBlock() {
  const { whole } = useClass()
  const said = useText(retentionText)
  const family = useText(familyText)
  const { isBusy, run } = useTask()
  const [learnerId, setLearnerId] = useState('')
  const name = whole.learners.find(({ id }) => id === learnerId)?.name ?? ''
  return (
    <section className="block stack">
      <h2>{said.record}</h2>
      <p className="minor">{said.recordText}</p>
      {whole.is_owner ? (
        <>
          <LearnerPick learners={whole.learners} chosen={learnerId} onChoose={setLearnerId} />
          <p className="buttons">
            {learnerId !== '' && (
              <Link className="button main" to={dashboardRoutes.familyRecord(whole.id, learnerId)}>
                <Sign name="print" /> {family.print}
              </Link>
            )}
            <button
              type="button"
              className="button"
              disabled={isBusy || learnerId === ''}
              onClick={() => void run(() => classesApi.saveRecord(whole.id, learnerId, name))}
            >
              {said.download}
            </button>
          </p>
          <p className="minor">{said.classRecordText}</p>
          <p>
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => void run(() => classesApi.saveClassRecord(whole.id, whole.group_name))}
            >
              {said.classRecord}
            </button>
          </p>
        </>
      ) : (
        <p className="hint">{said.ownerOnly}</p>
      )}
    </section>
  )
}
