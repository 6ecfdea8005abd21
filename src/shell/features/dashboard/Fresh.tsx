import { Fragment } from 'react'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { useFresh } from './fresh.ts'
import { Sign } from './Sign.tsx'
import { frameText } from './text/frame/index.ts'
import { reportText } from './text/report/index.ts'

/** Shows how recent the figures are and which tablets have unsent or missing events. Renders nothing before the first report. */
export function Fresh({ classId }: { readonly classId: string }) {
  const said = useText(frameText)
  const { someTablet } = useText(reportText)
  const [language] = useDashboardLanguage()
  const head = useFresh(classId)
  if (!head) return null
  if (head.up_to === null) return <p>{said.nothingSent}</p>
  return (
    <p>
      {said.upTo} <b>{dated(head.up_to, language, 'time', head.time_zone)}</b>.{' '}
      {head.unsent.map(({ device_id, name, queued }) => (
        <Fragment key={device_id}>
          <Sign name="wait" /> <b>{name ?? someTablet}</b>: {said.unsentOf(queued.length)}{' '}
        </Fragment>
      ))}
      {head.gaps.map(({ device_id, name, missing }) => (
        <Fragment key={device_id}>
          <Sign name="bang" /> <b>{name ?? someTablet}</b>: {said.missing(missing)}{' '}
        </Fragment>
      ))}
    </p>
  )
}
