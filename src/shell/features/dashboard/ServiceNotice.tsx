import { useEffect, useState } from 'react'
import { type ServiceState, serviceStateAnswer } from '../../../../server/contract/serviceState.ts'
import { call } from './call.ts'
import { useDashboardLanguage, useWords } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { Sign } from './Sign.tsx'
import { serviceWords } from './words/service.ts'

/** The service is asked again after this, ms. */
const AGAIN_MS = 60_000

/** Says above every page of the dashboard what is wrong with the machine that the service runs on. Nothing where all is well, or where the service is out of reach. */
export function ServiceNotice() {
  const said = useWords(serviceWords)
  const [language] = useDashboardLanguage()
  const state = useServiceState()
  if (!state || (state.storage === 'ok' && state.clock === 'ok')) return null
  return (
    <div className="notice-bar block warn" role="status">
      <Sign name="bang" />
      <span>
        {state.storage !== 'ok' && <b>{said.storage[state.storage]}</b>}{' '}
        {state.storage !== 'ok' && said.storageHelp[state.storage]}{' '}
        {state.clock !== 'ok' && <b>{said.clock[state.clock]}</b>}{' '}
        {state.clock !== 'ok' && said.clockHelp(dated(state.now, language, 'exact'))}
      </span>
    </div>
  )
}

/** What the service last said of itself. */
function useServiceState(): ServiceState | undefined {
  const [state, setState] = useState<ServiceState>()
  useEffect(() => {
    let isOver = false
    const ask = () =>
      call('get', '/api/service/state', serviceStateAnswer).then(
        ({ data }) => {
          if (!isOver) setState(data)
        },
        // The page itself says when the service is away.
        () => undefined,
      )
    void ask()
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [])
  return state
}
