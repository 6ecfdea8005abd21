import { useState } from 'react'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { frameText } from '../text/frame/index.ts'
import { packText } from '../text/packs/index.ts'
import { useTask } from '../useTask.ts'
import { packsApi } from './packsApi.ts'

interface Props {
  readonly pack: PackItem
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Which children of the class can be seen or heard in a book. Each of them is ticked only where the family has agreed. */
export function PeopleDialog({ pack, onDone, onClose }: Props) {
  const { whole } = useClass()
  const said = useText(packText)
  const frame = useText(frameText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    pack.people.filter(({ class_id }) => class_id === whole.id).map(({ learner_id }) => learner_id),
  )

  async function save() {
    if (!(await run(() => packsApi.setPeople(whole.id, pack.key, chosen), said.saved))) return
    onDone()
    onClose()
  }
  return (
    <Ask title={said.peopleTitle(pack.titles[language])} onClose={onClose}>
      <p>{said.peopleText}</p>
      <fieldset className="pack-people">
        <legend className="field-label">{said.peopleAgreed(whole.group_name)}</legend>
        {whole.learners.length === 0 && <p>{said.nobodyInClass}</p>}
        {whole.learners.map(({ id, name }) => (
          <label key={id} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="minor">{said.peopleErased}</p>
      <p className="buttons">
        <button type="button" className="button" data-safe onClick={onClose}>
          {frame.cancel}
        </button>
        <button type="button" className="button main" disabled={isBusy} onClick={() => void save()}>
          {said.savePeople}
        </button>
      </p>
    </Ask>
  )
}
