import type { ReactNode } from 'react'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import type { ClassItem } from '../../../../server/contract/classes.ts'
import { LANGUAGES } from '../../../game/language.ts'
import { routes } from '../../lib/routes.ts'
import { useLogout } from '../menu/index.ts'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { Fresh } from './Fresh.tsx'
import { useOldestShown } from './queryState.ts'
import { ServiceNotice } from './ServiceNotice.tsx'
import { Sign, type SignName } from './Sign.tsx'
import { useNarrow } from './useNarrow.ts'
import { dashboardRoutes } from './routes.ts'
import { frameText } from './text/frame/index.ts'
import { LANGUAGE_NAMES } from '../../lib/language/languageNames.ts'

interface Props {
  /** The current class and the classes to switch to; absent on the list of classes. */
  readonly classId?: string | undefined
  readonly classes?: readonly ClassItem[] | undefined
  readonly children: ReactNode
}

/** Frame of every dashboard screen: class switcher, navigation, language, and the screen itself. */
export function Frame({ classId, classes, children }: Props) {
  const said = useText(frameText)
  const isNarrow = useNarrow()
  // Inside the header a <footer> would be wrong.
  const Foot = isNarrow ? 'footer' : 'div'
  const foot = (
    <Foot className="rail-foot">
      {classId !== undefined && <Fresh classId={classId} />}
      <Elsewhere />
    </Foot>
  )
  return (
    <>
      <a className="skip" href="#main">
        {said.skip}
      </a>
      <div className="desktop">
        <header className="rail">
          <div className="batik" />
          <Link className="brand" to={dashboardRoutes.classes}>
            Lumbung<span className="visually-hidden"> {said.forTeachers}</span>
          </Link>
          {classId !== undefined && <ClassSwitcher classId={classId} classes={classes ?? []} />}
          {/* On a phone the footer is far down, so the link is repeated here. */}
          {isNarrow && (
            <Link className="to-app" to={routes.home}>
              {said.toAppShort}
              <span className="visually-hidden"> {said.toAppRest}</span>
            </Link>
          )}
          {classId !== undefined && <Ways classId={classId} />}
          {!isNarrow && foot}
        </header>
        <main id="main" tabIndex={-1}>
          <ServiceNotice />
          <CachedBar />
          {children}
        </main>
        {isNarrow && foot}
      </div>
    </>
  )
}

/** Bar that says that cached data are shown, since when and why. It disappears once the service responds again. */
function CachedBar() {
  const said = useText(frameText)
  const [language] = useDashboardLanguage()
  const oldest = useOldestShown()
  if (!oldest) return null
  const isOffline = oldest.reason === 'offline'
  return (
    <p className="block warn cached-since" role="status">
      <Sign name={isOffline ? 'offline' : 'wait'} /> <b>{isOffline ? said.youAreOffline : said.slow}</b>{' '}
      {said.cachedSince(dated(oldest.at, language, 'time'))}
    </p>
  )
}

function ClassSwitcher({ classId, classes }: { readonly classId: string; readonly classes: readonly ClassItem[] }) {
  const said = useText(frameText)
  const navigate = useNavigate()
  return (
    <div className="pick">
      <label className="visually-hidden" htmlFor="class-switch">
        {said.classLabel}
      </label>
      <select
        id="class-switch"
        value={classId}
        onChange={({ target }) =>
          void navigate(target.value === '' ? dashboardRoutes.classes : dashboardRoutes.today(target.value))
        }
      >
        {classes.map(({ id, group_name }) => (
          <option key={id} value={id}>
            {group_name}
          </option>
        ))}
        <option value="">{said.allClasses}…</option>
      </select>
    </div>
  )
}

function Ways({ classId }: { readonly classId: string }) {
  const said = useText(frameText)
  const entries: readonly (readonly [SignName, string, string, boolean])[] = [
    ['today', said.today, dashboardRoutes.today(classId), true],
    ['book', said.books, dashboardRoutes.books(classId), false],
    ['skills', said.skills, dashboardRoutes.skills(classId), false],
    ['people', said.learners, dashboardRoutes.learners(classId), false],
    ['house', said.class, dashboardRoutes.members(classId), false],
    ['pen', said.makeBook, routes.maker, false],
  ]
  return (
    <nav aria-label={said.main}>
      <ul>
        {entries.map(([sign, word, to, end]) => (
          <li key={to}>
            <NavLink to={to} end={end}>
              <Sign name={sign} />
              <span>{word}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Elsewhere() {
  const said = useText(frameText)
  const [language, setLanguage] = useDashboardLanguage()
  const logout = useLogout()
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend */}
      <span className="either" role="group" aria-label={said.siteLanguage}>
        {LANGUAGES.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {LANGUAGE_NAMES[one]}
          </button>
        ))}
      </span>
      <Link to={routes.home}>{said.toApp}</Link>
      <Link to={dashboardRoutes.account}>{said.account}</Link>
      <Link to={routes.privacy}>{said.privacy}</Link>
      <button type="button" className="button as-link" onClick={logout}>
        {said.logout}
      </button>
    </>
  )
}
