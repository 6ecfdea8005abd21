import { paths } from '../lib/paths.ts'
import { BarLink } from '../ui/Bar.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'

/** Any address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Screen world="village" title="Page Not Found" isCentered>
      <Notice kiko="peek">
        <h1>Page Not Found</h1>
        <BarLink icon="home" to={paths.home}>
          Home
        </BarLink>
      </Notice>
    </Screen>
  )
}
