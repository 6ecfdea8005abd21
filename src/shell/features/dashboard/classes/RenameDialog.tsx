import { type FormEvent, useState } from 'react'
import type { ClassLearner } from '../../../../../server/contract/classes.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { classText } from '../text/classes/index.ts'
import { frameText } from '../text/frame/index.ts'
import { rosterText } from '../text/roster/index.ts'
import { Entry } from './Entry.tsx'

/** Dialog to rename a learner. */
export function RenameDialog({ learner, onClose }: { readonly learner: ClassLearner; readonly onClose: () => void }) {
  const { whole, reload } = useClass()
  const said = useText(rosterText)
  const frame = useText(frameText)
  const { missing } = useText(classText)
  const { isBusy, run } = useTask()
  const [name, setName] = useState(learner.name)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    const isDone = await run(() => classesApi.changeLearner(whole.id, learner.id, { name: name.trim() }), frame.saved)
    if (!isDone) return
    reload()
    onClose()
  }
  return (
    <Ask title={said.renameOf(learner.name)} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)}>
        <Entry
          label={said.nickname}
          maxLength={60}
          autoComplete="off"
          value={name}
          fault={name.trim() === '' ? missing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="buttons">
          <button type="button" className="button" onClick={onClose}>
            {frame.cancel}
          </button>
          <button type="submit" className="button main" disabled={isBusy || name.trim() === ''}>
            {frame.save}
          </button>
        </p>
      </form>
    </Ask>
  )
}
