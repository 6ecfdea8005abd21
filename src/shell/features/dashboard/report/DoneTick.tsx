import { useState } from 'react'
import type { DoneTodayRequest } from '../../../../../server/contract/doneToday.ts'
import { readText, writeText } from '../../../lib/device/storage.ts'
import { outbox, signedNow } from '../../outbox/index.ts'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { reportText } from '../text/report/index.ts'

interface Props {
  readonly kind: DoneTodayRequest['kind']
  readonly day: string
  /** The state stored by the service. */
  readonly isDone: boolean
}

/**
 * "Done today" checkbox. The service stores it for all computers of this teacher. If the service is unreachable, the change is queued, and this
 * device's copy counts until it is sent.
 */
export function DoneTick({ kind, day, isDone }: Props) {
  const { whole } = useClass()
  const said = useText(reportText)
  const { run } = useTask()
  const key = `doneToday ${whole.id} ${day} ${kind}`
  const [mine, setMine] = useState(() => waitingTick(key))

  async function tick(done: boolean) {
    setMine(done)
    writeText(key, done ? '1' : '0')
    const path = `/api/classes/${encodeURIComponent(whole.id)}/done-today`
    const isTaken = await run(() => outbox.perform({ method: 'put', path, body: { kind, day, done } }))
    if (isTaken) return
    setMine(undefined)
    writeText(key, '')
  }
  return (
    <label className="tick">
      <input type="checkbox" checked={mine ?? isDone} onChange={({ target }) => void tick(target.checked)} />{' '}
      {said.doneToday}
    </label>
  )
}

/** The unsent state on this device, if any. */
function waitingTick(key: string): boolean | undefined {
  const stored = readText(key)
  const isWaiting = outbox.behindOf(signedNow()?.learnerId ?? '') > 0
  return isWaiting && (stored === '1' || stored === '0') ? stored === '1' : undefined
}
