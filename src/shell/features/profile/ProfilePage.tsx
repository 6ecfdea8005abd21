import './profile.css'
import type { Language } from '../../../game/language.ts'
import { faceOf } from '../../lib/face.ts'
import { useLanguage } from '../../lib/language.ts'
import { names } from '../../lib/names.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/useUser.ts'
import { Bar } from '../../ui/Bar.tsx'
import { CtlLink } from '../../ui/Ctl.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { CalmSwitch } from '../calm/CalmSwitch.tsx'
import { FaceButton } from '../look/FaceButton.tsx'
import { LookChooser } from '../look/LookChooser.tsx'
import { useLookChooser } from '../look/useLookChooser.ts'
import { GrownUpsLink } from '../privacy/GrownUpsLink.tsx'
import type { Profile } from './api.ts'
import { JoinClass } from './JoinClass.tsx'
import { Marks } from './Marks.tsx'
import { useProfile } from './useProfile.ts'

/** What stands in the place of a class where there is none. */
const NO_CLASS = 'N/A'

/** Who the child is, and how far each book has come. */
export function ProfilePage() {
  const [language] = useLanguage()
  const { state, reload } = useProfile()
  return (
    <Screen
      world="village"
      title="Profile"
      left={<CtlLink to={paths.home} name={names[language].home} word="Home" icon="home" theme="cream" />}
    >
      <Plate hem="manggis">Profile</Plate>
      {state.status === 'loading' && <LoadingOverlay />}
      {state.status === 'error' && (
        <Notice kiko="peek" hem="manggis">
          <p>The profile could not come.</p>
          <Bar icon="again" onClick={() => void reload()}>
            Try again
          </Bar>
        </Notice>
      )}
      {state.status === 'loaded' && (
        // The whole album scrolls where it is too high: by keyboard too.
        <div className="album" tabIndex={-1}>
          <AboutMe profile={state.profile} language={language} onJoined={() => void reload()} />
          <Marks books={state.profile.list_buku} language={language} />
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
  const chooser = useLookChooser()
  const user = useUser()
  return (
    <Panel hem="manggis" className="card-me" aria-label="About me">
      <div className="me-row">
        <FaceButton language={language} onOpen={chooser.open} />
        <img src={faceOf({ ...profile, avatar: user?.avatar })} width={246} height={252} alt="" draggable={false} />
        <CalmSwitch language={language} />
      </div>
      <h2>{profile.name}</h2>
      <span className="role">{capitalised(profile.role)}</span>
      <p className="score">
        <span className="seal">{profile.overall_score}</span>Overall score
      </p>
      <dl className="facts">
        {profile.email !== '' && (
          <>
            <dt>Email</dt>
            <dd>{profile.email}</dd>
          </>
        )}
        <dt>Class</dt>
        <dd>{profile.group_name}</dd>
        <dt>Course</dt>
        <dd>{profile.course_name}</dd>
        <dt>Joined</dt>
        <dd>{dayOf(profile.joined_at)}</dd>
      </dl>
      {profile.role === 'student' && profile.group_name === NO_CLASS && (
        <JoinClass language={language} onJoined={onJoined} />
      )}
      {profile.email !== '' && (
        <GrownUpsLink className="link grown-ups-link" to={paths.privacy}>
          {language === 'en' ? 'Privacy and this account' : 'Privasi dan akun ini'}
        </GrownUpsLink>
      )}
      <LookChooser isOpen={chooser.isOpen} language={language} onDone={chooser.done} />
    </Panel>
  )
}

function capitalised(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

/** `20 July 2026`; a date that is none is shown as it came. */
function dayOf(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso || 'N/A'
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}
