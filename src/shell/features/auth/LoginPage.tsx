import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { AuthScreen } from './AuthScreen.tsx'
import { type AuthText, authText } from './text/forms/index.ts'
import { login, loginErrorText } from './api.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Forgotten } from './Forgotten.tsx'
import { emailRequired, passwordRequired } from './rules.ts'
import { returnPath } from './returnPath.ts'
import { GrownUpsLink } from '../../ui/gate/GrownUpsLink.tsx'

interface LoginForm {
  email: string
  password: string
}

/** Sign-in by e-mail. One second after success it opens the home screen, or the screen that required the sign-in. */
export function LoginPage() {
  const [language] = useLanguage()
  const words = authText[language]
  const { leavingTo, leave } = useLeaving()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm<LoginForm>({ defaultValues: { email: '', password: '' } })
  const isSending = formState.isSubmitting

  async function send(form: LoginForm) {
    try {
      const { message, isOneTime } = await login({ email: form.email.trim(), password: form.password })
      if (isOneTime) {
        // The session begins only after the one-time password was replaced.
        void navigate(routes.newPassword, { state: { from: returnPath(state) } })
      } else {
        notify('success', message)
        leave(returnPath(state) ?? routes.home, DELAYS.signedIn)
      }
    } catch (error) {
      notify('error', loginErrorText(error))
    }
  }

  return (
    <AuthScreen
      title={words.login}
      backTo={routes.landing}
      columns="one"
      border="cabai"
      isLeaving={leavingTo !== undefined}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Field
        label={words.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', emailRequired(words))}
      />
      <Field
        label={words.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', passwordRequired(words))}
      />
      <div className="row">
        <Bar type="submit" icon="door" isBusy={isSending} disabled={leavingTo !== undefined}>
          {isSending ? words.loggingIn : words.login}
        </Bar>
        <span>
          {words.newHere}{' '}
          <Link className="link" to={routes.register}>
            {words.register}
          </Link>
        </span>
      </div>
      <Elsewhere words={words} />
    </AuthScreen>
  )
}

/** Links to other ways to sign in, privacy and help. */
function Elsewhere({ words }: { readonly words: AuthText }) {
  return (
    <div className="row foot">
      <Link className="link" to={routes.pictures}>
        {words.pictures}
      </Link>
      <GrownUpsLink className="link" to={routes.privacy}>
        {words.privacy}
      </GrownUpsLink>
      <Forgotten />
    </div>
  )
}
