import { useQuery } from '@tanstack/react-query'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { serviceStateQuery } from './queries.ts'
import { Sign } from './Sign.tsx'
import { serviceText } from './text/service/index.ts'

/** The service is asked again after this, ms. */
const AGAIN_MS = 60_000

/** Says above every page of the dashboard what is wrong with the machine that the service runs on. Nothing where all is well, or where the service is out of reach. */
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

/** One line; what it means and what to do is a press away, so that the figures stay in sight. */
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
