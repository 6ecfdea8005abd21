import './landing.css'
import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { AvifImage } from '../../ui/pictures/AvifImage.tsx'
import { RoundButton } from '../../ui/controls/RoundButton.tsx'
import '../../ui/screen/screen.css'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import { musicOnAtom } from '../../lib/sound/music.ts'
import { GrownUpsLink } from '../../ui/gate/GrownUpsLink.tsx'
import { landingText } from './text/index.ts'

/** The barn in the morning, and PLAY: a second later the sign-in. PLAY also turns the music on or off. */
export function LandingPage() {
  const [language] = useLanguage()
  const words = landingText[language]
  const setMusicOn = useSetAtom(musicOnAtom)
  const { leavingTo, leave } = useLeaving()

  function play() {
    if (leavingTo !== undefined) return
    setMusicOn((isOn) => !isOn)
    leave(routes.login, DELAYS.landing)
  }

  return (
    <div className="world world-village">
      <ScreenTitle title={words.subtitle} />
      <main className={clsx('landing screen', leavingTo !== undefined && 'stepping')} tabIndex={-1}>
        <h1>Lumbung</h1>
        <p className="sub">{words.subtitle}</p>
        <AvifImage className="lumbung" src="/img/ui/lumbung.webp" width={775} height={1054} alt={words.barn} />
        <AvifImage className="kids" src="/img/ui/kids.webp" width={1224} height={571} alt={words.friends} />
        <div className="corner">
          <LanguageButton />
        </div>
        <GrownUpsLink to={routes.privacy} className="grown-ups link">
          {words.forGrownUps}
        </GrownUpsLink>
        <RoundButton
          size="large"
          calls={leavingTo === undefined}
          aria-label={commonText[language].startSaid}
          data-control="play"
          lang={language}
          onClick={play}
        >
          <Icon name="play" />
          <b className="icon-button-word">{commonText[language].start}</b>
        </RoundButton>
      </main>
    </div>
  )
}
