import type { PausedLearner, Tablet } from '../../../../../server/contract/pictures.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Sign } from '../Sign.tsx'
import { useTask } from '../useTask.ts'
import { tabletText } from '../text/tablets/index.ts'
import type { TabletDesk } from './useTablets.ts'

/** New tablets to approve, and tablets and children locked out after wrong pictures. Renders nothing if there are none. */
export function TabletRequests({ desk }: { readonly desk: TabletDesk }) {
  const said = useText(tabletText)
  if (!desk.tablets) return null
  const { devices, learners } = desk.tablets
  const waiting = devices.filter(({ waiting_number }) => waiting_number !== null)
  const known = devices.filter(({ is_told }) => is_told)
  if (waiting.length + known.length + learners.length === 0) return null
  return (
    <section className="block warn stack-s tablet-requests" aria-label={said.requests}>
      {waiting.map((tablet) => (
        <Waiting key={tablet.id} tablet={tablet} desk={desk} />
      ))}
      {known.map((tablet) => (
        <Paused
          key={tablet.id}
          text={said.tabletWrong(tablet.name, tablet.wrong_tries)}
          who={tablet}
          letIn={(classId) => classesApi.letDeviceIn(classId, tablet.id)}
          desk={desk}
        />
      ))}
      {learners.map((learner) => (
        <Paused
          key={learner.id}
          text={said.learnerWrong(learner.name, learner.wrong_tries)}
          who={learner}
          letIn={(classId) => classesApi.letLearnerIn(classId, learner.id)}
          desk={desk}
        />
      ))}
    </section>
  )
}

function Waiting({ tablet, desk }: { readonly tablet: Tablet; readonly desk: TabletDesk }) {
  const { whole, reload } = useClass()
  const said = useText(tabletText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const { id, name, created_at, waiting_number } = tablet

  async function answer(isYes: boolean) {
    const isDone = await run(
      () => (isYes ? classesApi.approveDevice(whole.id, id) : classesApi.removeDevice(whole.id, id)),
      isYes ? said.approved(name) : said.refused(name),
    )
    desk.reload()
    if (isDone) reload()
  }
  return (
    <div className="request">
      <b className="request-number">{waiting_number}</b>
      <p>
        <b>{said.waits(name)}</b> <span className="hint">{dated(created_at, language, 'time')}</span>
        <br />
        {said.compare}
      </p>
      <p className="buttons">
        <button
          type="button"
          className="button main"
          aria-label={`${said.yes} (${waiting_number})`}
          disabled={isBusy}
          onClick={() => void answer(true)}
        >
          {said.yes}
        </button>
        <button
          type="button"
          className="button"
          aria-label={`${said.no} (${waiting_number})`}
          disabled={isBusy}
          onClick={() => void answer(false)}
        >
          {said.no}
        </button>
      </p>
    </div>
  )
}

interface PausedProps {
  readonly text: string
  readonly who: Pick<PausedLearner, 'name' | 'paused_until'>
  readonly letIn: (classId: string) => Promise<unknown>
  readonly desk: TabletDesk
}

function Paused({ text, who: { name, paused_until }, letIn, desk }: PausedProps) {
  const { whole } = useClass()
  const said = useText(tabletText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  return (
    <div className="request">
      <Sign name="bang" />
      <p>
        <b>{text}</b> {paused_until === null ? said.pauseOver : said.pausedUntil(dated(paused_until, language, 'time'))}
      </p>
      <button
        type="button"
        className="button main"
        aria-label={`${said.letIn} (${name})`}
        disabled={isBusy}
        onClick={() => void run(() => letIn(whole.id), said.letInDone(name)).then(desk.reload)}
      >
        {said.letIn}
      </button>
    </div>
  )
}
