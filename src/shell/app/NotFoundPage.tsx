import { useLanguage } from '../lib/language/language.ts'
import { commonText } from '../lib/language/text/index.ts'
import { routes } from '../lib/routes.ts'
import { BarLink } from '../ui/screen/Bar.tsx'
import { Notice } from '../ui/screen/Notice.tsx'
import { Screen } from '../ui/screen/Screen.tsx'
import { notFoundText } from './text/notFound/index.ts'

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const [language] = useLanguage()
  const title = notFoundText[language].title
  return (
    <Screen world="village" title={title} isCentered>
      <Notice kiko="peek">
        <h1>{title}</h1>
        <BarLink icon="home" data-control="home" to={routes.home}>
          {commonText[language].home}
        </BarLink>
      </Notice>
    </Screen>
  )
}
