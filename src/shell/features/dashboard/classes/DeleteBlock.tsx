import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKeeping } from '../../../lib/account/retention.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { retentionText } from '../text/retention/index.ts'
import { Entry } from './Entry.tsx'
import { LearnerPick } from './LearnerPick.tsx'
import { Sure } from './Sure.tsx'

/** Moves one learner to the bin, or deletes the class after its name was typed. For the owner. */
export function DeleteBlock() {
  const { whole, reload } = useClass()
  const said = useText(retentionText)
  const { bin_days } = useKeeping()
  const [learnerId, setLearnerId] = useState('')
  const { isBusy, run } = useTask()
  const [isAsking, setAsking] = useState(false)
  const children = whole.learners.filter(({ has_email }) => !has_email)
  const child = children.find(({ id }) => id === learnerId)
  const close = () => setAsking(false)

  async function erase() {
    await classesApi.erase(whole.id, learnerId)
    close()
    setLearnerId('')
    reload()
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
        <button type="button" className="button bad" disabled={!child} onClick={() => setAsking(true)}>
          {said.binButton}
        </button>
      </p>
      <DeleteClass />
      {isAsking && child && (
        <Sure
          title={said.binTitle(child.name)}
          text={said.binAsk(bin_days)}
          cancel={said.keepClass(child.name)}
          go={said.binGo}
          isBusy={isBusy}
          onGo={() => void run(erase, said.binned)}
          onClose={close}
        />
      )}
    </section>
  )
}

function DeleteClass() {
  const { whole } = useClass()
  const said = useText(retentionText)
  const navigate = useNavigate()
  const { bin_days } = useKeeping()
  const [isAsking, setAsking] = useState(false)
  const text = said.deleteClassText(bin_days)

  async function remove() {
    await classesApi.remove(whole.id)
    await navigate(dashboardRoutes.classes)
  }
  return (
    <>
      <h2>{said.deleteClass}</h2>
      <p className="minor">{text}</p>
      <p>
        <button type="button" className="button bad" onClick={() => setAsking(true)}>
          {said.deleteButton}
        </button>
      </p>
      {isAsking && <DeleteDialog name={whole.group_name} text={text} task={remove} onClose={() => setAsking(false)} />}
    </>
  )
}

interface DeleteProps {
  readonly name: string
  readonly text: string
  readonly task: () => Promise<void>
  readonly onClose: () => void
}

function DeleteDialog({ name, text, task, onClose }: DeleteProps) {
  const said = useText(retentionText)
  const { isBusy, run } = useTask()
  const [typed, setTyped] = useState('')
  return (
    <Ask title={said.deleteTitle(name)} onClose={onClose}>
      <p>{text}</p>
      <Entry
        label={said.typeName(name)}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="buttons">
        <button type="button" className="button" data-safe onClick={onClose}>
          {said.keepClass(name)}
        </button>
        <button
          type="button"
          className="button bad main"
          disabled={isBusy || typed.trim() !== name}
          onClick={() => void run(task, said.deleted)}
        >
          {said.deleteNow}
        </button>
      </p>
    </Ask>
  )
}
