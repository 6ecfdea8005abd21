import { useQuery } from '@tanstack/react-query'
import type { DeletedClass } from '../../../../../server/contract/bin.ts'
import { useKeeping } from '../../../lib/account/retention.ts'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { classQueries } from '../queries.ts'
import { useTask } from '../useTask.ts'
import { classText } from '../text/classes/index.ts'

/** The teacher's deleted classes, which can be restored. Renders nothing if there are none or the request fails. */
export function DeletedClasses({ onDone }: { readonly onDone: () => void }) {
  const said = useText(classText)
  const { bin_days } = useKeeping()
  const { data = [], refetch } = useQuery(classQueries.deleted())
  if (data.length === 0) return null
  const back = () => {
    void refetch()
    onDone()
  }
  return (
    <section className="block stack-s" style={{ maxWidth: 460, marginTop: 16 }}>
      <h2>{said.deletedClasses}</h2>
      <p className="minor">{said.deletedText(bin_days)}</p>
      <ul className="stack">
        {data.map((one) => (
          <DeletedRow key={one.id} of={one} onDone={back} />
        ))}
      </ul>
    </section>
  )
}

function DeletedRow({ of, onDone }: { readonly of: DeletedClass; readonly onDone: () => void }) {
  const said = useText(classText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const { id, group_name, course_name, learner_count, deleted_at, ends_at } = of

  async function restore() {
    if (await run(() => classesApi.restoreClass(id), said.restored(group_name))) onDone()
  }
  return (
    <li className="stack-s">
      <p>
        <b>{group_name}</b>
        <br />
        <span className="minor">
          {course_name} · {said.count(learner_count)}
          <br />
          {said.deletedOn(dated(deleted_at, language, 'short'))} {said.backUntil(dated(ends_at, language, 'short'))}
        </span>
      </p>
      <p>
        <button
          type="button"
          className="button"
          aria-label={said.restoreOf(group_name)}
          disabled={isBusy}
          onClick={() => void restore()}
        >
          {said.restore}
        </button>
      </p>
    </li>
  )
}
