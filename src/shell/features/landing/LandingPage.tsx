import './landing.css'
import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { useLanguage } from '../../lib/language.ts'
import { names } from '../../lib/names.ts'
import { paths } from '../../lib/paths.ts'
import { DELAYS, useLeaving } from '../../lib/useLeaving.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageBall } from '../../ui/LanguageBall.tsx'
import { LightImage } from '../../ui/LightImage.tsx'
import { RoundButton } from '../../ui/RoundButton.tsx'
import '../../ui/screen.css'
import { ScreenTitle } from '../../ui/Screen.tsx'
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
    leave(paths.login, DELAYS.landing)
  }

  return (
    <div className="world world-village">
      <ScreenTitle title={SUBTITLE[language]} />
      <main className={clsx('landing screen', leavingTo !== undefined && 'stepping')} tabIndex={-1}>
        <h1>Lumbung</h1>
        <p className="sub">{SUBTITLE[language]}</p>
        <LightImage className="barn" src="/img/ui/lumbung.webp" width={775} height={1054} alt={BARN[language]} />
        <LightImage className="kids" src="/img/ui/kids.webp" width={1224} height={571} alt={FRIENDS[language]} />
        <div className="corner">
          <LanguageBall />
        </div>
        <GrownUpsLink to={paths.privacy} className="grown-ups link">
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
          <b className="ball-word">{names[language].start}</b>
        </RoundButton>
      </main>
    </div>
  )
}
