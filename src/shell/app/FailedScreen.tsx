import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { Bar, BarLink } from '../ui/Bar.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'

/** Stands in for a screen that threw or could not be loaded: try again, or go home. Never a blank page. */
export function FailedScreen() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <Screen world="village" title="Try again" isCentered>
      <Notice kiko="peek">
        <h1>Something went wrong</h1>
        <Bar icon="again" onClick={() => window.location.reload()}>
          Try again
        </Bar>
        <BarLink icon="home" theme="cream" to={paths.home} reloadDocument>
          Home
        </BarLink>
      </Notice>
    </Screen>
  )
}
