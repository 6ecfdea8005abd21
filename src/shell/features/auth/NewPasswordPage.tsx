import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { accountText, usePasswordForm } from '../account/index.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { holdOneTimePassword, oneTimeNow } from './oneTime.ts'
import { returnPath } from './returnPath.ts'

/** Asks for a new password after a sign-in with a one-time password, then continues as the sign-in would. */
export function NewPasswordPage() {
  const [language] = useLanguage()
  const said = accountText[language]
  const { leavingTo, leave } = useLeaving()
  const { state } = useLocation()
  const [oneTime] = useState(oneTimeNow)
  // Leaving cancels the sign-in, so that the next user of this browser cannot continue it.
  useEffect(() => () => holdOneTimePassword(undefined), [])
  const { field, isBusy, onSubmit } = usePasswordForm({
    said,
    oneTime,
    onChanged: () => {
      oneTime?.begin()
      holdOneTimePassword(undefined)
      notify('success', said.first.saved)
      leave(returnPath(state) ?? routes.home, DELAYS.signedIn)
    },
  })
  // Opened directly or after a reload: there is no pending sign-in.
  if (!oneTime) return <Navigate to={routes.login} replace />
  const [password, repeated] = [field('password'), field('password_confirmation')]
  return (
    <AuthScreen
      title={said.first.title}
      backTo={routes.login}
      columns="one"
      border="hutan"
      isLeaving={leavingTo !== undefined}
      onSubmit={onSubmit}
    >
      <p className="lead" lang={language}>
        {said.first.text}
      </p>
      <Field label={said.fresh} error={password.fault} {...password.input} />
      <Field label={said.repeat} error={repeated.fault} {...repeated.input} />
      <p className="lead" lang={language}>
        {said.rule}
      </p>
      <div className="row">
        <Bar type="submit" icon="check" isBusy={isBusy} disabled={leavingTo !== undefined}>
          {said.first.save}
        </Bar>
      </div>
    </AuthScreen>
  )
}
