import { routes } from '../../lib/routes.ts'
import { BarLink } from '../../ui/screen/Bar.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'

/** Shown instead of the dashboard to users who are not teachers. */
export function Placeholder() {
  return (
    <Screen world="village" title="Dashboard" isCentered>
      <Notice kiko="sit" border="manggis">
        <h1>Dashboard</h1>
        <p>Your class will be shown here.</p>
        <BarLink icon="home" to={routes.home}>
          Home
        </BarLink>
      </Notice>
    </Screen>
  )
}
