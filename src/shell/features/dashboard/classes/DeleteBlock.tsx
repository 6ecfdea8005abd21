import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKeeping } from '../../../lib/keeping.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useWords } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { ways } from '../ways.ts'
import { keepingWords } from '../words/keeping.ts'
import { Entry } from './Entry.tsx'
import { LearnerPick } from './LearnerPick.tsx'
import { Sure } from './Sure.tsx'

/** Puts one learner into the bin, or deletes the whole class for good once its name was typed. */
export function DeleteBlock() {
  const { whole, reload } = useClass()
  const said = useWords(keepingWords)
  const navigate = useNavigate()
  const { bin_days } = useKeeping()
  const [learnerId, setLearnerId] = useState('')
  const { isBusy, run } = useTask()
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
        {said.eraseText(bin_days)} {said.eraseMail}
      </p>
      <LearnerPick learners={children} chosen={learnerId} onChoose={setLearnerId} />
      <p>
        <button type="button" className="push bad" disabled={!child} onClick={() => setAsking('learner')}>
          {said.binButton}
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
        <Sure
          title={said.binTitle(child.name)}
          text={said.binAsk(bin_days)}
          keep={said.keepName(child.name)}
          go={said.binGo}
          isBusy={isBusy}
          onGo={() => void run(erase, said.binned)}
          onClose={close}
        />
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
