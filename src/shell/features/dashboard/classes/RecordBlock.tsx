import { useState } from 'react'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useWords } from '../dashboardLanguage.ts'
import { download } from '../download.ts'
import { useTask } from '../useTask.ts'
import { keepingWords } from '../words/keeping.ts'
import { LearnerPick } from './LearnerPick.tsx'

/** Everything that is kept of one learner, or of the whole class, as a file. */
export function RecordBlock() {
  const { whole } = useClass()
  const said = useWords(keepingWords)
  const { isBusy, run } = useTask()
  const [learnerId, setLearnerId] = useState('')
  const save = async () => {
    const record = await classesApi.record(whole.id, learnerId)
    download(`${record.learner.name}.json`, 'application/json', JSON.stringify(record, undefined, 2))
  }
  const saveAll = async () => {
    const record = await classesApi.classRecord(whole.id)
    download(`${whole.group_name}.json`, 'application/json', JSON.stringify(record, undefined, 2))
  }
  return (
    <section className="block stack">
      <h2>{said.record}</h2>
      <p className="minor">{said.recordText}</p>
      {whole.is_owner ? (
        <>
          <LearnerPick learners={whole.learners} chosen={learnerId} onChoose={setLearnerId} />
          <p>
            <button
              type="button"
              className="push main"
              disabled={isBusy || learnerId === ''}
              onClick={() => void run(save)}
            >
              {said.download}
            </button>
          </p>
          <p className="minor">{said.classRecordText}</p>
          <p>
            <button type="button" className="push" disabled={isBusy} onClick={() => void run(saveAll)}>
              {said.classRecord}
            </button>
          </p>
        </>
      ) : (
        <p className="how">{said.ownerOnly}</p>
      )}
    </section>
  )
}
