import './profile.css'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../../game/language.ts'
import { faceOf } from '../../lib/account/face.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Panel } from '../../ui/screen/Panel.tsx'
import { Label } from '../../ui/screen/Label.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { ComfortChoices } from './ComfortChoices.tsx'
import { PlayModeChoice } from './PlayModeChoice.tsx'
import { CalmSwitch } from '../calm/index.ts'
import { FaceButton, AvatarChooser, useAvatarChooser } from '../avatar/index.ts'
import { GrownUpsLink } from '../../ui/gate/GrownUpsLink.tsx'
import type { Profile } from '../../lib/account/profileApi.ts'
import { JoinClass } from './JoinClass.tsx'
import { Marks } from './Marks.tsx'
import { profileText } from './text/index.ts'
import { profileQuery } from './queries.ts'
import { mediaUrl } from '../../../game/media.ts'
import { LOCALES } from '../../lib/language/locales.ts'

/** The service's `group_name` for a child without a class. */
const NO_CLASS = 'N/A'

/** The child's profile: personal data and the progress in each book. */
export function ProfilePage() {
  const [language] = useLanguage()
  const { data: profile, isPending, isError, refetch } = useQuery(profileQuery())
  return (
    <Screen
      world="village"
      title={commonText[language].profile}
      left={<ControlLink to={routes.home} control="home" word={commonText[language].home} icon="home" theme="cream" />}
    >
      <Label border="manggis">{commonText[language].profile}</Label>
      {isPending && <LoadingOverlay />}
      {isError && !profile && (
        <Notice kiko="peek" border="manggis">
          <p>{profileText[language].failed}</p>
          <Bar icon="again" data-control="again" onClick={() => void refetch()}>
            {commonText[language].tryAgain}
          </Bar>
        </Notice>
      )}
      {profile && (
        // The whole album scrolls if it is too high, also by keyboard.
        <div className="album" tabIndex={-1}>
          <AboutMe profile={profile} language={language} onJoined={() => void refetch()} />
          <Marks books={profile.list_buku} language={language} />
        </div>
      )}
    </Screen>
  )
}

interface AboutProps {
  readonly profile: Profile
  readonly language: Language
  readonly onJoined: () => void
}

function AboutMe({ profile, language, onJoined }: AboutProps) {
  const words = profileText[language]
  const chooser = useAvatarChooser()
  const user = useUser()
  return (
    <Panel border="manggis" className="card-me" aria-label={words.aboutMe}>
      <div className="me-row">
        <FaceButton language={language} onOpen={chooser.open} />
        <img
          src={mediaUrl(faceOf({ ...profile, avatar: user?.avatar }))}
          width={246}
          height={252}
          alt=""
          draggable={false}
        />
        <CalmSwitch language={language} />
      </div>
      <h2>{profile.name}</h2>
      <span className="role">{roleName(profile.role, words.roles)}</span>
      <ComfortChoices language={language} />
      <PlayModeChoice language={language} />
      <p className="score">
        <span className="badge">{profile.overall_score}</span>
        {words.score}
      </p>
      <dl className="facts">
        {profile.email !== '' && (
          <>
            <dt>Email</dt>
            <dd>{profile.email}</dd>
          </>
        )}
        <dt>{words.class}</dt>
        <dd>{profile.group_name}</dd>
        <dt>{words.course}</dt>
        <dd>{profile.course_name}</dd>
        <dt>{words.joined}</dt>
        <dd>{dayOf(profile.joined_at, LOCALES[language])}</dd>
      </dl>
      {profile.role === 'student' && profile.group_name === NO_CLASS && (
        <JoinClass language={language} onJoined={onJoined} />
      )}
      {profile.email !== '' && (
        <GrownUpsLink className="link grown-ups-link" to={routes.privacy}>
          {words.privacy}
        </GrownUpsLink>
      )}
      <AvatarChooser isOpen={chooser.isOpen} language={language} onDone={chooser.done} />
    </Panel>
  )
}

/** Name of a role; an unknown role is capitalised. */
function roleName(role: string, words: Readonly<Record<string, string>>): string {
  return words[role] ?? role.charAt(0).toUpperCase() + role.slice(1)
}

/** `20 July 2026`, `20 Juli 2026`; an invalid date is returned unchanged. */
function dayOf(iso: string, locale: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso || 'N/A'
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
}
