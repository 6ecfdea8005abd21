import { useQuery } from '@tanstack/react-query'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { serviceStateQuery } from './queries.ts'
import { Sign } from './Sign.tsx'
import { serviceText } from './text/service/index.ts'

/** Polling interval, ms. */
const AGAIN_MS = 60_000

/** Warns above every dashboard page about disk or clock problems of the service's computer. Renders nothing if the state is unknown. */
export function ServiceNotice() {
  const said = useText(serviceText)
  const [language] = useDashboardLanguage()
  const { data: state } = useQuery({ ...serviceStateQuery(), refetchInterval: AGAIN_MS })
  if (!state || (state.storage === 'ok' && state.clock === 'ok')) return null
  return (
    <div className="block warn service-notice noprint" role="status">
      {state.storage !== 'ok' && <Trouble title={said.storage[state.storage]} help={said.storageHelp[state.storage]} />}
      {state.clock !== 'ok' && (
        <Trouble title={said.clock[state.clock]} help={said.clockHelp(dated(state.now, language, 'exact'))} />
      )}
    </div>
  )
}

/** One line that unfolds to an explanation, so that the figures stay in view. */
function Trouble({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <details>
      <summary>
        <Sign name="bang" /> <b>{title}</b>
      </summary>
      <p>{help}</p>
    </details>
  )
}
