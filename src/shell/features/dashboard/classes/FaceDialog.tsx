import { useState } from 'react'
import type { ClassLearner } from '../../../../../server/contract/classes.ts'
import { FaceChoice, type ShownFace } from '../../face/index.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { memberFaceText } from '../text/memberFaces/index.ts'
import { rosterText } from '../text/roster/index.ts'

interface Props {
  readonly learner: ClassLearner
  readonly onClose: () => void
}

/** Dialog to choose another face for a child that nobody else in the class has. */
export function FaceDialog({ learner, onClose }: Props) {
  const { whole, reload } = useClass()
  const said = useText(memberFaceText)
  const roster = useText(rosterText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const [face, setFace] = useState<ShownFace>(learner)

  async function save() {
    const isDone = await run(() => classesApi.chooseFace(whole.id, learner.id, face), said.changed(learner.name))
    // Also after a failure: if the face was taken meanwhile, the free ones are updated.
    reload()
    if (isDone) onClose()
  }
  return (
    <Ask title={said.changeOf(learner.name)} onClose={onClose}>
      <p className="hint">{said.how}</p>
      <FaceChoice
        language={language}
        chosen={face}
        others={whole.learners.filter(({ id }) => id !== learner.id)}
        onChoose={setFace}
      />
      <p className="buttons">
        <button type="button" className="button" data-safe onClick={onClose}>
          {roster.keep}
        </button>
        <button type="button" className="button main" disabled={isBusy} onClick={() => void save()}>
          {said.save}
        </button>
      </p>
    </Ask>
  )
}
