import { useEffect } from 'react'
import { reloadPage } from '../lib/device/reload.ts'
import { useLanguage } from '../lib/language/language.ts'
import { commonText } from '../lib/language/text/index.ts'
import { routes } from '../lib/routes.ts'
import { Bar, BarLink } from '../ui/screen/Bar.tsx'
import { Notice } from '../ui/screen/Notice.tsx'
import { Screen } from '../ui/screen/Screen.tsx'
import { troubleText } from './text/trouble/index.ts'

/** Stands in for a screen that threw or could not be loaded: try again, or go home. Never a blank page. */
export function FailedScreen({ error }: { readonly error: unknown }) {
  useEffect(() => console.error(error), [error])
  const [language] = useLanguage()
  const words = commonText[language]
  return (
    <Screen world="village" title={words.tryAgain} isCentered>
      <Notice kiko="peek">
        <h1>{troubleText[language].failed}</h1>
        <Bar icon="again" onClick={reloadPage}>
          {words.tryAgain}
        </Bar>
        <BarLink icon="home" theme="cream" to={routes.home} reloadDocument>
          {words.home}
        </BarLink>
      </Notice>
    </Screen>
  )
}
