import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { useTask } from '../useTask.ts'
import { custodyText } from '../text/custody/index.ts'
import { frameText } from '../text/frame/index.ts'
import { rosterText } from '../text/roster/index.ts'

interface Props {
  readonly learnerIds: readonly string[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Dialog to choose the class that learners are moved to. */
export function MoveDialog({ learnerIds, onDone, onClose }: Props) {
  const { whole } = useClass()
  const said = useText(rosterText)
  const custody = useText(custodyText)
  const frame = useText(frameText)
  const { isBusy, run } = useTask()
  const id = useId()
  const query = useQuery(classQueries.list())
  const others = query.data?.filter((one) => one.id !== whole.id) ?? []
  const [chosen, setChosen] = useState<string>()
  const target = chosen ?? others[0]?.id

  async function move(classId: string) {
    const isDone = await run(async () => {
      const { asked } = await classesApi.moveLearners(whole.id, { learner_ids: [...learnerIds], class_id: classId })
      notify('success', asked ? custody.asked : said.moved)
    })
    if (isDone) onDone()
  }
  return (
    <Ask title={said.move} onClose={onClose}>
      <State of={query}>
        {() =>
          others.length === 0 ? (
            <p>{said.moveNowhere}</p>
          ) : (
            <div className="entry">
              <label htmlFor={id}>{said.moveTo}</label>
              <select id={id} value={target} onChange={(event) => setChosen(event.target.value)}>
                {others.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.group_name}
                  </option>
                ))}
              </select>
            </div>
          )
        }
      </State>
      {!whole.is_owner && <p className="minor">{custody.askOwner}</p>}
      <p className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {frame.cancel}
        </button>
        <button
          type="button"
          className="button main"
          disabled={isBusy || target === undefined}
          onClick={() => target !== undefined && void move(target)}
        >
          {said.move}
        </button>
      </p>
    </Ask>
  )
}
