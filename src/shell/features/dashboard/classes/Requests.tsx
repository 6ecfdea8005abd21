import type { ClassItem } from '../../../../../server/contract/classes.ts'
import type { LearnerRequest } from '../../../../../server/contract/requests.ts'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { listed } from '../dates.ts'
import { useTask } from '../useTask.ts'
import { custodyText } from '../text/custody/index.ts'

interface Props {
  readonly of: Pick<ClassItem, 'id' | 'is_owner' | 'requests'>
  /** Called after a request was answered or withdrawn, to reload the class. */
  readonly onDone: () => void
}

/** Requests of the same co-teacher, time, kind and target class; they are answered together. */
type Group = readonly [LearnerRequest, ...LearnerRequest[]]

/** Requests of co-teachers, which the owner can approve or decline; a co-teacher sees their own and can withdraw them. */
export function Requests({ of: { id, is_owner, requests }, onDone }: Props) {
  const said = useText(custodyText)
  if (requests.length === 0) return null
  return (
    <section className="block do stack-s">
      <h2>{is_owner ? said.requests : said.myRequests}</h2>
      <ul className="stack-s">
        {groupsOf(requests).map((group) => (
          <RequestRow key={group[0].id} classId={id} group={group} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<Props, 'onDone'> {
  readonly classId: string
  readonly group: Group
}

function RequestRow({ classId, group, onDone }: RowProps) {
  const said = useText(custodyText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const [{ kind, to_class, asked_by, is_mine }] = group
  const names = listed(
    group.map(({ learner }) => learner),
    language,
  )
  const to = to_class ?? said.otherClass
  const text = is_mine
    ? kind === 'move'
      ? said.myMove(names, to)
      : said.myRemove(names)
    : kind === 'move'
      ? said.move(asked_by, names, to)
      : said.remove(asked_by, names)

  async function answer(call: (id: string) => Promise<unknown>, done: string) {
    await run(async () => {
      for (const { id } of group) await call(id)
    }, done)
    // Also after a failure, because earlier requests of the group may have succeeded.
    onDone()
  }
  const decline = (id: string) => classesApi.declineRequest(classId, id)
  return (
    <li className="buttons">
      <span>{text}</span>
      {is_mine ? (
        <button type="button" className="button" disabled={isBusy} onClick={() => void answer(decline, said.takenBack)}>
          {said.takeBack}
        </button>
      ) : (
        <>
          <button
            type="button"
            className="button main"
            aria-label={`${said.yes}: ${text}`}
            disabled={isBusy}
            onClick={() => void answer((id) => classesApi.approveRequest(classId, id), said.approved)}
          >
            {said.yes}
          </button>
          <button
            type="button"
            className="button"
            aria-label={`${said.no}: ${text}`}
            disabled={isBusy}
            onClick={() => void answer(decline, said.declined)}
          >
            {said.no}
          </button>
        </>
      )}
    </li>
  )
}

function groupsOf(requests: readonly LearnerRequest[]): Group[] {
  const groups = new Map<string, [LearnerRequest, ...LearnerRequest[]]>()
  for (const request of requests) {
    const key = [request.kind, request.to_class, request.asked_by, request.asked_at].join('\n')
    const group = groups.get(key)
    if (group) group.push(request)
    else groups.set(key, [request])
  }
  return [...groups.values()]
}
