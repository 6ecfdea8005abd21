import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useWords } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { ways } from '../ways.ts'
import { keepingWords } from '../words/keeping.ts'
import { Entry } from './Entry.tsx'
import { LearnerPick } from './LearnerPick.tsx'

/** Deletes one learner or the whole class for good, once the name was typed. */
export function DeleteBlock() {
  const { whole, reload } = useClass()
  const said = useWords(keepingWords)
  const navigate = useNavigate()
  const [learnerId, setLearnerId] = useState('')
  const [asking, setAsking] = useState<'learner' | 'class'>()
  const children = whole.learners.filter(({ has_email }) => !has_email)
  const child = children.find(({ id }) => id === learnerId)
  const close = () => setAsking(undefined)

  async function erase() {
    await classesApi.erase(whole.id, learnerId)
    close()
    setLearnerId('')
    reload()
  }
  async function removeClass() {
    await classesApi.remove(whole.id)
    await navigate(ways.classes)
  }
  if (!whole.is_owner) return null
  return (
    <section className="block stack">
      <h2>{said.erase}</h2>
      <p className="minor">
        {said.eraseText} {said.eraseMail}
      </p>
      <LearnerPick learners={children} chosen={learnerId} onChoose={setLearnerId} />
      <p>
        <button type="button" className="push bad" disabled={!child} onClick={() => setAsking('learner')}>
          {said.eraseButton}
        </button>
      </p>
      <h2>{said.deleteClass}</h2>
      <p className="minor">{said.deleteClassText}</p>
      <p>
        <button type="button" className="push bad" onClick={() => setAsking('class')}>
          {said.eraseButton}
        </button>
      </p>
      {asking === 'learner' && child && (
        <EraseDialog name={child.name} text={said.eraseAsk} task={erase} onClose={close} />
      )}
      {asking === 'class' && (
        <EraseDialog name={whole.group_name} text={said.deleteClassText} task={removeClass} onClose={close} />
      )}
    </section>
  )
}

interface EraseProps {
  readonly name: string
  readonly text: string
  readonly task: () => Promise<void>
  readonly onClose: () => void
}

function EraseDialog({ name, text, task, onClose }: EraseProps) {
  const said = useWords(keepingWords)
  const { isBusy, run } = useTask()
  const [typed, setTyped] = useState('')
  return (
    <Ask title={said.eraseTitle(name)} onClose={onClose}>
      <p>{text}</p>
      <Entry
        label={said.typeName(name)}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="pushes">
        <button type="button" className="push" data-safe onClick={onClose}>
          {said.keepName(name)}
        </button>
        <button
          type="button"
          className="push bad main"
          disabled={isBusy || typed.trim() !== name}
          onClick={() => void run(task, said.erased)}
        >
          {said.eraseNow}
        </button>
      </p>
    </Ask>
  )
}
