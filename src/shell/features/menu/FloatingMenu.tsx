import './menu.css'
import '../../ui/screen/paper.css'
import { clsx } from 'clsx'
import { useAtom } from 'jotai'
import { DropdownMenu } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCalm } from '../../lib/account/useCalm.ts'
import { config } from '../../lib/service/config.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { useMedia } from '../../lib/device/useMedia.ts'
import { IconButton, type ButtonTheme } from '../../ui/controls/IconButton.tsx'
import { Control } from '../../ui/controls/Control.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { IconName } from '../../ui/pictures/icons.tsx'
import { musicOnAtom } from '../../lib/sound/music.ts'
import { calmText, chooseCalm } from '../calm/index.ts'
import { CarryWords, NotSent } from '../outbox/index.ts'
import { useLogout } from './useLogout.ts'

// Children never need it: it is fetched when somebody asks.
const GateDialog = lazy(async () => ({ default: (await import('../../ui/gate/GateDialog.tsx')).GateDialog }))

const SIDEWAYS_PHONE = '(max-height: 480px) and (orientation: landscape)'

/** The control at the lower right and its menu: home, music, profile, the teachers' dashboard, and the way out. */
export function FloatingMenu() {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  // The entries open within the landmark, not at the end of the document.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [language] = useLanguage()
  const isSideways = useMedia(SIDEWAYS_PHONE)
  const said = commonText[language]
  return (
    <nav className="fab" aria-label={said.menu} ref={setPlace}>
      <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
        <DropdownMenu.Trigger asChild>
          <Control
            isBig
            control="menu"
            word={isOpen ? said.close : said.menu}
            more={isOpen ? said.closeMenu : undefined}
            icon={isOpen ? 'close' : 'menu'}
          />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={place}>
          <DropdownMenu.Content
            className="panel menu-panel"
            side={isSideways ? 'left' : 'top'}
            align="end"
            sideOffset={isSideways ? 6 : 4}
            collisionPadding={10}
            loop
          >
            <Entries onCarry={() => setAsking(true)} />
            <DropdownMenu.Arrow className="menu-arrow" width={26} height={13} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {/* Beside the menu, which closes when the gate opens. */}
      {isAsking && (
        <Suspense>
          <GateDialog onSolved={() => void navigate(routes.unsent)} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </nav>
  )
}

function Entries({ onCarry }: { readonly onCarry: () => void }) {
  const navigate = useNavigate()
  const user = useUser()
  const [language] = useLanguage()
  const words = commonText[language]
  const [isMusicOn, setMusicOn] = useAtom(musicOnAtom)
  const logout = useLogout()
  return (
    <>
      <NotSent>
        <DropdownMenu.Item className="link" onSelect={onCarry}>
          <CarryWords />
        </DropdownMenu.Item>
      </NotSent>
      <Entry icon="home" theme="cream" onSelect={() => void navigate(routes.home)}>
        {words.home}
      </Entry>
      <Entry
        icon={isMusicOn ? 'musicOff' : 'music'}
        theme="blue"
        onSelect={() => setMusicOn(!isMusicOn)}
        staysOpen
        lang="id"
      >
        {isMusicOn ? 'Matikan Musik' : 'Nyalakan Musik'}
      </Entry>
      <Entry icon="person" theme="emerald" onSelect={() => void navigate(routes.profile)}>
        {words.profile}
      </Entry>
      <CalmEntry />
      {user?.role === 'teacher' && (
        <Entry icon="dashboard" theme="violet" onSelect={() => window.open(config.dashboardUrl, '_blank', 'noopener')}>
          {words.dashboard}
        </Entry>
      )}
      <Entry icon="door" theme="red" isOut onSelect={logout}>
        {words.logout}
      </Entry>
    </>
  )
}

/** Calm mode, on or off; the menu stays, so that the tick is seen. */
function CalmEntry() {
  const [language] = useLanguage()
  const isOn = useCalm()
  const { calm, more } = calmText[language]
  return (
    <DropdownMenu.CheckboxItem
      className={clsx('item', isOn && 'is-on')}
      lang={language}
      aria-label={calm + more}
      checked={isOn}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={(next) => {
        playClick()
        void chooseCalm(next)
      }}
    >
      <IconButton theme={isOn ? 'emerald' : 'cream'}>
        <Icon name="calm" />
      </IconButton>
      {calm}
      <DropdownMenu.ItemIndicator className="menu-tick">
        <Icon name="check" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

interface EntryProps {
  readonly icon: IconName
  readonly theme: ButtonTheme
  readonly onSelect: () => void
  /** Keeps the menu open, so that the change of the entry is seen. */
  readonly staysOpen?: boolean
  readonly isOut?: boolean
  readonly lang?: string
  readonly children: string
}

function Entry({ icon, theme, onSelect, staysOpen = false, isOut = false, lang, children }: EntryProps) {
  return (
    <DropdownMenu.Item
      className={clsx('item', isOut && 'out')}
      lang={lang}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault()
        playClick()
        onSelect()
      }}
    >
      <IconButton theme={theme}>
        <Icon name={icon} />
      </IconButton>
      {children}
    </DropdownMenu.Item>
  )
}
