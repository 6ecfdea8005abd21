import './account.css'
import '../../ui/dialogs/dialog.css'
import '../../ui/screen/loading.css'
import '../../ui/screen/paper.css'
import '../../ui/forms/form.css'
import { Navigate } from 'react-router-dom'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { accountText } from './text/index.ts'
import { DeviceList } from './DeviceList.tsx'
import { usePasswordForm } from './usePasswordForm.ts'
import { useSessions } from './useSessions.ts'

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const

/** Password and devices of a family's account; reached through the gate for grown-ups. Teachers have the same on their dashboard. */
export function AccountPage() {
  const [language] = useLanguage()
  const user = useUser()
  const said = accountText[language]
  if (!user || user.email === '') return <Navigate to={routes.landing} replace />
  return (
    <Screen
      world="village"
      title={said.title}
      left={<ControlLink to={routes.privacy} control="back" word={said.back} icon="back" theme="cream" />}
      right={<LanguageButton />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
      <section className="panel batik-nila account scroll" lang={language} tabIndex={0} aria-labelledby="account">
        <h1 id="account">{said.title}</h1>
        <p>{said.signedInAs(user.name, user.email)}</p>
        <div className="sides">
          <PasswordSide />
          <Devices />
        </div>
      </section>
    </Screen>
  )
}

function PasswordSide() {
  const [language] = useLanguage()
  const said = accountText[language]
  const sessions = { current_password: said.current, password: said.fresh, password_confirmation: said.repeat }
  const { field, isBusy, onSubmit } = usePasswordForm({ said, onChanged: () => notify('success', said.changed) })
  return (
    <form className="form" noValidate onSubmit={onSubmit} aria-label={said.passwordTitle}>
      <h2>{said.passwordTitle}</h2>
      <p>{said.rule}</p>
      {FIELDS.map((name) => {
        const { fault, input } = field(name)
        return <Field key={name} label={sessions[name]} error={fault} {...input} />
      })}
      <Bar type="submit" icon="check" isBusy={isBusy}>
        {said.change}
      </Bar>
    </form>
  )
}

function Devices() {
  const [language] = useLanguage()
  const said = accountText[language]
  const sessions = useSessions(said)
  return (
    <section className="devices" aria-label={said.devicesTitle}>
      <h2>{said.devicesTitle}</h2>
      <DeviceList
        language={language}
        className="account-devices"
        of={sessions}
        renderButton={(word, onPress, isBusy, label) => (
          <Bar theme="cream" icon="door" disabled={isBusy} aria-label={label} onClick={onPress}>
            {word}
          </Bar>
        )}
      />
    </section>
  )
}
