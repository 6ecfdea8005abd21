import { Link } from 'react-router-dom'
import { notify } from '../../lib/notify.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { accountText, DeviceList, usePasswordForm, useSessions } from '../account/index.ts'
import { Entry } from './classes/Entry.tsx'
import { Head } from './classes/Head.tsx'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { Frame } from './Frame.tsx'
import { dashboardRoutes } from './routes.ts'
import { frameText } from './text/frame/index.ts'

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const

/** A teacher's account: change of password, and the devices that are signed in. */
export function AccountDesk() {
  const [language] = useDashboardLanguage()
  const said = accountText[language]
  const { allClasses } = useText(frameText)
  const user = useUser()
  return (
    <Frame>
      <Head
        title={said.account}
        sub={user && said.signedInAs(user.name, user.email)}
        tools={<Link to={dashboardRoutes.classes}>{allClasses}</Link>}
      />
      <div className="cols">
        <PasswordBlock />
        <DevicesBlock />
      </div>
    </Frame>
  )
}

function PasswordBlock() {
  const [language] = useDashboardLanguage()
  const said = accountText[language]
  const labels = { current_password: said.current, password: said.fresh, password_confirmation: said.repeat }
  const { field, isBusy, onSubmit } = usePasswordForm({ said, onChanged: () => notify('success', said.changed) })
  return (
    <form className="block stack" noValidate onSubmit={onSubmit} aria-label={said.passwordTitle}>
      <h2>{said.passwordTitle}</h2>
      {FIELDS.map((name) => {
        const { fault, input } = field(name)
        const hint = name === 'password' ? { hint: said.rule } : {}
        return <Entry key={name} label={labels[name]} fault={fault} {...hint} {...input} />
      })}
      <p className="buttons">
        <button type="submit" className="button main" disabled={isBusy}>
          {said.change}
        </button>
      </p>
    </form>
  )
}

function DevicesBlock() {
  const [language] = useDashboardLanguage()
  const said = accountText[language]
  const sessions = useSessions(said)
  return (
    <section className="block stack" aria-label={said.devicesTitle}>
      <h2>{said.devicesTitle}</h2>
      <DeviceList
        language={language}
        className="desk-devices"
        of={sessions}
        renderButton={(word, onPress, isBusy, label) => (
          <button type="button" className="button" disabled={isBusy} aria-label={label} onClick={onPress}>
            {word}
          </button>
        )}
      />
    </section>
  )
}
