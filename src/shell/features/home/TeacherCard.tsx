import { Link } from 'react-router-dom'
import { config } from '../../lib/config.ts'
import { useLanguage } from '../../lib/language.ts'
import { paths } from '../../lib/paths.ts'
import { playClick } from '../../lib/sound.ts'
import { Ball } from '../../ui/Ball.tsx'
import { Icon } from '../../ui/Icon.tsx'

const MY_CLASSES = { en: 'My classes', id: 'Kelas saya' } as const

/** A teacher's dashboard is one press away, in the same tab; for teachers only. */
export function TeacherCard() {
  const [language] = useLanguage()
  const isOurs = config.dashboardUrl === paths.dashboard
  const inside = (
    <>
      <Ball theme="violet">
        <Icon name="dashboard" />
      </Ball>
      {MY_CLASSES[language]}
    </>
  )
  const common = { className: 'teacher-card hem hem-nila', lang: language, onClick: playClick } as const
  return isOurs ? (
    <Link {...common} to={paths.dashboard}>
      {inside}
    </Link>
  ) : (
    <a {...common} href={config.dashboardUrl}>
      {inside}
    </a>
  )
}
