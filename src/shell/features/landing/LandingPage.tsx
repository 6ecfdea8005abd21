import './landing.css'
import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { useLanguage } from '../../lib/language/language.ts'
import { names } from '../../lib/account/names.ts'
import { routes } from '../../lib/routes.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { AvifImage } from '../../ui/pictures/AvifImage.tsx'
import { RoundButton } from '../../ui/controls/RoundButton.tsx'
import '../../ui/screen/screen.css'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import { musicOnAtom } from '../music/atoms.ts'
import { GrownUpsLink } from '../privacy/GrownUpsLink.tsx'

const BARN = {
  en: 'A rice barn on stilts with books in its loft.',
  id: 'Lumbung padi panggung dengan buku-buku di lotengnya.',
} as const
const FRIENDS = { en: 'Five friends wave.', id: 'Lima sahabat melambaikan tangan.' } as const
const SUBTITLE = { en: 'Books from Rice Village', id: 'Buku dari Desa Padi' } as const

/** The barn in the morning, and PLAY: a second later the sign-in. PLAY also turns the music on or off. */
export function LandingPage() {
  const [language] = useLanguage()
  const setMusicOn = useSetAtom(musicOnAtom)
  const { leavingTo, leave } = useLeaving()

  function play() {
    if (leavingTo !== undefined) return
    setMusicOn((isOn) => !isOn)
    leave(routes.login, DELAYS.landing)
  }

  return (
    <div className="world world-village">
      <ScreenTitle title={SUBTITLE[language]} />
      <main className={clsx('landing screen', leavingTo !== undefined && 'stepping')} tabIndex={-1}>
        <h1>Lumbung</h1>
        <p className="sub">{SUBTITLE[language]}</p>
        <AvifImage className="barn" src="/img/ui/lumbung.webp" width={775} height={1054} alt={BARN[language]} />
        <AvifImage className="kids" src="/img/ui/kids.webp" width={1224} height={571} alt={FRIENDS[language]} />
        <div className="corner">
          <LanguageButton />
        </div>
        <GrownUpsLink to={routes.privacy} className="grown-ups link">
          {language === 'en' ? 'For grown-ups' : 'Untuk orang dewasa'}
        </GrownUpsLink>
        <RoundButton
          size="large"
          calls={leavingTo === undefined}
          aria-label={names[language].startSaid}
          data-control="play"
          lang={language}
          onClick={play}
        >
          <Icon name="play" />
          <b className="icon-button-word">{names[language].start}</b>
        </RoundButton>
      </main>
    </div>
  )
}
