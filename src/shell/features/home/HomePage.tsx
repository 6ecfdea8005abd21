import './home.css'
import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { faceOf } from '../../lib/face.ts'
import { useLanguage } from '../../lib/language.ts'
import { names } from '../../lib/names.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/useUser.ts'
import { playClick } from '../../lib/sound.ts'
import { DELAYS, useLeaving } from '../../lib/useLeaving.ts'
import { Ball } from '../../ui/Ball.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageBall } from '../../ui/LanguageBall.tsx'
import { LightImage } from '../../ui/LightImage.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TeacherCard } from './TeacherCard.tsx'
import { mediaUrl } from '../../../game/media.ts'

const CHOICES = [
  {
    kind: 'read',
    to: paths.books,
    icon: 'book',
    theme: 'amber',
    hem: 'hem-nila',
    width: 850,
    height: 527,
  },
  {
    kind: 'play',
    to: paths.games,
    icon: 'kite',
    theme: 'pink',
    hem: 'hem-cabai',
    width: 799,
    height: 850,
  },
] as const

/** Read or play? Two postcards; the chosen one steps forward before the new screen comes. */
export function HomePage() {
  const [language] = useLanguage()
  const { leavingTo, leave } = useLeaving()
  const isTeacher = useUser()?.role === 'teacher'
  return (
    <Screen world="village" title={names[language].home} left={<Me />} right={<LanguageBall />}>
      <h1 className="vh">{names[language].home}</h1>
      {isTeacher && <TeacherCard />}
      <div className="choices">
        {CHOICES.map(({ kind, to, icon, theme, hem, width, height }) => (
          <Link
            key={kind}
            to={to}
            className={clsx('choice hem', kind, hem, leavingTo === to && 'chosen')}
            data-control={kind}
            lang={language}
            draggable={false}
            onClick={(event) => {
              event.preventDefault()
              playClick()
              leave(to, DELAYS.choice)
            }}
          >
            <span className="sky">
              <LightImage src={`/img/ui/${kind}.webp`} width={width} height={height} alt="" />
            </span>
            <span className="word">
              <Ball theme={theme}>
                <Icon name={icon} />
              </Ball>
              {names[language][kind]}
            </span>
          </Link>
        ))}
      </div>
    </Screen>
  )
}

/** The child's face and first name: the way to the profile. */
function Me() {
  const [language] = useLanguage()
  const user = useUser()
  const name = user?.name.split(' ')[0] || names[language].me
  return (
    <Link
      className="me"
      to={paths.profile}
      aria-label={names[language].profileOf(name)}
      lang={language}
      onClick={playClick}
    >
      <img src={mediaUrl(faceOf(user))} width={246} height={252} alt="" draggable={false} />
      <Tag>{name}</Tag>
    </Link>
  )
}
