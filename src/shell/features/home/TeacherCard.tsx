import { Link } from 'react-router-dom'
import { config } from '../../lib/service/config.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { routes } from '../../lib/routes.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { homeText } from './text/index.ts'

/** Link to the teacher's dashboard, in the same tab; the home screen shows it to teachers only. */
export function TeacherCard() {
  const [language] = useLanguage()
  const isOurs = config.dashboardUrl === routes.dashboard
  const inside = (
    <>
      <IconButton theme="violet">
        <Icon name="dashboard" />
      </IconButton>
      {homeText[language].myClasses}
    </>
  )
  const common = { className: 'teacher-card batik-border batik-nila', lang: language, onClick: playClick } as const
  return isOurs ? (
    <Link {...common} to={routes.dashboard}>
      {inside}
    </Link>
  ) : (
    <a {...common} href={config.dashboardUrl}>
      {inside}
    </a>
  )
}
