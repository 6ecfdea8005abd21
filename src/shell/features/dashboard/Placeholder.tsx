import { paths } from '../../lib/paths.ts'
import { BarLink } from '../../ui/Bar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Screen } from '../../ui/Screen.tsx'

/** What those see who teach no class. */
export function Placeholder() {
  return (
    <Screen world="village" title="Dashboard" isCentered>
      <Notice kiko="sit" hem="manggis">
        <h1>Dashboard</h1>
        <p>Your class will be shown here.</p>
        <BarLink icon="home" to={paths.home}>
          Home
        </BarLink>
      </Notice>
    </Screen>
  )
}
