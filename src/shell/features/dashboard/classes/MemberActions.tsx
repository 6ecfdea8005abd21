import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ClassLearner } from '../../../../../server/contract/classes.ts'
import { useClass } from '../ClassFrame.tsx'
import { useKeeping } from '../../../lib/account/retention.ts'
import { notify } from '../../../lib/notify.ts'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { listed } from '../dates.ts'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { custodyText } from '../text/custody/index.ts'
import { familyText } from '../text/family/index.ts'
import { letterText } from '../text/letter/index.ts'
import { rosterText } from '../text/roster/index.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { Sure } from './Sure.tsx'

interface Props {
  readonly chosen: readonly ClassLearner[]
  /** Called after the learners were moved or removed, or the owner was asked. */
  readonly onDone: () => void
  /** Called after new pictures were assigned. */
  readonly onPictures: () => void
}

type Asking = 'move' | 'pictures' | 'remove'

/** Actions for the chosen learners. */
export function MemberActions({ chosen, onDone, onPictures }: Props) {
  const { whole } = useClass()
  const said = useText(rosterText)
  const letter = useText(letterText)
  const family = useText(familyText)
  const [asking, setAsking] = useState<Asking>()
  const byPictures = chosen.filter((learner) => !learner.has_email).map(({ id }) => id)
  const isNone = chosen.length === 0
  return (
    <>
      <div className="buttons">
        <b className="minor" role="status">
          {said.chosen(chosen.length)}
        </b>
        <button type="button" className="button" disabled={isNone} onClick={() => setAsking('move')}>
          {said.move}
        </button>
        <Link className="button" to={dashboardRoutes.cards(whole.id, byPictures)}>
          {said.printCards}
        </Link>
        <Link
          className="button"
          to={dashboardRoutes.letter(
            whole.id,
            chosen.map(({ id }) => id),
          )}
        >
          {letter.open}
        </Link>
        {chosen.length === 1 && whole.is_owner && (
          <Link className="button" to={dashboardRoutes.familyRecord(whole.id, chosen[0]?.id ?? '')}>
            {family.page}
          </Link>
        )}
        <button
          type="button"
          className="button"
          disabled={byPictures.length === 0}
          onClick={() => setAsking('pictures')}
        >
          {said.newPictures}
        </button>
        <button type="button" className="button bad" disabled={isNone} onClick={() => setAsking('remove')}>
          {said.remove}
        </button>
      </div>
      {asking !== undefined && (
        <Asked
          asking={asking}
          chosen={chosen}
          byPictures={byPictures}
          onClose={() => setAsking(undefined)}
          onDone={onDone}
          onPictures={onPictures}
        />
      )}
    </>
  )
}

interface AskedProps extends Props {
  readonly asking: Asking
  readonly byPictures: readonly string[]
  readonly onClose: () => void
}

function Asked({ asking, chosen, byPictures, onClose, onDone, onPictures }: AskedProps) {
  const { whole, reload } = useClass()
  const said = useText(rosterText)
  const custody = useText(custodyText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const { bin_days } = useKeeping()
  const ids = chosen.map(({ id }) => id)
  const names = listed(
    chosen.map(({ name }) => name),
    language,
  )
  const ended = () => {
    onClose()
    onDone()
    reload()
  }
  async function renew() {
    if (!(await run(() => classesApi.renewPictures(whole.id, byPictures), said.newPicturesDone))) return
    onClose()
    onPictures()
  }
  async function remove() {
    const isDone = await run(async () => {
      const { asked } = await classesApi.removeLearners(whole.id, ids)
      notify('success', asked ? custody.asked : said.removed)
    })
    if (isDone) ended()
  }
  const shared = { cancel: said.keep, isBusy, onClose }
  if (asking === 'move') return <MoveDialog learnerIds={ids} onDone={ended} onClose={onClose} />
  if (asking === 'remove') {
    const { remove: go } = said
    return (
      <Sure
        {...shared}
        title={go}
        text={
          whole.is_owner ? said.removeAsk(names, bin_days) : `${custody.askOwner} ${said.removeAsk(names, bin_days)}`
        }
        go={go}
        onGo={() => void remove()}
      />
    )
  }
  const { newPictures: go } = said
  return <Sure {...shared} title={go} text={said.newPicturesAsk(names)} go={go} onGo={() => void renew()} />
}
