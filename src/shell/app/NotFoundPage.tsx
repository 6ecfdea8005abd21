import { useLanguage } from '../lib/language.ts'
import { names } from '../lib/names.ts'
import { paths } from '../lib/paths.ts'
import { BarLink } from '../ui/Bar.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'

const TITLES = { en: 'Page Not Found', id: 'Halaman Tidak Ditemukan' } as const

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const [language] = useLanguage()
  const title = TITLES[language]
  return (
    <Screen world="village" title={title} isCentered>
      <Notice kiko="peek">
        <h1>{title}</h1>
        <BarLink icon="home" data-control="home" to={paths.home}>
          {names[language].home}
        </BarLink>
      </Notice>
    </Screen>
  )
}
