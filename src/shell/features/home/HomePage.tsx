import './home.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { faceOf } from '../../lib/account/face.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { AvifImage } from '../../ui/pictures/AvifImage.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { Tag } from '../../ui/screen/Tag.tsx'
import { TeacherCard } from './TeacherCard.tsx'
import { mediaUrl } from '../../../game/media.ts'

const CHOICES = [
  {
    kind: 'today',
    card: 'path-today',
    to: routes.today,
    icon: 'path',
    theme: 'emerald',
    border: 'batik-hutan',
  },
  {
    kind: 'read',
    card: 'read',
    to: routes.books,
    icon: 'book',
    theme: 'amber',
    border: 'batik-nila',
    width: 850,
    height: 527,
  },
  {
    kind: 'play',
    card: 'play',
    to: routes.games,
    icon: 'kite',
    theme: 'pink',
    border: 'batik-cabai',
    width: 799,
    height: 850,
  },
] as const

/** The home screen: three postcards, Today, Read and Play, and below them the child's barn. The chosen one is animated before the next screen opens. */
export function HomePage({ barn }: { readonly barn?: ReactNode }) {
  const [language] = useLanguage()
  const { leavingTo, leave } = useLeaving()
  const isTeacher = useUser()?.role === 'teacher'
  return (
    <Screen world="village" title={commonText[language].home} left={<Me />} right={<LanguageButton />}>
      <h1 className="visually-hidden">{commonText[language].home}</h1>
      {isTeacher && <TeacherCard />}
      <div className="choices">
        {CHOICES.map(({ kind, card, to, icon, theme, border, ...size }) => (
          <Link
            key={kind}
            to={to}
            className={clsx('choice batik-border', card, border, leavingTo === to && 'chosen')}
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
              {'width' in size ? (
                <AvifImage src={`/img/ui/${kind}.webp`} {...size} alt="" />
              ) : (
                <img src={mediaUrl('/img/ui/kiko-sit.webp')} alt="" draggable={false} />
              )}
            </span>
            <span className="word">
              <IconButton theme={theme}>
                <Icon name={icon} />
              </IconButton>
              {commonText[language][kind]}
            </span>
          </Link>
        ))}
      </div>
      {!isTeacher && barn}
    </Screen>
  )
}

/** Link to the profile, with the child's face and first name. */
function Me() {
  const [language] = useLanguage()
  const user = useUser()
  const name = user?.name.split(' ')[0] || commonText[language].me
  return (
    <Link
      className="me"
      to={routes.profile}
      aria-label={commonText[language].profileOf(name)}
      lang={language}
      onClick={playClick}
    >
      <img src={mediaUrl(faceOf(user))} width={246} height={252} alt="" draggable={false} />
      <Tag>{name}</Tag>
    </Link>
  )
}
