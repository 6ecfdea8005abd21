import { useLanguage } from '../lib/language/language.ts'
import { names } from '../lib/account/names.ts'
import { routes } from '../lib/routes.ts'
import { BarLink } from '../ui/screen/Bar.tsx'
import { Notice } from '../ui/screen/Notice.tsx'
import { Screen } from '../ui/screen/Screen.tsx'

const TITLES = { en: 'Page Not Found', id: 'Halaman Tidak Ditemukan' } as const

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const [language] = useLanguage()
  const title = TITLES[language]
  return (
    <Screen world="village" title={title} isCentered>
      <Notice kiko="peek">
        <h1>{title}</h1>
        <BarLink icon="home" data-control="home" to={routes.home}>
          {names[language].home}
        </BarLink>
      </Notice>
    </Screen>
  )
}
